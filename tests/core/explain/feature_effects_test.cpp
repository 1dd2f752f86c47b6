// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/feature_effects.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/metrics/errors.h"
#include "explained_pair.h"

namespace footbridge {
namespace {

TEST(FeatureEffects, AreWhatTheModelPredictsForTheChangedRow) {
    const ExplainedPair& pair = ExplainedPair::shared();
    const Vector row = pair.raw.row(7);
    const auto effects = effectsOn(*pair.model, pair.explained.background, row, {});
    ASSERT_EQ(effects.size(), static_cast<std::size_t>(pair.model->schema.size()));
    const double now = pair.model->predict(row.transpose()).value[0];
    for (const FeatureEffect& effect : effects) {
        double low = now, high = now;
        EXPECT_EQ(effect.now, row[effect.feature]);
        EXPECT_GE(effect.values.size(), 2u);
        for (std::size_t i = 0; i < effect.values.size(); ++i) {
            Vector changed = row;
            changed[effect.feature] = effect.values[i];
            const double direct = pair.model->predict(changed.transpose()).value[0];
            EXPECT_EQ(direct, effect.predictions[static_cast<Index>(i)]);
            low = std::min(low, direct);
            high = std::max(high, direct);
        }
        EXPECT_EQ(effect.low, low);
        EXPECT_EQ(effect.high, high);
        EXPECT_NEAR(effect.movement, std::log(high / low), 1e-12);
    }
    for (std::size_t i = 1; i < effects.size(); ++i)
        EXPECT_LE(effects[i].movement, effects[i - 1].movement);
    EXPECT_EQ(pair.model->schema.features[static_cast<std::size_t>(effects[0].feature)].name,
              "size");
}

TEST(FeatureEffects, TakeValuesThatOccurAndTheEndsOfTheRange) {
    const ExplainedPair& pair = ExplainedPair::shared();
    for (const FeatureEffect& effect :
         effectsOn(*pair.model, pair.explained.background, pair.raw.row(0), {})) {
        const auto at = static_cast<std::size_t>(effect.feature);
        if (pair.model->schema.features[at].type == ColumnType::Category) {
            EXPECT_EQ(effect.values, (std::vector<double>{0, 1}));
            continue;
        }
        EXPECT_TRUE(std::is_sorted(effect.values.begin(), effect.values.end()));
        EXPECT_EQ(effect.values.front(), pair.model->low[at]);
        EXPECT_EQ(effect.values.back(), pair.model->high[at]);
        const auto column = pair.raw.col(effect.feature);
        const std::set<double> known(column.begin(), column.end());
        for (const double value : effect.values) EXPECT_TRUE(known.contains(value)) << value;
    }
}

TEST(FeatureEffects, CurvesAreMeansOverRowsOfTheBackground) {
    const ExplainedPair& pair = ExplainedPair::shared();
    const Matrix few = pair.raw.topRows(20);
    const Index feature = pair.model->schema.indexOf("size");
    const auto curves = effectCurves(*pair.model, few, {feature}, {});
    ASSERT_EQ(curves.size(), 1u);
    const EffectCurve& curve = curves.front();
    const auto count = static_cast<Index>(curve.values.size());
    Matrix v(few.rows(), count);
    for (Index i = 0; i < count; ++i) {
        Matrix changed = few;
        changed.col(feature).setConstant(curve.values[static_cast<std::size_t>(i)]);
        v.col(i) = pair.model->predict(changed).value.array().log();
    }
    for (Index i = 0; i < count; ++i) {
        EXPECT_NEAR(std::log(curve.middle[i]), v.col(i).mean(), 1e-12);
        EXPECT_LE(curve.low[i], curve.middle[i] * 1.5);
        EXPECT_LE(curve.low[i], curve.high[i]);
    }
    EXPECT_GT(curve.middle[count - 1], 10 * curve.middle[0]) << "a larger size takes longer";
    EXPECT_NEAR(curve.movement,
                std::log(curve.middle.maxCoeff()) - std::log(curve.middle.minCoeff()), 1e-12);
}

}  // namespace
}  // namespace footbridge
