// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/severity.h"

#include <algorithm>
#include <cmath>

#include "core/metrics/errors.h"
#include "core/metrics/row_order.h"
#include "core/severity/band_words.h"
#include "core/severity/explanations.h"
#include "core/severity/prepared_severity.h"
#include "core/severity/severity_messages.h"

namespace footbridge {
namespace {

// METHODS.md, "Severity".
constexpr Index kFewestShots = 4, kRoughShots = 8, kFewestHeldOut = 10;
constexpr Index kFewestForAdvice = 5;
constexpr double kWeakSource = 0.8;
constexpr double kBeyondInputs = 0.5, kBeyondSupport = 0.5, kBeyondGate = 0.5;
constexpr double kReadsZero = 0.005;    ///< with two decimals
constexpr double kSurelySimilar = 0.2;  ///< up to here a shift carries most of it

bool answersShots(const ShotEvidence& shots, std::size_t source) {
    const auto column = static_cast<Index>(source);
    return shots.responses.size() > 0 && shots.predictions.rows() == shots.responses.size() &&
           column < shots.predictions.cols() && shots.predictions.col(column).allFinite() &&
           shots.responses.allFinite();
}

FittedPairs pairsOf(const ShotEvidence& shots, std::size_t source) {
    return canonicalPairs(shots.predictions.col(static_cast<Index>(source)), shots.responses);
}

/// Whether the held-out predictions of a source follow its responses no better than chance may: the
/// correlation is within 3 standard errors of none. Groups count once.
bool knowsNothing(const PreparedSource& source) {
    constexpr double kStandardErrors = 3;
    const HeldOutPairs& held = source.heldOut;
    if (held.size() < kFewestHeldOut) return false;
    const Vector f = held.pairs.f.array() - held.pairs.f.mean();
    const Vector v = held.pairs.v.array() - held.pairs.v.mean();
    const double product = f.dot(v), all = f.squaredNorm() * v.squaredNorm();
    const auto count = static_cast<double>(
        held.groups.empty() ? held.size() : static_cast<Index>(held.groups.size()));
    const double explained = product * product;
    return product <= 0 ||
           explained * (count - 2) < kStandardErrors * kStandardErrors * (all - explained);
}

/// Angles of all sources on the shots. The closest is the one from which least has to change,
/// level included: among sources that all follow the target's behaviour the angle is chance.
void findClosest(const PreparedSeverity& prepared, const ShotEvidence& shots, Severity& severity) {
    double smallest = 4;
    for (std::size_t i = 0; i < prepared.sources.size(); ++i) {
        const PreparedSource& source = prepared.sources[i];
        double angle = 1, magnitude = 1;
        if (answersShots(shots, i) && shots.responses.size() >= 3) {
            const FittedPairs pairs = pairsOf(shots, i);
            angle = sampleAngle(pairs, source.pool);
            const double known =
                source.heldOut.size() > 0 ? source.heldOut.v.variance : variance(pairs.v);
            magnitude = magnitudeOf(angle, levelOf(responseShift(pairs, known).size()));
        }
        severity.sourceAngles.push_back(angle);
        severity.sourceLabels.push_back(source.label);
        if (knowsNothing(source)) magnitude += 2;  // the closest only where no other knows more
        if (magnitude >= smallest) continue;
        smallest = magnitude;
        severity.closest = i;
    }
}

/// Closed where neither shape nor level is rarer than once in `high` draws, open from `low` on.
struct Rarity {
    double low, high;

