// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/interval_reasons.h"

#include <algorithm>
#include <cmath>

#include "core/explain/explain_messages.h"

namespace footbridge {
namespace {

constexpr double kWorthSaying = 1.1;       // times the usual width
constexpr double kFar = 1.25;              // times the usual distance
constexpr double kDisagree = 0.2;          // share of the squared width
constexpr double kOpen = 0.5;              // the same: as much as or more than all the rest
constexpr double kWorthMentioning = 0.05;  // weight of a member

bool isLog(const AdaptedModel& model) {
    return model.transform.kind == ResponseTransform::Kind::Log;
}

/// "×/÷ 1.8", or half of what lies between the ends in the response's unit.
Message bandOf(const RowFacts& facts, double halfWidth) {
    const AdaptedModel& model = facts.model;
    if (isLog(model)) return {messages::kFactorBand, {std::exp(halfWidth)}};
    const double v = model.transform.forward(facts.prediction.value[0]);
    const double width =
        model.transform.backward(v + halfWidth) - model.transform.backward(v - halfWidth);
    return {messages::kWidthBand, {{width / 2, Digits::Short, model.responseUnit}}};
}

Message widthSentence(const RowFacts& facts) {
    using namespace messages;
    if (!facts.interval) return kIntervalNone;
    const IntervalAccount& interval = *facts.interval;
    const Message own = bandOf(facts, interval.halfWidth);
    if (!interval.varies) return {kIntervalSame, {own}};
    const double ratio = interval.halfWidth / interval.usual;
    const Message usual = bandOf(facts, interval.usual);
    if (ratio > kWorthSaying) return {kIntervalWide, {own, usual}};
    if (ratio < 1 / kWorthSaying) return {kIntervalNarrow, {own, usual}};
    return {kIntervalUsual, {own}};
}

/// By how much the members differ that have a say.
Message differenceOf(const RowFacts& facts) {
    double low = INFINITY, high = -INFINITY;
    for (const MemberVote& vote : facts.votes.votes) {
        if (vote.weight < kWorthMentioning) continue;
        low = std::min(low, vote.v);
        high = std::max(high, vote.v);
    }
    if (isLog(facts.model)) return {messages::kMembersDifferFactor, {std::exp(high - low)}};
    const ResponseTransform& transform = facts.model.transform;
    return {messages::kMembersDiffer,
            {{transform.backward(high) - transform.backward(low), Digits::Short,
              facts.model.responseUnit}}};
}

void sayMembers(const RowFacts& facts, std::vector<Message>& sentences) {
    if (!facts.interval || !facts.interval->varies) return;
    if (facts.interval->disagreement >= kDisagree)
        sentences.push_back(differenceOf(facts));
    else if (facts.interval->unlikeShots >= kOpen)
        sentences.emplace_back(messages::kUnlikeShots);
    else
        sentences.emplace_back(messages::kMembersAgree);
}

void sayDistance(const RowFacts& facts, std::vector<Message>& sentences) {
    const double own = facts.nearest.toShot, usual = facts.nearest.usual;
    if (own == 0)
        sentences.emplace_back(messages::kShotItself);
    else if (own > kFar * usual)
        sentences.push_back(
            {messages::kShotFar, {{own, Digits::Hundredths}, {usual, Digits::Hundredths}}});
    else if (own < usual / kFar)
        sentences.push_back(
            {messages::kShotNear, {{own, Digits::Hundredths}, {usual, Digits::Hundredths}}});
}

void sayOddValues(const RowFacts& facts, std::vector<Message>& sentences) {
    const AdaptedModel& model = facts.model;
    for (Index feature = 0; feature < model.schema.size(); ++feature) {
        const auto at = static_cast<std::size_t>(feature);
        const Feature& described = model.schema.features[at];
        const double value = facts.row[feature];
        const auto levels = static_cast<double>(described.levels.size());
        if (std::isnan(value))
            sentences.push_back({messages::kValueMissing, {described.name}});
        else if (described.type == ColumnType::Category && (value < 0 || value >= levels))
            sentences.push_back({messages::kValueUnseen, {described.name}});
        else if (value < model.low[at] || value > model.high[at])
            sentences.push_back({messages::kValueOutside, {described.name}});
    }
}

}  // namespace

std::optional<IntervalAccount> intervalAccount(const AdaptedModel& model,
                                               const Prediction& prediction,
                                               const MixtureVotes& votes) {
    if (!model.interval) return std::nullopt;
    IntervalAccount account;
    account.level = model.interval->level;
    account.usual = account.halfWidth = model.interval->halfWidth;
    if (model.graph.hasInterval()) {
        const ResponseTransform& transform = model.transform;
        account.varies = true;
        account.halfWidth =
            (transform.forward(prediction.upper[0]) - transform.forward(prediction.lower[0])) / 2;
        account.disagreement = votes.disagreement;
        account.unlikeShots = votes.leverage;
        account.usualError = 1 - votes.disagreement - votes.leverage;
    }
    account.heldOut = static_cast<Index>(model.residuals.size());
    account.held = std::ranges::count_if(model.residuals, [&](double residual) {
        return std::abs(residual) <= model.interval->halfWidth * (1 + 1e-9);
    });
    return account;
}

std::vector<Message> intervalReasons(const RowFacts& facts) {
    std::vector<Message> sentences{widthSentence(facts)};
    sayOddValues(facts, sentences);
    sayDistance(facts, sentences);
    sayMembers(facts, sentences);
    if (facts.model.mixture && facts.model.mixture->gate < 0.5)
        sentences.push_back(
            {messages::kMostlySource, {{1 - facts.model.mixture->gate, Digits::Percent}}});
    if (facts.interval && facts.interval->heldOut > 0)
        sentences.push_back(
            {messages::kCalibrated, {facts.interval->held, facts.interval->heldOut}});
    return sentences;
}

}  // namespace footbridge
