// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/caliper_files.h"

#include <map>
#include <optional>
#include <unordered_map>

#include "core/formats/formats_messages.h"
#include "core/formats/text_records.h"
#include "core/formats/tool_json.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostSteps = 1000;  // up a tree of regions; more is a circle

/// The labels from the root to a node, with slashes between them.
class SplitNodes {
  public:
    SplitNodes(const JsonFields& file, const RunTable& table)
        : m_nodes(file.objects("nodes")), m_table(table) {}

    std::string path(const Json& number, const JsonFields& row) const {
        std::string path;
        std::size_t steps = 0;
        std::uint64_t at = numberOfNode(number, row);
        for (;;) {
            if (++steps > kMostSteps) row.fail("nodes", FieldKind::List);
            const JsonFields& node = m_nodes[at];
            path.insert(0, node.text("label") + (path.empty() ? "" : "/"));
            m_table.checkName(path.size());
            if (!node.has("parent")) return path;
            at = numberOfNode(node.at("parent"), row);
        }
    }

  private:
    std::uint64_t numberOfNode(const Json& number, const JsonFields& row) const {
        if (!number.is_number_unsigned() || number.get<std::uint64_t>() >= m_nodes.size())
            row.fail("nodes", FieldKind::List);
        return number.get<std::uint64_t>();
    }
    std::vector<JsonFields> m_nodes;
    const RunTable& m_table;
};

// The stream: nodes of a tree, whose values are regions, attributes or types.
constexpr std::int64_t kNameAttribute = 8;       // a node of it names an attribute
constexpr std::int64_t kPropertyAttribute = 10;  // a node of it has the attribute's properties
constexpr std::uint64_t kNested = 256, kGlobal = 512;

struct StreamNode {
    std::int64_t attribute = -1, parent = -1;
    std::string data;
};

/// The fields of a record: "__rec=node,id=24" as pairs; `\` keeps a sign from its meaning.
std::vector<std::pair<std::string, std::vector<std::string>>> fieldsOf(std::string_view line) {
    std::vector<std::pair<std::string, std::vector<std::string>>> fields(1);
    std::string* at = &fields.back().first;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\\' && i + 1 < line.size()) {
            *at += line[++i] == 'n' ? '\n' : line[i];
        } else if (line[i] == ',') {
            at = &fields.emplace_back().first;
        } else if (line[i] == '=') {
            at = &fields.back().second.emplace_back();
        } else {
            *at += line[i];
        }
    }
    return fields;
}

class CaliperStream {
  public:
    CaliperStream(RunTable& table) : m_table(table) {}

    void take(std::string_view line, std::size_t number) {
        m_values.clear();
        for (auto& [key, values] : fieldsOf(line)) m_values[key] = std::move(values);
        const std::string kind = first("__rec");
        if (kind == "node") return addNode(number);
        if (kind == "ctx") return addRow(number);
        if (kind != "globals") m_table.leaveOutLine(number);
    }

  private:
    std::string first(const char* key) const {
        const auto found = m_values.find(key);
        return found == m_values.end() || found->second.empty() ? "" : found->second.front();
    }
    const std::vector<std::string>& all(const char* key) const {
        static const std::vector<std::string> kNone;
        const auto found = m_values.find(key);
        return found == m_values.end() ? kNone : found->second;
    }
    void addNode(std::size_t line) {
        const auto id = wholeNumberOf(first("id")), attribute = wholeNumberOf(first("attr"));
        if (!id || !attribute) return m_table.leaveOutLine(line);
        m_nodes[*id] = {*attribute, wholeNumberOf(first("parent")).value_or(-1), first("data")};
    }
    /// Calls use(node) from a node up to its root.
    template <class Use>
    void upwards(std::int64_t number, const Use& use) const {
        for (std::size_t steps = 0; steps < kMostSteps; ++steps) {
            const auto node = m_nodes.find(number);
            if (node == m_nodes.end()) return;
            use(node->second);
            number = node->second.parent;
        }
    }
    std::string nameOf(std::int64_t attribute) const {
        const auto node = m_nodes.find(attribute);
        const bool named = node != m_nodes.end() && node->second.attribute == kNameAttribute;
        return named ? node->second.data : std::string();
    }
    std::uint64_t propertiesOf(std::int64_t attribute) const {
        std::uint64_t properties = 0;
        upwards(attribute, [&](const StreamNode& node) {
            if (node.attribute == kPropertyAttribute)
                properties |= static_cast<std::uint64_t>(wholeNumberOf(node.data).value_or(0));
        });
        return properties;
    }
    void addRow(std::size_t line) {
        const auto& attributes = all("attr");
        const auto& data = all("data");
        if (attributes.size() != data.size()) return m_table.leaveOutLine(line);
        std::string path;
        std::map<std::string, std::string> others;
        for (const std::string& reference : all("ref")) {
            const auto number = wholeNumberOf(reference);
            if (!number || !m_nodes.contains(*number)) return m_table.leaveOutLine(line);
            std::string part;
            upwards(*number, [&](const StreamNode& node) {
                const std::uint64_t properties = propertiesOf(node.attribute);
                m_table.checkName(part.size() + node.data.size());
                if (properties & kNested)
                    part.insert(0, node.data + (part.empty() ? "" : "/"));
                else if (!(properties & kGlobal))
                    others.emplace(nameOf(node.attribute), node.data);
            });
            if (!part.empty()) path += (path.empty() ? "" : "/") + part;
        }
        m_table.newRow();
        m_table.set("path", path);
        for (auto& [name, value] : others)
            if (!name.empty()) m_table.set(name, value);
        for (std::size_t i = 0; i < data.size(); ++i) {
            const std::string name = nameOf(wholeNumberOf(attributes[i]).value_or(-1));
            m_table.set(name.empty() ? "attribute " + attributes[i] : name, data[i]);
        }
    }

    RunTable& m_table;
    std::unordered_map<std::int64_t, StreamNode> m_nodes;
    std::map<std::string, std::vector<std::string>> m_values;
};

}  // namespace

bool isCaliperSplit(const Glimpse& glimpse) {
    return glimpse.has("data") && glimpse.has("columns") && glimpse.has("column_metadata") &&
           glimpse.has("nodes");
}

void readCaliperSplit(std::string_view text, RunTable& table) {
    const Json json = parseToolJson(text, table.name());
    const JsonFields file = toolFields(json, table.name());
    const std::vector<std::string> columns = file.texts("columns");
    const auto metadata = file.objects("column_metadata");
    if (metadata.size() != columns.size()) file.fail("column_metadata", FieldKind::List);
    const SplitNodes nodes(file, table);
    for (const Json& row : file.list("data")) {
        if (!row.is_array() || row.size() != columns.size()) file.fail("data", FieldKind::List);
        table.newRow();
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const bool value = metadata[i].flagOr("is_value", true);
            const bool node = !value && row[i].is_number();
            table.set(columns[i], node ? nodes.path(row[i], file) : cellOf(row[i]));
        }
    }
}

bool isCaliperStream(const Glimpse& glimpse) {
    return glimpse.line.starts_with("__rec=");
}

void readCaliperStream(std::string_view text, RunTable& table) {
    LineReader lines(text);
    CaliperStream stream(table);
    for (std::string_view line; lines.next(line);)
        if (!trimmedText(line).empty()) stream.take(line, lines.line());
}

}  // namespace footbridge
