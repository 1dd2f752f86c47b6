// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/slurm_submissions.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <sstream>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/run_messages.h"
#include "core/studies/studies_messages.h"

namespace footbridge {

using std::chrono::system_clock;

namespace {

constexpr std::uint64_t kMostBytes = std::uint64_t{64} << 20;
constexpr long kMostTasks = 1'000'000;  // of all submissions that were not dropped

}  // namespace

bool SlurmSubmission::open() const {
    return aliveTasks() > 0;
}

std::size_t SlurmSubmission::aliveTasks() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(tasks, [](const auto& entry) { return !entry.second.ended; }));
}

std::pair<int, int> SlurmSubmission::placeOf(std::string_view worker) const {
    int task = 0, start = 0;
    std::string_view rest = worker.substr(std::min(worker.size(), name.size() + 1));
    const char* const end = rest.data() + rest.size();
    const auto first = std::from_chars(rest.data(), end, task);
    if (first.ec == std::errc() && first.ptr != end) std::from_chars(first.ptr + 1, end, start);
    return {task, start};
}

SlurmSubmissions::SlurmSubmissions(std::filesystem::path file) : m_file(std::move(file)) {
    std::error_code ignored;
    if (!std::filesystem::exists(m_file, ignored)) return;
    const Error foreign(messages::kSlurmSubmissions, {m_file.string(), kMostTasks});
    if (!std::filesystem::is_regular_file(m_file, ignored)) throw foreign;
    const auto text = readFileAtMost(m_file, kMostBytes);
    if (!text) throw foreign;
    std::istringstream lines(*text);
    long asked = 0;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        words.imbue(std::locale::classic());
        std::string what, name;
        if (!(words >> what >> name)) continue;
        SlurmSubmission* known = find(name);
        long number = 0, time = 0;
        std::string state;
        if (what == "submit" && words >> number >> time && number > 0) {
            if (number > kMostTasks - asked) throw foreign;
            asked += number;
            SlurmSubmission& fresh = m_all.emplace_back();
            fresh.name = name;
            fresh.time = system_clock::from_time_t(time);
            for (int task = 1; task <= number; ++task) fresh.tasks[task];
        } else if (what == "accept" && known && words >> number) {
            known->job = number;
        } else if (what == "end" && known && words >> number >> state) {
            const auto task = known->tasks.find(static_cast<int>(number));
            if (task == known->tasks.end()) continue;
            task->second.ended = std::chrono::steady_clock::time_point{};
            task->second.state = state;
        } else if (what == "drop" && known) {
            asked -= std::ssize(known->tasks);
            m_all.remove_if([&](const SlurmSubmission& one) { return one.name == name; });
        }
    }
}

void SlurmSubmissions::write(const std::string& line) const {
    std::ofstream file(m_file, std::ios::app);
    file << line + "\n" << std::flush;
    if (!file) throw Error(messages::kFileUnwritable, {m_file.string(), "?"});
}

SlurmSubmission& SlurmSubmissions::add(const std::string& name, int tasks) {
    const auto now = system_clock::now();
    write("submit " + name + " " + std::to_string(tasks) + " " +
          std::to_string(system_clock::to_time_t(now)));
    SlurmSubmission& fresh = m_all.emplace_back();
    fresh.name = name;
    fresh.time = now;
    for (int task = 1; task <= tasks; ++task) fresh.tasks[task];
    return fresh;
}

void SlurmSubmissions::accept(SlurmSubmission& submission, long job) {
    submission.job = job;
    write("accept " + submission.name + " " + std::to_string(job));
}

void SlurmSubmissions::noteEnd(const SlurmSubmission& submission, int task,
                               const std::string& state) {
    write("end " + submission.name + " " + std::to_string(task) + " " + state);
}

void SlurmSubmissions::drop(SlurmSubmission& submission) {
    write("drop " + submission.name);
    for (auto& [number, task] : submission.tasks) {
        task.ended = std::chrono::steady_clock::time_point{};
        task.state = "DROPPED";
    }
    submission.job = -1;
}

void SlurmSubmissions::endAll() {
    for (SlurmSubmission& submission : m_all) {
        if (!submission.open()) continue;
        for (auto& [number, task] : submission.tasks)
            if (!task.ended) {
                task.ended = std::chrono::steady_clock::now();
                task.state = "CANCELLED";
                noteEnd(submission, number, task.state);
            }
    }
}

SlurmSubmission* SlurmSubmissions::find(const std::string& name) {
    const auto found =
        std::ranges::find_if(m_all, [&](const auto& one) { return one.name == name; });
    return found == m_all.end() ? nullptr : &*found;
}

const SlurmSubmission* SlurmSubmissions::ofWorker(const std::string& worker) const {
    const auto found = std::ranges::find_if(
        m_all, [&](const SlurmSubmission& one) { return worker.starts_with(one.name + "_"); });
    return found == m_all.end() ? nullptr : &*found;
}

bool SlurmSubmissions::anyOpen() const {
    return std::ranges::any_of(m_all, [](const auto& one) { return one.open(); });
}

bool SlurmSubmissions::anyDoubtful() const {
    return std::ranges::any_of(m_all, [](const auto& one) { return one.job == 0 && one.open(); });
}

}  // namespace footbridge