    double operator()(double shapeP, double levelP) const {
        return std::max(evidenceRamp(shapeP, low, high), evidenceRamp(levelP, low, high));
    }
};
constexpr Rarity kHeadlineRarity{0.02, 0.05};
// Leaving a source as it is costs nothing where nothing differs. None of 400 draws is 1/401.
constexpr Rarity kUntouchedRarity{0.0025, 0.01};

double probabilityOf(const Severity& severity, const char* key) {
    const SeverityComponent* component = severity.find(key);
    return component && component->p ? *component->p : 1;
}

/// How sure it is from the features alone that the target differs.
double labelFreeGateOf(const Severity& severity, const PreparedSeverity& prepared) {
    if (prepared.matched) return 1;
    return std::max(std::clamp((severity.schemaCost - 0.05) / 0.10, 0.0, 1.0),
                    evidenceRamp(probabilityOf(severity, "inputs"), 0.001, 0.01));
}

/// How sure it is that the target differs at all: the strongest of the tests.
double gateOf(const Severity& severity, const PreparedSeverity& prepared, const Rarity& rarity) {
    return std::max(labelFreeGateOf(severity, prepared),
                    rarity(probabilityOf(severity, "shape"), probabilityOf(severity, "level")));
}

/// The open gate's band; closed or half closed, its lower end is 0, while its upper end says what
/// so many shots cannot exclude.
void setBand(const FittedPairs& pairs, double shape, const ResponseShift& shift,
             const NullShift& null, Severity& severity) {
    auto [low, high] = magnitudeBand(pairs, shape, shift, null);
    if (severity.gate < 1) low = 0;
    severity.bandLow = std::clamp(std::min(low, *severity.headline), 0.0, 1.0);
    severity.bandHigh = std::clamp(std::max(high, *severity.headline), 0.0, 1.0);
}

/// A headline that reads 0.00 is easily taken for more than it says.
void explainZero(const PreparedSeverity& prepared, Severity& severity) {
    if (!severity.headline || *severity.headline >= kReadsZero) return;
    const PreparedSource& source = prepared.sources[severity.closest];
    severity.flags.push_back({messages::kSeverityZeroCovers,
                              {{*severity.headline, Digits::Hundredths},
                               {source.ownShape, Digits::Percent},
                               severity.shots,
                               {severity.bandHigh, Digits::Hundredths}}});
    if (prepared.sources.size() > 1)
        severity.flags.push_back(
            {messages::kSeverityZeroSeveral, {source.label, prepared.sources.size()}});
}

/// shape and level of the closest source, gate, headline and band.
void scoreResponses(const PreparedSeverity& prepared, const ShotEvidence& shots,
                    Severity& severity) {
    const PreparedSource& source = prepared.sources[severity.closest];
    const FittedPairs pairs = pairsOf(shots, severity.closest);
    const bool hasNull = source.heldOut.size() >= kFewestHeldOut;
    const double sourceVariance = hasNull ? source.heldOut.v.variance : variance(pairs.v);
    const NullShift null = hasNull ? drawNullShift(source.heldOut, pairs.size(), shots.groups,
                                                   source.pool.count > 1, prepared.seed)
                                   : NullShift{};

    const double shape = sampleAngle(pairs, source.pool);
    const ResponseShift shift = responseShift(pairs, sourceVariance);
    severity.factor = std::exp(pairs.v.mean() - pairs.f.mean());
    SeverityComponent level = levelComponent(shift, hasNull ? source.ownLevel : 0, null,
                                             severity.factor, prepared.logResponse);
    const double magnitude = magnitudeOf(shape, level.value);
    severity.components.insert(
        severity.components.begin(),
        {shapeComponent(shape, hasNull ? source.ownShape : 0, null), std::move(level)});
    if (hasNull) {
        severity.responseDistance = kolmogorovDistance(source.heldOut.pairs.v, pairs.v);
        severity.components.push_back(labelsComponent(severity.responseDistance));
    }
    severity.gate = hasNull ? gateOf(severity, prepared, kHeadlineRarity) : 1;
    severity.labelFreeGate = hasNull ? labelFreeGateOf(severity, prepared) : 1;
    severity.headline = severity.gate * magnitude;
    setBand(pairs, shape, shift, null, severity);

    severity.weakSource = hasNull && source.ownShape > kWeakSource;
    if (severity.weakSource) {
        severity.summary = {messages::kSeverityWeakSource, {{source.ownShape, Digits::Percent}}};
        severity.flags.push_back(severity.summary);
    } else {
        putIntoWords(severity);
    }
    explainZero(prepared, severity);
    if (prepared.matched) severity.flags.emplace_back(messages::kSeverityMatched);
    if (!hasNull) severity.flags.emplace_back(messages::kSeverityNoHeldOut);
    severity.rough = pairs.size() < kRoughShots;
    if (severity.rough) severity.flags.push_back({messages::kSeverityRough, {pairs.size()}});
}

void addFeatureComponents(const PreparedSeverity& prepared, Severity& severity) {
    if (severity.closest < prepared.sources.size()) {
        const PreparedSource& source = prepared.sources[severity.closest];
        severity.schemaCost = source.schemaCost;
        if (source.structure) severity.components.push_back(structureComponent(*source.structure));
        if (source.inputs) severity.components.push_back(inputsComponent(*source.inputs));
    }
    if (prepared.support) severity.components.push_back(supportComponent(*prepared.support));
    severity.components.push_back(schemaComponent(prepared.schemaDistance, severity.schemaCost));
    severity.featureShifts = prepared.featureShifts;
}

/// Why there is no headline; at least one reason.
std::vector<Message> reasonsAgainst(Index shots, const PreparedSeverity& prepared) {
    const std::int64_t count = shots;
    std::vector<Message> reasons;
    if (prepared.matched && shots >= kFewestShots)
        reasons.push_back({messages::kSeverityTooFewToMatch, {count}});
    else if (!prepared.shared)
        reasons.emplace_back(messages::kSeverityNoSharedColumns);
    if (shots < kFewestShots) reasons.push_back({messages::kSeverityNotMeasurable, {count}});
    if (reasons.empty()) reasons.push_back({messages::kSeverityNoPredictions, {count}});
    return reasons;
}

/// Whether most target rows lie where the source has never been, so that its trees say nothing.
bool liesBeyond(const Severity& severity) {
    const SeverityComponent* inputs = severity.find("inputs");
    const SeverityComponent* support = severity.find("support");
    return inputs && support && severity.gate >= kBeyondGate && inputs->value >= kBeyondInputs &&
           support->value >= kBeyondSupport;
}

}  // namespace

const SeverityComponent* Severity::find(const std::string& key) const {
    const auto found = std::find_if(components.begin(), components.end(),
                                    [&](const auto& component) { return component.key == key; });
    return found == components.end() ? nullptr : &*found;
}

Severity scoreSeverity(const PreparedSeverity& prepared, const ShotEvidence& shots) {
    Severity severity;
    severity.shots = shots.responses.size();
    findClosest(prepared, shots, severity);
    addFeatureComponents(prepared, severity);
    if (severity.closest < prepared.sources.size() &&
        knowsNothing(prepared.sources[severity.closest])) {
        severity.weakSource = true;
        severity.flags = {{messages::kSeverityKnowsNothing}};
        severity.summary = severity.flags.front();
    } else if (answersShots(shots, severity.closest) && severity.shots >= kFewestShots) {
        scoreResponses(prepared, shots, severity);
    } else {
        severity.flags = reasonsAgainst(severity.shots, prepared);
        severity.summary = severity.flags.front();
    }
    return severity;
}

double responseGate(const HeldOutPairs& heldOut, const Vector& predictions, const Vector& responses,
                    const std::vector<int>& groups, std::uint64_t seed) {
    const bool complete =
        predictions.size() == responses.size() && predictions.allFinite() && responses.allFinite();
    if (!complete || responses.size() < kFewestShots || heldOut.size() < kFewestHeldOut) return 1;
    const FittedPairs pairs = canonicalPairs(predictions, responses);
    const NullShift null = drawNullShift(heldOut, pairs.size(), groups, true, seed);
    const double shift = responseShift(pairs, heldOut.v.variance).size();
    return kUntouchedRarity(nullProbability(sampleAngle(pairs, heldOut.f), null.shape),
                            nullProbability(shift, null.shift));
}

void addAdvice(const PreparedSeverity& prepared, const ShotEvidence& shots, const Matrix& features,
               const RunContext& context, Severity& severity) {
    if (severity.shots < kFewestForAdvice || !severity.headline) return;
    Matrix both(severity.shots, 2);
    both << shots.responses, shots.predictions.col(static_cast<Index>(severity.closest));
    const Rows order = rowOrder(both, {0, 1});
    std::vector<int> groups;
    if (shots.groups.size() == order.size())
        for (const Index row : order) groups.push_back(shots.groups[static_cast<std::size_t>(row)]);
    const Vector v = both.col(0)(order);
    const Matrix X = features.rows() == severity.shots ? Matrix(features(order, Eigen::all))
                                                       : Matrix(severity.shots, 0);
    const std::vector<RungErrors> errors =
        rungErrors(both.col(1)(order), v, X, groups, !prepared.matched, prepared.seed, context);
    severity.advice = adviseFrom(errors, v, liesBeyond(severity));
    const bool settled = severity.bandHigh <= kSurelySimilar;
    if (severity.advice->key == "source" && !settled)
        severity.advice->sentence = {messages::kAdviceUnsettled, {severity.shots}};
}

Severity measureSeverity(const SeverityInput& input, const RunContext& context) {
    const PreparedSeverity prepared = prepareSeverity(input, context);
    const ShotEvidence shots = shotEvidence(input);
    Severity severity = scoreSeverity(prepared, shots);
    addAdvice(prepared, shots, input.shotFeatures, context, severity);
    context.report(messages::kMeasuringSeverity, 1);
    return severity;
}

}  // namespace footbridge
