// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/readme.h"

namespace footbridge {
namespace {

constexpr const char* kFilesAndUse = R"(
Files
-----
manifest.json     features in order, response, provenance, metrics, size and SHA-256 of every file
model.pt          the model as TorchScript: float64 x of shape [rows, features] -> float64 [rows]
state/graph.json  the same model as a list of plain operations; Footbridge predicts with this one
samples.csv       rows with their predictions, to check that the model was loaded rightly

A number goes into x as it is, in the unit that the manifest names. A category is its position in
the feature's "levels", counted from 0; -1 when it is not among them. A missing value is NaN. The
model holds all preprocessing and returns the response in its own unit.

With Footbridge
---------------
    footbridge-cli bundle verify model.zip
    footbridge-cli predict model.zip runs.csv

With Python and PyTorch
-----------------------
    import csv, json, torch

    manifest = json.load(open("manifest.json", encoding="utf-8"))
    model = torch.jit.load("model.pt")

    def value(feature, text):
        if text == "":
            return float("nan")
        if feature["type"] == "number":
            return float(text)
        return feature["levels"].index(text) if text in feature["levels"] else -1

    rows = list(csv.reader(open("samples.csv", encoding="utf-8", newline="")))[1:]
    x = torch.tensor([[value(f, cell) for f, cell in zip(manifest["features"], row)]
                      for row in rows], dtype=torch.float64)
    print(model(x))

With C++ and LibTorch
---------------------
    torch::jit::Module model = torch::jit::load("model.pt");
    at::Tensor y = model.forward({x}).toTensor();
)";

}  // namespace

std::string bundleReadme(const AdaptedModel& model, const std::string& version) {
    const std::string unit = model.responseUnit.empty() ? "" : " in " + model.responseUnit;
    std::string text = "A performance model adapted by Footbridge " + version + ".\n\n";
    text += "It predicts " + model.responseName + unit + " from " +
            std::to_string(model.schema.size()) + " features, by the strategy \"" +
            std::string(strategyName(model.strategy)) + "\".\n";
    return text + kFilesAndUse;
}

}  // namespace footbridge
