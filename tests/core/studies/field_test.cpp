// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/random.h"
#include "core/studies/field_training.h"
#include "temporary_folder.h"

namespace footbridge {
namespace {

using ::testing::ElementsAre;

template <typename Value>
std::string bytesOf(const std::vector<Value>& values) {
    std::string bytes(values.size() * sizeof(Value), '\0');
    std::memcpy(bytes.data(), values.data(), bytes.size());
    return bytes;
}

std::string npy(const std::string& header, const std::string& values) {
    std::string text = header + '\n';
    return std::string("\x93NUMPY\x01\x00", 8) + static_cast<char>(text.size() % 256) +
           static_cast<char>(text.size() / 256) + text + values;
}

class FieldFile : public ::testing::Test {
  protected:
    Field read(const std::string& bytes, const std::optional<FieldLayout>& raw = {}) {
        const std::string path = (folder.path() / "field").string();
        writeFile(path, bytes);
        return readField(path, raw);
    }
    TemporaryFolder folder;
};

TEST_F(FieldFile, ReadsNumpysTypesAndBothOrders) {
    const std::vector<float> rows{1, 2, 3, 4, 5, 6};
    const Field field =
        read(npy("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }", bytesOf(rows)));
    EXPECT_THAT(field.layout.shape, ElementsAre(2, 3));
    EXPECT_THAT(field.values, ElementsAre(1, 2, 3, 4, 5, 6));
    EXPECT_EQ(fieldTypeText(field.layout), "float32");
    const std::vector<std::int16_t> columns{1, 4, 2, 5, 3, 6};
    EXPECT_EQ(
        read(npy("{'descr': '<i2', 'fortran_order': True, 'shape': (2, 3), }", bytesOf(columns)))
            .values,
        field.values);
    EXPECT_THAT(read(npy("{'shape': (1, 2), 'descr': '>u2', 'fortran_order': False}",
                         std::string("\x01\x00\x00\x02", 4)))
                    .values,
                ElementsAre(256, 2));
}

TEST_F(FieldFile, TurnsThreeDimensionsOfColumnMajorOrder) {
    std::vector<double> byColumns, byRows;
    for (int k = 0; k < 4; ++k)
        for (int j = 0; j < 3; ++j)
            for (int i = 0; i < 2; ++i) byColumns.push_back(100 * i + 10 * j + k);
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 3; ++j)
            for (int k = 0; k < 4; ++k) byRows.push_back(100 * i + 10 * j + k);
    EXPECT_EQ(read(npy("{'descr': '<f8', 'fortran_order': True, 'shape': (2, 3, 4), }",
                       bytesOf(byColumns)))
                  .values,
              byRows);
}

TEST_F(FieldFile, ReadsPlainValuesOfASaidShape) {
    const auto layout = plainLayout("2x2", "float64");
    ASSERT_TRUE(layout);
    EXPECT_THAT(read(bytesOf(std::vector<double>{1, 2, 3, 4}), layout).values,
                ElementsAre(1, 2, 3, 4));
    EXPECT_THROW(read(bytesOf(std::vector<double>{1, 2, 3}), layout), Error);
    for (const char* shape : {"", "4", "2y2", "2x-2", "2x", "x2", "1x1x2x2"})
        EXPECT_FALSE(plainLayout(shape, "float64")) << shape;
}

TEST_F(FieldFile, RefusesValuesThatCannotBeComputedWith) {
    const auto layout = plainLayout("1x2", "float64");
    EXPECT_THROW(read(bytesOf(std::vector<double>{1, -1e308}), layout), Error);
    EXPECT_EQ(read(bytesOf(std::vector<double>{1, INFINITY}), layout).values.size(), 2U)
        << "what is missing in a field";
}

TEST_F(FieldFile, RefusesWhatIsDamaged) {
    const std::string whole = npy("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }",
                                  bytesOf(std::vector<float>{1, 2, 3, 4, 5, 6}));
    ASSERT_NO_THROW(read(whole));
    for (std::size_t size = 0; size < whole.size(); size += 5)
        EXPECT_THROW(read(whole.substr(0, size)), Error) << size;
    const std::string values(24, 'x');
    for (const char* header : {"{'descr': '<f4', 'fortran_order': False, 'shape': (6,), }",
                               "{'descr': '<f4', 'fortran_order': False, 'shape': (), }",
                               "{'descr': '<f4', 'fortran_order': False, 'shape': (-2, 3), }",
                               "{'descr': '<f4', 'fortran_order': False, 'shape': (2, x), }",
                               "{'descr': '<f4', 'fortran_order': maybe, 'shape': (2, 3), }",
                               "{'descr': '<c8', 'fortran_order': False, 'shape': (1, 3), }",
                               "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (2, 3)}",
                               "{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999, "
                               "99999999999999), }",
                               "{'descr': '<f4', 'shape': (2, 3), }", "x", ""})
        EXPECT_THROW(read(npy(header, values)), Error) << header;
    Random random(1);
    for (int i = 0; i < 60; ++i) {
        std::string damaged = whole;
        damaged[random.below(damaged.size())] = static_cast<char>(random.below(256));
        try {
            read(damaged);
        } catch (const Error&) {
        }
    }
}

/// Waves; `phase` tells fields of one kind apart.
Field waves(Index rows, Index columns, double phase, Index depth = 0) {
    Field field{"waves", {}, {}};
    field.layout.shape =
        depth > 0 ? std::vector<Index>{rows, columns, depth} : std::vector<Index>{rows, columns};
    for (Index i = 0; i < rows; ++i)
        for (Index j = 0; j < columns; ++j)
            for (Index k = 0; k < std::max<Index>(depth, 1); ++k)
                field.values.push_back(
                    std::sin(0.11 * static_cast<double>(i) + phase) *
                        std::cos(0.07 * static_cast<double>(j) + 0.05 * static_cast<double>(k)) +
                    0.3 * std::sin(0.4 * static_cast<double>(i + j) + 2 * phase));
    return field;
}

FieldTrainingOptions quick() {
    FieldTrainingOptions options;
    options.seeds = 2;
    options.training.epochs = 10;
    return options;
}

TEST(FieldTraining, WeightsOfALikeFieldSaveTrainingAndCompressBetter) {
    const TrainingTime study =
        measureFieldTraining(waves(128, 128, 0), waves(96, 64, 1), quick(), {});
    ASSERT_EQ(study.ways.size(), 5U);
    EXPECT_EQ(study.sourceRows, 256);
    EXPECT_EQ(study.trainingRows + study.watchedRows, 96);
    ASSERT_TRUE(study.ways[1].rowsSaved);
    EXPECT_GT(study.ways[1].rowsSaved->median, 0.3);
    for (const TrainingWay& way : study.ways) {
        ASSERT_TRUE(way.compression);
        // Eight numbers of 32 bits for 64 values of 32 are a ratio of 8 before any correction.
        EXPECT_GT(way.compression->ratio.median, 0);
        EXPECT_LT(way.compression->ratio.median, 8);
        EXPECT_LE(way.compression->corrected.high, 1);
    }
    EXPECT_GT(study.ways[1].compression->ratio.median, study.ways[0].compression->ratio.median);
}

TEST(FieldTraining, NeedsNoCorrectionsWhereTheBoundIsWide) {
    FieldTrainingOptions options = quick();
    options.errorBound = 1;
    const TrainingTime study =
        measureFieldTraining(waves(64, 64, 0), waves(64, 64, 1), options, {});
    for (const TrainingWay& way : study.ways) {
        EXPECT_EQ(way.compression->corrected.high, 0);
        EXPECT_NEAR(way.compression->ratio.median, 8, 1e-9);
    }
}

TEST(FieldTraining, TakesThreeDimensionsAndLeavesOutWhatIsNotFinite) {
    const Field known = waves(24, 24, 0, 24);
    Field wanted = waves(16, 16, 1, 13);
    wanted.values.front() = std::nan("");
    const TrainingTime study = measureFieldTraining(known, wanted, quick(), {});
    EXPECT_EQ(study.sourceRows, 216);
    EXPECT_EQ(study.trainingRows + study.watchedRows, 4 * 4 * 3 - 1);
}

TEST(FieldTraining, RefusesFieldsThatItCannotLearnFrom) {
    const Field good = waves(64, 64, 0);
    Field flat = good;
    std::ranges::fill(flat.values, 3);
    EXPECT_THROW(measureFieldTraining(good, waves(16, 16, 0), quick(), {}), Error);
    EXPECT_THROW(measureFieldTraining(good, waves(16, 16, 0, 16), quick(), {}), Error);
    EXPECT_THROW(measureFieldTraining(flat, good, quick(), {}), Error);
    EXPECT_THROW(measureFieldTraining(good, flat, quick(), {}), Error);
}

}  // namespace
}  // namespace footbridge
