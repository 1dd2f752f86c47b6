// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/graph/interpreter.h"
#include "core/graph/model_graph.h"

namespace footbridge::graph {

inline constexpr const char* kTorchScriptManifest = "manifest.json";  ///< name of the extra file

/// The graph as a TorchScript archive: forward(x: float64 [rows, features]) -> float64 [rows], and
/// with an interval interval(x) -> float64 [rows, 2], its lower and upper ends; with a request
/// request(x) -> float64 [rows].
/// `manifest` travels inside as the extra file "manifest.json". The same graph and manifest give
/// the same bytes.
std::string writeTorchScript(const ModelGraph& graph, const std::string& manifest);

/// The same of a model that predicts several things at once: forward(x) -> float64 [rows, columns
/// of `node`].
std::string writeWideTorchScript(const ModelGraph& graph, int node, const std::string& manifest);

/// Of the LibTorch that writes the archive, such as "2.1.0".
std::string torchVersion();

/// A TorchScript archive loaded back, for the check after an export. Its code runs with everything
/// that this program may do, so never load one that writeTorchScript() has not just given.
class TorchScriptModel {
  public:
    explicit TorchScriptModel(const std::string& archive);  ///< throws Error when it does not load
    ~TorchScriptModel();
    Vector predict(const Matrix& x) const;  ///< throws Error when it does not run on x
    /// What users get: the values of forward and, where the archive has it, the ends of interval.
    /// Throws Error like predict.
    Outputs predictAll(const Matrix& x) const;
    /// Of a model that predicts several things at once: rows x columns. Throws Error like predict.
    Matrix predictWide(const Matrix& x) const;
    const std::string& manifest() const;  ///< the extra file that travelled inside

  private:
    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace footbridge::graph
