// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/torchscript_writer.h"

#include <ATen/Parallel.h>
#include <ATen/ops/empty.h>
#include <torch/csrc/jit/api/module.h>
#include <torch/csrc/jit/runtime/graph_executor.h>
#include <torch/csrc/jit/serialization/import.h>
#include <torch/version.h>

#include <algorithm>
#include <sstream>

#include "core/graph/graph_messages.h"
#include "core/graph/torchscript_source.h"
#include "core/run/blas_lock.h"
#include "core/run/error.h"
#include "core/run/process_limits.h"

namespace footbridge::graph {
namespace {

struct ToTensor {
    at::Tensor operator()(const Matrix& values) const {
        at::Tensor tensor = at::empty({values.rows(), values.cols()}, at::kDouble);
        // Torch is row-major.
        Eigen::Map<Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>(
            tensor.data_ptr<double>(), values.rows(), values.cols()) = values;
        return tensor;
    }
    at::Tensor operator()(const Vector& values) const {
        at::Tensor tensor = at::empty({values.size()}, at::kDouble);
        std::copy(values.begin(), values.end(), tensor.data_ptr<double>());
        return tensor;
    }
    at::Tensor operator()(const std::vector<std::int64_t>& values) const {
        at::Tensor tensor = at::empty({static_cast<std::int64_t>(values.size())}, at::kLong);
        std::copy(values.begin(), values.end(), tensor.data_ptr<std::int64_t>());
        return tensor;
    }
    at::Tensor operator()(const std::vector<bool>& values) const {
        at::Tensor tensor = at::empty({static_cast<std::int64_t>(values.size())}, at::kBool);
        std::copy(values.begin(), values.end(), tensor.data_ptr<bool>());
        return tensor;
    }
};

std::string firstLine(const std::exception& failure) {
    const std::string text = failure.what();
    return text.substr(0, text.find('\n'));
}

Vector toVector(const at::Tensor& values, Index rows) {
    if (values.dim() != 1 || values.size(0) != rows || values.scalar_type() != at::kDouble) {
        throw Error(messages::kTorchScriptRun);
    }
    const at::Tensor dense = values.contiguous();
    return Eigen::Map<const Vector>(dense.data_ptr<double>(), rows);
}

}  // namespace

std::string torchVersion() {
    return TORCH_VERSION;
}

namespace {

/// LibTorch compiles a thousand steps in a third of a second, and nobody can stop it.
constexpr std::size_t kLongestProgram = 4 << 20;

std::string archiveOf(const ScriptSource& source, const std::string& manifest) {
    std::size_t length = 0;
    for (const std::string& method : source.methods) length += method.size();
    if (length > kLongestProgram) throw Error(messages::kTorchScriptTooLong);
    try {
        torch::jit::Module module("footbridge");
        for (const ScriptBuffer& buffer : source.buffers) {
            module.register_buffer(buffer.name, std::visit(ToTensor{}, buffer.values));
        }
        for (const std::string& method : source.methods) module.define(method);
        module.eval();
        std::ostringstream out;
        module.save(out, {{kTorchScriptManifest, manifest}});
        return std::move(out).str();
    } catch (const Error&) {
        throw;
    } catch (const std::exception& failure) {
        throw Error(messages::kTorchScriptWrite, {firstLine(failure)});
    }
}

}  // namespace

std::string writeTorchScript(const ModelGraph& graph, const std::string& manifest) {
    graph.check();
    return archiveOf(scriptSource(graph), manifest);
}

std::string writeWideTorchScript(const ModelGraph& graph, int node, const std::string& manifest) {
    graph.check();
    return archiveOf(wideScriptSource(graph, node), manifest);
}

struct TorchScriptModel::State {
    mutable torch::jit::Module module;
    std::string manifest;
};

TorchScriptModel::TorchScriptModel(const std::string& archive)
    : m_state(std::make_unique<State>()) {
    try {
        std::istringstream in(archive);
        torch::jit::ExtraFilesMap extra{{kTorchScriptManifest, ""}};
        m_state->module = torch::jit::load(in, at::Device(at::kCPU), extra);
        m_state->manifest = extra[kTorchScriptManifest];
    } catch (const std::exception&) {
        throw Error(messages::kTorchScriptLoad);
    }
}

TorchScriptModel::~TorchScriptModel() = default;

const std::string& TorchScriptModel::manifest() const {
    return m_state->manifest;
}

Vector TorchScriptModel::predict(const Matrix& x) const {
    return predictAll(x).value;
}

Outputs TorchScriptModel::predictAll(const Matrix& x) const {
    checkRoomToCompute();
    try {
        at::set_num_threads(1);  // so few rows are not worth more
        const at::NoGradGuard noGradients;
        const std::lock_guard lock(blasLock());
        // Optimizing takes longer than the few rows of a check.
        const torch::jit::GraphOptimizerEnabledGuard plain(false);
        const at::Tensor rows = ToTensor{}(x);
        Outputs outputs{toVector(m_state->module.forward({rows}).toTensor(), x.rows()), {}, {}};
        if (const auto request = m_state->module.find_method("request"))
            outputs.request = toVector((*request)({rows}).toTensor(), x.rows());
        const auto interval = m_state->module.find_method("interval");
        if (!interval) return outputs;
        const at::Tensor ends = (*interval)({rows}).toTensor();
        if (ends.dim() != 2 || ends.size(1) != 2) throw Error(messages::kTorchScriptRun);
        outputs.lower = toVector(ends.select(1, 0), x.rows());
        outputs.upper = toVector(ends.select(1, 1), x.rows());
        return outputs;
    } catch (const Error&) {
        throw;
    } catch (const std::exception&) {
        throw Error(messages::kTorchScriptRun);
    }
}

Matrix TorchScriptModel::predictWide(const Matrix& x) const {
    checkRoomToCompute();
    try {
        at::set_num_threads(1);
        const at::NoGradGuard noGradients;
        const std::lock_guard lock(blasLock());
        const torch::jit::GraphOptimizerEnabledGuard plain(false);
        const at::Tensor all = m_state->module.forward({ToTensor{}(x)}).toTensor().contiguous();
        if (all.dim() != 2 || all.size(0) != x.rows() || all.scalar_type() != at::kDouble)
            throw Error(messages::kTorchScriptRun);
        return Eigen::Map<
            const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>(
            all.data_ptr<double>(), all.size(0), all.size(1));
    } catch (const Error&) {
        throw;
    } catch (const std::exception&) {
        throw Error(messages::kTorchScriptRun);
    }
}

}  // namespace footbridge::graph
