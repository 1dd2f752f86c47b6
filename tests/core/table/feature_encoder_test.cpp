// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/feature_encoder.h"

#include <gmock/gmock.h>

#include <bit>
#include <cmath>
#include <limits>

#include "core/graph/interpreter.h"
#include "core/run/random.h"
#include "table_text.h"

namespace footbridge {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

FeatureSchema numbers(Index count) {
    FeatureSchema schema;
    for (Index i = 0; i < count; ++i)
        schema.features.push_back({"x" + std::to_string(i), ColumnType::Number, "", {}});
    return schema;
}

Matrix columnOf(std::initializer_list<double> values) {
    Matrix matrix(static_cast<Index>(values.size()), 1);
    std::ranges::copy(values, matrix.data());
    return matrix;
}

std::vector<std::string> noteCodes(const FeatureEncoder& encoder) {
    std::vector<std::string> codes;
    for (const Message& note : encoder.notes()) codes.emplace_back(note.code());
    return codes;
}

TEST(FeatureEncoder, StandardisesByThePopulationDeviation) {
    const Matrix raw = columnOf({1, 2, 3, 2});
    const FeatureEncoder encoder = FeatureEncoder::fit(numbers(1), raw);
    EXPECT_FALSE(encoder.parts()[0].log);
    EXPECT_DOUBLE_EQ(encoder.parts()[0].mean, 2);
    EXPECT_DOUBLE_EQ(encoder.parts()[0].deviation, std::sqrt(0.5));
    EXPECT_NEAR(encoder.encode(raw)(2, 0), std::sqrt(2.0), 1e-12);
}

TEST(FeatureEncoder, TakesTheSignedLogarithmOfHeavyTails) {
    const FeatureEncoder heavy = FeatureEncoder::fit(numbers(1), columnOf({1, -2, 4, 1000}));
    EXPECT_TRUE(heavy.parts()[0].log);
    EXPECT_THAT(noteCodes(heavy), testing::ElementsAre("encoder-log"));
    const double mean = (std::log1p(1) - std::log1p(2) + std::log1p(4) + std::log1p(1000)) / 4;
    EXPECT_DOUBLE_EQ(heavy.parts()[0].mean, mean);
    EXPECT_FALSE(FeatureEncoder::fit(numbers(1), columnOf({0, 0, 0, 1000})).parts()[0].log);
    EXPECT_FALSE(FeatureEncoder::fit(numbers(1), columnOf({10, 20, 29})).parts()[0].log);
    EXPECT_TRUE(FeatureEncoder::fit(numbers(1), columnOf({10, 10, 0, 30})).parts()[0].log);
}

TEST(FeatureEncoder, TakesAllLogarithmsInUnitsOfTheSmallestSize) {
    const Matrix raw = columnOf({0.002, -0.001, 0.004, 0});
    const auto all = [](const Matrix& values) {
        return FeatureEncoder::fit(numbers(1), values, FeatureEncoder::Logarithms::All);
    };
    EXPECT_EQ(all(raw).parts()[0].unit, 0.001);
    EXPECT_DOUBLE_EQ(all(raw).parts()[0].mean, (std::log(3) - std::log(2) + std::log(5)) / 4);
    EXPECT_TRUE(all(1024 * raw).encode(1024 * raw).isApprox(all(raw).encode(raw), 1e-14));
    EXPECT_EQ(all(columnOf({1, 2, 1e-17})).parts()[0].unit, 1);
    EXPECT_EQ(all(columnOf({0, 0, kNaN})).columns(), 0);
}

TEST(FeatureEncoder, PutsTheMeanForMissingAndClipsFarValues) {
    const FeatureEncoder encoder = FeatureEncoder::fit(numbers(1), columnOf({1, 2, kNaN, 3}));
    const Matrix coded = encoder.encode(columnOf({kNaN, 1e9, -1e9}));
    EXPECT_EQ(coded(0, 0), 0);
    EXPECT_EQ(coded(1, 0), 6);
    EXPECT_EQ(coded(2, 0), -6);
    EXPECT_THAT(noteCodes(encoder), testing::ElementsAre("encoder-missing"));
}

TEST(FeatureEncoder, DropsConstantAndEmptyColumnsWithANote) {
    Matrix raw(3, 3);
    raw << 7, kNaN, 1, 7, kNaN, 2, kNaN, kNaN, 3;
    const FeatureEncoder encoder = FeatureEncoder::fit(numbers(3), raw);
    ASSERT_EQ(encoder.columns(), 1);
    EXPECT_EQ(encoder.parts()[0].feature, 2);
    EXPECT_THAT(noteCodes(encoder),
                testing::ElementsAre("encoder-constant", "encoder-all-missing"));
}

TEST(FeatureEncoder, CodesTheMostFrequentLevels) {
    FeatureSchema schema{{{"k", ColumnType::Category, "", {}}}};
    for (int i = 0; i < 30; ++i) schema.features[0].levels.push_back("l" + std::to_string(i));
    Matrix raw(465, 1);
    Index row = 0;
    for (int level = 0; level < 30; ++level)
        for (int i = 0; i <= level; ++i) raw(row++, 0) = level;
    ASSERT_EQ(row, 465);
    const FeatureEncoder encoder = FeatureEncoder::fit(schema, raw);
    ASSERT_EQ(encoder.columns(), 24);
    EXPECT_EQ(encoder.parts()[0].level, 29);
    EXPECT_EQ(encoder.parts()[23].level, 6);
    const double share = 30.0 / 465;
    EXPECT_DOUBLE_EQ(encoder.parts()[0].mean, share);
    EXPECT_DOUBLE_EQ(encoder.parts()[0].deviation, std::sqrt(share * (1 - share)));
    EXPECT_THAT(noteCodes(encoder), testing::ElementsAre("encoder-levels-cut"));
}

TEST(FeatureEncoder, CodesMissingAndUnseenLevelsAlikeAsAllZeros) {
    const FeatureSchema schema{{{"k", ColumnType::Category, "", {"a", "b"}}}};
    const FeatureEncoder encoder = FeatureEncoder::fit(schema, columnOf({0, 1, 0, 1}));
    const Matrix coded = encoder.encode(columnOf({kNaN, -1, 5}));
    for (Index r = 0; r < 3; ++r)
        for (Index c = 0; c < 2; ++c) EXPECT_DOUBLE_EQ(coded(r, c), -1);
}

TEST(FeatureEncoder, KeepsALevelBesideMissingCells) {
    const FeatureSchema schema{{{"k", ColumnType::Category, "", {"a"}}}};
    EXPECT_EQ(FeatureEncoder::fit(schema, columnOf({0, kNaN, 0})).columns(), 1);
    EXPECT_EQ(FeatureEncoder::fit(schema, columnOf({0, 0})).columns(), 0);
}

TEST(FeatureEncoder, HasNoColumnsWhereNothingVaries) {
    const FeatureEncoder encoder = FeatureEncoder::fit(numbers(2), Matrix::Ones(3, 2));
    EXPECT_EQ(encoder.encode(Matrix::Ones(5, 2)).rows(), 5);
    EXPECT_EQ(encoder.encode(Matrix::Ones(5, 2)).cols(), 0);
    EXPECT_EQ(FeatureEncoder().encode(Matrix(4, 0)).rows(), 4);
}

TEST(FeatureEncoder, RefusesToBeFittedToNothing) {
    EXPECT_EQ(errorCode([] { FeatureEncoder::fit(numbers(1), Matrix(0, 1)); }),
              "no-rows-to-encode");
}

FeatureSchema mixedSchema() {
    FeatureSchema schema = numbers(4);
    schema.features.insert(schema.features.begin() + 1,
                           {"k", ColumnType::Category, "", {"a", "b", "c"}});
    return schema;
}

Matrix mixedRows(Index rows) {
    Random random(3, "encoder test");
    Matrix raw(rows, 5);
    for (Index r = 0; r < rows; ++r) {
        raw(r, 0) = random.normal();
        raw(r, 1) = random.below(5) == 0 ? kNaN : static_cast<double>(random.below(4)) - 1;
        raw(r, 2) = std::exp(3 * random.normal());
        raw(r, 3) = random.below(7) == 0 ? kNaN : -std::exp(8 * random.normal());
        raw(r, 4) = static_cast<double>(random.below(2));
    }
    return raw;
}

TEST(FeatureEncoder, IsTheSameToTheBitAsAGraphAndRowByRow) {
    const Matrix raw = mixedRows(300);
    const FeatureEncoder encoder = FeatureEncoder::fit(mixedSchema(), raw.topRows(200));
    const Matrix coded = encoder.encode(raw);
    graph::Builder builder(raw.cols());
    const graph::Value value = encoder.emit(builder, builder.input());
    const graph::ModelGraph graph = builder.finish(builder.constant(Vector::Zero(1)));
    const Matrix emitted = graph::runTo(graph, value.node, raw);
    ASSERT_EQ(coded.cols(), encoder.columns());
    for (Index r = 0; r < raw.rows(); ++r) {
        const Matrix alone = encoder.encode(raw.row(r));
        for (Index c = 0; c < coded.cols(); ++c) {
            EXPECT_EQ(std::bit_cast<std::uint64_t>(coded(r, c)),
                      std::bit_cast<std::uint64_t>(emitted(r, c)));
            EXPECT_EQ(std::bit_cast<std::uint64_t>(coded(r, c)),
                      std::bit_cast<std::uint64_t>(alone(0, c)));
        }
    }
}

// The order of the parts is the order of the columns.
TEST(FeatureEncoder, PartsSayWhatEachColumnIs) {
    const Matrix raw = mixedRows(200);
    const FeatureEncoder encoder = FeatureEncoder::fit(mixedSchema(), raw);
    const Matrix coded = encoder.encode(raw);
    for (Index c = 0; c < encoder.columns(); ++c) {
        const FeatureEncoder::Part& part = encoder.parts()[static_cast<std::size_t>(c)];
        for (Index r = 0; r < raw.rows(); ++r) {
            double x = raw(r, part.feature);
            if (part.isLevel)
                x = x == part.level ? 1 : 0;
            else if (part.log)
                x = std::copysign(std::log1p(std::abs(x)), x);
            const double z = std::isnan(x) ? 0 : (x - part.mean) / part.deviation;
            EXPECT_NEAR(coded(r, c), std::clamp(z, -6.0, 6.0), 1e-12);
        }
    }
}

}  // namespace
}  // namespace footbridge
