// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/graph_json.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/graph/check.h"
#include "core/graph/graph_messages.h"
#include "core/graph/interpreter.h"
#include "core/run/json_fields.h"

namespace footbridge::graph {
namespace {

using Json = nlohmann::json;

constexpr const char* kFormat = "footbridge-graph/2";
constexpr const char* kFirstFormat = "footbridge-graph/1";  // without float32 and shared weights
constexpr std::size_t kWorthSharing = 1000;                 // bytes of text that a step repeats
constexpr Index kWorthReferring = 64;                       // numbers of a weight
constexpr Index kMaxRepeated = Index{1} << 24;  // numbers, so that no file can ask for all memory
constexpr std::array kUnaryNames{"exp", "log", "sinh", "silu", "signed-log", "silu-slope", "sqrt"};
constexpr std::array kBinaryNames{"add", "subtract", "multiply"};
constexpr std::array kProfileNames{"linear", "matern-5/2", "laplace"};

[[noreturn]] void damaged(const std::string& what) {
    throw Error(messages::kGraphNotAModel, {what});
}

// JSON has no infinities and no NaN: these travel as text.
Json fromNumber(double value) {
    if (std::isnan(value)) return "nan";
    if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
    return value;
}

double toNumber(const Json& json) {
    if (json.is_number()) {
        const double value = json.get<double>();
        if (!std::isfinite(value)) damaged("a number is too large");
        return value;
    }
    if (json == "nan") return std::numeric_limits<double>::quiet_NaN();
    if (json == "inf") return std::numeric_limits<double>::infinity();
    if (json == "-inf") return -std::numeric_limits<double>::infinity();
    damaged("a number is missing");
}

/// The shortest decimal that names this float32; nothing when it is none, or when reading it back
/// would not give it.
std::optional<double> shortFloat(double value) {
    const auto narrow = static_cast<float>(value);
    if (!std::isfinite(narrow) || static_cast<double>(narrow) != value) return std::nullopt;
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), narrow);
    double read = 0;
    std::from_chars(text.data(), written.ptr, read);
    constexpr double kLargest = std::numeric_limits<float>::max();
    if (std::abs(read) > kLargest || static_cast<float>(read) != narrow) return std::nullopt;
    return read;
}

/// Numbers that are all float32 are named by as few digits as tell float32 apart, which is half.
template <class Values>
std::optional<Json> asFloats(const Values& values) {
    Json array = Json::array();
    bool shorter = false;
    for (const double value : values) {
        const std::optional<double> brief = shortFloat(value);
        if (!brief) return std::nullopt;
        shorter = shorter || *brief != value;
        array.push_back(*brief);
    }
    if (!shorter) return std::nullopt;
    return Json{{"float32", std::move(array)}};
}

template <class Values>
Json fromNumbers(const Values& values) {
    if (std::optional<Json> floats = asFloats(values)) return *std::move(floats);
    Json array = Json::array();
    for (const double value : values) array.push_back(fromNumber(value));
    return array;
}

template <class Values>
Json fromIntegers(const Values& values) {
    Json array = Json::array();
    for (const auto value : values) array.push_back(static_cast<std::int64_t>(value));
    return array;
}

Json fromMatrix(const Matrix& matrix) {
    return {
        {"rows", matrix.rows()},
        {"columns", matrix.cols()},
        {"values", fromNumbers(std::vector<double>(matrix.data(), matrix.data() + matrix.size()))}};
}

/// The fields of a step or of one of its parts.
JsonFields fieldsOf(const Json& json) {
    return {json, {[](const FieldFault& fault) {
                return Error(messages::kGraphNotAModel,
                             {fault.path + (fault.expected == FieldKind::List ? " is not a list"
                                                                              : " is missing")});
            }}};
}

const Json& member(const Json& json, const char* name) {
    if (!json.is_object()) damaged(std::string(name) + " is missing");
    return fieldsOf(json).at(name);
}

const Json& arrayOf(const Json& json, const char* name) {
    member(json, name);
    return fieldsOf(json).list(name);
}

