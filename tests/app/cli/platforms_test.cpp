// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "cli_process.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;

/// Four machines, of which the last was tried for few runs; counters under the names of a tool.
std::string runs(bool withTimes) {
    std::string text = "app,size,instructions,branches";
    text += withTimes ? ",device,time_us\n" : ",machine0,machine1\n";
    for (int app = 0; app < 12; ++app)
        for (int size = 1; size <= 4; ++size) {
            const double share = 0.02 * app + 0.01 * size;
            const std::string run = "app" + std::to_string(app) + "," + std::to_string(size) + "," +
                                    std::to_string(1000 * size) + "," +
                                    std::to_string(1000 * size * share);
            const auto time = [&](int device) {
                return std::to_string(size * 100 * std::exp(device * (0.9 - 9 * share)));
            };
            if (!withTimes) text += run + "," + time(0) + "," + time(1) + "\n";
            for (int device = 0; withTimes && device < 4; ++device)
                if (device < 3 || (app % 4 == 0 && size < 3))
                    text += run + ",machine" + std::to_string(device) + "," + time(device) + "\n";
        }
    return text;
}

TEST(CliPlatforms, TrainsWithANewMachineAndPredictsRunsMeasuredOnSome) {
    const Folder folder;
    folder.write("runs.csv", runs(true));
    folder.write("new.csv", runs(false));
    const Outcome trained = runCli(
        folder, {"platforms", "train", "runs.csv", "--platform", "device", "--time", "time_us",
                 "--group", "app", "--ratios", "--model", "ridge", "--out", "model.zip", "--json"});
    ASSERT_EQ(trained.code, 0) << trained.errors;
    EXPECT_THAT(trained.errors, HasSubstr("As ratios to PAPI_TOT_INS: PAPI_BR_INS."));
    EXPECT_EQ(trained.json()["platforms"].size(), 4);
    const auto predict = [&](const std::string& out, const std::vector<std::string>& more) {
        std::vector<std::string> command{"platforms", "predict", "model.zip",
                                         "new.csv",   "--out",   out};
        command.insert(command.end(), more.begin(), more.end());
        const Outcome outcome = runCli(folder, command);
        EXPECT_EQ(outcome.code, 0) << outcome.errors;
        return linesOf(readText(folder.path() / out));
    };
    const auto blind = predict("blind.csv", {}), told = predict("told.csv", {"--measured"});
    EXPECT_THAT(blind[0], HasSubstr("machine3,machine3 lower,machine3 upper"));
    ASSERT_EQ(blind.size(), 49u);
    ASSERT_EQ(told.size(), 49u);
    EXPECT_NE(blind, told);

    folder.write("one.csv", "app,size,instructions,branches\na,1,1000,20\n");
    EXPECT_THAT(
        runCli(folder, {"platforms", "predict", "model.zip", "one.csv", "--out", "1.csv"}).output,
        ::testing::StartsWith("1 vector of relative times in 1.csv"));
    folder.write("plain.csv", "size,instructions,branches\n8,1000,20\n");
    const Outcome nothing =
        runCli(folder, {"platforms", "predict", "model.zip", "plain.csv", "--measured"});
    EXPECT_EQ(nothing.code, 1);
    EXPECT_THAT(nothing.errors, HasSubstr("bears the name of a platform"));

    const Outcome other = runCli(folder, {"predict", "model.zip", "plain.csv"});
    EXPECT_EQ(other.code, 1);
    EXPECT_THAT(other.errors, HasSubstr("holds relative run times on several platforms"));
    ASSERT_EQ(runCli(folder, {"bundle", "keygen", "me"}).code, 0);
    const Outcome signing = runCli(folder, {"bundle", "sign", "model.zip", "--key", "me.pem"});
    EXPECT_EQ(signing.code, 0) << signing.errors;
    predict("trusted.csv", {"--trusted-key", "me.pub.pem"});
}

}  // namespace
}  // namespace footbridge::tests
