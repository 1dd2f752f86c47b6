// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/severity_evidence_summary.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

#include "core/metrics/errors.h"
#include "core/run/number_text.h"
#include "core/studies/severity_advice_evidence.h"
#include "core/studies/severity_band_evidence.h"
#include "core/studies/summary/markdown.h"

namespace footbridge {
namespace {

using Cells = std::vector<const EvidenceCell*>;
using Number = std::function<double(const EvidenceCell&)>;

struct Measure {
    std::string name;
    Number value;
};

double componentOf(const Severity& severity, const char* key) {
    const SeverityComponent* component = severity.find(key);
    return component ? component->value : NAN;
}

std::vector<Measure> scores() {
    std::vector<Measure> all{
        {"headline", [](const auto& cell) { return cell.severity.headline.value_or(NAN); }}};
    for (const char* key : {"shape", "level", "structure", "inputs", "support", "schema", "labels"})
        all.push_back({key, [key](const auto& cell) { return componentOf(cell.severity, key); }});
    all.push_back({"schema cost", [](const auto& cell) { return cell.severity.schemaCost; }});
    all.push_back({"gate", [](const auto& cell) { return cell.severity.gate; }});
    return all;
}

/// The best of what uses the source, in the order of realisedRungs().
double bestTransfer(const EvidenceCell& cell) {
    double best = NAN;
    for (std::size_t rung = 0; rung < cell.realised.size(); ++rung)
        if (realisedRungs()[rung] != "target-only" && !(cell.realised[rung] >= best))
            best = std::isfinite(cell.realised[rung]) ? cell.realised[rung] : best;
    return best;
}

double gain(const EvidenceCell& cell) {
    return cell.realised.empty() ? NAN : bestTransfer(cell) / cell.realised[2];
}

std::vector<Measure> truths() {
    return {{"zero-shot error", [](const auto& cell) { return cell.zeroShot; }},
            {"error after a shift", [](const auto& cell) { return cell.shift; }},
            {"best transfer", bestTransfer},
            {"gain over target-only", gain}};
}

std::set<Index> shotCounts(const SeverityEvidence& evidence) {
    std::set<Index> counts;
    for (const EvidenceCell& cell : evidence.cells) counts.insert(cell.shots);
    return counts;
}

/// Geometric mean of the draws of each pair.
std::map<std::string, double> truthOf(const Cells& cells, const Number& truth) {
    std::map<std::string, std::pair<double, double>> sums;
    for (const EvidenceCell* cell : cells) {
        const double value = truth(*cell);
        if (!std::isfinite(value)) continue;
        sums[cell->pair].first += std::log(std::max(value, 1e-9));
        sums[cell->pair].second += 1;
    }
    std::map<std::string, double> means;
    for (const auto& [pair, sum] : sums) means[pair] = std::exp(sum.first / sum.second);
    return means;
}

Vector asVector(const std::vector<double>& values) {
    return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
}

/// Spearman of the score of each draw, or of its mean over the draws, with the pair's truth.
double correlation(const Cells& cells, const Number& score, const Number& truth, bool averaged) {
    const std::map<std::string, double> known = truthOf(cells, truth);
    std::map<std::string, std::vector<double>> byPair;
    for (const EvidenceCell* cell : cells)
        if (known.contains(cell->pair) && std::isfinite(score(*cell)))
            byPair[cell->pair].push_back(score(*cell));
    std::vector<double> a, b;
    for (const auto& [pair, values] : byPair) {
        if (averaged) {
            a.push_back(asVector(values).mean());
            b.push_back(known.at(pair));
            continue;
        }
        a.insert(a.end(), values.begin(), values.end());
        b.insert(b.end(), values.size(), known.at(pair));
    }
    return a.size() < 3 ? NAN : spearman(asVector(a), asVector(b));
}

Cells cellsWith(const SeverityEvidence& evidence, Index shots, bool sharedOnly) {
    Cells cells;
    for (const EvidenceCell& cell : evidence.cells)
        if (cell.shots == shots && (cell.shared || !sharedOnly)) cells.push_back(&cell);
    return cells;
}

std::string correlations(const SeverityEvidence& evidence) {
    std::string text =
        "## Rank correlation with what turned out\n\nSpearman over all draws; in brackets pairs "
        "that share columns alone; after the slash the mean of a pair's draws.\n\n";
    std::vector<std::string> titles{"score", "shots"};
    for (const Measure& truth : truths()) titles.push_back(truth.name);
    std::vector<std::vector<std::string>> rows;
    for (const Measure& score : scores())
        for (const Index shots : shotCounts(evidence)) {
            std::vector<std::string> row{score.name, std::to_string(shots)};
            for (const Measure& truth : truths()) {
                const Cells all = cellsWith(evidence, shots, false);
                const Cells shared = cellsWith(evidence, shots, true);
                row.push_back(
                    fixedNumber(correlation(all, score.value, truth.value, false), 2) + " (" +
                    fixedNumber(correlation(shared, score.value, truth.value, false), 2) + ") / " +
                    fixedNumber(correlation(all, score.value, truth.value, true), 2));
            }
            rows.push_back(std::move(row));
        }
    return text + markdownTable(titles, rows);
}

std::string coverage(const SeverityEvidence& evidence) {
    std::vector<std::vector<std::string>> rows;
    for (const BandScore& score : scoreBands(evidence.cells))
        rows.push_back({std::to_string(score.shots), std::to_string(score.cells),
                        fixedNumber(score.held, 3), fixedNumber(score.width, 2),
                        fixedNumber(score.heldElsewhere, 3),
                        fixedNumber(score.factorLow, 2) + "–" + fixedNumber(score.factorHigh, 2),
                        fixedNumber(score.error, 3), fixedNumber(score.correlation, 2)});
    return "## Does the 90 % band hold the headline with all labels\n\nPairs that share columns. "
           "Family left out: with the band widened by the factor that holds 90 % on all other "
           "families.\n\n" +
           markdownTable({"shots", "cells", "held", "mean width", "held, family left out",
                          "factors", "mean absolute error", "Spearman"},
                         rows);
}

std::string identical(const SeverityEvidence& evidence) {
    std::map<std::pair<Index, std::string>, std::vector<const IdenticalCell*>> byShots;
    for (const IdenticalCell& cell : evidence.identical) {
        byShots[{cell.shots, cell.grouped ? "whole groups" : "rows"}].push_back(&cell);
        byShots[{cell.shots, "all"}].push_back(&cell);
    }
    std::vector<std::vector<std::string>> rows;
    for (const auto& [key, cells] : byShots) {
        std::vector<double> headlines;
        double small = 0, structure = 0, inputs = 0;
        for (const IdenticalCell* cell : cells) {
            const double headline = cell->severity.headline.value_or(1);
            headlines.push_back(headline);
            small += headline < 0.05;
            structure += !(componentOf(cell->severity, "structure") >= 0.05);
            inputs += !(componentOf(cell->severity, "inputs") >= 0.05);
        }
        const auto count = static_cast<double>(cells.size());
        const Vector values = asVector(headlines);
        rows.push_back({std::to_string(key.first), key.second, fixedNumber(count, 0),
                        fixedNumber(small / count, 3), fixedNumber(quantile(values, 0.9), 2),
                        fixedNumber(quantile(values, 0.95), 2),
                        fixedNumber(quantile(values, 0.99), 2), fixedNumber(structure / count, 3),
                        fixedNumber(inputs / count, 3)});
    }
    return "## Two halves of one table\n\n" +
           markdownTable({"shots", "halves of", "draws", "headline < .05", "90 %", "95 %", "99 %",
                          "structure < .05", "inputs < .05"},
                         rows);
}

std::string advice(const SeverityEvidence& evidence) {
    std::vector<std::vector<std::string>> rows;
    for (const Index shots : shotCounts(evidence))
        for (const AdviceScore& score : scoreAdvice(evidence.cells, shots))
            rows.push_back({std::to_string(shots), score.rule, std::to_string(score.cells),
                            fixedNumber(score.hit, 2), fixedNumber(score.near, 2),
                            fixedNumber(score.regret, 2)});
    if (rows.empty()) return {};
    return "## Advice\n\nHit: the simplest way within 10 % of the best one. Regret: its error over "
           "the best one's, geometric mean.\n\n" +
           markdownTable({"shots", "rule", "cells", "hit", "within 25 %", "regret"}, rows);
}

std::string times(const SeverityEvidence& evidence) {
    std::vector<std::vector<std::string>> rows;
    const auto add = [&](const std::string& name, const Number& seconds) {
        std::vector<double> values;
        for (const EvidenceCell& cell : evidence.cells)
            if (std::isfinite(seconds(cell))) values.push_back(1000 * seconds(cell));
        if (values.empty()) return;
        rows.push_back({name, fixedNumber(median(asVector(values)), 1),
                        fixedNumber(asVector(values).maxCoeff(), 1)});
    };
    add("prepare a pair", [](const auto& cell) { return cell.prepareSeconds; });
    for (const bool shared : {true, false})
        add(shared ? "score a set of shots" : "score a set of shots, nothing shared",
            [shared](const auto& cell) { return cell.shared == shared ? cell.scoreSeconds : NAN; });
    add("advice", [](const auto& cell) { return cell.adviceSeconds; });
    return "## Milliseconds\n\n" + markdownTable({"what", "median", "largest"}, rows);
}

}  // namespace

std::string evidenceSummary(const SeverityEvidence& evidence) {
    std::string text = std::string(kEvidenceTitle) + "\n" + correlations(evidence) + "\n" +
                       coverage(evidence) + "\n";
    if (!evidence.identical.empty()) text += identical(evidence) + "\n";
    if (const std::string rules = advice(evidence); !rules.empty()) text += rules + "\n";
    text += times(evidence);
    if (!evidence.failures.empty()) {
        text += "\n## Not measured\n\n";
        for (const std::string& failure : evidence.failures) text += "- " + failure + "\n";
    }
    return text;
}

}  // namespace footbridge