template <class Integer>
Integer toInteger(const Json& json) {
    const bool fits = json.is_number_integer() &&
                      (!json.is_number_unsigned() ||
                       json.get<std::uint64_t>() <=
                           static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()));
    if (!fits) damaged("a whole number is missing");
    const auto value = json.get<std::int64_t>();
    if (value < static_cast<std::int64_t>(std::numeric_limits<Integer>::min()) ||
        value > static_cast<std::int64_t>(std::numeric_limits<Integer>::max())) {
        damaged("a whole number is out of range");
    }
    return static_cast<Integer>(value);
}

template <class Integer>
Integer integer(const Json& json, const char* name) {
    return toInteger<Integer>(member(json, name));
}

template <class Integer>
std::vector<Integer> integers(const Json& json, const char* name) {
    std::vector<Integer> values;
    for (const Json& value : arrayOf(json, name)) values.push_back(toInteger<Integer>(value));
    return values;
}

double number(const Json& json, const char* name) {
    return toNumber(member(json, name));
}

std::vector<double> numbers(const Json& json, const char* name) {
    std::vector<double> values;
    const Json& given = member(json, name);
    const bool floats = given.is_object();
    for (const Json& value : floats ? arrayOf(given, "float32") : arrayOf(json, name)) {
        const double number = toNumber(value);
        if (floats && !(std::abs(number) <= std::numeric_limits<float>::max()))
            damaged("a number is too large");
        values.push_back(floats ? static_cast<double>(static_cast<float>(number)) : number);
    }
    return values;
}

Vector vectorOf(const Json& json, const char* name) {
    const auto values = numbers(json, name);
    return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
}

Matrix matrixOf(const Json& json, const char* name) {
    const Json& matrix = member(json, name);
    const auto rows = integer<Index>(matrix, "rows");
    const auto columns = integer<Index>(matrix, "columns");
    const auto values = numbers(matrix, "values");
    const auto count = static_cast<Index>(values.size());
    const bool sane = rows >= 0 && columns >= 0 && rows <= kMaxColumns && columns <= kMaxColumns;
    if (!sane || rows * columns != count) damaged(std::string(name) + " has the wrong size");
    return Eigen::Map<const Matrix>(values.data(), rows, columns);
}

template <class Enum, std::size_t kCount>
Enum choice(const Json& json, const char* name, const std::array<const char*, kCount>& names) {
    const Json& text = member(json, name);
    for (std::size_t i = 0; i < kCount; ++i) {
        if (text == names[i]) return static_cast<Enum>(i);
    }
    damaged(std::string(name) + " is unknown");
}

template <class Enum, std::size_t kCount>
Json nameOf(Enum value, const std::array<const char*, kCount>& names) {
    return names.at(static_cast<std::size_t>(value));
}

Json fromTrees(const TreeEnsemble& trees) {
    return {{"roots", fromIntegers(trees.roots)},
            {"feature", fromIntegers(trees.feature)},
            {"threshold", fromNumbers(trees.threshold)},
            {"left", fromIntegers(trees.left)},
            {"right", fromIntegers(trees.right)},
            {"missing-left", fromIntegers(trees.missingLeft)},
            {"value", fromNumbers(trees.value)},
            {"scale", fromNumber(trees.scale)},
            {"base", fromNumber(trees.base)}};
}

std::shared_ptr<const TreeEnsemble> treesOf(const Json& json) {
    auto trees = std::make_shared<TreeEnsemble>();
    trees->roots = integers<std::int32_t>(json, "roots");
    trees->feature = integers<std::int32_t>(json, "feature");
    trees->threshold = numbers(json, "threshold");
    trees->left = integers<std::int32_t>(json, "left");
    trees->right = integers<std::int32_t>(json, "right");
    trees->missingLeft = integers<std::uint8_t>(json, "missing-left");
    trees->value = numbers(json, "value");
    trees->scale = number(json, "scale");
    trees->base = number(json, "base");
    return trees;
}

