// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/slurm_client.h"

#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>

#include "core/studies/program.h"
#include "core/studies/slurm_options.h"

namespace footbridge {
namespace {

std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(at);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

template <typename Number>
bool read(std::string_view text, Number& value) {
    const char* const end = text.data() + text.size();
    const auto number = std::from_chars(text.data(), end, value);
    return number.ec == std::errc() && number.ptr == end && !text.empty();
}

/// "CANCELLED by 1000" and "CANCELLED+" are CANCELLED.
std::string stateWord(std::string_view state) {
    return std::string(state.substr(0, state.find_first_of(" +")));
}

/// Adds what a line says of a task, where it names one.
void addTask(std::string_view job, std::string_view index, std::string_view name,
             std::string_view state, std::string_view submitted, std::vector<SlurmTask>& tasks) {
    SlurmTask task;
    if (!read(job, task.job) || !read(index, task.task)) return;
    task.name = name;
    task.state = stateWord(state);
    task.submitted = submitted;
    tasks.push_back(std::move(task));
}

constexpr std::array kAlive{"PENDING",     "RUNNING",      "SUSPENDED", "CONFIGURING",
                            "COMPLETING",  "REQUEUED",     "RESIZING",  "REQUEUE_HOLD",
                            "REQUEUE_FED", "SPECIAL_EXIT", "STAGE_OUT", "SIGNALING",
                            "STOPPED",     "RESV_DEL_HOLD"};
constexpr std::array kEnded{"COMPLETED", "FAILED",    "TIMEOUT",      "CANCELLED",
                            "NODE_FAIL", "PREEMPTED", "BOOT_FAIL",    "OUT_OF_MEMORY",
                            "DEADLINE",  "REVOKED",   "LAUNCH_FAILED"};

/// The value behind "KEY=" or "KEY   =" in one line of scontrol.
std::optional<std::string> valueOf(std::string_view line, std::string_view key) {
    std::size_t at = 0;
    while ((at = line.find(key, at)) != std::string_view::npos) {
        const bool begins = at == 0 || line[at - 1] == ' ';
        std::size_t rest = at + key.size();
        while (rest < line.size() && line[rest] == ' ') ++rest;
        if (begins && rest < line.size() && line[rest] == '=') {
            ++rest;
            while (rest < line.size() && line[rest] == ' ') ++rest;
            return std::string(line.substr(rest, line.find(' ', rest) - rest));
        }
        at += key.size();
    }
    return std::nullopt;
}

std::string userName() {
    const passwd* user = ::getpwuid(::geteuid());
    return user ? user->pw_name : std::to_string(::geteuid());
}

std::string firstLine(std::string_view text) {
    std::string line;
    for (const std::string_view part : split(text, '\n'))
        if (!part.empty()) line = part;  // the last one says what it comes to
    return line;
}

std::string slurmTime(std::chrono::system_clock::time_point time) {
    const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
    std::tm parts{};
    ::localtime_r(&seconds, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
    return text;
}

}  // namespace

std::optional<long> slurmSeconds(std::string_view text) {
    constexpr long kLongestPart = 1'000'000'000;  // beyond any site's limit, and far from overflow
    long days = 0;
    const std::size_t dash = text.find('-');
    const bool withDays = dash != std::string_view::npos;
    if (withDays) {
        if (!read(text.substr(0, dash), days)) return std::nullopt;
        text.remove_prefix(dash + 1);
    }
    std::vector<long> parts;
    for (const std::string_view part : split(text, ':')) {
        long value = 0;
        if (!read(part, value) || value < 0 || value > kLongestPart) return std::nullopt;
        parts.push_back(value);
    }
    if (parts.size() > 3 || days < 0 || days > kLongestPart) return std::nullopt;
    long seconds = 0;
    if (withDays) {
        parts.resize(3, 0);
        seconds = parts[0] * 3600 + parts[1] * 60 + parts[2];
    } else if (parts.size() == 1) {
        seconds = parts[0] * 60;
    } else if (parts.size() == 2) {
        seconds = parts[0] * 60 + parts[1];
    } else {
        seconds = parts[0] * 3600 + parts[1] * 60 + parts[2];
    }
    seconds += days * 86'400;
    return seconds > 0 ? std::optional(seconds) : std::nullopt;
}

bool slurmAlive(std::string_view state) {
    return std::ranges::find(kAlive, state) != kAlive.end();
}

bool slurmEnded(std::string_view state) {
    return std::ranges::find(kEnded, state) != kEnded.end();
}

std::vector<SlurmTask> parseQueue(std::string_view text) {
    std::vector<SlurmTask> tasks;
    for (const std::string_view line : split(text, '\n')) {
        const auto parts = split(line, '|');
        if (parts.size() == 5) addTask(parts[0], parts[1], parts[2], parts[3], parts[4], tasks);
    }
    return tasks;
}

std::vector<SlurmTask> parseAccounting(std::string_view text) {
    std::vector<SlurmTask> tasks;
    for (const std::string_view line : split(text, '\n')) {
        const auto parts = split(line, '|');
        if (parts.size() < 4) continue;
        const auto ids = split(parts[0], '_');
        if (ids.size() == 2) addTask(ids[0], ids[1], parts[1], parts[2], parts[3], tasks);
    }
    return tasks;
}

std::vector<SlurmTask> parseJobs(std::string_view text) {
    std::vector<SlurmTask> tasks;
    for (const std::string_view line : split(text, '\n')) {
        const auto array = valueOf(line, "ArrayJobId"), index = valueOf(line, "ArrayTaskId");
        const auto name = valueOf(line, "JobName"), state = valueOf(line, "JobState");
        if (array && index && name && state)
            addTask(*array, *index, *name, *state, valueOf(line, "SubmitTime").value_or(""), tasks);
    }
    return tasks;
}

SlurmLimits parseLimits(std::string_view text) {
    SlurmLimits limits;
    for (const std::string_view line : split(text, '\n')) {
        int value = 0;
        // Numbers of an array's tasks begin with 0 and stay below MaxArraySize.
        if (const auto size = valueOf(line, "MaxArraySize");
            size && read(*size, value) && value > 1)
            limits.arraySize = value - 1;
        if (const auto jobs = valueOf(line, "MaxJobCount"); jobs && read(*jobs, value) && value > 0)
            limits.jobs = value;
    }
    return limits;
}

std::optional<long> parseSubmission(std::string_view text) {
    long job = 0;
    for (const std::string_view line : split(text, '\n'))
        if (read(line.substr(0, line.find(';')), job) && job > 0) return job;
    return std::nullopt;
}

std::optional<std::string> SlurmClient::ask(const std::vector<std::string>& command) const {
    ProgramResult result = runProgram(command, m_patience, m_stop);
    if (result.code != 0) return std::nullopt;
    return std::move(result.output);
}

SlurmClient::Submission SlurmClient::submit(const std::vector<std::string>& arguments) const {
    std::vector<std::string> command{"sbatch", "--parsable"};
    command.insert(command.end(), arguments.begin(), arguments.end());
    // Never broken off by Cancel: whether it was accepted must be known.
    const ProgramResult result = runProgram(command, m_patience);
    if (!result.code) return {};
    if (const auto job = parseSubmission(result.output); *result.code == 0 && job)
        return {Submission::Answer::Accepted, *job, {}};
    if (*result.code == 0) return {};
    const std::string words = firstLine(result.errors);
    // The controller may have taken it all the same when it did not answer in time.
    for (const char* doubt : {"timed out", "Unable to contact", "Socket", "Zero Bytes",
                              "Communication connection failure"})
        if (result.errors.find(doubt) != std::string::npos) return {};
    return {Submission::Answer::Refused, 0, words.empty() ? "sbatch" : words};
}

SlurmLimits SlurmClient::limits() const {
    return parseLimits(ask({"scontrol", "show", "config"}).value_or(""));
}

std::optional<std::vector<SlurmTask>> SlurmClient::queue() const {
    const auto text = ask({"squeue", "--noheader", "--array", "--states=all", "--user", userName(),
                           "--format=%F|%K|%j|%T|%V"});
    if (!text) return std::nullopt;
    auto tasks = parseQueue(*text);
    // Something that is not a list at all is no answer: that nothing runs would be wrong.
    if (tasks.empty() && text->find_first_not_of(" \n") != std::string::npos &&
        text->find('|') == std::string::npos)
        return std::nullopt;
    return tasks;
}

std::optional<std::vector<SlurmTask>> SlurmClient::accounting(
    const std::vector<std::string>& names, std::chrono::system_clock::time_point since) const {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ",") + name;
    const auto text =
        ask({"sacct", "--noheader", "--parsable2", "--allocations", "--duplicates", "--name", list,
             "--starttime", slurmTime(since - std::chrono::minutes(1)),
             "--format=JobID,JobName%80,State,Submit"});
    if (!text) return std::nullopt;
    return parseAccounting(*text);
}

std::optional<std::vector<SlurmTask>> SlurmClient::show(long job) const {
    const auto text = ask({"scontrol", "--oneliner", "show", "job", std::to_string(job)});
    if (!text) return std::nullopt;
    return parseJobs(*text);
}

void SlurmClient::cancel(const std::string& name) const {
    runProgram({"scancel", "--name", name, "--user", userName()}, m_patience);
}

}  // namespace footbridge
