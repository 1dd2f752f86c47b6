// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/evidence_records.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/severity/severity_messages.h"
#include "core/studies/campaign_record.h"
#include "core/studies/campaign_study.h"
#include "core/studies/studies_messages.h"
#include "core/studies/study.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

/// CBOR, since it keeps every bit of a number and knows those that are none.
std::string bytesOf(const Json& json) {
    std::string bytes;
    Json::to_cbor(json, bytes);
    return bytes;
}

template <typename Take>
void readJson(std::string_view bytes, const std::string& place, const Take& take) {
    try {
        if (take(Json::from_cbor(bytes))) return;
    } catch (const Json::exception&) {
        // Said below, as of what is readable but does not fit together.
    }
    throw Error(messages::kCampaignFolderDamaged, {place});
}

Json numbersOf(const Vector& values) {
    return std::vector<double>(values.begin(), values.end());
}

Vector vectorOf(const Json& json) {
    const auto values = json.get<std::vector<double>>();
    return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
}

Json optionalOf(const std::optional<double>& value) {
    return value ? Json(*value) : Json(nullptr);
}

std::optional<double> optionalFrom(const Json& json) {
    return json.is_null() ? std::nullopt : std::optional(json.get<double>());
}

Json jsonOf(const Severity& severity) {
    Json components = Json::array();
    for (const SeverityComponent& component : severity.components)
        components.push_back({component.key, component.value, optionalOf(component.p)});
    Json advice;
    if (severity.advice) {
        Json rungs = Json::array();
        for (const AdviceRung& rung : severity.advice->rungs)
            rungs.push_back({rung.key, rung.error, numbersOf(rung.squared)});
        advice = {severity.advice->key, rungs, !severity.advice->note.empty()};
    }
    return {components,    optionalOf(severity.headline), severity.bandLow,    severity.bandHigh,
            severity.gate, severity.schemaCost,           severity.weakSource, advice};
}

bool isWhole(const Severity& severity) {
    if (!severity.advice) return true;
    const auto& rungs = severity.advice->rungs;
    return std::ranges::all_of(rungs, [&](const AdviceRung& rung) {
        return rung.squared.size() == rungs.front().squared.size();
    });
}

Severity severityFrom(const Json& json) {
    Severity severity;
    for (const Json& component : json.at(0)) {
        SeverityComponent& own = severity.components.emplace_back();
        own.key = component.at(0);
        own.value = component.at(1);
        own.p = optionalFrom(component.at(2));
    }
    severity.headline = optionalFrom(json.at(1));
    severity.bandLow = json.at(2);
    severity.bandHigh = json.at(3);
    severity.gate = json.at(4);
    severity.schemaCost = json.at(5);
    severity.weakSource = json.at(6);
    const Json& advice = json.at(7);
    if (advice.is_null()) return severity;
    severity.advice.emplace().key = advice.at(0);
    for (const Json& rung : advice.at(1))
        severity.advice->rungs.push_back({rung.at(0), rung.at(1), vectorOf(rung.at(2))});
    if (advice.at(2)) severity.advice->note = {messages::kAdviceBeyond};
    return severity;
}

}  // namespace

std::string recordOf(const PlanCell& cell) {
    return bytesOf({cell.pair, cell.kind, cell.family, cell.shots, cell.repeat, cell.grouped,
                    cell.random, cell.planned, cell.more, cell.before, cell.forecast});
}

void readRecord(std::string_view bytes, const std::string& place, PlanCell& cell) {
    readJson(bytes, place, [&](const Json& json) {
        cell = {json.at(0), json.at(1), json.at(2), json.at(3), json.at(4), json.at(5),
                json.at(6), json.at(7), json.at(8), json.at(9), json.at(10)};
        return true;
    });
}

std::string recordOf(const EvidenceCell& cell) {
    return bytesOf({cell.pair, cell.kind, cell.family, cell.shots, cell.draw, cell.shared,
                    jsonOf(cell.severity), cell.allLabels, cell.zeroShot, cell.shift, cell.realised,
                    cell.prepareSeconds, cell.scoreSeconds, cell.adviceSeconds});
}

void readRecord(std::string_view bytes, const std::string& place, EvidenceCell& cell) {
    readJson(bytes, place, [&](const Json& json) {
        cell = {json.at(0),
                json.at(1),
                json.at(2),
                json.at(3),
                json.at(4),
                json.at(5),
                severityFrom(json.at(6)),
                json.at(7),
                json.at(8),
                json.at(9),
                json.at(10).get<std::vector<double>>(),
                json.at(11),
                json.at(12),
                json.at(13)};
        return (cell.realised.empty() || cell.realised.size() == realisedRungs().size()) &&
               isWhole(cell.severity);
    });
}

std::string recordOf(const std::vector<IdenticalCell>& cells) {
    Json json = Json::array();
    for (const IdenticalCell& cell : cells)
        json.push_back({cell.table, cell.shots, cell.draw, cell.grouped, jsonOf(cell.severity)});
    return bytesOf(json);
}

void readRecord(std::string_view bytes, const std::string& place,
                std::vector<IdenticalCell>& cells) {
    readJson(bytes, place, [&](const Json& all) {
        for (const Json& json : all)
            cells.push_back(
                {json.at(0), json.at(1), json.at(2), json.at(3), severityFrom(json.at(4))});
        return all.is_array();
    });
}

std::string evidenceFingerprint(const std::string& kind, const Campaign& campaign) {
    std::string all = kind + "\n" + campaignFingerprint(campaign);
    std::set<std::filesystem::path> tables;
    for (const CampaignPair& pair : campaign.pairs) {
        tables.insert(pair.sources.begin(), pair.sources.end());
        tables.insert(pair.target);
    }
    for (const auto& table : tables) {
        all += "\n" + table.filename().string();
        try {
            all += " " + markOf(readFile(table));
        } catch (const Error&) {
            // Its pairs say so when they are measured.
        }
    }
    return markOf(all);
}

EvidenceTables::EvidenceTables(const Campaign& campaign) {
    ChecksumsOfFiles read;
    for (const CampaignPair& pair : campaign.pairs) {
        try {
            m_marks.emplace(pair.name, checksumOfFiles(pair, read));
        } catch (const Error&) {
            // Its cells say so when they are measured.
        }
    }
}

PairTables EvidenceTables::read(const CampaignPair& pair, std::uint64_t seed,
                                const RunContext& context) const {
    PairTables tables = readPairTables(pair, seed, context);
    const auto mark = m_marks.find(pair.name);
    if (mark == m_marks.end() || mark->second != tables.checksum)
        throw StudyStopped(messages::kCampaignTablesChanged, {pair.name});
    return tables;
}

}  // namespace footbridge
