// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/additive_code.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/graph/interpreter.h"

namespace footbridge {
namespace {

const double kMissing = std::nan("");

FeatureSchema schemaOf(const std::vector<ColumnType>& types) {
    FeatureSchema schema;
    for (const ColumnType type : types) {
        Feature feature;
        feature.name = "x" + std::to_string(schema.features.size());
        feature.type = type;
        if (type == ColumnType::Category) feature.levels = {"a", "b", "c"};
        schema.features.push_back(feature);
    }
    return schema;
}

/// A category, a number of three values, a number of many and a constant.
struct Sample {
    FeatureSchema schema = schemaOf(
        {ColumnType::Category, ColumnType::Number, ColumnType::Number, ColumnType::Number});
    Matrix raw{40, 4};
    Sample() {
        for (Index i = 0; i < 40; ++i)
            raw.row(i) << double(i % 3), double(1 << (i % 3)), double(i), 7;
    }
};

TEST(AdditiveCode, CodesLevelsValuesAndQuartersOfWhatVaries) {
    const Sample sample;
    const AdditiveCode code = AdditiveCode::fit(sample.schema, sample.raw);
    EXPECT_EQ(code.features(), 3);
    EXPECT_EQ(code.columns(), 3 + 3 + 4);
    const Matrix coded = code.encode(sample.raw);
    EXPECT_TRUE((coded.rowwise().sum().array() == 3).all());
    for (Index quarter = 6; quarter < 10; ++quarter) EXPECT_EQ(coded.col(quarter).sum(), 10);
}

TEST(AdditiveCode, WhatWasNotSeenAndWhatIsMissingHasNoLevel) {
    const Sample sample;
    const AdditiveCode code = AdditiveCode::fit(sample.schema, sample.raw);
    Matrix odd(2, 4);
    odd << -1, 3, 1000, 7, kMissing, kMissing, kMissing, kMissing;
    const Matrix coded = code.encode(odd);
    EXPECT_EQ(coded.leftCols(6).sum(), 0);
    EXPECT_EQ(coded(0, 9), 1);
    EXPECT_EQ(coded(1, 6), 1) << "a missing number counts as 0";
}

TEST(AdditiveCode, TheGraphGivesTheSame) {
    const Sample sample;
    const AdditiveCode code = AdditiveCode::fit(sample.schema, sample.raw);
    Matrix asked = sample.raw;
    asked.row(3).setConstant(kMissing);
    asked.row(4) << 9, -5, 1e9, 0;
    asked(5, 2) = 9.5;
    graph::Builder builder(4);
    const int node = code.emit(builder, builder.input()).node;
    const graph::ModelGraph graph = builder.finish(builder.constant(Vector::Zero(1)));
    EXPECT_EQ(graph::runTo(graph, node, asked), code.encode(asked));
}

TEST(AdditiveCode, ATableOfConstantsHasNoColumns) {
    const AdditiveCode code =
        AdditiveCode::fit(schemaOf({ColumnType::Number}), Matrix::Constant(5, 1, 2));
    EXPECT_EQ(code.columns(), 0);
    graph::Builder builder(1);
    EXPECT_EQ(code.emit(builder, builder.input()).columns, 0);
}

}  // namespace
}  // namespace footbridge
