// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/graph_json.h"

#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/graph/check.h"
#include "core/graph/graph_fields.h"
#include "core/graph/interpreter.h"

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

template <class Enum, std::size_t kCount>
Json nameOf(Enum value, const std::array<const char*, kCount>& names) {
    return names.at(static_cast<std::size_t>(value));
}

Json fromTrees(const TreeEnsemble& trees) {
    return {{"roots", fields::fromIntegers(trees.roots)},
            {"feature", fields::fromIntegers(trees.feature)},
            {"threshold", fields::fromNumbers(trees.threshold)},
            {"left", fields::fromIntegers(trees.left)},
            {"right", fields::fromIntegers(trees.right)},
            {"missing-left", fields::fromIntegers(trees.missingLeft)},
            {"value", fields::fromNumbers(trees.value)},
            {"scale", fields::fromNumber(trees.scale)},
            {"base", fields::fromNumber(trees.base)}};
}

std::shared_ptr<const TreeEnsemble> treesOf(const Json& json) {
    auto trees = std::make_shared<TreeEnsemble>();
    trees->roots = fields::integers<std::int32_t>(json, "roots");
    trees->feature = fields::integers<std::int32_t>(json, "feature");
    trees->threshold = fields::numbers(json, "threshold");
    trees->left = fields::integers<std::int32_t>(json, "left");
    trees->right = fields::integers<std::int32_t>(json, "right");
    trees->missingLeft = fields::integers<std::uint8_t>(json, "missing-left");
    trees->value = fields::numbers(json, "value");
    trees->scale = fields::number(json, "scale");
    trees->base = fields::number(json, "base");
    return trees;
}

/// The fields of each operation beside "operation", "inputs" and "columns".
struct FieldWriter {
    Json operator()(const Input&) const { return Json::object(); }
    Json operator()(const Constant& o) const { return {{"row", fields::fromNumbers(o.row)}}; }
    Json operator()(const Gather& o) const { return {{"from", fields::fromIntegers(o.columns)}}; }
    Json operator()(const Affine& o) const {
        return {{"scale", fields::fromNumbers(o.scale)}, {"shift", fields::fromNumbers(o.shift)}};
    }
    Json operator()(const Clip& o) const {
        return {{"low", fields::fromNumbers(o.low)}, {"high", fields::fromNumbers(o.high)}};
    }
    Json operator()(const FillMissing& o) const {
        return {{"value", fields::fromNumbers(o.value)}};
    }
    Json operator()(const OneHot& o) const {
        return {{"column", o.column}, {"levels", fields::fromNumbers(o.levels)}};
    }
    Json operator()(const Recode& o) const {
        return {{"column", o.column},
                {"from", fields::fromNumbers(o.from)},
                {"to", fields::fromNumbers(o.to)},
                {"otherwise", fields::fromNumber(o.otherwise)}};
    }
    Json operator()(const Linear& o) const {
        return {{"weight", fields::fromMatrix(o.weight)}, {"bias", fields::fromNumbers(o.bias)}};
    }
    Json operator()(const Apply& o) const {
        return {{"function", nameOf(o.function, kUnaryNames)}};
    }
    Json operator()(const Combine& o) const {
        return {{"function", nameOf(o.function, kBinaryNames)}};
    }
    Json operator()(const Concat&) const { return Json::object(); }
    Json operator()(const Kernel& o) const {
        return {{"profile", nameOf(o.profile, kProfileNames)},
                {"centres", fields::fromMatrix(o.centres)}};
    }
    Json operator()(const Trees& o) const { return fromTrees(*o.ensemble); }
    Json operator()(const OrderStatistic& o) const { return {{"rank", o.rank}}; }
};

/// What a step may refer to. `repeated` counts the numbers that were copied so.
struct Earlier {
    const std::vector<Node>& nodes;
    Index& repeated;

