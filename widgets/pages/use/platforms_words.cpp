// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/platforms_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "widgets/charts/coloured_points.h"
#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

struct PlatformsWords {
    Q_DECLARE_TR_FUNCTIONS(PlatformsWords)
};

constexpr double kNearly = 1.15;
constexpr std::size_t kMostRocCurves = 5;

QString nameOf(const PlatformModel& model, Index platform) {
    return QString::fromStdString(model.platforms[static_cast<std::size_t>(platform)]);
}

QString timesText(double factor) {
    return PlatformsWords::tr("× %1").arg(numberText(factor, factor < 10 ? 3 : 2));
}

Column textColumn(const std::vector<std::string>& texts) {
    Column column;
    column.type = ColumnType::Category;
    for (const std::string& text : texts) {
        const auto at = std::ranges::find(column.levels, text);
        column.codes.push_back(static_cast<std::int32_t>(at - column.levels.begin()));
        if (at == column.levels.end()) column.levels.push_back(text);
    }
    return column;
}

}  // namespace

std::vector<Index> inOrder(const Vector& vector) {
    std::vector<Index> order(static_cast<std::size_t>(vector.size()));
    std::iota(order.begin(), order.end(), Index{0});
    std::ranges::stable_sort(order, {}, [&](Index p) { return vector[p]; });
    return order;
}

QString adviceText(const PlatformModel& model, const QString& run, const Recommendation& advice) {
    return PlatformsWords::
        tr("Run %1 on %2. It is the fastest with a chance of %3. Trusting this loses at most %4 "
           "in half of the cases, and at most %5 in nine of ten.")
            .arg(run, nameOf(model, advice.platform), percentLabel(advice.chance),
                 percentLabel(advice.regret), percentLabel(advice.regretUpper));
}

QString adviceDetails(const PlatformModel& model, const Vector& vector, Index today,
                      const std::vector<PlatformRun>& advice) {
    const std::vector<Index> order = inOrder(vector);
    const double second = vector[order[1]] / vector[order[0]];
    QStringList parts;
    parts << (second < kNearly ? PlatformsWords::tr("%1 is nearly as fast (%2).")
                                     .arg(nameOf(model, order[1]), timesText(second))
                               : PlatformsWords::tr("%1 comes next (%2).")
                                     .arg(nameOf(model, order[1]), timesText(second)));
    const Gain own = gainFrom(model, vector, today);
    parts << PlatformsWords::tr("Against the %1 of today the gain is %2 (%3 to %4).")
                 .arg(nameOf(model, today), timesText(own.value), numberText(own.lower),
                      numberText(own.upper));
    const auto most =
        std::ranges::max_element(advice, {}, [](const PlatformRun& run) { return run.gain.value; });
    if (most != advice.end())
        parts << PlatformsWords::tr("Of all runs %1 would gain most (%2).")
                     .arg(most->name, timesText(most->gain.value));
    return parts.join(QLatin1Char(' '));
}

QVector<IntervalRow> vectorRows(const PlatformModel& model, const PlatformDesk::Predicted& shown,
                                Index row, Index most) {
    QVector<IntervalRow> rows;
    for (const Index p : inOrder(shown.vectors.value.row(row))) {
        if (std::ssize(rows) == most) break;
        IntervalRow one;
        one.name = nameOf(model, p);
        one.value = shown.vectors.value(row, p);
        one.low = shown.vectors.lower(row, p);
        one.high = shown.vectors.upper(row, p);
        one.text = fixedText(one.value, one.value < 100 ? 2 : 0);
        one.marked = rows.isEmpty();
        if (shown.measured) one.measured = shown.times(row, p);
        rows << one;
    }
    return rows;
}

MapColours mapColours(const PlatformDesk::Trained& trained) {
    MapColours colours{{PlatformsWords::tr("application"), PlatformsWords::tr("fastest platform")}};
    for (const Feature& feature : trained.result.model.schema.features)
        colours.names << QString::fromStdString(feature.name);
    return colours;
}

