// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/coloured_points.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/words/number_text.h"

namespace footbridge {

namespace {

constexpr int kMostLevels = 5, kMostClasses = 5;
constexpr int kNoClass = -1;

struct ColouredPoints {
    Q_DECLARE_TR_FUNCTIONS(ColouredPoints)
};

/// Which class every row of a column is in, and what the classes are called.
struct Classes {
    QStringList names;
    std::vector<int> ofRow;  ///< kNoClass without a value
    bool ordered = false;
};

QVector<qint64> idsOf(const PlotSpec& spec) {
    QVector<qint64> ids;
    for (const PlotLayer& layer : spec.layers)
        if (layer.kind == PlotLayer::Kind::Points) ids += layer.ids;
    return ids;
}

Classes levelsOf(const Column& column, const QVector<qint64>& ids) {
    std::vector<qsizetype> counts(column.levels.size());
    for (const qint64 id : ids) {
        const std::int32_t code = column.codes[static_cast<std::size_t>(id)];
        if (code >= 0) ++counts[static_cast<std::size_t>(code)];
    }
    std::vector<std::size_t> order;
    for (std::size_t level = 0; level < counts.size(); ++level)
        if (counts[level] > 0) order.push_back(level);
    std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) { return counts[i]; });
    Classes classes;
    std::vector<int> classOf(counts.size(), kNoClass);
    for (std::size_t place = 0; place < order.size(); ++place) {
        const bool own = place < kMostLevels || order.size() == kMostLevels + 1;
        classOf[order[place]] = static_cast<int>(own ? place : std::size_t{kMostLevels});
        if (own) classes.names << QString::fromStdString(column.levels[order[place]]);
    }
    if (order.size() > kMostLevels + 1) classes.names << ColouredPoints::tr("other");
    for (const std::int32_t code : column.codes)
        classes.ofRow.push_back(code < 0 ? kNoClass : classOf[static_cast<std::size_t>(code)]);
    return classes;
}

/// Lower ends of the classes above the first.
std::vector<double> classBounds(const Column& column, const QVector<qint64>& ids) {
    std::vector<double> values;
    for (const qint64 id : ids) {
        const double value = column.numbers[static_cast<std::size_t>(id)];
        if (std::isfinite(value)) values.push_back(value);
    }
    std::ranges::sort(values);
    std::vector<double> distinct = values;
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
    if (distinct.size() <= kMostClasses)
        return {distinct.begin() + (distinct.empty() ? 0 : 1), distinct.end()};
    std::vector<double> bounds;
    for (std::size_t i = 1; i < kMostClasses; ++i) {
        const double bound = values[i * values.size() / kMostClasses];
        if (bound > values.front() && (bounds.empty() || bound > bounds.back()))
            bounds.push_back(bound);
    }
    return bounds;
}

Classes rangesOf(const Column& column, const QVector<qint64>& ids) {
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    const std::vector<double> bounds = classBounds(column, ids);
    Classes classes;
    classes.ordered = true;
    std::vector<std::pair<double, double>> ends(bounds.size() + 1, {kInfinite, -kInfinite});
    for (const double value : column.numbers) {
        const auto place = std::ranges::upper_bound(bounds, value) - bounds.begin();
        classes.ofRow.push_back(std::isfinite(value) ? static_cast<int>(place) : kNoClass);
    }
    for (const qint64 id : ids) {
        const auto row = static_cast<std::size_t>(id);
        if (classes.ofRow[row] == kNoClass) continue;
        auto& [low, high] = ends[static_cast<std::size_t>(classes.ofRow[row])];
        low = std::min(low, column.numbers[row]);
        high = std::max(high, column.numbers[row]);
    }
    for (const auto& [low, high] : ends)
        classes.names
            << (low == high
                    ? numberText(low)
                    : ColouredPoints::tr("%1 to %2").arg(numberText(low), numberText(high)));
    return classes;
}

/// The points of a layer that are in one class.
PlotLayer partOf(const PlotLayer& layer, const Classes& classes, int wanted) {
    PlotLayer part = layer;
    for (QVector<double>* values : {&part.x, &part.y, &part.low, &part.high}) values->clear();
    part.ids.clear();
    const auto take = [](QVector<double>& to, const QVector<double>& from, qsizetype i) {
        if (i < from.size()) to.append(from[i]);
    };
    for (qsizetype i = 0; i < layer.ids.size(); ++i) {
        if (classes.ofRow[static_cast<std::size_t>(layer.ids[i])] != wanted) continue;
        take(part.x, layer.x, i);
        take(part.y, layer.y, i);
        take(part.low, layer.low, i);
        take(part.high, layer.high, i);
        part.ids.append(layer.ids[i]);
    }
    return part;
}

}  // namespace

PlotSpec colouredBy(PlotSpec spec, const Column& column) {
    const QVector<qint64> ids = idsOf(spec);
    const Classes classes =
        column.type == ColumnType::Category ? levelsOf(column, ids) : rangesOf(column, ids);
    const auto count = static_cast<int>(classes.names.size());
    QVector<PlotLayer> layers;
    QVector<PlotLayer> hollow;
    for (const PlotLayer& layer : std::as_const(spec.layers)) {
        if (layer.kind != PlotLayer::Kind::Points || layer.ids.size() != layer.x.size()) {
            layers.append(layer);
            continue;
        }
        for (int wanted = kNoClass; wanted < count; ++wanted) {
            PlotLayer part = partOf(layer, classes, wanted);
            if (part.x.isEmpty()) continue;
            const bool other =
                wanted == kNoClass || wanted >= kMostLevels + (classes.ordered ? 1 : 0);
            part.colour = other ? -1 : wanted;
            if (classes.ordered && wanted != kNoClass)
                part.ramp = count > 1 ? static_cast<double>(wanted) / (count - 1) : 0.5;
            part.name = wanted == kNoClass ? ColouredPoints::tr("no value") : classes.names[wanted];
            (layer.hollow ? hollow : layers).append(part);
        }
    }
    // A class stands in the legend once: by its filled points where it has any.
    for (PlotLayer& part : hollow) {
        const auto named = std::ranges::any_of(layers, [&](const PlotLayer& layer) {
            return layer.kind == PlotLayer::Kind::Points && layer.name == part.name;
        });
        if (named) part.name.clear();
    }
    spec.layers = layers + hollow;
    return spec;
}

}  // namespace footbridge
