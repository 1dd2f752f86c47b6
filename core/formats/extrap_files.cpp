// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/extrap_files.h"

#include <algorithm>
#include <map>

#include "core/formats/formats_messages.h"
#include "core/formats/text_records.h"
#include "core/formats/tool_json.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;
using Texts = std::vector<std::string>;

/// Puts values where their point, region and repetition are; metrics become columns.
class Points {
  public:
    explicit Points(RunTable& table) : m_table(table), m_keys(table) {}

    void add(const Texts& parameters, const Texts& point, const std::string& region,
             const std::string& metric, std::size_t repetition, std::string value) {
        Texts key = point;
        key.push_back(region);
        key.push_back(std::to_string(repetition));
        bool isNew = false;
        const std::size_t row = m_keys.row(key, &isNew);
        if (isNew) {
            for (std::size_t i = 0; i < parameters.size(); ++i)
                m_table.setAt(row, parameters[i], point[i]);
            m_table.setAt(row, "region", region);
        }
        m_table.setAt(row, metric, std::move(value));
    }
    /// How many values of this kind came before: the number of the repetition.
    std::size_t repetition(const Texts& key) {
        std::string joined;
        for (const std::string& part : key) joined += std::to_string(part.size()) + ":" + part;
        return m_counts[joined]++;
    }

  private:
    RunTable& m_table;
    RowKeys m_keys;
    std::map<std::string, std::size_t> m_counts;
};

Texts wordsOf(std::string_view text) {
    Texts words;
    std::string word;
    const auto end = [&] {
        if (!word.empty()) words.push_back(std::move(word));
        word.clear();
    };
    for (const char one : text) {
        if (one == ' ' || one == '\t') {
            end();
        } else if (one == '(' || one == ')') {
            end();
            words.emplace_back(1, one);
        } else {
            word += one;
        }
    }
    end();
    return words;
}

/// Reads the text format, line by line.
class ExtrapText {
  public:
    explicit ExtrapText(RunTable& table) : m_table(table), m_points(table) {}

    void take(std::string_view line, std::size_t number) {
        const std::string_view text = trimmedText(line);
        if (text.empty() || text.front() == '#') return;
        const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
        const std::string_view keyword = text.substr(0, end), rest = trimmedText(text.substr(end));
        m_line = number;
        m_text = text;
        if (keyword == "PARAMETER") {
            // A point has a value for every parameter: none is named once there are points.
            if (!m_known.empty()) fail();
            for (std::string& name : wordsOf(rest)) m_parameters.push_back(std::move(name));
        } else if (keyword == "POINTS") {
            addPoints(wordsOf(rest));
        } else if (keyword == "REGION") {
            endBlock();
            m_region = rest;
        } else if (keyword == "METRIC") {
            endBlock();
            m_metric = rest;
        } else if (keyword == "DATA") {
            addData(wordsOf(rest));
        } else if (keyword != "EXPERIMENT") {
            fail();
        }
    }
    void finish() {
        endBlock();
        m_table.noteIf(m_missing, messages::kToolPointsMissing);
    }

  private:
    [[noreturn]] void fail() const {
        throw Error(messages::kToolLine, {m_table.name(), m_line, startOfLine(m_text)});
    }
    void addPoints(const Texts& words) {
        Texts point;
        for (const std::string& word : words) {
            if (word == "(" || word == ")") {
                if (!point.empty()) fail();
                continue;
            }
            if (!numberOf(word)) fail();
            point.push_back(word);
            if (point.size() < std::max<std::size_t>(m_parameters.size(), 1)) continue;
            m_known.push_back(std::move(point));
            point.clear();
        }
        if (!point.empty()) fail();
    }
    void addData(const Texts& values) {
        if (m_parameters.empty() || m_known.empty()) fail();
        if (m_at >= m_known.size())
            throw Error(messages::kToolPointsExceeded, {m_table.name(), m_line});
        const std::string metric = m_metric.empty() ? "value" : m_metric;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!numberOf(values[i])) fail();
            m_points.add(m_parameters, m_known[m_at], m_region, metric, i, values[i]);
        }
        ++m_at;
    }
    void endBlock() {
        if (m_at) m_missing += m_known.size() - m_at;
        m_at = 0;
    }

    RunTable& m_table;
    Points m_points;
    Texts m_parameters;
    std::vector<Texts> m_known;
    std::string m_region, m_metric;
    std::string_view m_text;
    std::size_t m_line = 0, m_at = 0, m_missing = 0;
};