/// The fields of each operation beside "operation", "inputs" and "columns".
struct FieldWriter {
    Json operator()(const Input&) const { return Json::object(); }
    Json operator()(const Constant& o) const { return {{"row", fromNumbers(o.row)}}; }
    Json operator()(const Gather& o) const { return {{"from", fromIntegers(o.columns)}}; }
    Json operator()(const Affine& o) const {
        return {{"scale", fromNumbers(o.scale)}, {"shift", fromNumbers(o.shift)}};
    }
    Json operator()(const Clip& o) const {
        return {{"low", fromNumbers(o.low)}, {"high", fromNumbers(o.high)}};
    }
    Json operator()(const FillMissing& o) const { return {{"value", fromNumbers(o.value)}}; }
    Json operator()(const OneHot& o) const {
        return {{"column", o.column}, {"levels", fromNumbers(o.levels)}};
    }
    Json operator()(const Recode& o) const {
        return {{"column", o.column},
                {"from", fromNumbers(o.from)},
                {"to", fromNumbers(o.to)},
                {"otherwise", fromNumber(o.otherwise)}};
    }
    Json operator()(const Linear& o) const {
        return {{"weight", fromMatrix(o.weight)}, {"bias", fromNumbers(o.bias)}};
    }
    Json operator()(const Apply& o) const {
        return {{"function", nameOf(o.function, kUnaryNames)}};
    }
    Json operator()(const Combine& o) const {
        return {{"function", nameOf(o.function, kBinaryNames)}};
    }
    Json operator()(const Concat&) const { return Json::object(); }
    Json operator()(const Kernel& o) const {
        return {{"profile", nameOf(o.profile, kProfileNames)}, {"centres", fromMatrix(o.centres)}};
    }
    Json operator()(const Trees& o) const { return fromTrees(*o.ensemble); }
    Json operator()(const OrderStatistic& o) const { return {{"rank", o.rank}}; }
};

/// What a step may refer to. `repeated` counts the numbers that were copied so.
struct Earlier {
    const std::vector<Node>& nodes;
    Index& repeated;

    const Operation& operation(const Json& json) const {
        const auto like = integer<int>(json, "like");
        if (like < 0 || like >= static_cast<int>(nodes.size()))
            damaged("a step is like one that does not come before it");
        return nodes[static_cast<std::size_t>(like)].operation;
    }
    void count(Index numbers) const {
        repeated += numbers;
        if (repeated > kMaxRepeated) damaged("its steps repeat too much");
    }
};

Weights weightOf(const Json& json, const Earlier& earlier) {
    const Json& weight = member(json, "weight");
    if (!weight.is_object() || !weight.contains("like")) return matrixOf(json, "weight");
    const auto* linear = std::get_if<Linear>(&earlier.operation(weight));
    if (!linear) damaged("a weight is like a step that has none");
    earlier.count(linear->weight.size());
    const Json& transposed = member(weight, "transposed");
    if (!transposed.is_boolean()) damaged("transposed is neither true nor false");
    if (transposed.get<bool>()) return linear->weight.transpose();
    return linear->weight;
}

Operation operationOf(const Json& json, const Earlier& earlier) {
    const Json& name = member(json, "operation");
    if (name == "input") return Input{};
    if (name == "constant") return Constant{vectorOf(json, "row")};
    if (name == "gather") return Gather{integers<Index>(json, "from")};
    if (name == "affine") return Affine{vectorOf(json, "scale"), vectorOf(json, "shift")};
    if (name == "clip") return Clip{vectorOf(json, "low"), vectorOf(json, "high")};
    if (name == "fill-missing") return FillMissing{vectorOf(json, "value")};
    if (name == "one-hot") return OneHot{integer<Index>(json, "column"), numbers(json, "levels")};
    if (name == "recode") {
        return Recode{integer<Index>(json, "column"), numbers(json, "from"), numbers(json, "to"),
                      number(json, "otherwise")};
    }
    if (name == "linear") return Linear{weightOf(json, earlier), vectorOf(json, "bias")};
    if (name == "apply") return Apply{choice<Unary>(json, "function", kUnaryNames)};
    if (name == "combine") return Combine{choice<Binary>(json, "function", kBinaryNames)};
    if (name == "concat") return Concat{};
    if (name == "kernel") {
        return Kernel{choice<Profile>(json, "profile", kProfileNames), matrixOf(json, "centres")};
    }
    if (name == "trees") return Trees{treesOf(json), nullptr};
    if (name == "order-statistic") return OrderStatistic{integer<Index>(json, "rank")};
    damaged("a step is of an unknown kind");
}

