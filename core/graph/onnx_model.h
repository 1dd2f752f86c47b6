// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/graph/interpreter.h"
#include "core/graph/onnx_writer.h"

namespace footbridge::graph {

/// An ONNX model read back from its bytes, for the check after an export. It evaluates the
/// operators that stand in the file as their specification says, not the graph that they were
/// written from; it knows those that writeOnnx uses and refuses all others.
class OnnxModel {
  public:
    explicit OnnxModel(const std::string& bytes);  ///< throws Error when it does not load
    ~OnnxModel();

    /// x as for the graph: categories as positions of their levels. Throws Error when the model's
    /// inputs are not these columns, its inputs and outputs are not called as writeOnnx() calls
    /// them, or it does not run; Cancelled.
    Outputs predict(const std::vector<OnnxColumn>& columns, const Matrix& x,
                    const RunContext& context = {}) const;
    /// The outputs of a model that predicts several things at once: rows x outputs. Throws like
    /// predict.
    Matrix predictWide(const std::vector<OnnxColumn>& columns, const OnnxOutputs& outputs,
                       const Matrix& x, const RunContext& context = {}) const;
    const std::string& manifest() const;  ///< that travelled inside

  private:
    Matrix evaluate(const std::vector<OnnxColumn>& columns, const OnnxNames& names, const Matrix& x,
                    const RunContext& context) const;

    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace footbridge::graph
