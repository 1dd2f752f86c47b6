// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/results/finished_analysis.h"

#include <cmath>

#include "core/run/number_text.h"
#include "core/run/random.h"
#include "core/table/csv_reader.h"

namespace footbridge {

namespace {

Dataset platform(const std::string& name, Index rows, double factor, bool withGaps) {
    Random random(7, name);
    std::string csv = "size,ranks,case,time [s]\n";
    for (Index row = 0; row < rows; ++row) {
        const double size = std::exp(4 * random.uniform());
        const auto ranks = static_cast<double>(1 + random.below(16));
        const double time =
            factor * (1 + std::pow(size, 1.2) / ranks) * std::exp(0.1 * random.normal());
        csv += (withGaps && row == 0 ? "" : formatNumber(size)) + "," + formatNumber(ranks) +
               ",case " + std::to_string(row % 4) + "," +
               (withGaps && row == rows - 1 ? "" : formatNumber(time)) + "\n";
    }
    Roles roles;
    roles.response = "time [s]";
    return makeDataset(std::make_shared<const Table>(parseCsv(csv, name + ".csv")), roles, name);
}

}  // namespace

const FinishedAnalysis& finishedAnalysis() {
    static const FinishedAnalysis kFinished = [] {
        FinishedAnalysis finished;
        AnalysisInput& input = finished.input;
        input.sources = {platform("old", 150, 1, false), platform("older", 120, 0.5, false)};
        input.target = platform("new", 60, 3, true);
        input.shots = {ShotRequest::Kind::Count, 12, {}};
        input.strategies = {Strategy::Auto, Strategy::ZeroShot, Strategy::OutputMap,
                            Strategy::TargetRidge};
        input.sourceOptions.networks = 1;
        input.sourceOptions.networkSteps = 60;
        input.sourceOptions.boostingRounds = 40;
        finished.analysis = analyse(input, RunContext{});
        return finished;
    }();
    return kFinished;
}

}  // namespace footbridge
