// SPDX-License-Identifier: GPL-3.0-or-later
// What driving and storing a study costs beside its cells: campaign_bench [CELLS [JOBS]]
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "core/studies/study_driver.h"
#include "tests/core/studies/plain_study.h"

using namespace footbridge;

namespace {

double seconds(const std::function<void()>& act) {
    const auto begin = std::chrono::steady_clock::now();
    act();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace

int main(int count, char** arguments) {
    const std::size_t cells = count > 1 ? std::strtoul(arguments[1], nullptr, 10) : 80'000;
    const int jobs = count > 2 ? std::atoi(arguments[2]) : 2;
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / "footbridge-campaign-bench";
    std::filesystem::remove_all(folder);
    PlainStudy study(20, cells / 20);
    study.act = [](std::size_t, std::size_t) { return StudyRecord{}; };
    DriverOptions options;
    options.jobs = jobs;
    RunContext context;
    context.threads = ThreadBudget(jobs);
    const auto drive = [&] { driveStudy(study, StudyFolder(folder), options, context); };
    const double first = seconds(drive), again = seconds(drive);
    std::uintmax_t bytes = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) bytes += entry.file_size();
    const auto done = static_cast<double>(studyStatus(study, StudyFolder(folder)).done);
    std::printf(
        "%.0f empty cells, %d jobs: %.2f s (%.1f us a cell); resumed in %.2f s; "
        "%.0f bytes a cell\n",
        done, jobs, first, 1e6 * first / done, again, static_cast<double>(bytes) / done);
    std::filesystem::remove_all(folder);
    return 0;
}
