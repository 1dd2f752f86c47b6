// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/graph/graph_messages.h"
#include "core/run/error.h"
#include "core/run/matrix.h"

namespace footbridge::graph {

/// A tensor of an ONNX model, row-major. Numbers of all types are held as doubles.
struct OnnxTensor {
    enum class Type { Double, Float, Bool, Integer, Text };
    Type type = Type::Double;
    std::vector<Index> shape;
    std::vector<double> values;
    std::vector<std::string> texts;  ///< of type Text, instead of values

    Index size() const {
        Index product = 1;
        for (const Index extent : shape) product *= extent;
        return product;
    }
};

/// No tensor may hold more numbers, so that no file can ask for all memory.
inline constexpr Index kMaxOnnxElements = Index{1} << 24;

inline void requireOnnx(bool condition) {
    if (!condition) throw Error(messages::kOnnxRun);
}

/// Throws Error when the shape is negative or too large.
inline void checkOnnxShape(const std::vector<Index>& shape) {
    requireOnnx(shape.size() <= 4);
    Index product = 1;
    for (const Index extent : shape) {
        requireOnnx(extent >= 0 && extent <= kMaxOnnxElements);
        product *= extent;
        requireOnnx(product <= kMaxOnnxElements);
    }
}

/// The shape that tensors broadcast to by ONNX's rule: missing leading axes count as one, and an
/// axis of one is repeated.
template <std::size_t kCount>
std::vector<Index> broadcastShape(const std::array<const OnnxTensor*, kCount>& tensors) {
    std::size_t rank = 0;
    for (const OnnxTensor* tensor : tensors) rank = std::max(rank, tensor->shape.size());
    std::vector<Index> shape(rank, 1);
    for (const OnnxTensor* tensor : tensors) {
        const std::size_t missing = rank - tensor->shape.size();
        for (std::size_t axis = missing; axis < rank; ++axis) {
            const Index extent = tensor->shape[axis - missing];
            requireOnnx(extent == shape[axis] || extent == 1 || shape[axis] == 1);
            if (extent != 1) shape[axis] = extent;
        }
    }
    checkOnnxShape(shape);
    return shape;
}

/// function(a value of each tensor) element by element.
template <class Function, class... Tensors>
OnnxTensor elementwise(OnnxTensor::Type type, Function function, const Tensors&... tensors) {
    constexpr std::size_t kCount = sizeof...(Tensors);
    const std::array<const OnnxTensor*, kCount> all{&tensors...};
    for (const OnnxTensor* tensor : all) requireOnnx(tensor->type != OnnxTensor::Type::Text);
    OnnxTensor out{type, broadcastShape(all), {}, {}};
    out.values.resize(static_cast<std::size_t>(out.size()));
    const std::size_t rank = out.shape.size();

    std::array<std::vector<Index>, kCount> strides;
    for (std::size_t t = 0; t < kCount; ++t) {
        strides[t].assign(rank, 0);
        Index stride = 1;
        const auto& shape = all[t]->shape;
        for (std::size_t axis = rank; axis-- > rank - shape.size();) {
            const Index extent = shape[axis - (rank - shape.size())];
            strides[t][axis] = extent == 1 ? 0 : stride;
            stride *= extent;
        }
    }
    std::vector<Index> at(rank, 0);
    std::array<Index, kCount> place{};
    for (double& value : out.values) {
        value = [&]<std::size_t... kAll>(std::index_sequence<kAll...>) {
            return static_cast<double>(
                function(all[kAll]->values[static_cast<std::size_t>(place[kAll])]...));
        }
        (std::make_index_sequence<kCount>{});
        for (std::size_t axis = rank; axis-- > 0;) {
            for (std::size_t t = 0; t < kCount; ++t) place[t] += strides[t][axis];
            if (++at[axis] < out.shape[axis]) break;
            for (std::size_t t = 0; t < kCount; ++t) {
                place[t] -= strides[t][axis] * out.shape[axis];
            }
            at[axis] = 0;
        }
    }
    return out;
}

}  // namespace footbridge::graph
