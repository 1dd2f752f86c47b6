// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session_training.h"

#include <nlohmann/json.hpp>

namespace footbridge {
namespace {

constexpr int kMostSeeds = 1000, kMostEpochs = 100'000, kMostEdge = 64, kMostLatent = 4096;

SessionFields readFields(const JsonFields& keys) {
    SessionFields fields;
    fields.source = keys.text("source");
    fields.target = keys.text("target");
    fields.shape = keys.textOr("shape", "");
    fields.type = keys.textOr("type", "");
    fields.block = static_cast<int>(keys.integer("block", 0, kMostEdge));
    fields.latent = static_cast<int>(keys.integer("latent", 1, kMostLatent));
    fields.errorBound = keys.number("error_bound");
    if (!(fields.errorBound > 0 && fields.errorBound <= 1)) keys.fail("error_bound");
    return fields;
}

}  // namespace

nlohmann::ordered_json toJson(const SessionTraining& training) {
    nlohmann::ordered_json json{{"seeds", training.seeds}, {"epochs", training.epochs}};
    if (const auto& fields = training.fields)
        json["fields"] = {{"source", fields->source},         {"target", fields->target},
                          {"shape", fields->shape},           {"type", fields->type},
                          {"block", fields->block},           {"latent", fields->latent},
                          {"error_bound", fields->errorBound}};
    return json;
}

SessionTraining readTraining(const JsonFields& keys) {
    SessionTraining training;
    training.seeds = static_cast<int>(keys.integer("seeds", 1, kMostSeeds));
    training.epochs = static_cast<int>(keys.integer("epochs", 1, kMostEpochs));
    if (keys.has("fields")) training.fields = readFields(keys.object("fields"));
    return training;
}

}  // namespace footbridge
