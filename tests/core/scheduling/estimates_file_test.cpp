// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/scheduling/estimates.h"
#include "small_workloads.h"

namespace footbridge::tests {
namespace {

TEST(EstimatesOfAFile, AreTimesAndSizesInRange) {
    Workload workload;
    workload.processors = 4;
    workload.jobs = {smallJob(1, 0, 2, 10, 10)};
    const std::string path =
        ::testing::TempDir() + "footbridge-estimates-" + std::to_string(::getpid()) + ".csv";
    const auto codeOf = [&](const std::string& row) -> std::string {
        writeFile(path, "job,estimate,processors,upper\n1,5,4,6\n" + row + "\n");
        try {
            const Estimates estimates = readEstimates(path, {}, workload);
            for (const auto* values : {&estimates.seconds, &estimates.upper, &estimates.ratios})
                for (const double value : *values) EXPECT_TRUE(value > 0 && std::isfinite(value));
        } catch (const Error& error) {
            return error.message().code();
        }
        return {};
    };
    for (const char* row : {"1,5,2,6", "1,5,2,", "1,1e12,1e8,1e12", "1,1e-3,1,1e12"})
        EXPECT_EQ(codeOf(row), "") << row;
    for (const char* row : {"1,0,2,6", "1,5e-324,2,6", "1,1e300,2,6", "1,inf,2,6", "1,,2,6",
                            "1,5,2,1e300", "1,5,0.5,6", "1,5,1e300,6", "1,5,2,0"})
        EXPECT_EQ(codeOf(row), "estimates-out-of-range") << row;
    EXPECT_EQ(codeOf("1,7,4,6"), "estimates-twice");
    EXPECT_EQ(codeOf("1,x,2,6"), "column-of-texts");
    workload.jobs.push_back(workload.jobs.front());
    workload.jobs[0].line = 9;
    workload.jobs[1].line = 7;
    writeFile(path, "job,estimate\n1,5\n");
    try {
        readEstimates(path, {}, workload);
        FAIL() << "two jobs of one number";
    } catch (const Error& error) {
        EXPECT_EQ(std::string(error.what()).find("Job 1 stands in lines 7 and 9 of the log"), 0u);
    }
    std::filesystem::remove(path);
}

}  // namespace
}  // namespace footbridge::tests