    const Operation& operation(const Json& json) const {
        const auto like = fields::integer<int>(json, "like");
        if (like < 0 || like >= static_cast<int>(nodes.size()))
            fields::damaged("a step is like one that does not come before it");
        return nodes[static_cast<std::size_t>(like)].operation;
    }
    void count(Index numbers) const {
        repeated += numbers;
        if (repeated > kMaxRepeated) fields::damaged("its steps repeat too much");
    }
};

Weights weightOf(const Json& json, const Earlier& earlier) {
    const Json& weight = fields::member(json, "weight");
    if (!weight.is_object() || !weight.contains("like")) return fields::matrixOf(json, "weight");
    const auto* linear = std::get_if<Linear>(&earlier.operation(weight));
    if (!linear) fields::damaged("a weight is like a step that has none");
    earlier.count(linear->weight.size());
    const Json& transposed = fields::member(weight, "transposed");
    if (!transposed.is_boolean()) fields::damaged("transposed is neither true nor false");
    if (transposed.get<bool>()) return linear->weight.transpose();
    return linear->weight;
}

Operation operationOf(const Json& json, const Earlier& earlier) {
    const Json& name = fields::member(json, "operation");
    if (name == "input") return Input{};
    if (name == "constant") return Constant{fields::vectorOf(json, "row")};
    if (name == "gather") return Gather{fields::integers<Index>(json, "from")};
    if (name == "affine")
        return Affine{fields::vectorOf(json, "scale"), fields::vectorOf(json, "shift")};
    if (name == "clip") return Clip{fields::vectorOf(json, "low"), fields::vectorOf(json, "high")};
    if (name == "fill-missing") return FillMissing{fields::vectorOf(json, "value")};
    if (name == "one-hot")
        return OneHot{fields::integer<Index>(json, "column"), fields::numbers(json, "levels")};
    if (name == "recode") {
        return Recode{fields::integer<Index>(json, "column"), fields::numbers(json, "from"),
                      fields::numbers(json, "to"), fields::number(json, "otherwise")};
    }
    if (name == "linear") return Linear{weightOf(json, earlier), fields::vectorOf(json, "bias")};
    if (name == "apply") return Apply{fields::choice<Unary>(json, "function", kUnaryNames)};
    if (name == "combine") return Combine{fields::choice<Binary>(json, "function", kBinaryNames)};
    if (name == "concat") return Concat{};
    if (name == "kernel") {
        return Kernel{fields::choice<Profile>(json, "profile", kProfileNames),
                      fields::matrixOf(json, "centres")};
    }
    if (name == "trees") return Trees{treesOf(json), nullptr};
    if (name == "order-statistic") return OrderStatistic{fields::integer<Index>(json, "rank")};
    fields::damaged("a step is of an unknown kind");
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
    if (fields::member(json, "operation") != operationName(operation)) {
        fields::damaged("a step is like one of another kind");
    }
    const std::optional<Index> copied = copiedNumbers(operation);
    if (!copied) fields::damaged("a step is like one that is not shared");
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
        json["inputs"] = fields::fromIntegers(node.inputs);
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
    const Json& format = fields::member(json, "format");
    if (format != kFormat && format != kFirstFormat) fields::damaged("its format is unknown");
    ModelGraph graph;
    Index repeated = 0;
    const Earlier earlier{graph.nodes, repeated};
    for (const Json& node : fields::arrayOf(json, "nodes")) {
        graph.nodes.push_back({sharedOperationOf(node, earlier),
                               fields::integers<int>(node, "inputs"),
                               fields::integer<Index>(node, "columns")});
    }
    graph.output = fields::integer<int>(json, "output");
    if (json.contains("lower")) graph.lower = fields::integer<int>(json, "lower");
    if (json.contains("upper")) graph.upper = fields::integer<int>(json, "upper");
    if (json.contains("request")) graph.request = fields::integer<int>(json, "request");
    graph.check();
    prepare(graph);
    return graph;
}

}  // namespace footbridge::graph
