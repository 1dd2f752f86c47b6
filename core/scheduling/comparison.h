// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/scheduling/schedule_metrics.h"
#include "core/scheduling/stream.h"

namespace footbridge {

/// One way to run a machine: a policy and what it believes.
struct Setting {
    Policy policy = Policy::Easy;
    EstimateKind estimates = EstimateKind::Request;  ///< Given: the model's
    bool operator==(const Setting&) const = default;
};

/// What is compared, and on what.
struct ComparisonOptions {
    std::vector<Setting> settings;  ///< empty: standardSettings()
    int streams = 10;
    StreamOptions stream;
    MoldableCaps caps;
    Overrun overrun = Overrun::Request;
    double serial = 0.05;            ///< the serial share that Amdahl believes
    std::vector<double> truth;       ///< of the log's jobs, by which run times really change
    std::optional<Estimates> model;  ///< of the log's jobs
    double trim = 0.05;              ///< of the jobs at either end of a stream, not counted
};

/// A mean over streams with the half-width of its 95 % interval.
struct Estimated {
    double mean = 0, halfWidth = 0;
};

/// A setting on all streams.
struct SettingResult {
    Setting setting;
    std::vector<ScheduleMetrics> streams;
    Estimated turnaround, wait, slowdown, boundedSlowdown;  ///< means over jobs
    Estimated utilisation, makespan, nodesPerJob, nodeHours;
    Estimated userWait95, userWaitWorst;  ///< fairness
    Estimated killed;                     ///< jobs
    /// Share by which the mean turnaround lies below that of EASY with requests, paired by stream.
    Estimated saved;
};

struct Comparison {
    std::vector<SettingResult> results;
    double load = 0;
    int streams = 0;

    const SettingResult* find(const Setting& setting) const;  ///< nullptr: not compared
};

/// What a setting believes of the jobs of a stream; `truth` is theirs.
Estimates estimatesOn(const Stream& stream, const ComparisonOptions& options,
                      const Setting& setting, const std::vector<double>& truth);
/// What a stream is simulated with, but for the policy.
SimulationOptions simulationOn(const Stream& stream, const ComparisonOptions& options);

/// Rigid policies, then moldable EASY with every estimate; the model's where there is one.
std::vector<Setting> standardSettings(bool hasModel);

/// Runs every setting on the same streams drawn from a log. Streams are simulated side by side; the
/// result does not depend on how many at a time. Throws Cancelled.
Comparison comparePolicies(const StreamSource& source, const ComparisonOptions& options,
                           const RunContext& context);

/// The same at several loads; the streams of a load are drawn with the same seeds.
std::vector<Comparison> sweepLoads(const StreamSource& source, ComparisonOptions options,
                                   const std::vector<double>& loads, const RunContext& context);

/// Mean and half-width of the 95 % interval by Student's t; no width below two values.
Estimated estimated(const std::vector<double>& values);

/// The share of mean turnaround that `better` saves over `worse`, of that of EASY with requests,
/// paired by stream. All three were compared.
Estimated savedBetween(const Comparison& comparison, const Setting& worse, const Setting& better);

/// What the sentence of ablationSentences() sets against EASY with requests: moldable EASY with the
/// model's estimates where they were compared, else with the true run times.
Setting answeredSetting(const Comparison& comparison);

/// What flexibility brings and what the model adds, in words, and whether worse estimates do as
/// well. Empty where moldable EASY was not compared.
std::vector<Message> ablationSentences(const Comparison& comparison);

}  // namespace footbridge