/// Numbers that a copy of the operation takes; none of those whose contents are not shared.
std::optional<Index> copiedNumbers(const Operation& operation) {
    if (const auto* linear = std::get_if<Linear>(&operation)) return linear->weight.size();
    if (const auto* kernel = std::get_if<Kernel>(&operation)) return kernel->centres.size();
    if (std::holds_alternative<Trees>(operation)) return 0;
    return std::nullopt;
}

/// "like" stands for the contents of an earlier step of the same kind.
Operation sharedOperationOf(const Json& json, const Earlier& earlier) {
    if (!json.is_object() || !json.contains("like")) return operationOf(json, earlier);
    const Operation& operation = earlier.operation(json);
    if (member(json, "operation") != operationName(operation)) {
        damaged("a step is like one of another kind");
    }
    const std::optional<Index> copied = copiedNumbers(operation);
    if (!copied) damaged("a step is like one that is not shared");
    earlier.count(*copied);
    return operation;
}

/// Weights that were written before, as they are or transposed: a gradient goes back through them.
class KnownWeights {
  public:
    /// Refers to the same weight of an earlier step where there is one; else step `node` has it.
    void refer(const Linear& linear, std::size_t node, Json& json) {
        if (linear.weight.size() < kWorthReferring) return;
        const Weights transposed = linear.weight.transpose();
        for (const bool turned : {false, true}) {
            const auto known = m_known.find(bytesOf(turned ? transposed : linear.weight));
            if (known == m_known.end()) continue;
            json["weight"] = {{"like", known->second}, {"transposed", turned}};
            return;
        }
        m_known.emplace(bytesOf(linear.weight), node);
    }

  private:
    static std::string bytesOf(const Weights& weight) {
        std::string bytes = std::to_string(weight.rows()) + ':';
        return bytes.append(reinterpret_cast<const char*>(weight.data()),
                            static_cast<std::size_t>(weight.size()) * sizeof(double));
    }
    std::map<std::string, std::size_t> m_known;  // steps by weight
};

}  // namespace

Json toJson(const ModelGraph& graph) {
    Json nodes = Json::array();
    std::map<std::string, std::size_t> known;  // steps by what is large in them
    KnownWeights weights;
    for (const Node& node : graph.nodes) {
        Json json = std::visit(FieldWriter{}, node.operation);
        const char* name = operationName(node.operation);
        std::string contents = json.dump();
        if (contents.size() >= kWorthSharing && copiedNumbers(node.operation)) {
            const auto [earlier, fresh] = known.try_emplace(name + contents, nodes.size());
            if (!fresh) json = {{"like", earlier->second}};
        }
        const auto* linear = std::get_if<Linear>(&node.operation);
        if (linear && !json.contains("like")) weights.refer(*linear, nodes.size(), json);
        json["operation"] = name;
        json["inputs"] = fromIntegers(node.inputs);
        json["columns"] = node.columns;
        nodes.push_back(std::move(json));
    }
    Json json{{"format", kFormat}, {"nodes", std::move(nodes)}, {"output", graph.output}};
    if (graph.hasInterval()) {
        json["lower"] = graph.lower;
        json["upper"] = graph.upper;
    }
    if (graph.hasRequest()) json["request"] = graph.request;
    return json;
}

ModelGraph fromJson(const Json& json) {
    const Json& format = member(json, "format");
    if (format != kFormat && format != kFirstFormat) damaged("its format is unknown");
    ModelGraph graph;
    Index repeated = 0;
    const Earlier earlier{graph.nodes, repeated};
    for (const Json& node : arrayOf(json, "nodes")) {
        graph.nodes.push_back({sharedOperationOf(node, earlier), integers<int>(node, "inputs"),
                               integer<Index>(node, "columns")});
    }
    graph.output = integer<int>(json, "output");
    if (json.contains("lower")) graph.lower = integer<int>(json, "lower");
    if (json.contains("upper")) graph.upper = integer<int>(json, "upper");
    if (json.contains("request")) graph.request = integer<int>(json, "request");
    graph.check();
    prepare(graph);
    return graph;
}

}  // namespace footbridge::graph
