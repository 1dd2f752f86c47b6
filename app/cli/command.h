// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <array>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "app/cli/console.h"
#include "core/run/error.h"

namespace footbridge {

/// A request that does not make sense as typed; exit code 2 instead of 1.
class UsageError : public Error {
  public:
    using Error::Error;
};

/// What `read` makes of something that was typed; what it throws is wrong usage.
template <typename Read>
auto asTyped(Read read) {
    try {
        return read();
    } catch (const Error& error) {
        throw UsageError(error.message());
    }
}

/// What every command understands.
struct CommonOptions {
    bool json = false, quiet = false;
    int threads = 0;  ///< 0: as many as the machine has
};

inline constexpr std::array<std::string_view, 4> kCommonOptions{"--help", "--json", "--quiet",
                                                                "--threads"};

/// Filled in while the command line is read; `work` is what was asked for.
struct Commands {
    CommonOptions common;
    std::function<void(Console&)> work;
    std::function<bool()> endsAfterThis;  ///< whether the step in hand should be the last one
    bool readsOnly = false;               ///< `work` leaves nothing half done wherever it is ended
    bool tidiesUp = false;  ///< once told to end, `work` has others to end or a file to write
    int code = 0;           ///< what the program ends with when `work` was done
};

/// The two things that were compared differ; an answer and no failure.
inline constexpr int kExitDiffers = 3;

/// A command with the common options. `example` is shown by --help and works as typed.
CLI::App* addCommand(CLI::App& parent, Commands& commands, const std::string& name,
                     const std::string& description, const std::string& example);

/// Has a command do `work` with its options, once they are read.
template <typename Options, typename Work>
void whenAsked(CLI::App& command, Commands& commands, const std::shared_ptr<Options>& options,
               Work work, bool readsOnly = false) {
    command.callback([options, work, readsOnly, &commands] {
        if (readsOnly) commands.readsOnly = true;
        commands.work = [options, work](Console& console) { work(*options, console); };
    });
}
inline constexpr bool kReadsOnly = true;

void addExample(CLI::App& root, Commands& commands);
void addConvert(CLI::App& root, Commands& commands);
void addInspect(CLI::App& root, Commands& commands);
void addMatch(CLI::App& root, Commands& commands);
void addSeverity(CLI::App& root, Commands& commands);
void addAdapt(CLI::App& root, Commands& commands);
void addPlan(CLI::App& root, Commands& commands);
void addPredict(CLI::App& root, Commands& commands);
void addExplain(CLI::App& root, Commands& commands);
void addCampaign(CLI::App& root, Commands& commands);
void addTrainStudy(CLI::App& root, Commands& commands);
void addLaws(CLI::App& root, Commands& commands);
void addWatch(CLI::App& root, Commands& commands);
void addCosts(CLI::App& root, Commands& commands);
void addRecommend(CLI::App& root, Commands& commands);
void addRequest(CLI::App& root, Commands& commands);
void addMemory(CLI::App& root, Commands& commands);
void addSchedule(CLI::App& root, Commands& commands);
void addScheduleStudies(CLI::App& schedule, Commands& commands);
void addCampaignFolders(CLI::App& campaign, Commands& commands);
void addPlatforms(CLI::App& root, Commands& commands);
void addBundle(CLI::App& root, Commands& commands);
void addManual(CLI::App& root, Commands& commands);
void addBundleDiff(CLI::App& bundle, Commands& commands);
void addBundleCode(CLI::App& bundle, Commands& commands);
void addBundleKeys(CLI::App& bundle, Commands& commands);

}  // namespace footbridge
