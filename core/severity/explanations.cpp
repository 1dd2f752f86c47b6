// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/explanations.h"

#include <algorithm>
#include <cmath>

#include "core/metrics/errors.h"
#include "core/severity/severity_messages.h"

namespace footbridge {
namespace {

constexpr double kTick = 0.95;

SeverityComponent bar(const char* key, double value, double raw) {
    SeverityComponent component;
    component.key = key;
    component.value = value;
    component.raw = raw;
    return component;
}

}  // namespace

SeverityComponent shapeComponent(double shape, double ofSource, const NullShift& null) {
    SeverityComponent component = bar("shape", shape, shape);
    component.floor = ofSource;
    if (null.shape.size() > 0) {
        component.null95 = quantile(null.shape, kTick);
        component.nullMedian = median(null.shape);
        component.p = nullProbability(shape, null.shape);
    }
    component.explanation = {messages::kShapeMeans,
                             {{shape, Digits::Percent}, {ofSource, Digits::Percent}}};
    return component;
}

SeverityComponent levelComponent(const ResponseShift& shift, double ofSource, const NullShift& null,
                                 double factor, bool logResponse) {
    SeverityComponent component = bar("level", levelOf(shift.size()), shift.size());
    component.floor = ofSource;
    if (null.shift.size() > 0) {
        component.null95 = levelOf(quantile(null.shift, kTick));
        component.nullMedian = levelOf(median(null.shift));
        component.p = nullProbability(shift.size(), null.shift);
    }
    if (logResponse)
        component.explanation = {messages::kLevelFactorMeans, {factor, shift.offset, shift.scale}};
    else
        component.explanation = {messages::kLevelMeans, {shift.offset, shift.scale}};
    return component;
}

SeverityComponent structureComponent(const StructureDistance& structure) {
    SeverityComponent component = bar("structure", structure.calibrated, structure.distance);
    component.null95 = structure.noise;
    const auto directions = structure.directions;
    const double distance = structure.distance;
    if (structure.calibrated > 0)
        component.explanation = {messages::kStructureMeans,
                                 {directions, distance, structure.floor, structure.unrelated}};
    else
        component.explanation = {messages::kStructureNoise,
                                 {directions, distance, structure.highestFloor}};
    return component;
}

SeverityComponent inputsComponent(const TwoSampleTest& test) {
    const double separation = std::max(0.0, 2 * test.auc - 1);
    SeverityComponent component =
        bar("inputs", separation * evidenceRamp(test.p, 0.001, 0.01), separation);
    component.p = test.p;
    const MessageId& meaning = component.value <= 0 ? messages::kInputsNoise
                               : test.byGroup       ? messages::kInputsByGroup
                                                    : messages::kInputsMean;
    const Message chance = test.p > kSmallestProbability
                               ? Message(messages::kProbability, {test.p})
                               : Message(messages::kProbabilityBelow, {{test.p, Digits::All}});
    component.explanation = {meaning, {{test.auc, Digits::Percent}, chance}};
    return component;
}

SeverityComponent supportComponent(double share) {
    SeverityComponent component = bar("support", share, share);
    component.explanation = {messages::kSupportMeans, {{share, Digits::Percent}}};
    return component;
}

SeverityComponent labelsComponent(double distance) {
    SeverityComponent component = bar("labels", distance, distance);
    component.explanation = {messages::kLabelsMean, {distance}};
    return component;
}

SeverityComponent schemaComponent(double distance, double cost) {
    SeverityComponent component = bar("schema", distance, distance);
    if (cost > 0)
        component.explanation = {messages::kSchemaMeans,
                                 {{distance, Digits::Percent}, {cost, Digits::Percent}}};
    else
        component.explanation = {messages::kSchemaNames, {{distance, Digits::Percent}}};
    return component;
}

}  // namespace footbridge
