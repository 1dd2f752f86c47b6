// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/axis_ticks.h"

#include <Eigen/Core>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include "widgets/words/number_text.h"

namespace footbridge {

namespace {

constexpr double kLabelGap = 10;  ///< pixels between neighbouring labels, at least
constexpr int kMaximumTicks = 400;
constexpr double kFewDecades = 2.5, kOneDecade = 0.9;  ///< of a log axis

bool labelsCarry(const QString& unit) {
    return unit == QStringLiteral("%") || timeScale(1, unit).has_value();
}

bool labelsFit(const QVector<AxisTick>& ticks, const AxisRange& range, double length,
               const std::function<double(const QString&)>& extent) {
    double end = -std::numeric_limits<double>::infinity();
    for (const AxisTick& tick : ticks) {
        if (tick.label.isEmpty()) continue;
        const double centre = (tick.position - range.low) / range.span() * length;
        const double half = extent(tick.label) / 2;
        if (centre - half < end + kLabelGap) return false;
        end = centre + half;
    }
    return true;
}

/// Without the labels that would touch the one before them; their grid lines stay.
QVector<AxisTick> thinned(QVector<AxisTick> ticks, const AxisRange& range, double length,
                          const std::function<double(const QString&)>& extent) {
    double end = -std::numeric_limits<double>::infinity();
    for (AxisTick& tick : ticks) {
        if (tick.label.isEmpty()) continue;
        const double centre = (tick.position - range.low) / range.span() * length;
        const double half = extent(tick.label) / 2;
        if (centre - half < end + kLabelGap)
            tick.label.clear();
        else
            end = centre + half;
    }
    return ticks;
}

/// The smallest 1-2-5 step that is at least `step`.
double niceStep(double step) {
    const double power = std::pow(10.0, std::floor(std::log10(step)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= step * (1 - 1e-9)) return factor * power;
    return 10 * power;
}

/// Labels of values a constant step apart: one unit and one number of decimals for all.
QVector<AxisTick> steppedTicks(const AxisSpec& axis, double low, double high, double step) {
    const double largest = std::max(std::abs(low), std::abs(high));
    const auto time = timeScale(largest, axis.unit);
    const double factor = time ? time->perUnit : 1;
    const QString unit = time ? time->unit : axis.unit;
    const QString suffix = labelsCarry(axis.unit) ? QChar(0x202F) + unit : QString();
    const int decimals =
        std::max(0, static_cast<int>(std::ceil(-std::log10(step * factor) - 1e-9)));
    const bool tooLong = decimals > 6 || largest * factor >= 1e7;
    QVector<AxisTick> ticks;
    const double first = std::ceil(low / step - 1e-9);
    const double last = std::floor(high / step + 1e-9);
    for (double index = first; index <= last && ticks.size() < kMaximumTicks; ++index) {
        const double value = index * step;
        const QString number =
            tooLong ? numberText(value * factor, 4) : fixedText(value * factor, decimals);
        ticks.append({value, number + suffix});
    }
    return ticks;
}

QString decadeLabel(const AxisSpec& axis, double value, bool asPowers) {
    if (labelsCarry(axis.unit)) return quantityText(value, axis.unit, 1);
    if (!asPowers) return numberText(value, 1);
    const int exponent = static_cast<int>(std::floor(std::log10(value) + 1e-9));
    const double factor = value / std::pow(10.0, exponent);
    if (std::abs(factor - 1) < 1e-6) return powerOfTenText(exponent);
    return fixedText(factor, 0) + QStringLiteral("\u2009×\u2009") + powerOfTenText(exponent);
}

/// Multiples `factors` of every `stride`-th decade; other decades keep a grid line.
QVector<AxisTick> decadeTicks(const AxisSpec& axis, const AxisRange& range, int stride,
                              std::initializer_list<double> factors) {
    const int first = static_cast<int>(std::floor(range.low - 1e-9));
    const int last = static_cast<int>(std::floor(range.high + 1e-9));
    const bool asPowers = range.low < -3.5 || range.high > 4.5;
    QVector<AxisTick> ticks;
    for (int exponent = first; exponent <= last && ticks.size() < kMaximumTicks; ++exponent)
        for (const double factor : factors) {
            const double value = factor * std::pow(10.0, exponent);
            const double position = std::log10(factor) + exponent;
            if (position < range.low - 1e-9 || position > range.high + 1e-9) continue;
            const bool labelled = exponent % stride == 0;
            ticks.append({position, labelled ? decadeLabel(axis, value, asPowers) : QString()});
        }
    return ticks;
}

qsizetype labelCount(const QVector<AxisTick>& ticks) {
    return std::count_if(ticks.begin(), ticks.end(),
                         [](const auto& t) { return !t.label.isEmpty(); });
}

QVector<AxisTick> linearTicks(const AxisSpec& axis, double low, double high, double length,
                              const std::function<double(const QString&)>& extent) {
    const AxisRange range{low, high};
    double step = niceStep(range.span() / std::clamp(length / 60, 2.0, 9.0));
    for (int attempt = 0; attempt < 12; ++attempt) {
        QVector<AxisTick> ticks = steppedTicks(axis, low, high, step);
        if (ticks.size() <= 1 || labelsFit(ticks, range, length, extent)) return ticks;
        step = niceStep(step * 1.5);
    }
    return {};
}

/// How many steps an axis has room for where labels stand side by side.
double usualParts(double length) {
    return std::clamp(length / 60, 2.0, 9.0);
}

/// Where few decades are seen: values a constant step apart, at their places on the axis.
QVector<AxisTick> narrowTicks(const AxisSpec& axis, const AxisRange& range, double length,
                              double parts, const std::function<double(const QString&)>& extent) {
    const double low = fromPlot(axis.scale, range.low), high = fromPlot(axis.scale, range.high);
    double step = niceStep((high - low) / parts);
    QVector<AxisTick> finer;
    for (int attempt = 0; attempt < 12; ++attempt) {
        QVector<AxisTick> ticks = steppedTicks(axis, low, high, step);
        if (axis.scale == AxisScale::Logarithmic)
            ticks.removeIf([](const AxisTick& tick) { return tick.position <= 0; });
        for (AxisTick& tick : ticks) tick.position = toPlot(axis.scale, tick.position);
        if (labelsFit(ticks, range, length, extent) && (ticks.size() > 1 || finer.isEmpty()))
            return ticks;
        if (ticks.size() <= 1) return thinned(finer, range, length, extent);
        finer = ticks;
        step = niceStep(step * 1.5);
    }
    return {};
}

using Factors = std::initializer_list<double>;

/// Few decades or a part of one: twos and fives between them, every multiple, or even steps,
/// whatever first labels three values, else what labels most. `even` takes the number of steps.
/// Empty where nothing fits.
QVector<AxisTick> shortTicks(const AxisRange& range, double length,
                             const std::function<double(const QString&)>& extent,
                             const std::function<QVector<AxisTick>(Factors)>& multiples,
                             const std::function<QVector<AxisTick>(double)>& even) {
    constexpr qsizetype kEnough = 3;
    QVector<AxisTick> best;
    const auto take = [&](const QVector<AxisTick>& ticks) {
        if (labelCount(ticks) > labelCount(best) && labelsFit(ticks, range, length, extent))
            best = ticks;
        return labelCount(best) >= kEnough;
    };
    for (const auto& factors : {Factors{1, 2, 5}, Factors{1, 2, 3, 4, 5, 6, 7, 8, 9}})
        if (take(multiples(factors))) return best;
    for (const double parts : {usualParts(length), 4.0, 6.0, 9.0, 14.0})
        if (range.span() < kOneDecade && take(even(parts))) return best;
    for (const auto& factors : {Factors{1, 3}, Factors{2, 5}, Factors{1, 5}, Factors{1}, Factors{2},
                                Factors{3}, Factors{5}})
        if (take(multiples(factors))) return best;
    if (!take(even(usualParts(length))))
        take(thinned(multiples({1, 2, 3, 4, 5, 6, 7, 8, 9}), range, length, extent));
    return best;
}

/// Zero and multiples `factors` of the decades on both sides of it.
QVector<AxisTick> decadeTicksWithZero(const AxisSpec& axis, const AxisRange& range, int stride,
                                      Factors factors) {
    const AxisScale scale = axis.scale;
    const int last = static_cast<int>(std::ceil(std::max(std::abs(range.low), range.high)));
    const bool asPowers = std::max(-range.low, range.high) > 4.5;
    QVector<AxisTick> ticks;
    const auto add = [&](double value, bool labelled) {
        const double position = toPlot(scale, value);
        if (position < range.low - 1e-9 || position > range.high + 1e-9) return;
        QString label;
        if (labelled && value == 0) label = fixedText(0, 0);
        if (labelled && value != 0) label = decadeLabel(axis, std::abs(value), asPowers);
        if (labelled && value < 0) label.prepend(QChar(0x2212));
        ticks.append({position, label});
    };
    add(0, true);
    for (int exponent = 0; exponent <= last; ++exponent) {
        // One stands too close to zero for a label of its own when labels are rare.
        const bool labelled = exponent % stride == 0 && (stride == 1 || exponent > 0);
        for (const double factor : factors)
            for (const double sign : {-1.0, 1.0})
                add(sign * factor * std::pow(10.0, exponent), labelled);
    }
    std::ranges::sort(ticks, {}, &AxisTick::position);
    return ticks;
}

QVector<AxisTick> ticksWithZero(const AxisSpec& axis, const AxisRange& range, double length,
                                const std::function<double(const QString&)>& extent) {
    for (int stride = 1; stride < 400; ++stride) {
        auto ticks = decadeTicksWithZero(axis, range, stride, {1});
        if (!labelsFit(ticks, range, length, extent)) continue;
        if (labelCount(ticks) >= 3) return ticks;
        // Next to zero even steps read best; far from it the axis is a logarithmic one.
        if (range.low <= 0 && range.high >= 0)
            if (auto even = narrowTicks(axis, range, length, usualParts(length), extent);
                labelCount(even) > 1)
                return even;
        auto best = shortTicks(
            range, length, extent,
            [&](Factors factors) { return decadeTicksWithZero(axis, range, 1, factors); },
            [&](double parts) { return narrowTicks(axis, range, length, parts, extent); });
        return labelCount(best) > labelCount(ticks) ? best : ticks;
    }
    return {};
}

}  // namespace

double toPlot(AxisScale scale, double value) {
    if (scale == AxisScale::Linear) return value;
    if (scale == AxisScale::LogarithmicWithZero)
        return std::copysign(std::log10(1 + std::abs(value)), value);
    return value > 0 ? std::log10(value) : std::numeric_limits<double>::quiet_NaN();
}

QVector<double> toPlot(AxisScale scale, const QVector<double>& values) {
    if (scale == AxisScale::Linear) return values;
    QVector<double> coordinates(values.size());
    if (scale == AxisScale::LogarithmicWithZero) {
        std::ranges::transform(values, coordinates.begin(),
                               [scale](double value) { return toPlot(scale, value); });
        return coordinates;
    }
    Eigen::Map<Eigen::ArrayXd> to(coordinates.data(), coordinates.size());
    to = Eigen::Map<const Eigen::ArrayXd>(values.data(), values.size()).log() *
         (1 / std::numbers::ln10);
    for (qsizetype i = 0; i < values.size(); ++i)
        if (!(values[i] > 0)) coordinates[i] = std::numeric_limits<double>::quiet_NaN();
    return coordinates;
}

double fromPlot(AxisScale scale, double coordinate) {
    if (scale == AxisScale::LogarithmicWithZero)
        return std::copysign(std::pow(10.0, std::abs(coordinate)) - 1, coordinate);
    return scale == AxisScale::Linear ? coordinate : std::pow(10.0, coordinate);
}

QVector<AxisTick> axisTicks(const AxisSpec& axis, const AxisRange& range, double length,
                            const std::function<double(const QString&)>& extent) {
    if (!(range.span() > 0) || length <= 0 || !std::isfinite(range.span())) return {};
    if (axis.scale == AxisScale::Linear)
        return linearTicks(axis, range.low, range.high, length, extent);
    if (axis.scale == AxisScale::LogarithmicWithZero)
        return ticksWithZero(axis, range, length, extent);
    if (range.span() < kFewDecades) {
        auto ticks = shortTicks(
            range, length, extent,
            [&](Factors factors) { return decadeTicks(axis, range, 1, factors); },
            [&](double parts) { return narrowTicks(axis, range, length, parts, extent); });
        if (!ticks.isEmpty()) return ticks;
    }
    for (int stride = 1; stride < 400; ++stride) {
        auto ticks = decadeTicks(axis, range, stride, {1.0});
        if (labelsFit(ticks, range, length, extent)) return ticks;
    }
    return {};
}

QString axisTitle(const AxisSpec& axis) {
    if (axis.unit.isEmpty() || labelsCarry(axis.unit)) return axis.title;
    return axis.title + QStringLiteral(" [%1]").arg(axis.unit);
}

}  // namespace footbridge
