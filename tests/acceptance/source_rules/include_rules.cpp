// SPDX-License-Identifier: GPL-3.0-or-later
#include "include_rules.h"

#include <map>
#include <optional>
#include <regex>
#include <set>

namespace footbridge::tests {
namespace {

/// A folder may include itself and every folder of a lower number.
const std::map<std::string, int> kLayers{
    {"core/run", 0},        {"core/metrics", 1},       {"core/graph", 1},
    {"core/formats", 1},    {"core/costs", 2},         {"core/table", 2},
    {"core/matching", 3},   {"core/learners", 3},      {"core/scheduling", 3},
    {"core/laws", 4},       {"core/source", 4},        {"core/online", 4},
    {"core/severity", 5},   {"core/platforms", 5},     {"core/transfer", 6},
    {"core/planning", 7},   {"core/analysis", 8},      {"core/explain", 9},
    {"core/studies", 9},    {"core/bundle", 10},       {"core/session", 11},
    {"widgets/words", 12},  {"widgets/models", 13},    {"widgets/jobs", 14},
    {"widgets/charts", 15}, {"widgets/workspace", 16}, {"widgets/dialogs", 17},
    {"widgets/pages", 18},  {"app/cli", 19},           {"app/gui", 19}};

const std::set<std::string> kCoreQtHeaders{
    "QBuffer",    "QDate",     "QDateTime", "QTime",       "QTimeZone",
    "QByteArray", "QDir",      "QFile",     "QFileDevice", "QFileInfo",
    "QIODevice",  "QSaveFile", "QString",   "QStringList", "QTemporaryFile"};

const std::regex kChartsHeader(
    "QtCharts.*|QChart.*|Q(Abstract)?(XY|Line|Spline|Scatter|Area|Bar|HorizontalBar|StackedBar|"
    "Percent.*|Pie|BoxPlot|Candlestick)Series|Q(Bar|Box|Candlestick)Set|"
    "Q(Value|LogValue|Category|BarCategory|DateTime|Abstract|Color)Axis|QLegend.*|QPieSlice|"
    "QAbstractSeries");

bool startsWith(const std::string& text, const std::string& start) {
    return text.compare(0, start.size(), start) == 0;
}

std::optional<std::string> folderOf(const std::string& path) {
    for (const auto& [folder, layer] : kLayers)
        if (startsWith(path, folder + "/")) return folder;
    return std::nullopt;
}

bool isOurs(const std::string& header) {
    return startsWith(header, "core/") || startsWith(header, "widgets/") ||
           startsWith(header, "app/");
}

/// The folder of the pages of one group: "model"; "" for what all pages share and for other files.
std::string pageGroupOf(const std::string& path) {
    static const std::regex inGroup("widgets/pages/([^/]+)/.*");
    std::smatch match;
    return std::regex_match(path, match, inGroup) ? match[1].str() : std::string();
}

/// Groups of pages do not know each other, and what they share knows none; the registry lists all.
bool isForeignPage(const std::string& path, const std::string& header) {
    const std::string group = pageGroupOf(header);
    return !group.empty() && startsWith(path, "widgets/pages/") &&
           path != "widgets/pages/page_registry.cpp" && pageGroupOf(path) != group;
}

bool isQt(const std::string& header) {
    return std::regex_match(header, std::regex("Q[A-Z].*|Qt[A-Z].*/.*|q[a-z]+\\.h"));
}

bool isQuaZip(const std::string& header) {
    return startsWith(header, "quazip") || startsWith(header, "QuaZip") ||
           startsWith(header, "JlCompress");
}

bool isTorch(const std::string& header) {
    return startsWith(header, "torch/") || startsWith(header, "ATen/") ||
           startsWith(header, "c10/") || startsWith(header, "caffe2/");
}

/// Empty when the include is allowed, else what is wrong with it.
std::string objection(const std::string& path, const std::string& header) {
    if (header.find("..") != std::string::npos) return "leaves its folder";
    const auto from = folderOf(path);
    if (const auto to = folderOf(header)) {
        if (!from) return "is outside the layers";
        if (*from != *to && kLayers.at(*to) >= kLayers.at(*from)) return "points up";
    } else if (isOurs(header)) {
        return "has no place";
    }
    if (isForeignPage(path, header)) return "is a page of another group";
    const bool isHeader = path.size() > 2 && path.substr(path.size() - 2) == ".h";
    if (isTorch(header) && isHeader) return "brings Torch into a header";
    if (startsWith(path, "core/")) {
        const bool archive = startsWith(path, "core/bundle/archive");
        if (isQuaZip(header) && !archive) return "brings QuaZip into core";
        const std::string bare = startsWith(header, "QtCore/") ? header.substr(7) : header;
        if (isQt(header) && !(archive && kCoreQtHeaders.count(bare))) return "brings Qt into core";
    }
    if (std::regex_match(header, kChartsHeader) && !startsWith(path, "widgets/charts/"))
        return "brings Qt Charts out of widgets/charts";
    return {};
}

}  // namespace

std::vector<std::string> includesOf(std::string_view text) {
    static const std::regex line(R"re((?:^|\n)[ \t]*#[ \t]*include[ \t]*["<]([^">]+)[">])re");
    std::vector<std::string> headers;
    for (std::cregex_iterator it(text.data(), text.data() + text.size(), line), end; it != end;
         ++it)
        headers.push_back((*it)[1]);
    return headers;
}

std::vector<std::string> forbiddenIncludes(const std::string& path, std::string_view text) {
    std::vector<std::string> sentences;
    for (const std::string& header : includesOf(text))
        if (const std::string why = objection(path, header); !why.empty())
            sentences.push_back(path + " includes " + header + ", which " + why + ".");
    return sentences;
}

}  // namespace footbridge::tests