Column MapColours::column(const PlatformDesk::Trained& trained,
                          const PlatformDesk::Predicted& shown, int choice) const {
    const PlatformModel& model = trained.result.model;
    if (choice == 0) {
        std::vector<std::string> texts = shown.groups;
        if (texts.empty())
            texts.assign(static_cast<std::size_t>(shown.names.size()), shown.source.toStdString());
        return textColumn(texts);
    }
    if (choice == 1) {
        std::vector<std::string> fastest;
        for (Index row = 0; row < shown.vectors.value.rows(); ++row) {
            Index best = 0;
            shown.vectors.value.row(row).minCoeff(&best);
            fastest.push_back(model.platforms[static_cast<std::size_t>(best)]);
        }
        return textColumn(fastest);
    }
    const Index at = choice - 2;
    const Feature& feature = model.schema.features[static_cast<std::size_t>(at)];
    Column column;
    column.name = feature.name;
    column.type = feature.type;
    column.levels = feature.levels;
    for (Index row = 0; row < shown.features.rows(); ++row) {
        const double value = shown.features(row, at);
        if (feature.type == ColumnType::Number)
            column.numbers.push_back(value);
        else
            column.codes.push_back(std::isnan(value) || value >= std::ssize(feature.levels)
                                       ? -1
                                       : static_cast<std::int32_t>(value));
    }
    return column;
}

PlotSpec latentMapPlot(const PlatformDesk::Trained& trained, const PlatformDesk::Predicted& shown,
                       const Column& colours) {
    PlotSpec spec;
    spec.title = PlatformsWords::tr("Latent map");
    spec.x.title = PlatformsWords::tr("First coordinate");
    spec.y.title = PlatformsWords::tr("Second coordinate");
    PlotLayer points;
    for (Index row = 0; row < shown.map.rows(); ++row) {
        points.x << shown.map(row, 0);
        points.y << shown.map(row, 1);
        points.ids << row;
    }
    spec.layers << points;
    spec = colouredBy(spec, colours);
    if (trained.own.get() == &shown) return spec;
    PlotLayer learned;
    learned.name = PlatformsWords::tr("learned from");
    learned.colour = -1;
    learned.hollow = true;
    for (Index row = 0; row < trained.own->map.rows(); ++row) {
        learned.x << trained.own->map(row, 0);
        learned.y << trained.own->map(row, 1);
    }
    spec.layers.prepend(learned);
    return spec;
}

PlotSpec orderRocPlot(const std::vector<EvaluatedMethod>& methods) {
    PlotSpec spec;
    spec.title = PlatformsWords::tr("Telling the usual order from others");
    spec.x = {PlatformsWords::tr("Other orders taken for it"), {}, AxisScale::Linear, 0, 1};
    spec.y = {PlatformsWords::tr("Usual order recognised"), {}, AxisScale::Linear, 0, 1};
    spec.emptyText = PlatformsWords::tr("No run has all platforms in the order of the others.");
    std::vector<const EvaluatedMethod*> some;
    for (const EvaluatedMethod& method : methods)
        if (!method.roc.empty() && std::isfinite(method.scores.auc.value)) some.push_back(&method);
    std::ranges::stable_sort(some, [](const EvaluatedMethod* a, const EvaluatedMethod* b) {
        const auto isAuto = [](const EvaluatedMethod* one) {
            return one->key == methodKey(PlatformMethod::Auto);
        };
        if (isAuto(a) != isAuto(b)) return isAuto(a);
        return a->scores.auc.value > b->scores.auc.value;
    });
    if (some.size() > kMostRocCurves) some.resize(kMostRocCurves);
    for (std::size_t i = 0; i < some.size(); ++i) {
        PlotLayer line;
        line.kind = PlotLayer::Kind::Line;
        line.name = PlatformsWords::tr("%1: %2").arg(sentence(some[i]->name),
                                                     fixedText(some[i]->scores.auc.value, 2));
        line.colour = static_cast<int>(i);
        for (const RocPoint& point : some[i]->roc) {
            line.x << point.falsePositives;
            line.y << point.truePositives;
        }
        spec.layers << line;
    }
    if (some.empty()) return spec;
    PlotLayer chance;
    chance.kind = PlotLayer::Kind::Line;
    chance.x = {0, 1};
    chance.y = {0, 1};
    chance.colour = -1;
    chance.dashed = true;
    spec.layers << chance;
    return spec;
}

}  // namespace footbridge
