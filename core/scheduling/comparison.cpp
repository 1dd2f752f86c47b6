// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/comparison.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>

#include "core/run/random.h"
#include "core/scheduling/scheduling_messages.h"

namespace footbridge {
namespace {

constexpr Setting kBaseline{Policy::Easy, EstimateKind::Request};

std::vector<ScheduleMetrics> runSettings(const Stream& stream, const ComparisonOptions& options,
                                         const RunContext& context) {
    SimulationOptions simulation = simulationOn(stream, options);
    RunContext quiet = context;
    quiet.sink = nullptr;
    std::vector<ScheduleMetrics> metrics;
    for (const Setting& setting : options.settings) {
        simulation.policy = setting.policy;
        const Estimates estimates = estimatesOn(stream, options, setting, simulation.truth);
        const Schedule schedule = simulate(stream.workload, estimates, simulation, quiet);
        metrics.push_back(measureSchedule(stream.workload, schedule, options.trim));
    }
    return metrics;
}

template <class Figure>
Estimated over(const SettingResult& result, const Figure& figure) {
    std::vector<double> values;
    for (const ScheduleMetrics& metrics : result.streams) values.push_back(figure(metrics));
    return estimated(values);
}

void sumUp(Comparison& comparison) {
    for (SettingResult& result : comparison.results) {
        result.turnaround = over(result, [](const auto& m) { return m.turnaround.mean; });
        result.wait = over(result, [](const auto& m) { return m.wait.mean; });
        result.boundedSlowdown = over(result, [](const auto& m) { return m.boundedSlowdown.mean; });
        result.slowdown = over(result, [](const auto& m) { return m.slowdown.mean; });
        result.utilisation = over(result, [](const auto& m) { return m.utilisation; });
        result.makespan = over(result, [](const auto& m) { return m.makespan; });
        result.nodesPerJob = over(result, [](const auto& m) { return m.nodesPerJob; });
        result.nodeHours = over(result, [](const auto& m) { return m.nodeHours; });
        result.userWait95 = over(result, [](const auto& m) { return m.userWait95; });
        result.userWaitWorst = over(result, [](const auto& m) { return m.userWaitWorst; });
        result.killed = over(result, [](const auto& m) { return static_cast<double>(m.killed); });
    }
    for (SettingResult& result : comparison.results)
        if (comparison.find(kBaseline))
            result.saved = savedBetween(comparison, kBaseline, result.setting);
}

}  // namespace

const SettingResult* Comparison::find(const Setting& setting) const {
    const auto found = std::ranges::find(results, setting, &SettingResult::setting);
    return found == results.end() ? nullptr : &*found;
}

Estimates estimatesOn(const Stream& stream, const ComparisonOptions& options,
                      const Setting& setting, const std::vector<double>& truth) {
    if (setting.estimates == EstimateKind::Given) return options.model->of(stream.drawnFrom);
    return makeEstimates(setting.estimates, options.serial, truth);
}

SimulationOptions simulationOn(const Stream& stream, const ComparisonOptions& options) {
    SimulationOptions simulation;
    simulation.caps = options.caps;
    simulation.overrun = options.overrun;
    if (!options.truth.empty())
        for (const std::size_t job : stream.drawnFrom)
            simulation.truth.push_back(options.truth[job]);
    return simulation;
}

std::vector<Setting> standardSettings(bool hasModel) {
    std::vector<Setting> settings{
        {Policy::Fcfs, EstimateKind::Request},     {Policy::Conservative, EstimateKind::Request},
        {Policy::Easy, EstimateKind::Request},     {Policy::Easy, EstimateKind::Doubled},
        {Policy::Easy, EstimateKind::Average},     {Policy::Easy, EstimateKind::Actual},
        {Policy::EasySjbf, EstimateKind::Request}, {Policy::EasySjbf, EstimateKind::Actual}};
    if (hasModel) settings.push_back({Policy::EasySjbf, EstimateKind::Given});
    for (const EstimateKind kind :
         {EstimateKind::Doubled, EstimateKind::Linear, EstimateKind::Amdahl})
        settings.push_back({Policy::MoldableEasy, kind});
    if (hasModel) settings.push_back({Policy::MoldableEasy, EstimateKind::Given});
    settings.push_back({Policy::MoldableEasy, EstimateKind::Actual});
    return settings;
}

Estimated estimated(const std::vector<double>& values) {
    // Quantiles .975 of Student's t for 1 … 30 degrees of freedom.
    constexpr std::array kStudent{12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306,
                                  2.262,  2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
                                  2.110,  2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064,
                                  2.060,  2.056, 2.052, 2.048, 2.045, 2.042};
    const auto count = static_cast<double>(values.size());
    double sum = 0, squares = 0;
    for (const double value : values) sum += value;
    const double mean = sum / count;
    for (const double value : values) squares += (value - mean) * (value - mean);
    if (values.size() < 2) return {mean, 0};
    const std::size_t freedom = values.size() - 1;
    const double student = freedom <= kStudent.size() ? kStudent[freedom - 1] : 1.960;
    return {mean, student * std::sqrt(squares / (count - 1) / count)};
}

Estimated savedBetween(const Comparison& comparison, const Setting& worse, const Setting& better) {
    const SettingResult &base = *comparison.find(kBaseline), &from = *comparison.find(worse),
                        &to = *comparison.find(better);
    std::vector<double> differences;
    for (std::size_t i = 0; i < base.streams.size(); ++i)
        differences.push_back((from.streams[i].turnaround.mean - to.streams[i].turnaround.mean) /
                              base.turnaround.mean);
    return estimated(differences);
}

Comparison comparePolicies(const StreamSource& source, const ComparisonOptions& options,
                           const RunContext& context) {
    ComparisonOptions asked = options;
    if (asked.settings.empty()) asked.settings = standardSettings(asked.model.has_value());
    const auto streams = static_cast<std::size_t>(asked.streams);
    std::vector<std::vector<ScheduleMetrics>> measured(streams);
    std::atomic<std::size_t> done = 0;
    const Message stage(messages::kComparingPolicies, {streams});
    context.report(stage, 0);
    context.threads.parallel(streams, [&](std::size_t i) {
        context.checkCancelled();
        const Stream stream =
            source.draw(asked.stream, deriveSeed(context.seed, "stream " + std::to_string(i)));
        measured[i] = runSettings(stream, asked, context);
        context.report(stage, static_cast<double>(++done) / static_cast<double>(streams));
    });
    Comparison comparison;
    comparison.load = asked.stream.load > 0 ? asked.stream.load : source.load();
    comparison.streams = asked.streams;
    for (std::size_t s = 0; s < asked.settings.size(); ++s) {
        SettingResult result;
        result.setting = asked.settings[s];
        for (std::size_t i = 0; i < streams; ++i) result.streams.push_back(measured[i][s]);
        comparison.results.push_back(std::move(result));
    }
    sumUp(comparison);
    return comparison;
}

std::vector<Comparison> sweepLoads(const StreamSource& source, ComparisonOptions options,
                                   const std::vector<double>& loads, const RunContext& context) {
    std::vector<Comparison> sweep;
    const auto count = static_cast<double>(loads.size());
    for (std::size_t i = 0; i < loads.size(); ++i) {
        options.stream.load = loads[i];
        const double from = static_cast<double>(i) / count;
        sweep.push_back(comparePolicies(source, options, context.part(from, from + 1 / count)));
    }
    return sweep;
}

Setting answeredSetting(const Comparison& comparison) {
    const Setting given{Policy::MoldableEasy, EstimateKind::Given};
    return comparison.find(given) ? given : Setting{Policy::MoldableEasy, EstimateKind::Actual};
}

std::vector<Message> ablationSentences(const Comparison& comparison) {
    const Setting linear{Policy::MoldableEasy, EstimateKind::Linear};
    const Setting doubled{Policy::MoldableEasy, EstimateKind::Doubled};
    const Setting best = answeredSetting(comparison);
    const bool hasModel = best.estimates == EstimateKind::Given;
    for (const Setting& needed : {kBaseline, linear, best})
        if (!comparison.find(needed)) return {};

    const double before = comparison.find(kBaseline)->turnaround.mean / 3600;
    const double after = comparison.find(best)->turnaround.mean / 3600;
    const Estimated total = savedBetween(comparison, kBaseline, best);
    const Estimated flexible = savedBetween(comparison, kBaseline, linear);
    const Estimated added = savedBetween(comparison, linear, best);
    const auto points = [](double share) { return MessageArgument(share, Digits::Percent); };
    const std::vector<MessageArgument> arguments{points(std::abs(total.mean)),
                                                 MessageArgument(before, Digits::Short),
                                                 MessageArgument(after, Digits::Short),
                                                 points(flexible.mean),
                                                 points(added.mean),
                                                 points(added.mean - added.halfWidth),
                                                 points(added.mean + added.halfWidth)};
    const MessageId& first =
        total.mean >= 0
            ? (hasModel ? messages::kAblationModelFalls : messages::kAblationTruthFalls)
            : (hasModel ? messages::kAblationModelRises : messages::kAblationTruthRises);
    std::vector<Message> sentences{Message(first, arguments)};
    sentences.emplace_back(messages::kAblationFlexibility);
    if (added.mean - added.halfWidth <= 0 && added.mean + added.halfWidth >= 0)
        sentences.emplace_back(hasModel ? messages::kAblationModelAddsNothing
                                        : messages::kAblationTruthAddsNothing);
    if (!comparison.find(doubled)) return sentences;
    const Estimated worse = savedBetween(comparison, kBaseline, doubled);
    const Estimated lost = savedBetween(comparison, doubled, best);
    sentences.emplace_back(lost.mean - lost.halfWidth <= 0 ? messages::kAblationWorseDoAsWell
                                                           : messages::kAblationWorseDoWorse,
                           std::vector<MessageArgument>{points(worse.mean)});
    return sentences;
}

}  // namespace footbridge
