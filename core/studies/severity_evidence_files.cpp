// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/severity_evidence_files.h"

#include <cmath>

#include "core/run/file.h"
#include "core/run/number_text.h"
#include "core/studies/severity_evidence.h"
#include "core/studies/severity_evidence_summary.h"
#include "core/studies/summary/markdown.h"
#include "core/table/csv_writer.h"

namespace footbridge {
namespace {

constexpr const char* kCells = "severity.csv";
constexpr const char* kLadder = "ladder.csv";
constexpr const char* kIdentical = "identical.csv";

void addRecord(std::string& csv, const std::vector<std::string>& cells) {
    csv += spreadsheetRecord(cells) + "\n";
}

const std::vector<std::string> kComponents{"shape",   "level",  "structure", "inputs",
                                           "support", "schema", "labels"};

std::vector<std::string> severityCells(const Severity& severity) {
    std::vector<std::string> cells{formatNumber(severity.headline.value_or(NAN)),
                                   formatNumber(severity.bandLow), formatNumber(severity.bandHigh),
                                   formatNumber(severity.gate)};
    for (const std::string& key : kComponents) {
        const SeverityComponent* component = severity.find(key);
        cells.push_back(component ? formatNumber(component->value) : "");
    }
    for (const char* key : {"shape", "level", "inputs"}) {
        const SeverityComponent* component = severity.find(key);
        cells.push_back(component && component->p ? formatNumber(*component->p) : "");
    }
    cells.push_back(formatNumber(severity.schemaCost));
    cells.emplace_back(severity.weakSource ? "1" : "0");
    return cells;
}

std::vector<std::string> severityTitles() {
    std::vector<std::string> titles{"headline", "band_low", "band_high", "gate"};
    titles.insert(titles.end(), kComponents.begin(), kComponents.end());
    titles.insert(titles.end(), {"p_shape", "p_level", "p_inputs", "schema_cost", "weak_source"});
    return titles;
}

std::string cellsCsv(const SeverityEvidence& evidence) {
    std::vector<std::string> titles{"pair", "kind", "family", "shots", "draw", "shared"};
    for (const std::string& title : severityTitles()) titles.push_back(title);
    titles.insert(titles.end(), {"all_labels", "zero_shot", "shift", "advice"});
    for (const std::string& rung : realisedRungs()) titles.push_back("realised " + rung);
    std::string csv;
    addRecord(csv, titles);
    for (const EvidenceCell& cell : evidence.cells) {
        std::vector<std::string> cells{cell.pair,
                                       cell.kind,
                                       cell.family,
                                       std::to_string(cell.shots),
                                       std::to_string(cell.draw),
                                       cell.shared ? "1" : "0"};
        for (const std::string& value : severityCells(cell.severity)) cells.push_back(value);
        cells.insert(cells.end(), {formatNumber(cell.allLabels), formatNumber(cell.zeroShot),
                                   formatNumber(cell.shift),
                                   cell.severity.advice ? cell.severity.advice->key : ""});
        for (std::size_t rung = 0; rung < realisedRungs().size(); ++rung)
            cells.push_back(rung < cell.realised.size() ? formatNumber(cell.realised[rung]) : "");
        addRecord(csv, cells);
    }
    return csv;
}

/// One line per rung and shot, so that other rules of advice can be tried on them.
std::string ladderCsv(const SeverityEvidence& evidence) {
    std::string csv;
    addRecord(csv, {"pair", "shots", "draw", "rung", "shot", "squared_error"});
    for (const EvidenceCell& cell : evidence.cells) {
        if (!cell.severity.advice) continue;
        for (const AdviceRung& rung : cell.severity.advice->rungs)
            for (Index shot = 0; shot < rung.squared.size(); ++shot)
                addRecord(csv, {cell.pair, std::to_string(cell.shots), std::to_string(cell.draw),
                                rung.key, std::to_string(shot), formatNumber(rung.squared[shot])});
    }
    return csv;
}

std::string identicalCsv(const SeverityEvidence& evidence) {
    std::vector<std::string> titles{"table", "shots", "draw", "grouped"};
    for (const std::string& title : severityTitles()) titles.push_back(title);
    std::string csv;
    addRecord(csv, titles);
    for (const IdenticalCell& cell : evidence.identical) {
        std::vector<std::string> cells{cell.table, std::to_string(cell.shots),
                                       std::to_string(cell.draw), cell.grouped ? "1" : "0"};
        for (const std::string& value : severityCells(cell.severity)) cells.push_back(value);
        addRecord(csv, cells);
    }
    return csv;
}

}  // namespace

void writeEvidence(const SeverityEvidence& evidence, const std::filesystem::path& folder) {
    writeFile(folder / kCells, cellsCsv(evidence));
    writeFile(folder / kLadder, ladderCsv(evidence));
    writeFile(folder / kIdentical, identicalCsv(evidence));
    writeFile(folder / kSummaryFile, evidenceSummary(evidence));
}

std::vector<OutputFile> evidenceFiles(const std::filesystem::path& folder) {
    const SeverityEvidence none;  // leaves the line of titles
    return {{folder / kCells, cellsCsv(none)},
            {folder / kLadder, ladderCsv(none)},
            {folder / kIdentical, identicalCsv(none)},
            {folder / kSummaryFile, kEvidenceTitle}};
}

}  // namespace footbridge
