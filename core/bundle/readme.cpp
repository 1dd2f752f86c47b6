// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/readme.h"

namespace footbridge {
namespace {

constexpr const char* kFiles = R"(
Files
-----
manifest.json     features in order, response, provenance, metrics, size and SHA-256 of every file
model.onnx        the model for ONNX Runtime 1.17 or newer (operators: ai.onnx 17, ai.onnx.ml 3)
model.pt          the model for PyTorch and LibTorch, as TorchScript
state/graph.json  the same model as a list of plain operations; Footbridge predicts with this one
model.c, model.h  the model as C99, for any compiler; needs libm and nothing else
samples.csv       rows with predictions and intervals, to check that the model was loaded rightly
examples/         programs that predict the rows of a CSV file without Footbridge
)";

constexpr const char* kUse = R"(
All four models hold all preprocessing and return the response in its own unit, in float64. The export
compared them with one another on the samples and on 1000 random rows inside and outside the range
of the training rows. What a row gets depends on that row alone.

model.onnx takes one input of shape [rows] for each feature, by the feature's name: float64 for a
number, in the unit that the manifest names, NaN when missing; string for a category, "" when
missing. Its outputs are "prediction" and, where the model has an interval, "lower" and "upper";
with what to request "request".

model.pt takes one float64 tensor of shape [rows, features], in the order of the manifest: a number
as it is, NaN when missing; a category as its position in the feature's "levels", counted from 0,
and -1 when it is not among them. forward gives the predictions, the method interval, where the
model has one, the interval's ends, of shape [rows, 2], and the method request, where there is one,
what to request, of shape [rows].

model.c is called with the features of one row, in the order of the manifest and as model.pt takes
them: int predict(const double *features, double *response, double *lower, double *upper), and where
the model says what to request, int request(const double *features, double *request). model.h says
what they return and what their names begin with, and has the features' names, units and levels as
tables.

Memory grows with the rows predicted at once: predict large tables in parts of 10 000 rows.

With Footbridge
---------------
    footbridge-cli bundle verify model.zip
    footbridge-cli predict model.zip runs.csv

With Python and ONNX Runtime (needs onnxruntime and numpy)
----------------------------------------------------------
    python3 examples/predict_onnx.py runs.csv

With Python and PyTorch (needs torch)
-------------------------------------
    python3 examples/predict_torch.py runs.csv

With a C compiler
-----------------
    cc -O3 -march=native -fno-math-errno -I. examples/predict.c model.c -lm -o predict
    ./predict runs.csv
examples/cli_filter.lua has Slurm ask that program for a job's time limit.

As a service
------------
    footbridge-cli predict model.zip --serve --socket model.socket
    python3 examples/predict_client.py model.socket runs.csv

With C++ and LibTorch (needs LibTorch and nlohmann-json)
--------------------------------------------------------
    cmake -S examples -B build && cmake --build build
    build/predict_torch . runs.csv
)";

}  // namespace

std::string bundleReadme(const AdaptedModel& model, const std::string& version,
                         const ReadmeParts& with) {
    const std::string unit = model.responseUnit.empty() ? "" : " in " + model.responseUnit;
    std::string text = "A performance model adapted by Footbridge " + version + ".\n\n";
    text += "It predicts " + model.responseName + unit + " from " +
            std::to_string(model.schema.size()) + " features, by the strategy \"" +
            std::string(strategyName(model.strategy)) + "\".\n";
    text += kFiles;
    if (with.report)
        text += "report.html       what was found and how well it predicts; any browser opens it\n";
    if (with.state)
        text +=
            "state/            also the source model and the shots, to go on adapting in "
            "Footbridge\n";
    return text + kUse;
}

}  // namespace footbridge
