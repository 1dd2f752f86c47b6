// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/study/training_words.h"

#include <QCoreApplication>

#include "widgets/charts/training_plots.h"
#include "widgets/words/number_text.h"
#include "widgets/words/wording.h"

namespace footbridge {
namespace {

struct TrainingWords {
    Q_DECLARE_TR_FUNCTIONS(TrainingWords)
};

SavedShare shareOf(const OverSeeds& over) {
    return {over.median, over.low, over.high};
}

}  // namespace

QString trainingHeadline(const TrainingTime& study) {
    const auto best = study.best();
    if (!best) return TrainingWords::tr("The source's weights save no training time for sure.");
    const TrainingWay& way = study.ways[*best];
    const QString second = QStringLiteral("s");
    return TrainingWords::tr(
               "Start from the source's weights with %n layer(s) frozen: the same "
               "quality in %1 instead of %2, %3 less (%4 to %5).",
               nullptr, *way.frozen)
        .arg(quantityText(way.seconds.median, second),
             quantityText(study.ways.front().seconds.median, second),
             percentLabel(way.timeSaved->median), decimalText(100 * way.timeSaved->low, 'f', 0),
             percentLabel(way.timeSaved->high));
}

QString trainingDetails(const TrainingTime& study) {
    QStringList parts;
    if (const auto best = study.best()) {
        const TrainingWay& way = study.ways[*best];
        parts += way.noWorse() ? TrainingWords::tr("The final error is no worse.")
                               : TrainingWords::tr("The final error is %1 times that from scratch.")
                                     .arg(fixedText(way.against.median, 2));
    }
    if (const auto& first = study.ways.front().compression) {
        const auto best = study.best();
        const Compression& carried = *study.ways[best.value_or(1)].compression;
        parts += TrainingWords::tr(
                     "Within the error bound, blocks that it has not learned from shrink "
                     "by a factor of %1; trained from scratch, by %2.")
                     .arg(numberText(carried.ratio.median), numberText(first->ratio.median));
    }
    QStringList missed;
    for (const TrainingWay& way : study.ways)
        if (way.frozen && way.reached < study.seeds) missed += wayLabel(way);
    if (!missed.isEmpty())
        parts += TrainingWords::tr(
                     "Not every seed reaches the error asked for within the budget "
                     "with: %1.")
                     .arg(missed.join(QStringLiteral(", ")));
    return parts.join(QLatin1Char(' '));
}

QVector<SavingsRow> savingsRows(const TrainingTime& study) {
    QVector<SavingsRow> rows;
    const auto best = study.best();
    for (std::size_t i = 0; i < study.ways.size(); ++i) {
        const TrainingWay& way = study.ways[i];
        if (!way.frozen) continue;
        SavingsRow row;
        row.name = wayLabel(way);
        row.best = best == i;
        if (way.timeSaved) {
            row.time = shareOf(*way.timeSaved);
            row.rows = shareOf(*way.rowsSaved);
        } else if (way.reached == 0) {
            row.text = TrainingWords::tr("never reaches the error asked for");
        } else {
            row.text = TrainingWords::tr("%n of %1 seeds reach(es) the error asked for", nullptr,
                                         static_cast<int>(way.reached))
                           .arg(study.seeds);
        }
        rows.append(row);
    }
    return rows;
}

}  // namespace footbridge
