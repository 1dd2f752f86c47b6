// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/run/run_context.h"
#include "core/studies/interval_quality.h"
#include "core/studies/slurm_options.h"
#include "core/transfer/adapter.h"

namespace footbridge {

struct CampaignPair {
    std::string name, kind, note;
    std::vector<std::filesystem::path> sources;  ///< absolute
    std::filesystem::path target;
    std::string response, sourceResponse;
    std::vector<std::string> ignore, group;
    Pool pool = Pool::All;
    bool halves = false;  ///< source and target are two random halves of the same table
    bool rename = false;  ///< the target's features get names that tell nothing
    double drop = 0;      ///< share of the target's features that are ignored, in [0, 1)

    bool disguised() const { return rename || drop > 0; }
};

/// A grid of pairs, shots and repeats: a JSON file, see `footbridge-cli campaign --help`.
struct Campaign {
    std::string name;
    std::vector<std::string> shots;  ///< "5", "5%"
    int repeats = 1;
    std::uint64_t seed = 1;
    std::size_t testRows = 2000;
    std::vector<Strategy> strategies{allStrategies().begin(), allStrategies().end()};
    bool yardstick = true;     ///< also score the supervised model on 100 times the shots
    bool sourceAlone = false;  ///< also score the source's trees and networks, each as they are
    Costing costing;           ///< of training, and of requests where they are asked for
    std::string rankBy;        ///< a cost metric by its key; "": the error
    std::vector<CampaignPair> pairs;
    SourceOptions source;  ///< how the source models are trained
    SlurmOptions slurm;    ///< how workers are asked of a batch system, where they are
};

struct CampaignScore {
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

    std::string pair, kind, method;
    Index shots = 0;
    int repeat = 0;
    double nmse = kNone, mape = kNone, seconds = 0;
    Index testRows = 0;
    Index labelledRows = 0;       ///< whose responses taught the model
    double sourceWeight = kNone;  ///< share of `auto` that rests on the source
    IntervalQuality intervals;
    /// On the test rows: of the predictions as requests, of requests, of one and a half times the
    /// prediction, of HARP's factor.
    CostMetrics costs = unknownCosts(), requestCosts = unknownCosts(), factorCosts = unknownCosts(),
                adjustedCosts = unknownCosts();
    double severity = kNone;  ///< headline, then its components
    double shape = kNone, level = kNone, structure = kNone, inputs = kNone, support = kNone,
           schema = kNone;
    std::string preliminary;  ///< answerName of what severity said beforehand; "" where not asked
    std::string failure;      ///< why the cell or strategy has no score
};

struct CampaignCell {
    std::string pair;
    Index shots = 0;
    int repeat = 0;
    Split split;
};

struct CampaignResult {
    std::vector<CampaignScore> scores;
    std::vector<CampaignCell> cells;
    std::uint64_t unread = 0;  ///< bytes of the logs in which nothing could be read
};

struct DriverOptions;
struct WorkerOptions;
class StudyFolder;

/// Runs every cell that is not in `folder` yet (study_driver.h), then makes results.csv,
/// splits.json and summary.md of all that are there. The numbers depend neither on what runs the
/// cells nor on what was stopped or killed before. Throws Error when the folder holds another
/// campaign, another version's, files of somebody else in the place of results, is worked on by
/// somebody else, or the tables have changed since, and for columns that do not exist;
/// Cancelled.
CampaignResult runCampaign(const Campaign& campaign, const std::filesystem::path& folder,
                           const DriverOptions& options, const RunContext& context);
/// The same with so many threads of this program, as far as there are any.
CampaignResult runCampaign(const Campaign& campaign, const std::filesystem::path& folder, int jobs,
                           const RunContext& context);
/// One worker of a campaign that runCampaign() drives. Throws Error, after it has told the driver
/// where all workers must stop; Cancelled.
void runCampaignWorker(const StudyFolder& folder, const WorkerOptions& options,
                       const RunContext& context);

}  // namespace footbridge
