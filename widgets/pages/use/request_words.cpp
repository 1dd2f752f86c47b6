// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/request_words.h"

#include "widgets/pages/use/requests_view.h"
#include "widgets/words/number_text.h"
#include "widgets/workspace/cost_desk.h"

namespace footbridge {

namespace {

/// What users ask for costs least.
bool asAlready(const RequestResult& result) {
    const RequestRule& rule = result.study.recommended.rule;
    return result.fromTable() && rule.kind == RequestRule::Kind::Padded && rule.factor == 1;
}

QString percent(double share) {
    return quantityText(100 * share, QStringLiteral("%"), 2);
}

}  // namespace

QString requestHeadline(const RequestResult& result) {
    const PracticeStudy& ours = result.study.practices.front();
    const PracticeStudy& today =
        result.fromTable() ? result.study.practices.back() : result.study.practices.at(1);
    const RequestRule& rule = result.study.recommended.rule;
    const QString killed = percent(ours.metrics.underestimates),
                  before = percent(today.metrics.underestimates);
    const bool padded = rule.kind == RequestRule::Kind::Padded;
    const QString size = padded ? numberText(rule.factor) : percent(rule.level);
    if (asAlready(result))
        return RequestsView::tr(
                   "Keep to what users ask for: %1 of the runs are killed and start again, and no "
                   "other rule is expected to cost less.")
            .arg(killed);
    if (rule.limit)
        return RequestsView::
            tr("Request what “%1” says: %2 of the runs are killed and start again, and no other "
               "rule is clearly cheaper.")
                .arg(QString::fromStdString(result.costing.requests->atMost), killed);
    if (padded && rule.factor == 1)
        return RequestsView::tr(
                   "Request the prediction as it is: %1 of the runs are killed and start again, "
                   "instead of %2 with a factor of 1.5.")
            .arg(killed, before);
    if (result.fromTable())
        return padded ? RequestsView::tr(
                            "Request %1 times what users ask for: %2 of the runs are killed and "
                            "start again, instead of %3 today.")
                            .arg(size, killed, before)
                      : RequestsView::tr(
                            "Request the upper bound at %1: %2 of the runs are killed and start "
                            "again, instead of %3 with what users ask for.")
                            .arg(size, killed, before);
    return padded
               ? RequestsView::tr(
                     "Request %1 times the prediction: %2 of the runs are killed and start again, "
                     "instead of %3 with a factor of 1.5.")
                     .arg(size, killed, before)
               : RequestsView::tr(
                     "Request the upper bound at %1: %2 of the runs are killed and start again, "
                     "instead of %3 with a factor of 1.5.")
                     .arg(size, killed, before);
}

QString requestDetails(const RequestResult& result) {
    const PracticeStudy& ours = result.study.practices.front();
    const PracticeStudy& today =
        result.fromTable() ? result.study.practices.back() : result.study.practices.at(1);
    const QString ratio = numberText(result.costing.loss.ratio()),
                  ourCost = numberText(ours.metrics.totalCost),
                  low = numberText(ours.interval.low.totalCost),
                  high = numberText(ours.interval.high.totalCost);
    const QString cost =
        asAlready(result) || result.study.recommended.rule.limit
            ? RequestsView::tr(
                  "At κ = %1 a run is expected to cost %2 times (%3 to %4) what a perfect request "
                  "costs.")
                  .arg(ratio, ourCost, low, high)
            : RequestsView::tr(
                  "At κ = %1 a run is expected to cost %2 times (%3 to %4) what a perfect "
                  "request costs, against %5 (%6 to %7) today.")
                  .arg(ratio, ourCost, low, high, numberText(today.metrics.totalCost),
                       numberText(today.interval.low.totalCost),
                       numberText(today.interval.high.totalCost));
    const int runs = static_cast<int>(result.study.runs);
    const QString basis =
        result.fromTable()
            ? RequestsView::tr("Chosen on these %n runs, each left out of its own bound.", nullptr,
                               runs)
            : RequestsView::tr(
                  "Chosen on out-of-fold predictions of the %n shots; no test run was looked at.",
                  nullptr, runs);
    return cost + QLatin1Char(' ') + basis;
}

}  // namespace footbridge
