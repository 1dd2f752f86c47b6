// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/standard_plots.h"
#include "widgets/charts/plot_export.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/source/source_messages.h"
#include "widgets/charts/distribution_plot.h"
#include "widgets/charts/plot_view.h"

namespace footbridge {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// Rows 0 and 1 are shots, 2 and 3 are test rows, 4 has no response.
Adaptation fiveRows(std::vector<double> measured = {1, 10, 2, 20, kNaN}) {
    Adaptation adaptation;
    adaptation.measured = Eigen::Map<Vector>(measured.data(), 5);
    adaptation.split.shots = {0, 1};
    adaptation.split.test = {2, 3};
    StrategyResult result;
    result.strategy = Strategy::OutputMap;
    result.available = true;
    result.model.responseName = "time [ms]";
    result.model.responseUnit = "ms";
    adaptation.results = {result};
    return adaptation;
}

Prediction predictions(std::vector<double> values) {
    Prediction prediction;
    prediction.value = Eigen::Map<Vector>(values.data(), static_cast<Index>(values.size()));
    prediction.lower = prediction.value * 0.5;
    prediction.upper = prediction.value * 2;
    return prediction;
}

const PlotLayer* named(const PlotSpec& spec, const char* name) {
    for (const PlotLayer& layer : spec.layers)
        if (layer.name == QString::fromUtf8(name)) return &layer;
    return nullptr;
}

double area(const PlotLayer& line, bool logarithmic) {
    double sum = 0;
    for (qsizetype i = 0; i + 1 < line.x.size(); ++i) {
        const double step =
            logarithmic ? std::log10(line.x[i + 1] / line.x[i]) : line.x[i + 1] - line.x[i];
        sum += step * (line.y[i] + line.y[i + 1]) / 2;
    }
    return sum;
}

TEST(PredictedAgainstMeasured, KeepsShotsApartFromRowsNotSeen) {
    const Adaptation adaptation = fiveRows();
    const PlotSpec spec = predictedAgainstMeasured(adaptation, adaptation.results[0],
                                                   predictions({1.1, 9, 2.5, 21, 5}));
    const PlotLayer* unseen = named(spec, "Runs not seen");
    const PlotLayer* shots = named(spec, "Shots");
    ASSERT_TRUE(unseen && shots);
    EXPECT_EQ(unseen->ids, (QVector<qint64>{2, 3}));
    EXPECT_EQ(unseen->x, (QVector<double>{2, 20}));
    EXPECT_EQ(unseen->y, (QVector<double>{2.5, 21}));
    EXPECT_EQ(unseen->low, (QVector<double>{1.25, 10.5}));
    EXPECT_FALSE(unseen->hollow);
    EXPECT_EQ(shots->ids, (QVector<qint64>{0, 1}));
    EXPECT_TRUE(shots->hollow);
}

TEST(PredictedAgainstMeasured, UsesLogAxesAndUnitsForPositiveResponses) {
    const Adaptation adaptation = fiveRows();
    const PlotSpec spec = predictedAgainstMeasured(adaptation, adaptation.results[0],
                                                   predictions({1.1, 9, 2.5, 21, 5}));
    EXPECT_EQ(spec.x.scale, AxisScale::Logarithmic);
    EXPECT_EQ(spec.x.unit, QStringLiteral("ms"));
    EXPECT_EQ(spec.x.title, QStringLiteral("Measured time"));
    EXPECT_TRUE(spec.equalAxes);
    const PlotLayer* outer = named(spec, "±25 %");
    ASSERT_TRUE(outer);
    for (qsizetype i = 0; i < outer->x.size(); ++i) {
        EXPECT_NEAR(outer->low[i] / outer->x[i], 0.75, 1e-12);
        EXPECT_NEAR(outer->high[i] / outer->x[i], 1.25, 1e-12);
    }
}

TEST(PredictedAgainstMeasured, UsesLinearAxesWhereAValueIsNotPositive) {
    const Adaptation adaptation = fiveRows({1, -10, 2, 20, kNaN});
    const PlotSpec spec = predictedAgainstMeasured(adaptation, adaptation.results[0],
                                                   predictions({1.1, -9, 2.5, 21, 5}));
    EXPECT_EQ(spec.x.scale, AxisScale::Linear);
    const PlotLayer* inner = named(spec, "±10 %");
    ASSERT_TRUE(inner);
    for (qsizetype i = 0; i < inner->x.size(); ++i) EXPECT_LE(inner->low[i], inner->high[i]);
}

TEST(PredictedAgainstMeasured, SaysWhenNothingWasMeasured) {
    Adaptation adaptation = fiveRows({kNaN, kNaN, kNaN, kNaN, kNaN});
    const PlotSpec spec =
        predictedAgainstMeasured(adaptation, adaptation.results[0], predictions({1, 2, 3, 4, 5}));
    EXPECT_TRUE(spec.layers.isEmpty());
    EXPECT_FALSE(spec.emptyText.isEmpty());
}

TEST(Residuals, AreFactorsForPositiveResponses) {
    const Adaptation adaptation = fiveRows();
    const PlotSpec spec =
        residuals(adaptation, adaptation.results[0], predictions({1, 10, 4, 10, 5}));
    const PlotLayer* unseen = named(spec, "Runs not seen");
    ASSERT_TRUE(unseen);
    EXPECT_EQ(unseen->x, (QVector<double>{4, 10}));
    EXPECT_EQ(unseen->y, (QVector<double>{0.5, 2}));
    EXPECT_EQ(spec.y.scale, AxisScale::Logarithmic);
}

TEST(Residuals, AreDifferencesOtherwise) {
    const Adaptation adaptation = fiveRows({1, -10, 2, 20, kNaN});
    const PlotSpec spec =
        residuals(adaptation, adaptation.results[0], predictions({1, -9, 4, 10, 5}));
    EXPECT_EQ(named(spec, "Runs not seen")->y, (QVector<double>{-2, 10}));
    EXPECT_EQ(spec.y.scale, AxisScale::Linear);
    EXPECT_EQ(spec.y.unit, QStringLiteral("ms"));
}

TEST(SeverityBars, MarkTheFloorOfEachComponent) {
    Severity severity;
    severity.components = {{"shape", 0.4, 0.1, 0, {}}, {"level", 0.7, 0, 0, {}}};
    const PlotSpec spec = severityBars(severity);
    EXPECT_EQ(spec.categories, (QStringList{QStringLiteral("Different behaviour"),
                                            QStringLiteral("Offset and scale")}));
    EXPECT_EQ(spec.layers[0].x, (QVector<double>{0.4, 0.7}));
    EXPECT_DOUBLE_EQ(spec.layers[0].marks[0], 0.1);
    EXPECT_TRUE(std::isnan(spec.layers[0].marks[1]));
}

TEST(SeverityBars, ShowWhereTheyWereBeforeAndNameTheirMarks) {
    Severity now, before;
    now.components = {{"shape", 0.4, 0.1, 0.2, {}}, {"level", 0.7, 0, 0, {}}};
    before.components = {{"shape", 0.8, 0, 0, {}}};
    const PlotSpec spec =
        severityBars(now, &before, {QStringLiteral("now, 5"), QStringLiteral("before, 15")});
    const PlotLayer& bars = spec.layers[0];
    EXPECT_DOUBLE_EQ(bars.ghosts[0], 0.8);
    EXPECT_TRUE(std::isnan(bars.ghosts[1]));
    EXPECT_EQ(bars.name, QStringLiteral("now, 5"));
    EXPECT_EQ(bars.ghostName, QStringLiteral("before, 15"));
    EXPECT_FALSE(bars.markName.isEmpty());
    EXPECT_FALSE(bars.limitName.isEmpty());
    EXPECT_TRUE(severityBars(now).layers[0].ghosts.isEmpty());
    EXPECT_TRUE(plotCsv(spec).contains("now, 5 before"));
}

TEST(LeaderboardBars, LeaveOutStrategiesThatCouldNotRun) {
    Adaptation adaptation = fiveRows();
    adaptation.results[0].outOfFoldNmse = 0.5;
    adaptation.results[0].test = TestErrors{2, 0.25, 0, 0, 0};
    adaptation.results.emplace_back();
    const PlotSpec spec = leaderboardBars(adaptation);
    EXPECT_EQ(spec.categories, QStringList{QStringLiteral("Output map")});
    ASSERT_EQ(spec.layers.size(), 2);
    EXPECT_EQ(spec.layers[0].x, QVector<double>{0.5});
    EXPECT_EQ(spec.layers[1].x, QVector<double>{0.25});
}

TEST(LeaderboardBars, HaveOneSeriesWhereNoRowIsLeftToTest) {
    Adaptation adaptation = fiveRows();
    adaptation.results[0].outOfFoldNmse = 0.5;
    EXPECT_EQ(leaderboardBars(adaptation).layers.size(), 1);
}

TEST(TrainingCurves, DrawTrainingAndValidationOfEverySeries) {
    QVector<CurvePoint> points;
    for (int step = 1; step <= 3; ++step) {
        points.append({Message(messages::kSourceNetwork, {1}), step, 3, 1.0 / step, 1.5 / step});
        points.append({Message(messages::kSourceNetwork, {2}), step, 3, 2.0 / step, kNaN});
    }
    const PlotSpec spec = trainingCurves(points);
    ASSERT_EQ(spec.layers.size(), 3);
    EXPECT_EQ(spec.layers[0].x, (QVector<double>{1, 2, 3}));
    EXPECT_EQ(spec.layers[0].name, QStringLiteral("Network 1, training"));
    EXPECT_EQ(spec.layers[2].name, QStringLiteral("Network 2, training"));
    EXPECT_TRUE(spec.layers[1].dashed);
    EXPECT_EQ(spec.y.scale, AxisScale::Logarithmic);
    EXPECT_TRUE(trainingCurves({}).layers.isEmpty());
}

Column numbers(const char* name, std::vector<double> values) {
    Column column;
    column.name = name;
    column.numbers = std::move(values);
    return column;
}

TEST(Distributions, AreDensitiesOfAreaOne) {
    std::vector<double> values(500);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = 100 + 10 * std::sin(static_cast<double>(i * i));
    const Column column = numbers("flops", values);
    const PlotSpec spec =
        distributions(column, column, QStringLiteral("Source"), QStringLiteral("Target"));
    const PlotLayer* line = named(spec, "Source");
    ASSERT_TRUE(line);
    EXPECT_EQ(spec.x.scale, AxisScale::Linear);
    EXPECT_NEAR(area(*line, false), 1, 0.02);
}

TEST(Distributions, OfHeavyTailedValuesAreOnALogAxis) {
    std::vector<double> values(500);
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = std::pow(10.0, 0.01 * double(i));
    const PlotSpec spec =
        distributions(numbers("bytes [B]", values), numbers("bytes [KiB]", values),
                      QStringLiteral("Source"), QStringLiteral("Target"));
    EXPECT_EQ(spec.x.scale, AxisScale::Logarithmic);
    EXPECT_NEAR(area(*named(spec, "Source"), true), 1, 0.02);
    const auto peak = [](const PlotLayer& line) {
        const auto last =
            std::find_if(line.y.rbegin(), line.y.rend(), [](double y) { return y > 0.05; });
        return line.x[line.y.rend() - last - 1];
    };
    EXPECT_GT(peak(*named(spec, "Target")), 300 * peak(*named(spec, "Source")))
        << "the target's unit is converted to the source's";
}

TEST(Distributions, OfCountsFromZeroKeepTheirZeros) {
    std::vector<double> values(500, 0);
    for (std::size_t i = 100; i < values.size(); ++i) values[i] = std::pow(10.0, 0.01 * double(i));
    const PlotSpec spec = distributions(numbers("misses", values), numbers("misses", values),
                                        QStringLiteral("Source"), QStringLiteral("Target"));
    EXPECT_EQ(spec.x.scale, AxisScale::LogarithmicWithZero);
    EXPECT_LE(named(spec, "Source")->x.front(), 0);
    EXPECT_GT(named(spec, "Source")->x.back(), 9e4);
}

TEST(Distributions, ShowEverySourceInTheUnitOfTheFirst) {
    const Column kib = numbers("size", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14});
    const Column bytes = numbers("Size", {1024, 2048, 20480});
    const PlotSpec spec = distributions({{&kib, QStringLiteral("A"), "KiB", 0},
                                         {&bytes, QStringLiteral("B"), "B", 2},
                                         {&kib, QStringLiteral("T"), "KiB", 1},
                                         {nullptr, QStringLiteral("none"), "", 3}});
    ASSERT_TRUE(named(spec, "A") && named(spec, "B") && named(spec, "T"));
    EXPECT_EQ(spec.x.unit, QStringLiteral("KiB"));
    EXPECT_EQ(named(spec, "B")->colour, 2);
    EXPECT_LT(named(spec, "B")->x.back(), 100);
    EXPECT_FALSE(named(spec, "none"));
}

