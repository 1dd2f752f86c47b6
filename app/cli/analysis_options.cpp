// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis_options.h"
#include <algorithm>
#include <iterator>
#include <optional>
#include <span>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "core/analysis/known_rows.h"
#include "core/analysis/proposal.h"
#include "core/matching/aliases.h"
#include "core/run/file.h"
#include "core/run/plural.h"
#include "core/table/table_messages.h"

namespace footbridge {
namespace {

std::vector<std::string> present(const Table& table, const std::vector<std::string>& names) {
    std::vector<std::string> found;
    for (const std::string& name : names)
        if (table.find(name)) found.push_back(name);
    return found;
}

/// With the response that was named, else the proposed one, and what the options say.
Dataset toDataset(const std::shared_ptr<const Table>& table, Roles roles, const std::string& named,
                  const ResponseOptions& options, const std::string& option, bool needsResponse,
                  std::span<const Dataset> sources = {}) {
    if (!named.empty()) roles.response = named;
    for (const std::string& name : options.features) std::erase(roles.ignored, name);
    std::erase(roles.ignored, roles.response);
    for (const std::string& name : present(*table, options.ignored)) {
        const bool asked = name == options.response || name == options.sourceResponse;
        if (name == roles.response && !asked) roles.response.clear();
        if (std::find(roles.ignored.begin(), roles.ignored.end(), name) == roles.ignored.end())
            roles.ignored.push_back(name);
    }
    roles.groups = present(*table, options.groups);
    const bool lacksResponse = roles.response.empty() && needsResponse;
    if (lacksResponse &&
        whyNoResponse(*table, sources).code() == std::string_view(messages::kResponseIsText.code))
        throw Error(messages::kCliTextResponse,
                    {table->path, whyNoResponse(*table, sources), option, columnNames(*table)});
    if (lacksResponse)
        throw Error(messages::kCliNoResponse, {table->path, option, columnNames(*table)});
    checkRoles(*table, roles);
    return makeDataset(table, roles);
}

MatchingEdits readMaps(const std::vector<std::string>& maps) {
    MatchingEdits edits;
    for (const std::string& map : maps) {
        const std::size_t sign = map.find('=');
        if (sign == std::string::npos || sign == 0 || sign + 1 == map.size())
            throw UsageError(messages::kCliBadMapping, {map});
        edits.byHand.push_back({map.substr(0, sign), map.substr(sign + 1)});
    }
    return edits;
}

/// The name where rows of a bundle came together with those of a file.
const std::string& fileOf(const Dataset& dataset) {
    return dataset.table->path.empty() ? dataset.table->name : dataset.table->path;
}

std::string tableLine(const Dataset& dataset) {
    const Index features = dataset.schema().size();
    std::string text = "  " + fileOf(dataset) + ": " + counted(dataset.table->rows(), "row") +
                       ", " + counted(features, "feature");
    if (!dataset.roles.response.empty()) text += ", response " + dataset.roles.response;
    if (!dataset.roles.ignored.empty()) text += ", ignored " + joined(dataset.roles.ignored);
    if (!dataset.table->warnings.empty())
        text += ", " + counted(std::ssize(dataset.table->warnings), "warning") + " (see inspect)";
    return text;
}

Json tableJson(const Dataset& dataset) {
    return {{"file", fileOf(dataset)},
            {"checksum", dataset.table->checksum},
            {"rows", dataset.table->rows()},
            {"features", dataset.schema().size()},
            {"response", dataset.roles.response},
            {"unit", dataset.roles.response.empty() ? "" : dataset.responseUnit()},
            {"ignored", dataset.roles.ignored},
            {"groups", dataset.roles.groups},
            {"warnings", dataset.table->warnings.size()}};
}

}  // namespace

void requireSomewhere(const std::vector<std::shared_ptr<const Table>>& tables,
                      const std::vector<std::string>& names, const std::string& option) {
    for (const std::string& name : names)
        if (std::none_of(tables.begin(), tables.end(),
                         [&](const auto& table) { return table->find(name) != nullptr; }))
            throw Error(messages::kCliUnknownColumn, {name, option});
}

void AnalysisOptions::addTo(CLI::App& command, bool needsTarget, const std::string& meaning) {
    tables.addTo(command, false, needsTarget);
    response.addTo(command);
    matching.addTo(command);
    shots.addTo(command, meaning);
    pool.addTo(command);
    seed.addTo(command);
    reading.addTo(command);
}

AnalysisInput AnalysisOptions::load(const Console& console, bool needsResponse,
                                    std::vector<Message>* doubts) const {
    AnalysisInput input;
    input.edits = readMaps(matching.maps);
    const std::optional<ShotRequest> asked = shots.request();
    if (!matching.aliases.empty())
        input.aliases = readAliases(readFile(matching.aliases), matching.aliases);
    std::vector<std::shared_ptr<const Table>> read;
    const std::size_t count = tables.sources.size();
    const auto files = static_cast<double>(count + 1);
    const RunContext context = console.context(seed.seed);
    for (std::size_t i = 0; i <= count; ++i) {
        const auto at = static_cast<double>(i);
        read.push_back(std::make_shared<const Table>(
            reading.read(i < count ? tables.sources[i] : tables.target,
                         context.part(0.02 * at / files, 0.02 * (at + 1) / files))));
    }
    requireSomewhere(read, response.ignored, "--ignore");
    requireSomewhere(read, response.features, "--feature");
    requireSomewhere(read, response.groups, "--group");
    for (const std::string& name : response.features)
        if (std::ranges::find(response.ignored, name) != response.ignored.end())
            throw UsageError(messages::kCliIgnoredFeature, {name});
    const auto target = read.back();
    read.pop_back();
    for (const auto& table : read) {
        std::string name = response.sourceResponse;
        if (name.empty() && table->find(response.response)) name = response.response;
        const Roles proposed = proposedSourceRoles(*table);
        input.sources.push_back(
            toDataset(table, proposed, name, response, "--source-response", needsResponse));
    }
    input.target = toDataset(target, proposedTargetRoles(*target, input.sources), response.response,
                             response, "--response", needsResponse, input.sources);
    input.shots = asked.value_or(proposedShots(input.target));
    input.pool = pool.pool == "shots" ? Pool::Shots : Pool::All;
    input.seed = seed.seed;
    input.acceptSuggestions = matching.acceptSuggestions;
    std::vector<Message> found = noticesOf(input);
    std::ranges::move(doubtsAbout(input, context), std::back_inserter(found));
    for (const Message& doubt : found) console.doubt(doubt);
    if (doubts) *doubts = std::move(found);
    return input;
}

void printTables(const Console& console, const AnalysisInput& input) {
    if (!input.sources.empty()) console.line(input.sources.size() == 1 ? "Source" : "Sources");
    for (const Dataset& source : input.sources) console.line(tableLine(source));
    console.line("Target");
    console.line(tableLine(input.target));
}

Json tablesJson(const AnalysisInput& input) {
    Json sources = Json::array();
    for (const Dataset& source : input.sources) sources.push_back(tableJson(source));
    return {{"sources", sources}, {"target", tableJson(input.target)}};
}

std::string columnNames(const Table& table) {
    constexpr std::size_t kShown = 12;
    std::vector<std::string> names;
    for (const Column& column : table.columns) {
        if (names.size() == kShown) {
            names.emplace_back("…");
            break;
        }
        names.push_back(column.name);
    }
    return joined(names);
}

}  // namespace footbridge
