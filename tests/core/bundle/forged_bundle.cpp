// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/bundle/forged_bundle.h"

#include <torch/csrc/jit/api/module.h>

#include <sstream>
#include <utility>

#include "core/bundle/conformance.h"
#include "core/bundle/model_code.h"
#include "core/graph/graph_json.h"
#include "core/graph/onnx_writer.h"
#include "core/graph/torchscript_writer.h"

namespace footbridge {

std::string ForgedBundle::script(const std::vector<std::string>& methods) const {
    torch::jit::Module module("footbridge");
    for (const std::string& method : methods) module.define(method);
    std::ostringstream out;
    module.save(out, {{"manifest.json", inside}});
    return std::move(out).str();
}

void ForgedBundle::tell(nlohmann::json manifest, const AdaptedModel& model) {
    files[kManifestFile] = manifest.dump();
    manifest.erase("files");
    inside = manifest.dump();
    const graph::ModelGraph complete = model.graphWithInterval();
    files[kModelFile] = graph::writeTorchScript(complete, inside);
    files[kOnnxFile] = graph::writeOnnx(complete, onnxColumns(model.schema), inside);
}

void ForgedBundle::hold(const AdaptedModel& model) {
    files[kGraphFile] = graph::toJson(model.graph).dump();
    tell(nlohmann::json::parse(files.at(kManifestFile)), model);
    const graph::CSource code = modelCode(model, {}, files.at(kGraphFile));
    files[kCodeFile] = code.source;
    files[kCodeHeaderFile] = code.header;
}

}  // namespace footbridge