TEST(Distributions, OfFewValuesAreShares) {
    const PlotSpec spec =
        distributions(numbers("ranks", {1, 2, 2, 4}), numbers("ranks", {4, 4, kNaN, 8}),
                      QStringLiteral("Source"), QStringLiteral("Target"));
    EXPECT_EQ(spec.categories, (QStringList{QStringLiteral("1"), QStringLiteral("2"),
                                            QStringLiteral("4"), QStringLiteral("8")}));
    EXPECT_EQ(named(spec, "Source")->x, (QVector<double>{25, 50, 25, 0}));
    EXPECT_NEAR(named(spec, "Target")->x[2], 200.0 / 3, 1e-9);
}

TEST(Distributions, OfCategoriesAreSharesOfTheMostFrequentLevels) {
    Column source, target;
    source.name = target.name = "kernel";
    source.type = target.type = ColumnType::Category;
    source.levels = {"fft", "copy"};
    source.codes = {0, 0, 1, -1};
    target.levels = {"copy"};
    target.codes = {0};
    const PlotSpec spec =
        distributions(source, target, QStringLiteral("Source"), QStringLiteral("Target"));
    EXPECT_EQ(spec.categories, (QStringList{QStringLiteral("copy"), QStringLiteral("fft")}));
    EXPECT_NEAR(named(spec, "Source")->x[1], 200.0 / 3, 1e-9);
    EXPECT_EQ(named(spec, "Target")->x, (QVector<double>{100, 0}));
}

TEST(Distributions, WithoutValuesSayNothingIsThere) {
    const PlotSpec spec = distributions(numbers("a", {kNaN, kNaN}), numbers("a", {}),
                                        QStringLiteral("Source"), QStringLiteral("Target"));
    EXPECT_TRUE(spec.layers.isEmpty());
    EXPECT_FALSE(spec.emptyText.isEmpty());
}

}  // namespace
}  // namespace footbridge
