// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/live_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "widgets/models/versions_model.h"
#include "widgets/words/number_text.h"
#include "widgets/words/wording.h"

namespace footbridge {
namespace {

struct LiveWords {
    Q_DECLARE_TR_FUNCTIONS(LiveWords)
};

}  // namespace

QString errorText(double share) {
    return std::isnan(share) ? QStringLiteral("–")
                             : quantityText(100 * share, QStringLiteral("%"), 2);
}

QString liveHeadline(const LiveSummary& summary) {
    const LiveRecovery& recovery = summary.recovery;
    if (summary.runs == 0)
        return LiveWords::tr("The model is ready and waits for the next measured run.");
    if (recovery.drift < 0)
        return LiveWords::tr("No drift in %n run(s): the model errs by %1.", nullptr,
                             static_cast<int>(summary.runs))
            .arg(errorText(summary.errors.online));
    if (recovery.runs < 0)
        return LiveWords::tr(
                   "The responses changed at run %1: the model is learning them and now "
                   "errs by %2.")
            .arg(countText(recovery.drift), errorText(summary.recentError));
    return LiveWords::tr(
               "The model is right again: %n run(s) after the drift at run %1 its error "
               "was back at %2.",
               nullptr, static_cast<int>(recovery.runs))
        .arg(countText(recovery.drift), errorText(recovery.error));
}

QString liveDetails(const LiveSummary& summary) {
    QStringList parts;
    const StreamVersion& version = summary.versions.back();
    if (version.reason == VersionReason::Recognised)
        parts += LiveWords::tr(
                     "The environment of version %1 came back, and that version was taken up "
                     "again.")
                     .arg(version.other);
    if (summary.runs > 0 && !std::isnan(summary.errors.first))
        parts += LiveWords::tr(
                     "Over all runs learning online errs by %1, retraining on all by %2, "
                     "the first model by %3, the median of the last batch by %4.")
                     .arg(errorText(summary.errors.online), errorText(summary.errors.retrained),
                          errorText(summary.errors.first), errorText(summary.errors.lastBatch));
    return parts.join(QLatin1Char(' '));
}

QString lastRunText(const LiveSummary& summary) {
    if (summary.runs == 0) return {};
    const LiveRun& run = summary.last;
    const QString unit = QString::fromStdString(summary.unit), row = countText(run.row);
    QString predicted = quantityText(run.prediction.value, unit);
    if (run.prediction.lower)
        predicted = LiveWords::tr("%1 (%2 to %3)")
                        .arg(predicted, numberText(*run.prediction.lower),
                             numberText(*run.prediction.upper));
    else
        predicted = LiveWords::tr("%1 (no interval yet)").arg(predicted);
    if (!run.measured)
        return LiveWords::tr("Last run, %1: predicted %2, not measured.").arg(row, predicted);
    const QString measured = quantityText(*run.measured, unit);
    if (summary.feature.empty())
        return LiveWords::tr("Last run, %1: measured %2, predicted %3.")
            .arg(row, measured, predicted);
    return LiveWords::tr(
               "Last run, %1: measured %2, predicted %3; learning from it changed the "
               "effect of %4 by %5.")
        .arg(row, measured, predicted, QString::fromStdString(summary.feature),
             quantityText(100 * run.update.effect, QStringLiteral("%"), 2));
}

QVector<VersionSpan> versionSpans(const LiveSummary& summary) {
    // One colour an environment: a version that was taken up again has that of the other.
    constexpr int kColours[]{0, 1, 2, 4, 5};
    std::vector<int> colours;
    int next = 0;
    QVector<VersionSpan> spans;
    for (std::size_t i = 0; i < summary.versions.size(); ++i) {
        const StreamVersion& version = summary.versions[i];
        const bool again =
            version.other > 0 && static_cast<std::size_t>(version.other) <= colours.size();
        const bool same = version.reason == VersionReason::Refitted && !colours.empty();
        colours.push_back(again  ? colours[static_cast<std::size_t>(version.other) - 1]
                          : same ? colours.back()
                                 : kColours[next++ % std::size(kColours)]);
        const Index until =
            i + 1 < summary.versions.size() ? summary.versions[i + 1].from : summary.runs;
        VersionSpan span;
        span.from = static_cast<double>(version.from + summary.firstRow);
        span.to = static_cast<double>(until + summary.firstRow);
        span.colour = colours.back();
        span.name = version.other > 0
                        ? LiveWords::tr("%1, from %2").arg(version.number).arg(version.other)
                        : QString::number(version.number);
        span.note =
            LiveWords::tr("Version %1: %2.").arg(version.number).arg(versionReason(version));
        spans.append(span);
    }
    return spans;
}

}  // namespace footbridge
