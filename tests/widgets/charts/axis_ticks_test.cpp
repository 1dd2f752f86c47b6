// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/axis_ticks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace footbridge {
namespace {

double sevenPixelsEach(const QString& label) {
    return 7.0 * static_cast<double>(label.size());
}

std::vector<std::string> labels(const AxisSpec& axis, const AxisRange& range, double length = 480) {
    std::vector<std::string> texts;
    for (const AxisTick& tick : axisTicks(axis, range, length, sevenPixelsEach))
        if (!tick.label.isEmpty())
            texts.push_back(
                QString(tick.label).replace(QChar(0x202F), QLatin1Char(' ')).toStdString());
    return texts;
}

using Texts = std::vector<std::string>;

TEST(AxisTicks, LabelsDecadesOfATimeWithTheFittingUnit) {
    const AxisSpec runtime{QStringLiteral("runtime"), QStringLiteral("s"), AxisScale::Logarithmic};
    EXPECT_EQ(labels(runtime, {-2.1, 2.2}), (Texts{"10 ms", "0.1 s", "1 s", "10 s", "100 s"}));
}

TEST(AxisTicks, BearAZeroBesideTheDecades) {
    const AxisSpec axis{{}, {}, AxisScale::LogarithmicWithZero};
    EXPECT_EQ(labels(axis, {-0.1, 4.1}), (Texts{"0", "1", "10", "100", "1000", "10 000"}));
    EXPECT_EQ(labels(axis, {-0.1, 6.1}, 200), (Texts{"0", "10²", "10⁴", "10⁶"}));
    EXPECT_EQ(labels(axis, {-2.5, 10.9}, 400),
              (Texts{"−10²", "0", "10²", "10⁴", "10⁶", "10⁸", "10¹⁰"}));
    for (const double value : {0.0, 0.5, 7.0, 1e9, -3.0})
        EXPECT_NEAR(fromPlot(axis.scale, toPlot(axis.scale, value)), value, 1e-9 * std::abs(value));
    EXPECT_EQ(toPlot(axis.scale, 0), 0);
    EXPECT_EQ(toPlot(axis.scale, QVector<double>{0, 9}), (QVector<double>{0, 1}));
}

TEST(AxisTicks, WritesPlainDecadesWhereTheyAreShort) {
    const AxisSpec axis{{}, {}, AxisScale::Logarithmic};
    EXPECT_EQ(labels(axis, {-2.9, 1.2}), (Texts{"0.01", "0.1", "1", "10"}));
}

TEST(AxisTicks, WritesPowersOverManyDecades) {
    const AxisSpec axis{{}, {}, AxisScale::Logarithmic};
    EXPECT_EQ(labels(axis, {-7.5, -3.9}), (Texts{"10⁻⁷", "10⁻⁶", "10⁻⁵", "10⁻⁴"}));
}

TEST(AxisTicks, AddsTwosAndFivesOnShortLogAxes) {
    const AxisSpec axis{{}, {}, AxisScale::Logarithmic};
    EXPECT_EQ(labels(axis, {-0.1, 1.1}), (Texts{"1", "2", "5", "10"}));
}

TEST(AxisTicks, TakesEveryMultipleWithinADecade) {
    const AxisSpec axis{{}, {}, AxisScale::Logarithmic};
    EXPECT_EQ(labels(axis, {std::log10(0.28), std::log10(0.72)}),
              (Texts{"0.3", "0.4", "0.5", "0.6", "0.7"}));
}

TEST(AxisTicks, StepsEvenlyBetweenMultiples) {
    const AxisSpec axis{{}, {}, AxisScale::Logarithmic};
    EXPECT_EQ(labels(axis, {std::log10(2.95), std::log10(3.85)}, 300),
              (Texts{"3.0", "3.2", "3.4", "3.6", "3.8"}));
}

TEST(AxisTicks, LabelSeveralValuesOfEveryNarrowLogAxis) {
    const AxisSpec plain{{}, {}, AxisScale::Logarithmic};
    const AxisSpec runtime{{}, QStringLiteral("s"), AxisScale::Logarithmic};
    const auto oneLine = [](const QString&) { return 14.0; };
    const AxisSpec withZero{{}, {}, AxisScale::LogarithmicWithZero};
    for (double low = 0.5; low < 8; low += 0.11)
        for (double span = 0.3; span < 2.6; span *= 1.23)
            EXPECT_GE(labels(withZero, {low, low + span}).size(), 2U) << low << " + " << span;
    for (double low = -3.02; low < 3; low += 0.083)
        for (double span = 0.02; span < 2.6; span *= 1.23) {
            const AxisRange range{low, low + span};
            const auto count = [&](const AxisSpec& axis, double length, const auto& extent) {
                const auto ticks = axisTicks(axis, range, length, extent);
                return std::count_if(ticks.begin(), ticks.end(),
                                     [](const AxisTick& tick) { return !tick.label.isEmpty(); });
            };
            // A label takes some 60 pixels along the one axis and a line along the other.
            for (const AxisSpec& axis : {plain, runtime}) {
                if (span > 0.1) {
                    EXPECT_GE(count(axis, 200, sevenPixelsEach), 2) << low << " + " << span;
                }
                EXPECT_GE(count(axis, 480, sevenPixelsEach), 3) << low << " + " << span;
                EXPECT_GE(count(axis, 120, oneLine), 2) << low << " + " << span;
            }
        }
}

TEST(AxisTicks, SharesOneUnitAndOneNumberOfDecimalsOnALinearAxis) {
    const AxisSpec runtime{QStringLiteral("runtime"), QStringLiteral("s")};
    EXPECT_EQ(labels(runtime, {0, 0.05}, 360),
              (Texts{"0 ms", "10 ms", "20 ms", "30 ms", "40 ms", "50 ms"}));
    EXPECT_EQ(labels({}, {0, 1}, 300), (Texts{"0.0", "0.2", "0.4", "0.6", "0.8", "1.0"}));
}

TEST(AxisTicks, NeverLetsLabelsTouch) {
    for (const AxisScale scale : {AxisScale::Linear, AxisScale::Logarithmic})
        for (double length = 30; length < 900; length *= 1.3)
            for (double span = 1e-6; span < 40; span *= 1.7) {
                const AxisRange range{-1.3, -1.3 + span};
                double end = -1e9;
                for (const AxisTick& tick :
                     axisTicks({{}, QStringLiteral("s"), scale}, range, length, sevenPixelsEach)) {
                    if (tick.label.isEmpty()) continue;
                    const double at = (tick.position - range.low) / span * length;
                    const double half = sevenPixelsEach(tick.label) / 2;
                    EXPECT_GE(at - half, end) << "span " << span << " length " << length;
                    end = at + half;
                }
            }
}

TEST(AxisTicks, SurvivesEmptyAndBrokenRanges) {
    EXPECT_TRUE(axisTicks({}, {1, 1}, 300, sevenPixelsEach).isEmpty());
    EXPECT_TRUE(axisTicks({}, {0, NAN}, 300, sevenPixelsEach).isEmpty());
    EXPECT_TRUE(axisTicks({}, {0, 1}, 0, sevenPixelsEach).isEmpty());
}

TEST(AxisTitle, CarriesTheUnitThatTickLabelsDoNot) {
    EXPECT_EQ(axisTitle({QStringLiteral("size"), QStringLiteral("MiB")}).toStdString(),
              "size [MiB]");
    EXPECT_EQ(axisTitle({QStringLiteral("runtime"), QStringLiteral("s")}).toStdString(), "runtime");
}

TEST(PlotCoordinates, LeaveOutWhatALogAxisCannotShow) {
    EXPECT_TRUE(std::isnan(toPlot(AxisScale::Logarithmic, 0)));
    EXPECT_TRUE(std::isnan(toPlot(AxisScale::Logarithmic, -3)));
    EXPECT_DOUBLE_EQ(fromPlot(AxisScale::Logarithmic, toPlot(AxisScale::Logarithmic, 42)), 42);
}

}  // namespace
}  // namespace footbridge