/// A line of JSON lines and of Talpas; they name the parameters differently.
void addLine(Points& points, const JsonFields& line, const char* parameters) {
    Texts names, point;
    const JsonFields named = line.object(parameters);
    for (const auto& [name, value] : named.json().items()) {
        if (!value.is_number()) named.fail(name, FieldKind::Number);
        names.push_back(name);
        point.push_back(cellOf(value));
    }
    const std::string region = line.textOr("callpath", ""), metric = line.textOr("metric", "value");
    line.number("value");
    Texts key = point;
    key.insert(key.end(), names.begin(), names.end());
    key.push_back(region);
    key.push_back(metric);
    points.add(names, point, region, metric, points.repetition(key), cellOf(line.at("value")));
}

/// Talpas is JSON with semicolons between the members.
std::string withCommas(std::string_view line) {
    std::string json(line);
    bool inText = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        if (inText && json[i] == '\\')
            ++i;
        else if (json[i] == '"')
            inText = !inText;
        else if (!inText && json[i] == ';')
            json[i] = ',';
    }
    return json;
}

std::string_view firstLineOf(std::string_view text) {
    return text.substr(0, text.find('\n'));
}

}  // namespace

bool isExtrapText(const Glimpse& glimpse) {
    const auto starts = [&](const char* word) {
        return glimpse.text.find(std::string("\n") + word + " ") != std::string_view::npos;
    };
    return glimpse.line.starts_with("PARAMETER ") && starts("POINTS") && starts("DATA");
}

void readExtrapText(std::string_view text, RunTable& table) {
    LineReader lines(text);
    ExtrapText reader(table);
    for (std::string_view line; lines.next(line);) reader.take(line, lines.line());
    reader.finish();
}

bool isExtrapJson(const Glimpse& glimpse) {
    return glimpse.has("parameters") && glimpse.has("measurements");
}

void readExtrapJson(std::string_view text, RunTable& table) {
    const Json json = parseToolJson(text, table.name());
    const JsonFields file = toolFields(json, table.name());
    const Texts parameters = file.texts("parameters");
    Points points(table);
    const JsonFields regions = file.object("measurements");
    for (const auto& [region, ignored] : regions.json().items()) {
        const JsonFields metrics = regions.object(region.c_str());
        for (const auto& [metric, unused] : metrics.json().items())
            for (const JsonFields& one : metrics.objects(metric.c_str())) {
                Texts point;
                one.numbers("point");
                for (const Json& value : one.list("point")) point.push_back(cellOf(value));
                if (point.size() != parameters.size()) one.fail("point", FieldKind::List);
                one.numbers("values");
                for (const Json& value : one.list("values")) {
                    Texts key = point;
                    key.push_back(region);
                    key.push_back(metric);
                    points.add(parameters, point, region, metric, points.repetition(key),
                               cellOf(value));
                }
            }
    }
}

bool isExtrapLines(const Glimpse& glimpse) {
    return glimpse.has("params") && glimpse.has("metric") && glimpse.has("value");
}

void readExtrapLines(std::string_view text, RunTable& table) {
    LineReader lines(text);
    Points points(table);
    for (std::string_view line; lines.next(line);) {
        if (trimmedText(line).empty()) continue;
        const Json json = parseToolJson(line, table.name(), lines.line());
        addLine(points, toolFields(json, table.name()), "params");
    }
}

bool isTalpas(const Glimpse& glimpse) {
    const std::string_view line = firstLineOf(glimpse.line);
    return line.starts_with("{\"parameters\":") &&
           line.find(";\"metric\":") != std::string_view::npos &&
           line.find(";\"value\":") != std::string_view::npos;
}

void readTalpas(std::string_view text, RunTable& table) {
    LineReader lines(text);
    Points points(table);
    for (std::string_view line; lines.next(line);) {
        if (trimmedText(line).empty()) continue;
        const Json json = parseToolJson(withCommas(line), table.name(), lines.line());
        addLine(points, toolFields(json, table.name()), "parameters");
    }
}

}  // namespace footbridge
