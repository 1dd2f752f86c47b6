// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/call_trees.h"

#include <map>

#include "core/formats/formats_messages.h"
#include "core/formats/tool_json.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

std::string under(const std::string& path, const std::string& name) {
    return path.empty() ? name : path + "/" + name;
}

struct GraphNode {
    std::string name, type;
    std::vector<std::string> children;
    bool isChild = false;
};
using Graph = std::map<std::string, GraphNode>;

/// The nodes of all trees, by their number as text.
Graph graphOf(const JsonFields& file) {
    Graph graph;
    for (const JsonFields& tree : file.objects("graph"))
        for (const auto& [number, value] : tree.json().items()) {
            const JsonFields node = tree.object(number.c_str());
            GraphNode& one = graph[number];
            one.name = node.object("data").text("name");
            one.type = node.object("data").textOr("type", "");
            for (const Json& child : node.list("children")) one.children.push_back(cellOf(child));
        }
    for (const auto& [number, node] : graph)
        for (const std::string& child : node.children)
            if (const auto found = graph.find(child); found != graph.end())
                found->second.isChild = true;
    return graph;
}

/// Every node once, even where the graph has several ways to it, or a circle.
std::map<std::string, std::string> pathsOf(const Graph& graph, RunTable& table) {
    const std::string none;
    std::map<std::string, std::string> paths;
    std::vector<std::pair<std::string, const std::string*>> open;  // number, path above it
    const auto walk = [&] {
        while (!open.empty()) {
            const auto [number, above] = std::move(open.back());
            open.pop_back();
            const auto node = graph.find(number);
            if (node == graph.end() || paths.contains(number)) continue;
            table.checkName(above->size() + node->second.name.size());
            const std::string& path = paths[number] = under(*above, node->second.name);
            table.count(path.size());
            for (const std::string& child : node->second.children) open.emplace_back(child, &path);
        }
    };
    for (const auto& [number, node] : graph)
        if (!node.isChild) open.emplace_back(number, &none);
    walk();
    for (const auto& [number, node] : graph)
        if (!paths.contains(number)) {
            open.emplace_back(number, &none);
            walk();
        }
    return paths;
}

/// ">>> |0>>> main" is the region "main".
std::string withoutMarks(const std::string& prefix) {
    if (!prefix.starts_with('>') && !prefix.starts_with('|')) return prefix;
    const std::size_t begin = prefix.find_first_not_of(">|_ 0123456789");
    return begin == prefix.npos ? prefix : prefix.substr(begin);
}

/// A component of timemory's on one rank: what it is called, and in which unit it stands.
struct Component {
    std::string name;
    ToolUnit unit;
    std::string rank;
};

void addTimemory(RunTable& table, RowKeys& keys, const Component& component, const JsonFields& tree,
                 const std::string* above) {
    const JsonFields node = tree.object("node");
    const JsonFields entry = node.object("inclusive").object("entry");
    std::string path;
    // A root without laps stands for the process and measures nothing.
    if (above || entry.at("laps") != 0) {
        path = under(above ? *above : "", withoutMarks(node.text("prefix")));
        table.checkName(path.size());
        const std::size_t row = keys.row({component.rank, path});
        table.setAt(row, "rank", component.rank);
        table.setAt(row, "path", path);
        table.setAt(row, "laps", cellOf(entry.at("laps")));
        table.setAt(row, component.name + " inclusive", cellOf(entry.at("repr_data")),
                    component.unit);
        if (node.has("exclusive"))
            table.setAt(row, component.name + " exclusive",
                        cellOf(node.object("exclusive").object("entry").at("repr_data")),
                        component.unit);
    }
    for (const JsonFields& child : tree.objects("children"))
        addTimemory(table, keys, component, child, &path);
}

void addPyinstrument(RunTable& table, const JsonFields& frame, const std::string& above) {
    const std::string path = under(above, frame.text("function"));
    table.checkName(path.size());
    table.newRow();
    table.set("path", path);
    table.set("function", frame.text("function"));
    table.set("file", frame.textOr("file_path_short", ""));
    if (frame.has("line_no")) table.set("line", cellOf(frame.at("line_no")));
    frame.number("time");
    table.set("time", cellOf(frame.at("time")), "s");
    if (frame.has("children"))
        for (const JsonFields& child : frame.objects("children"))
            addPyinstrument(table, child, path);
}

}  // namespace

bool isHatchet(const Glimpse& glimpse) {
    return glimpse.has("graph") && glimpse.has("dataframe") && glimpse.has("inclusive_metrics");
}

void readHatchet(std::string_view text, RunTable& table) {
    const Json json = parseToolJson(text, table.name());
    const JsonFields file = toolFields(json, table.name());
    const Graph graph = graphOf(file);
    const auto paths = pathsOf(graph, table);
    for (const JsonFields& row : file.objects("dataframe")) {
        const std::string node = cellOf(row.at("node"));
        const auto path = paths.find(node);
        if (path == paths.end()) row.fail("node", FieldKind::WholeNumber);
        table.newRow();
        table.set("path", path->second);
        table.set("name", graph.at(node).name);
        table.set("type", graph.at(node).type == "None" ? "" : graph.at(node).type);
        for (const auto& [key, value] : row.json().items())
            if (key != "node" && key != "name" && key != "type") table.set(key, cellOf(value));
    }
}

bool isTimemory(const Glimpse& glimpse) {
    return glimpse.has("timemory");
}

void readTimemory(std::string_view text, RunTable& table) {
    const Json json = parseToolJson(text, table.name());
    const JsonFields components = toolFields(json, table.name()).object("timemory");
    RowKeys keys(table);
    for (const auto& [key, value] : components.json().items()) {
        const JsonFields component = components.object(key.c_str());
        const char* list = component.has("mpi")     ? "mpi"
                           : component.has("upcxx") ? "upcxx"
                                                    : "graph";
        Component one{component.textOr("type", key), toolUnit(component.textOr("unit_repr", "")),
                      ""};
        std::size_t rank = 0;
        for (const Json& process : component.list(list)) {
            one.rank = std::to_string(rank);
            const Json trees = process.is_array() ? process : Json::array({process});
            for (const Json& tree : trees)
                addTimemory(table, keys, one,
                            toolFields(tree, table.name(), key + "." + list + "."), nullptr);
            ++rank;
        }
    }
}

bool isPyinstrument(const Glimpse& glimpse) {
    return glimpse.has("root_frame.function") && glimpse.has("sample_count");
}

void readPyinstrument(std::string_view text, RunTable& table) {
    const Json json = parseToolJson(text, table.name());
    addPyinstrument(table, toolFields(json, table.name()).object("root_frame"), "");
}

bool isHpctoolkit(const Glimpse& glimpse) {
    return glimpse.text.substr(0, 4096).find("<!DOCTYPE HPCToolkitExperiment") !=
               std::string_view::npos ||
           glimpse.text.substr(0, 4096).find("<HPCToolkitExperiment") != std::string_view::npos;
}

void readHpctoolkit(std::string_view, RunTable& table) {
    throw Error(messages::kToolHpctoolkit, {table.name()});
}

}  // namespace footbridge
