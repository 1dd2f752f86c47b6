// SPDX-License-Identifier: GPL-3.0-or-later
#include <onnx/onnx_pb.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/graph/onnx_model.h"
#include "core/run/error.h"

// The bytes are an ONNX model; what loads is asked for two rows of the inputs that it names.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace footbridge;
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    try {
        const graph::OnnxModel model(bytes);
        onnx::ModelProto proto;
        if (!proto.ParseFromString(bytes)) std::abort();
        std::vector<graph::OnnxColumn> columns;
        for (const auto& input : proto.graph().input()) {
            const bool text = input.type().tensor_type().elem_type() == onnx::TensorProto::STRING;
            columns.push_back({input.name(), "", text, {"a", "b"}});
        }
        if (columns.size() > 100) return 0;
        const Matrix rows = Matrix::Constant(2, static_cast<Index>(columns.size()), 0.5);
        if (model.predict(columns, rows).value.size() != 2) std::abort();
    } catch (const Error&) {
    }
    return 0;
}
