// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session.h"

#include <cmath>

#include "core/table/joined_file.h"

namespace footbridge {
namespace {

SessionTable tableOf(const Dataset& dataset) {
    const Table& table = *dataset.table;
    return {table.path, {}, table.checksum, dataset.label, table.options, dataset.roles};
}

}  // namespace

Session sessionOf(const AnalysisInput& input) {
    Session session;
    for (const Dataset& source : input.sources) session.sources.push_back(tableOf(source));
    if (input.target.table) session.target = tableOf(input.target);
    session.settings = input;
    session.settings.sources.clear();
    session.settings.target = {};
    return session;
}

std::vector<SessionScore> scoresOf(const Adaptation& adaptation) {
    std::vector<SessionScore> scores;
    for (const StrategyResult& result : adaptation.results)
        if (result.available)
            scores.push_back({result.strategy, result.outOfFoldNmse,
                              result.test ? result.test->nmse : std::nan("")});
    return scores;
}

std::vector<std::string> inputFiles(const Session& session) {
    std::vector<std::string> files;
    const auto add = [&](const SessionTable& table) {
        for (const std::string& file : {table.path, joinOf(table.options).path})
            if (!file.empty()) files.push_back(file);
    };
    for (const SessionTable& source : session.sources) add(source);
    if (session.target) add(*session.target);
    if (session.platforms)
        for (const SessionTable& table : session.platforms->tables) add(table);
    if (session.jobLog)
        files.insert(files.end(), {session.jobLog->path, session.jobLog->estimates});
    if (session.stream) files.insert(files.end(), {session.stream->path, session.stream->start});
    if (session.training && session.training->fields)
        files.insert(files.end(),
                     {session.training->fields->source, session.training->fields->target});
    return files;
}

Roles possibleRoles(const Table& table, Roles roles) {
    const auto lacks = [&](const std::string& name) { return !table.find(name); };
    const Column* response = table.find(roles.response);
    if (!response || response->type != ColumnType::Number) roles.response.clear();
    std::erase_if(roles.ignored, lacks);
    std::erase_if(roles.ids, lacks);
    std::erase_if(roles.groups, lacks);
    std::erase_if(roles.afterRun, lacks);
    std::erase_if(roles.units, [&](const auto& unit) { return lacks(unit.first); });
    return roles;
}

}  // namespace footbridge
