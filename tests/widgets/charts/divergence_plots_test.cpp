// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/divergence_plots.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace footbridge {
namespace {

const PlotLayer* named(const PlotSpec& spec, const QString& name) {
    const auto found = std::ranges::find(spec.layers, name, &PlotLayer::name);
    return found == spec.layers.end() ? nullptr : &*found;
}

ShotFit threeShots() {
    ShotFit fit;
    fit.rows = {4, 7, 9};
    fit.measured = Vector{{2, 4, 16}};
    fit.predicted = Vector{{1, 4, 8}};
    fit.fitted = Vector{{2, 8, 16}};
    fit.factor = 1.5;
    fit.slope = 1;
    fit.spread = 1.25;
    return fit;
}

TEST(SourceAgainstShots, DrawsIdentityShiftAndResiduals) {
    const PlotSpec spec = sourceAgainstShots(threeShots(), {"time", "s"});
    EXPECT_TRUE(spec.equalAxes);
    EXPECT_EQ(spec.x.scale, AxisScale::Logarithmic);
    EXPECT_EQ(spec.x.unit, QStringLiteral("s"));
    const PlotLayer* identity = named(spec, QStringLiteral("identity"));
    ASSERT_TRUE(identity);
    EXPECT_EQ(identity->x, identity->y);
    const PlotLayer* shift = named(spec, QStringLiteral("fitted shift"));
    ASSERT_TRUE(shift);
    EXPECT_EQ(shift->x, (QVector<double>{2, 8, 16}));
    EXPECT_EQ(shift->y, (QVector<double>{1, 4, 8}));
    const PlotLayer* shots = named(spec, QStringLiteral("shot and residual"));
    ASSERT_TRUE(shots);
    EXPECT_EQ(shots->ids, (QVector<qint64>{4, 7, 9}));
    // The residual of the second shot runs from what was measured to what the shift says.
    const PlotLayer& residuals = spec.layers[2];
    EXPECT_EQ(residuals.x[3], 4);
    EXPECT_EQ(residuals.x[4], 8);
    EXPECT_TRUE(std::isnan(residuals.x[5]));
    EXPECT_EQ(shotFitCaption(threeShots()),
              QStringLiteral("Shift × 1.50, slope 1.0, residuals ×/÷ 1.25."));
}

TEST(RowMapPlot, TellsSidesByShapeAndResponseByColour) {
    RowMap map;
    map.source = Matrix::Random(10, 2);
    map.target = Matrix::Random(4, 2);
    map.sourceResponse = Vector::LinSpaced(10, 1, 10);
    map.targetResponse = Vector{{1, 10, std::nan(""), 5}};
    map.targetRows = {0, 2, 5, 6};
    map.shots = {1, 3};
    const PlotSpec spec = rowMapPlot(map, {"time", "s"});
    qsizetype discs = 0, squares = 0, muted = 0;
    for (const PlotLayer& layer : spec.layers) {
        if (layer.hollow || layer.x.isEmpty() || std::isnan(layer.x[0])) continue;
        (layer.square ? squares : discs) += layer.x.size();
        if (layer.ramp < 0) muted += layer.x.size();
        EXPECT_EQ(layer.ids.isEmpty(), !layer.square) << "rows of the target alone can be marked";
    }
    EXPECT_EQ(discs, 10);
    EXPECT_EQ(squares, 4);
    EXPECT_EQ(muted, 1) << "not measured";
    EXPECT_EQ(named(spec, QStringLiteral("shot"))->ids, (QVector<qint64>{2, 6}));
}

TEST(SeverityByShots, IsDashedBeyondTheShotsAtHand) {
    const PlotSpec spec = severityByShots(
        {{5, 0.2, 0, 0.5, false}, {20, 0.1, 0.05, 0.2, false}, {40, 0.1, 0.07, 0.17, true}});
    const PlotLayer* line = named(spec, QStringLiteral("severity"));
    ASSERT_TRUE(line);
    EXPECT_EQ(line->x, (QVector<double>{5, 20}));
    const PlotLayer* ahead = named(spec, QStringLiteral("expected"));
    ASSERT_TRUE(ahead);
    EXPECT_TRUE(ahead->dashed);
    EXPECT_EQ(ahead->x, (QVector<double>{20, 40}));
    EXPECT_EQ(named(spec, QStringLiteral("now"))->x, QVector<double>{20});
    EXPECT_TRUE(severityByShots({}).layers.isEmpty());
}

}  // namespace
}  // namespace footbridge
