// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/model_code.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "core/bundle/examples.h"
#include "core/bundle/manifest.h"
#include "core/bundle/samples_file.h"
#include "core/graph/graph_json.h"
#include "core/run/checksum.h"

namespace footbridge {
namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

/// What both kinds of model have.
template <class Model>
graph::CModel describe(const Model& model, const std::string& graphText) {
    graph::CModel code;
    code.prefix = "fb_" + sha256(graphText).substr(0, 8);
    code.headerName = kCodeHeaderFile;
    for (std::size_t i = 0; i < model.schema.features.size(); ++i) {
        const Feature& feature = model.schema.features[i];
        code.features.push_back({feature.name, feature.unit, feature.type == ColumnType::Category,
                                 feature.levels, i < model.low.size() ? model.low[i] : kUnknown,
                                 i < model.high.size() ? model.high[i] : kUnknown});
    }
    return code;
}

}  // namespace

graph::CSource modelCode(const AdaptedModel& model, const InputPolicy& policy,
                         const std::string& graphText) {
    graph::CModel code = describe(model, graphText);
    code.response = model.responseName;
    code.responseUnit = model.responseUnit;
    if (policy.refuseMissing) code.refused |= graph::kCMissing;
    if (policy.refuseUnseenLevel) code.refused |= graph::kCUnseenLevel;
    if (policy.refuseOutsideRange) code.refused |= graph::kCOutsideRange;
    return graph::writeCSource(model.graphWithInterval(), code);
}

graph::CSource modelCode(const PlatformModel& model, const std::string& graphText) {
    graph::CModel code = describe(model, graphText);
    code.response = "relative time";
    code.responses = model.platforms;
    code.outputs = model.outputs;
    return graph::writeCSource(model.graph, code);
}

ArchiveFiles codeFolder(const PlatformBundle& bundle) {
    const graph::CSource code = modelCode(bundle.model, graph::toJson(bundle.model.graph).dump());
    return {{kCodeFile, code.source},
            {kCodeHeaderFile, code.header},
            {kSamplesFile, platformSamples(bundle.model, bundle.samples)},
            {"predict.c", bundleExamples().at("examples/predict.c")}};
}

ArchiveFiles codeFolder(const Bundle& bundle) {
    const graph::CSource code =
        modelCode(bundle.model, bundle.policy, graph::toJson(bundle.model.graph).dump());
    ArchiveFiles files;
    files[kCodeFile] = code.source;
    files[kCodeHeaderFile] = code.header;
    files[kSamplesFile] =
        writeSamples(bundle.model.schema, bundle.samples, bundle.samplePredictions);
    for (const char* name : {"predict.c", "cli_filter.lua", "predict_client.py"})
        files[name] = bundleExamples().at(std::string("examples/") + name);
    return files;
}

}  // namespace footbridge
