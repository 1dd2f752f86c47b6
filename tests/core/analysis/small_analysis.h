// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <memory>

#include "core/analysis/analysis.h"
#include "core/run/checksum.h"
#include "core/run/number_text.h"
#include "core/run/random.h"
#include "core/table/csv_reader.h"

namespace footbridge {

/// Runs of a program as a CSV; the target is `factor` times slower and names its ranks otherwise.
inline Dataset platform(const std::string& name, const char* ranks, Index rows, double factor) {
    Random random(7, name);
    std::string csv = "size," + std::string(ranks) + ",case,time,energy\n";
    for (Index row = 0; row < rows; ++row) {
        const double size = std::exp(4 * random.uniform());
        const auto count = static_cast<double>(1 + random.below(16));
        const double time = factor * (1 + std::pow(size, 1.2) / count);
        csv += formatNumber(size) + "," + formatNumber(count) + "," + std::to_string(row % 4) +
               "," + formatNumber(time) + "," + formatNumber(3 * time * count) + "\n";
    }
    Table table = parseCsv(csv, name + ".csv");
    table.checksum = sha256(csv);
    Roles roles;
    roles.response = "time";
    roles.ignored = {"energy"};
    return makeDataset(std::make_shared<const Table>(std::move(table)), roles, name);
}

inline AnalysisInput smallInput() {
    AnalysisInput input;
    input.sources = {platform("old", "ranks", 150, 1)};
    input.target = platform("new", "mpi_tasks", 60, 3);
    input.edits.byHand = {{"ranks", "mpi_tasks"}};
    input.shots = {ShotRequest::Kind::Count, 12, {}};
    input.strategies = {Strategy::ZeroShot, Strategy::OutputMap, Strategy::TargetRidge};
    input.sourceOptions.networks = 1;
    input.sourceOptions.networkSteps = 60;
    input.sourceOptions.boostingRounds = 40;
    input.seed = 5;
    return input;
}

}  // namespace footbridge
