// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/distribution_plot.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <numbers>
#include <set>

#include "core/table/units.h"
#include "widgets/charts/axis_ticks.h"
#include "widgets/words/number_text.h"

namespace footbridge {

namespace {

struct DistributionPlot {
    Q_DECLARE_TR_FUNCTIONS(DistributionPlot)
};

constexpr std::size_t kMaximumValues = 20000;  ///< more do not change the curve
constexpr std::size_t kDistinctAsBars = 12;
constexpr int kGrid = 256;
constexpr double kHeavyTail = 30;  ///< ratio of the 95 % to the 5 % quantile

/// Finite values of a number column in the unit of the plot, evenly thinned.
std::vector<double> sample(const Column& column, double factor) {
    std::vector<double> values;
    const std::size_t stride = column.numbers.size() / kMaximumValues + 1;
    for (std::size_t i = 0; i < column.numbers.size(); i += stride)
        if (std::isfinite(column.numbers[i])) values.push_back(column.numbers[i] * factor);
    std::sort(values.begin(), values.end());
    return values;
}

double quantileOf(const std::vector<double>& sorted, double share) {
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

bool isHeavyTailed(const std::vector<double>& sorted) {
    return !sorted.empty() && sorted.front() > 0 &&
           quantileOf(sorted, 0.95) > kHeavyTail * quantileOf(sorted, 0.05);
}

/// Silverman's rule of thumb.
double bandwidth(const std::vector<double>& sorted) {
    const auto n = static_cast<double>(sorted.size());
    double mean = 0, square = 0;
    for (const double value : sorted) mean += value / n;
    for (const double value : sorted) square += (value - mean) * (value - mean) / n;
    const double spread = (quantileOf(sorted, 0.75) - quantileOf(sorted, 0.25)) / 1.349;
    const double deviation = std::sqrt(square);
    const double width = spread > 0 ? std::min(spread, deviation) : deviation;
    return 0.9 * width * std::pow(n, -0.2);
}

/// Gaussian kernel density on an even grid; the values are counted into its cells first.
QVector<double> density(const std::vector<double>& values, double low, double step, double width) {
    QVector<double> counts(kGrid, 0.0);
    for (const double value : values) {
        const auto cell = static_cast<qsizetype>(std::lround((value - low) / step));
        counts[std::clamp<qsizetype>(cell, 0, kGrid - 1)] +=
            1.0 / static_cast<double>(values.size());
    }
    QVector<double> result(kGrid, 0.0);
    const int reach = std::min(kGrid, static_cast<int>(std::ceil(4 * width / step)));
    for (int cell = 0; cell < kGrid; ++cell) {
        if (counts[cell] == 0) continue;
        for (int other = std::max(0, cell - reach); other <= std::min(kGrid - 1, cell + reach);
             ++other) {
            const double z = (other - cell) * step / width;
            result[other] +=
                counts[cell] * std::exp(-0.5 * z * z) / (width * std::sqrt(2 * std::numbers::pi));
        }
    }
    return result;
}

struct Side {
    QString label;
    std::vector<double> values;
    int colour;
};

void addDensity(PlotSpec& spec, const Side& side, double low, double step, double width) {
    const QVector<double> height = density(side.values, low, step, width);
    PlotLayer line, area;
    line.kind = PlotLayer::Kind::Line;
    area.kind = PlotLayer::Kind::Band;
    line.name = side.label;
    line.colour = area.colour = side.colour;
    for (int cell = 0; cell < kGrid; ++cell)
        line.x.append(fromPlot(spec.x.scale, low + cell * step));
    line.y = height;
    area.x = line.x;
    area.low.fill(0.0, kGrid);
    area.high = height;
    spec.layers.append(area);
    spec.layers.append(line);
}

/// Counts from zero on that reach over decades.
bool isHeavyTailedFromZero(const std::vector<double>& sorted) {
    if (sorted.empty() || sorted.front() != 0) return false;
    const auto first = std::ranges::upper_bound(sorted, 0.0);
    const std::vector<double> positive(first, sorted.end());
    return isHeavyTailed(positive) && quantileOf(positive, 0.5) >= 1;
}

AxisScale scaleFor(const std::vector<Side>& sides) {
    const auto begins = [&](auto&& condition) {
        return std::ranges::all_of(
            sides, [&](const Side& s) { return s.values.empty() || condition(s.values.front()); });
    };
    const bool heavy =
        std::ranges::any_of(sides, [](const Side& s) { return isHeavyTailed(s.values); });
    const bool fromZero =
        std::ranges::any_of(sides, [](const Side& s) { return isHeavyTailedFromZero(s.values); });
    if (heavy && begins([](double low) { return low > 0; })) return AxisScale::Logarithmic;
    if ((heavy || fromZero) && begins([](double low) { return low >= 0; }))
        return AxisScale::LogarithmicWithZero;
    return AxisScale::Linear;
}

void addDensities(PlotSpec& spec, std::vector<Side> sides) {
    std::erase_if(sides, [](const Side& side) { return side.values.empty(); });
    if (sides.empty()) return;
    spec.x.scale = scaleFor(sides);
    for (Side& side : sides)
        for (double& value : side.values) value = toPlot(spec.x.scale, value);
    double low = sides.front().values.front(), high = sides.front().values.back();
    double widest = 0;
    for (const Side& side : sides) {
        low = std::min(low, side.values.front());
        high = std::max(high, side.values.back());
        widest = std::max(widest, bandwidth(side.values));
    }
    if (!(high > low)) {
        high += 0.5;
        low -= 0.5;
    }
    const double room = std::min(3 * widest, 0.25 * (high - low));
    low -= room;
    high += room;
    const double step = (high - low) / (kGrid - 1);
    for (const Side& side : sides)
        addDensity(spec, side, low, step, std::max(bandwidth(side.values), 1.5 * step));
}

using Shares = std::map<QString, double>;

PlotLayer shareBars(const QString& label, int colour, const QStringList& names,
                    const Shares& shares) {
    PlotLayer bars;
    bars.kind = PlotLayer::Kind::Bars;
    bars.name = label;
    bars.colour = colour;
    for (const QString& name : names) {
        const auto found = shares.find(name);
        bars.x.append(found == shares.end() ? 0 : 100 * found->second);
    }
    return bars;
}

Shares levelShares(const Column& column) {
    Shares shares;
    double known = 0;
    for (const auto code : column.codes) known += code >= 0;
    for (const auto code : column.codes)
        if (code >= 0)
            shares[QString::fromStdString(column.levels[static_cast<std::size_t>(code)])] +=
                1 / known;
    return shares;
}

Shares valueShares(const std::vector<double>& values) {
    Shares shares;
    for (const double value : values)
        shares[plainText(value)] += 1 / static_cast<double>(values.size());
    return shares;
}

struct NamedShares {
    QString label;
    Shares shares;
    int colour = 0;
};

void addBars(PlotSpec& spec, const std::vector<NamedShares>& sides, const QStringList& names) {
    spec.x.title = DistributionPlot::tr("Share of the rows");
    spec.x.unit = QStringLiteral("%");
    spec.y.title.clear();
    spec.categories = names;
    for (const NamedShares& side : sides)
        if (!side.shares.empty())
            spec.layers.append(shareBars(side.label, side.colour, names, side.shares));
}

QStringList mostFrequent(const std::vector<NamedShares>& sides) {
    Shares all;
    for (const NamedShares& side : sides)
        for (const auto& [name, share] : side.shares) all[name] += share;
    QStringList names;
    for (const auto& [name, share] : all) names.append(name);
    std::stable_sort(names.begin(), names.end(),
                     [&](const QString& a, const QString& b) { return all.at(a) > all.at(b); });
    return names.mid(0, static_cast<qsizetype>(kDistinctAsBars));
}

QString titleOf(const std::vector<DistributionSide>& sides) {
    QStringList names;
    for (const DistributionSide& side : sides) {
        const QString name = QString::fromStdString(nameWithoutUnit(side.column->name));
        if (!name.isEmpty() && !names.contains(name)) names.append(name);
    }
    return names.join(QStringLiteral(" / "));
}

/// What the values are multiplied by to be in the unit of the plot.
double factorTo(const std::string& unit, const std::string& own) {
    const auto to = unitFromSymbol(unit), from = unitFromSymbol(own);
    return to && from && to->quantity == from->quantity ? from->factor / to->factor : 1;
}

void addNumbers(PlotSpec& spec, const std::vector<DistributionSide>& sides) {
    std::string unit;
    for (const DistributionSide& side : sides)
        if (unit.empty()) unit = side.unit;
    spec.x.unit = QString::fromStdString(unit);
    std::vector<Side> values;
    std::set<double> distinct;
    for (const DistributionSide& side : sides) {
        values.push_back(
            {side.label, sample(*side.column, factorTo(unit, side.unit)), side.colour});
        distinct.insert(values.back().values.begin(), values.back().values.end());
    }
    if (distinct.empty() || distinct.size() > kDistinctAsBars) {
        addDensities(spec, std::move(values));
        return;
    }
    QStringList names;
    for (const double value : distinct) names.append(plainText(value));
    std::vector<NamedShares> shares;
    for (const Side& side : values)
        shares.push_back({side.label, valueShares(side.values), side.colour});
    addBars(spec, shares, names);
}

}  // namespace

PlotSpec distributions(const std::vector<DistributionSide>& all) {
    std::vector<DistributionSide> sides;
    std::ranges::copy_if(all, std::back_inserter(sides),
                         [](const DistributionSide& side) { return side.column != nullptr; });
    PlotSpec spec;
    spec.title = titleOf(sides);
    spec.x.title = spec.title;
    spec.y.title = DistributionPlot::tr("Density");
    spec.emptyText = DistributionPlot::tr("This feature has no values to compare.");
    const bool anyCategory = std::ranges::any_of(sides, [](const DistributionSide& side) {
        return side.column->type == ColumnType::Category;
    });
    if (!anyCategory) {
        addNumbers(spec, sides);
        return spec;
    }
    std::vector<NamedShares> shares;
    for (const DistributionSide& side : sides)
        shares.push_back({side.label, levelShares(*side.column), side.colour});
    addBars(spec, shares, mostFrequent(shares));
    return spec;
}

PlotSpec distributions(const Column& source, const Column& target, const QString& sourceLabel,
                       const QString& targetLabel) {
    const auto unitOf = [](const Column& column) {
        const auto unit = unitFromName(column.name);
        return unit ? unit->symbol : std::string();
    };
    return distributions(
        {{&source, sourceLabel, unitOf(source), 0}, {&target, targetLabel, unitOf(target), 1}});
}

}  // namespace footbridge
