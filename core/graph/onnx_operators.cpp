// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/onnx_operators.h"
#include "core/graph/onnx_tree_operator.h"

#include <cmath>
#include <cstring>
#include <map>

namespace footbridge::graph {
namespace {

using Type = OnnxTensor::Type;
using Inputs = std::vector<const OnnxTensor*>;

std::size_t index(Index position) {
    return static_cast<std::size_t>(position);
}

const OnnxTensor& at(const Inputs& inputs, std::size_t i) {
    requireOnnx(i < inputs.size());
    return *inputs[i];
}

std::int64_t integerOr(const onnx::NodeProto& node, const char* name, std::int64_t otherwise) {
    for (const auto& attribute : node.attribute()) {
        if (attribute.name() == name) return attribute.i();
    }
    return otherwise;
}

Type typeOf(std::int64_t onnxType) {
    switch (onnxType) {
        case onnx::TensorProto::DOUBLE:
            return Type::Double;
        case onnx::TensorProto::FLOAT:
            return Type::Float;
        case onnx::TensorProto::BOOL:
            return Type::Bool;
        case onnx::TensorProto::INT64:
            return Type::Integer;
        default:
            throw Error(messages::kOnnxRun);
    }
}

/// The product of the extents before and behind an axis.
struct Around {
    Index before = 1, behind = 1;
    Around(const std::vector<Index>& shape, std::size_t axis) {
        for (std::size_t i = 0; i < shape.size(); ++i) {
            if (i < axis) before *= shape[i];
            if (i > axis) behind *= shape[i];
        }
    }
};

std::size_t axisOf(const onnx::NodeProto& node, std::int64_t otherwise) {
    const std::int64_t axis = integerOr(node, "axis", otherwise);
    requireOnnx(axis >= 0 && axis < 4);
    return static_cast<std::size_t>(axis);
}

std::int64_t onlyInteger(const OnnxTensor& tensor) {
    requireOnnx(tensor.type == Type::Integer && tensor.values.size() == 1);
    return static_cast<std::int64_t>(tensor.values[0]);
}

template <class Function>
OnnxOperator unary(Function function) {
    return [=](const Inputs& in) { return elementwise(at(in, 0).type, function, at(in, 0)); };
}

template <class Function>
OnnxOperator binary(Function function) {
    return [=](const Inputs& in) {
        requireOnnx(at(in, 0).type == at(in, 1).type);
        return elementwise(at(in, 0).type, function, at(in, 0), at(in, 1));
    };
}

template <class Function>
OnnxOperator comparison(Function function) {
    return [=](const Inputs& in) {
        requireOnnx(at(in, 0).type == at(in, 1).type);
        return elementwise(Type::Bool, function, at(in, 0), at(in, 1));
    };
}

OnnxOperator isMissing(const onnx::NodeProto&) {
    return [](const Inputs& in) {
        return elementwise(
            Type::Bool, [](double v) { return std::isnan(v); }, at(in, 0));
    };
}

OnnxOperator choose(const onnx::NodeProto&) {
    return [](const Inputs& in) {
        requireOnnx(at(in, 0).type == Type::Bool && at(in, 1).type == at(in, 2).type);
        return elementwise(
            at(in, 1).type, [](double yes, double a, double b) { return yes != 0 ? a : b; },
            at(in, 0), at(in, 1), at(in, 2));
    };
}

OnnxOperator cast(const onnx::NodeProto& node) {
    const Type type = typeOf(onnxAttribute(node, "to").i());
    return [=](const Inputs& in) {
        return elementwise(
            type,
            [=](double v) -> double {
                if (type == Type::Float) return static_cast<float>(v);
                return type == Type::Bool ? v != 0 : v;
            },
            at(in, 0));
    };
}

/// Texts to float32, the first key counts.
OnnxOperator labelEncoder(const onnx::NodeProto& node) {
    const auto& keys = onnxAttribute(node, "keys_strings").strings();
    const auto& values = onnxAttribute(node, "values_floats").floats();
    requireOnnx(keys.size() == values.size());
    std::map<std::string, double> positions;
    for (int i = 0; i < keys.size(); ++i) positions.emplace(keys[i], values[i]);
    const double otherwise = onnxAttribute(node, "default_float").f();
    return [positions = std::move(positions), otherwise](const Inputs& in) {
        const OnnxTensor& texts = at(in, 0);
        requireOnnx(texts.type == Type::Text);
        OnnxTensor out{Type::Float, texts.shape, {}, {}};
        for (const std::string& text : texts.texts) {
            const auto known = positions.find(text);
            out.values.push_back(known == positions.end() ? otherwise : known->second);
        }
        return out;
    };
}

OnnxOperator unsqueeze(const onnx::NodeProto&) {
    return [](const Inputs& in) {
        OnnxTensor out = at(in, 0);
        const std::int64_t axis = onlyInteger(at(in, 1));
        requireOnnx(axis >= 0 && index(axis) <= out.shape.size());
        out.shape.insert(out.shape.begin() + axis, 1);
        checkOnnxShape(out.shape);
        return out;
    };
}

OnnxOperator squeeze(const onnx::NodeProto&) {
    return [](const Inputs& in) {
        OnnxTensor out = at(in, 0);
        const std::int64_t axis = onlyInteger(at(in, 1));
        requireOnnx(axis >= 0 && index(axis) < out.shape.size() && out.shape[index(axis)] == 1);
        out.shape.erase(out.shape.begin() + axis);
        return out;
    };
}

OnnxOperator concat(const onnx::NodeProto& node) {
    const std::size_t axis = axisOf(node, 0);
    return [=](const Inputs& in) {
        OnnxTensor out{at(in, 0).type, at(in, 0).shape, {}, {}};
        requireOnnx(axis < out.shape.size() && out.type != Type::Text);
        out.shape[axis] = 0;
        for (const OnnxTensor* part : in) {
            std::vector<Index> shape = part->shape;
            requireOnnx(part->type == out.type && shape.size() == out.shape.size());
            const Index extent = shape[axis];
            shape[axis] = out.shape[axis];
            requireOnnx(shape == out.shape);
            out.shape[axis] += extent;
        }
        checkOnnxShape(out.shape);
        const Around around(out.shape, axis);
        for (Index i = 0; i < around.before; ++i) {
            for (const OnnxTensor* part : in) {
                const Index length = part->shape[axis] * around.behind;
                const auto from = part->values.begin() + i * length;
                out.values.insert(out.values.end(), from, from + length);
            }
        }
        return out;
    };
}

OnnxOperator gather(const onnx::NodeProto& node) {
    const std::size_t axis = axisOf(node, 0);
    return [=](const Inputs& in) {
        const OnnxTensor& from = at(in, 0);
        const OnnxTensor& indices = at(in, 1);
        requireOnnx(axis < from.shape.size() && indices.type == Type::Integer &&
                    from.type != Type::Text);
        OnnxTensor out{from.type, from.shape, {}, {}};
        const auto here = out.shape.erase(out.shape.begin() + static_cast<std::ptrdiff_t>(axis));
        out.shape.insert(here, indices.shape.begin(), indices.shape.end());
        checkOnnxShape(out.shape);
        const Around around(from.shape, axis);
        for (Index i = 0; i < around.before; ++i) {
            for (const double position : indices.values) {
                requireOnnx(position >= 0 && position < static_cast<double>(from.shape[axis]));
                const Index row = i * from.shape[axis] + static_cast<Index>(position);
                const auto begin = from.values.begin() + row * around.behind;
                out.values.insert(out.values.end(), begin, begin + around.behind);
            }
        }
        return out;
    };
}

/// Of a matrix, without "perm": rows become columns.
OnnxOperator transpose(const onnx::NodeProto& node) {
    requireOnnx(node.attribute_size() == 0);
    return [](const Inputs& in) {
        const OnnxTensor& x = at(in, 0);
        requireOnnx(x.type == Type::Double && x.shape.size() == 2);
        OnnxTensor out{x.type, {x.shape[1], x.shape[0]}, {}, {}};
        out.values.resize(x.values.size());
        Eigen::Map<Matrix>(out.values.data(), x.shape[0], x.shape[1]) =
            Eigen::Map<const Matrix>(x.values.data(), x.shape[1], x.shape[0]).transpose();
        return out;
    };
}

OnnxOperator product(const onnx::NodeProto&) {
    return [](const Inputs& in) {
        using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
        const OnnxTensor& a = at(in, 0);
        const OnnxTensor& b = at(in, 1);
        requireOnnx(a.type == Type::Double && b.type == Type::Double && a.shape.size() == 2 &&
                    b.shape.size() == 2 && a.shape[1] == b.shape[0]);
        OnnxTensor out{Type::Double, {a.shape[0], b.shape[1]}, {}, {}};
        checkOnnxShape(out.shape);
        out.values.resize(index(out.size()));
        Eigen::Map<RowMajor>(out.values.data(), a.shape[0], b.shape[1]) =
            Eigen::Map<const RowMajor>(a.values.data(), a.shape[0], a.shape[1])
                .lazyProduct(Eigen::Map<const RowMajor>(b.values.data(), b.shape[0], b.shape[1]));
        return out;
    };
}

/// fold(result so far, value) along an axis; the first value starts it.
template <class Fold>
OnnxTensor reduced(const OnnxTensor& x, std::int64_t axis, bool keep, Fold fold) {
    requireOnnx(axis >= 0 && index(axis) < x.shape.size() && x.type != Type::Text);
    const Index extent = x.shape[index(axis)];
    requireOnnx(extent > 0);
    const Around around(x.shape, index(axis));
    OnnxTensor out{x.type, x.shape, {}, {}};
    out.shape[index(axis)] = 1;
    if (!keep) out.shape.erase(out.shape.begin() + axis);
    for (Index i = 0; i < around.before; ++i) {
        for (Index j = 0; j < around.behind; ++j) {
            const double* from = x.values.data() + i * extent * around.behind + j;
            double result = from[0];
            for (Index k = 1; k < extent; ++k) result = fold(result, from[k * around.behind]);
            out.values.push_back(result);
        }
    }
    return out;
}

OnnxOperator reduceSum(const onnx::NodeProto& node) {
    const bool keep = integerOr(node, "keepdims", 1) != 0;
    return [=](const Inputs& in) {
        return reduced(at(in, 0), onlyInteger(at(in, 1)), keep,
                       [](double sum, double v) { return sum + v; });
    };
}

OnnxOperator reduceMax(const onnx::NodeProto& node) {
    const auto& axes = onnxAttribute(node, "axes").ints();
    requireOnnx(axes.size() == 1);
    return [axis = axes[0]](const Inputs& in) {
        return reduced(at(in, 0), axis, true, [](double a, double b) { return std::max(a, b); });
    };
}

/// Of a matrix's rows; the first of equal values counts.
OnnxOperator argMax(const onnx::NodeProto& node) {
    requireOnnx(axisOf(node, 0) == 1);
    return [](const Inputs& in) {
        const OnnxTensor& x = at(in, 0);
        requireOnnx(x.type == Type::Float && x.shape.size() == 2 && x.shape[1] > 0);
        OnnxTensor out{Type::Integer, {x.shape[0], 1}, {}, {}};
        for (Index r = 0; r < x.shape[0]; ++r) {
            const auto row = x.values.begin() + r * x.shape[1];
            out.values.push_back(
                static_cast<double>(std::max_element(row, row + x.shape[1]) - row));
        }
        return out;
    };
}

/// Of a matrix's rows, sorted.
OnnxOperator topK(const onnx::NodeProto& node) {
    const bool largest = integerOr(node, "largest", 1) != 0;
    return [=](const Inputs& in) {
        const OnnxTensor& x = at(in, 0);
        const std::int64_t count = onlyInteger(at(in, 1));
        requireOnnx(x.type == Type::Double && x.shape.size() == 2 && count >= 1 &&
                    count <= x.shape[1]);
        OnnxTensor out{Type::Double, {x.shape[0], count}, {}, {}};
        for (Index r = 0; r < x.shape[0]; ++r) {
            const auto begin = x.values.begin() + r * x.shape[1];
            std::vector<double> row(begin, begin + x.shape[1]);
            // Where a value is missing its order is open; std::sort needs one.
            std::replace_if(
                row.begin(), row.end(), [](double v) { return std::isnan(v); }, 0.0);
            std::sort(row.begin(), row.end());
            if (largest) std::reverse(row.begin(), row.end());
            out.values.insert(out.values.end(), row.begin(), row.begin() + count);
        }
        return out;
    };
}

using Factory = OnnxOperator (*)(const onnx::NodeProto&);

const std::map<std::string, Factory>& factories() {
    using Node = const onnx::NodeProto&;
    static const std::map<std::string, Factory> all{
        {"Abs", [](Node) { return unary([](double v) { return std::abs(v); }); }},
        {"Exp", [](Node) { return unary([](double v) { return std::exp(v); }); }},
        {"Log", [](Node) { return unary([](double v) { return std::log(v); }); }},
        {"Neg", [](Node) { return unary([](double v) { return -v; }); }},
        {"Sign",
         [](Node) { return unary([](double v) { return v > 0   ? 1.0
                                                       : v < 0 ? -1.0
                                                               : v; }); }},
        {"Sqrt", [](Node) { return unary([](double v) { return std::sqrt(v); }); }},
        {"Add", [](Node) { return binary([](double a, double b) { return a + b; }); }},
        {"Sub", [](Node) { return binary([](double a, double b) { return a - b; }); }},
        {"Mul", [](Node) { return binary([](double a, double b) { return a * b; }); }},
        {"Div", [](Node) { return binary([](double a, double b) { return a / b; }); }},
        {"Less", [](Node) { return comparison([](double a, double b) { return a < b; }); }},
        {"Greater", [](Node) { return comparison([](double a, double b) { return a > b; }); }},
        {"Equal", [](Node) { return comparison([](double a, double b) { return a == b; }); }},
        {"IsNaN", isMissing},
        {"Where", choose},
        {"Cast", cast},
        {"LabelEncoder", labelEncoder},
        {"Unsqueeze", unsqueeze},
        {"Squeeze", squeeze},
        {"Concat", concat},
        {"Gather", gather},
        {"MatMul", product},
        {"Transpose", transpose},
        {"ReduceSum", reduceSum},
        {"ReduceMax", reduceMax},
        {"ArgMax", argMax},
        {"TopK", topK},
        {"TreeEnsembleRegressor", onnxTrees},
    };
    return all;
}

template <class Stored>
std::vector<double> rawValues(const onnx::TensorProto& tensor, Index count) {
    const std::string& raw = tensor.raw_data();
    requireOnnx(raw.size() == index(count) * sizeof(Stored));
    std::vector<double> values;
    for (std::size_t i = 0; i < index(count); ++i) {
        Stored value;
        std::memcpy(&value, raw.data() + i * sizeof(Stored), sizeof(Stored));
        values.push_back(static_cast<double>(value));
    }
    return values;
}

}  // namespace

const onnx::AttributeProto& onnxAttribute(const onnx::NodeProto& node, const char* name) {
    for (const auto& attribute : node.attribute()) {
        if (attribute.name() == name) return attribute;
    }
    throw Error(messages::kOnnxRun);
}

OnnxTensor onnxConstant(const onnx::TensorProto& tensor) {
    OnnxTensor out{
        typeOf(tensor.data_type()), {tensor.dims().begin(), tensor.dims().end()}, {}, {}};
    checkOnnxShape(out.shape);
    if (out.type == Type::Integer) {
        out.values = rawValues<std::int64_t>(tensor, out.size());
    } else if (out.type == Type::Bool) {
        out.values = rawValues<std::uint8_t>(tensor, out.size());
    } else {
        requireOnnx(out.type == Type::Double);
        out.values = rawValues<double>(tensor, out.size());
    }
    return out;
}

OnnxOperator onnxOperator(const onnx::NodeProto& node) {
    const auto factory = factories().find(node.op_type());
    requireOnnx(factory != factories().end());
    return factory->second(node);
}

}  // namespace footbridge::graph
