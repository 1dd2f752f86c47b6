// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/onnx_model.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/graph/onnx_operators.h"

namespace footbridge::graph {
namespace {

constexpr Index kOnnxBlockRows = 64;

using Type = OnnxTensor::Type;
using Tensors = std::map<std::string, OnnxTensor>;

/// The text of a position: "" for a missing value, and one that is no level for an unseen one.
std::string textOf(const OnnxColumn& column, double position) {
    if (std::isnan(position)) return "";
    if (position >= 0 && position < static_cast<double>(column.levels.size())) {
        return column.levels[static_cast<std::size_t>(position)];
    }
    std::string unseen = "?";
    while (std::find(column.levels.begin(), column.levels.end(), unseen) != column.levels.end()) {
        unseen += '?';
    }
    return unseen;
}

OnnxTensor cellsOf(const OnnxColumn& column, const Matrix& x, Index c, Index begin, Index rows) {
    OnnxTensor cells{column.category ? Type::Text : Type::Double, {rows}, {}, {}};
    for (Index r = begin; r < begin + rows; ++r) {
        if (column.category) {
            cells.texts.push_back(textOf(column, x(r, c)));
        } else {
            cells.values.push_back(x(r, c));
        }
    }
    return cells;
}

}  // namespace

struct OnnxModel::State {
    struct Step {
        OnnxOperator compute;
        std::vector<std::string> inputs;
        std::string output;
        std::vector<std::string> done;  // results that no later step reads
    };
    std::vector<std::string> inputs, outputs;
    std::vector<bool> texts;  // of the inputs
    Tensors constants;
    std::vector<Step> steps;
    std::string manifest;

    explicit State(const onnx::ModelProto& model) {
        for (const auto& entry : model.metadata_props()) {
            if (entry.key() == kOnnxManifest) manifest = entry.value();
        }
        for (const auto& input : model.graph().input()) {
            inputs.push_back(input.name());
            texts.push_back(input.type().tensor_type().elem_type() == onnx::TensorProto::STRING);
        }
        for (const auto& output : model.graph().output()) outputs.push_back(output.name());
        for (const auto& constant : model.graph().initializer()) {
            constants[constant.name()] = onnxConstant(constant);
        }
        for (const auto& node : model.graph().node()) {
            requireOnnx(node.output_size() > 0);
            steps.push_back({onnxOperator(node),
                             {node.input().begin(), node.input().end()},
                             node.output(0),
                             {}});
        }
        findLastReaders();
    }

    void findLastReaders() {
        std::map<std::string, std::size_t> last;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            for (const std::string& input : steps[i].inputs) last[input] = i;
        }
        for (const std::string& output : outputs) last.erase(output);
        for (const auto& [name, step] : last) {
            if (!constants.contains(name)) steps[step].done.push_back(name);
        }
    }

    const OnnxTensor& find(const Tensors& results, const std::string& name) const {
        const auto result = results.find(name);
        if (result != results.end()) return result->second;
        const auto constant = constants.find(name);
        requireOnnx(constant != constants.end());
        return constant->second;
    }

    /// Leaves at least the outputs in `results`, which holds the inputs.
    void run(Tensors& results, const RunContext& context) const {
        Index held = 0;
        for (const Step& step : steps) {
            context.checkCancelled();
            std::vector<const OnnxTensor*> values;
            for (const std::string& input : step.inputs) values.push_back(&find(results, input));
            OnnxTensor result = step.compute(values);
            held += result.size();
            requireOnnx(held <= 4 * kMaxOnnxElements);
            results[step.output] = std::move(result);
            for (const std::string& name : step.done) {
                const auto gone = results.find(name);
                if (gone == results.end()) continue;
                held -= gone->second.size();
                results.erase(gone);
            }
        }
    }
};

OnnxModel::OnnxModel(const std::string& bytes) {
    onnx::ModelProto model;
    if (!model.ParseFromString(bytes) || !model.has_graph()) throw Error(messages::kOnnxLoad);
    try {
        m_state = std::make_unique<State>(model);
    } catch (const Error&) {
        throw Error(messages::kOnnxLoad);
    }
}

OnnxModel::~OnnxModel() = default;

const std::string& OnnxModel::manifest() const {
    return m_state->manifest;
}

Matrix OnnxModel::evaluate(const std::vector<OnnxColumn>& columns, const OnnxNames& names,
                           const Matrix& x, const RunContext& context) const {
    requireOnnx(columns.size() == m_state->inputs.size() &&
                x.cols() == static_cast<Index>(columns.size()));
    const std::size_t count = m_state->outputs.size();
    requireOnnx(m_state->inputs == names.inputs && m_state->outputs == names.outputs);
    for (std::size_t c = 0; c < columns.size(); ++c)
        requireOnnx(m_state->texts[c] == columns[c].category);
    Matrix values(x.rows(), static_cast<Index>(count));
    for (Index begin = 0; begin < x.rows(); begin += kOnnxBlockRows) {
        const Index rows = std::min(kOnnxBlockRows, x.rows() - begin);
        Tensors results;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            results[m_state->inputs[c]] =
                cellsOf(columns[c], x, static_cast<Index>(c), begin, rows);
        }
        m_state->run(results, context);
        for (std::size_t i = 0; i < count; ++i) {
            const OnnxTensor& result = m_state->find(results, m_state->outputs[i]);
            requireOnnx(result.type == Type::Double && result.shape == std::vector<Index>{rows});
            std::copy(result.values.begin(), result.values.end(),
                      values.col(static_cast<Index>(i)).begin() + begin);
        }
    }
    return values;
}

Outputs OnnxModel::predict(const std::vector<OnnxColumn>& columns, const Matrix& x,
                           const RunContext& context) const {
    const std::size_t count = m_state->outputs.size();
    requireOnnx(count >= 1 && count <= 4);
    const bool interval = count >= 3, request = count % 2 == 0;
    return outputsOf(evaluate(columns, onnxNames(columns, interval, request), x, context), interval,
                     request);
}

Matrix OnnxModel::predictWide(const std::vector<OnnxColumn>& columns, const OnnxOutputs& outputs,
                              const Matrix& x, const RunContext& context) const {
    return evaluate(columns, onnxNames(columns, outputs), x, context);
}

}  // namespace footbridge::graph
