// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "cli_process.h"
#include "small_tables.h"

// Whatever ends an export, the bundle that was there stays whole and nothing is left beside it.

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

const std::string kExport =
    "footbridge-cli adapt --source ../source.csv --target ../target.csv --strategy 'output map' "
    "--quiet --bundle ";

class ExportSafety : public ::testing::Test {
  protected:
    void SetUp() override {
        folder.write("source.csv", kSmallSource);
        folder.write("target.csv", kSmallTarget);
        fs::create_directory(folder.path() / "out");
    }
    std::vector<std::string> namesIn(const std::string& name) const {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(folder.path() / name))
            names.push_back(entry.path().filename().string());
        return names;
    }
    Outcome killedAt(const std::string& call) const {
        return runShell(folder, "cd out; LD_PRELOAD=" FOOTBRIDGE_KILLER " FOOTBRIDGE_KILL_AT=" +
                                    call + " " + kExport + "model.zip");
    }
    std::string before = std::string(100000, 'x');
    Folder folder;
};

TEST_F(ExportSafety, AKilledProgramLeavesTheOldFile) {
    for (const char* call : {"write", "fsync", "linkat", "rename"}) {
        folder.write("out/model.zip", before);
        EXPECT_EQ(killedAt(call).code, -9) << call;
        EXPECT_EQ(readText(folder / "out/model.zip"), before) << call;
        // Between being named and being renamed the new file is whole, but not yet in its place.
        if (std::string(call) != "rename") {
            EXPECT_THAT(namesIn("out"), UnorderedElementsAre("model.zip")) << call;
        }
    }
    EXPECT_EQ(runShell(folder, "cd out; " + kExport + "model.zip").code, 0);
    EXPECT_THAT(namesIn("out"), UnorderedElementsAre("model.zip"));
    EXPECT_EQ(runCli(folder, {"bundle", "verify", "out/model.zip"}).code, 0);
}

TEST_F(ExportSafety, AKilledProgramLeavesNothingWhereNothingWas) {
    for (const char* call : {"write", "fsync", "linkat"}) {
        EXPECT_EQ(killedAt(call).code, -9) << call;
        EXPECT_TRUE(namesIn("out").empty()) << call;
    }
}

/// A small file system of its own where the system lets one be made, else a limit on file sizes.
TEST_F(ExportSafety, AFullDiskLeavesTheOldFile) {
    const std::string work = "cp old out/model.zip; cd out; set +e; " + kExport +
                             "model.zip; code=$?; ls -A; cmp ../old model.zip && exit $code";
    folder.write("old", before);
    folder.write("work.sh", work);
    const Outcome outcome =
        runShell(folder,
                 "for as in -m -rm; do if unshare $as mount -t tmpfs -o size=200k none out; then\n"
                 "  exec unshare $as bash -ec 'mount -t tmpfs -o size=200k none out; . ./work.sh'; "
                 "fi; done\n"
                 "ulimit -f 150; trap '' XFSZ; . ./work.sh");
    EXPECT_EQ(outcome.code, 1) << outcome.errors;
    EXPECT_EQ(outcome.output, "model.zip\n");
    EXPECT_THAT(outcome.errors, HasSubstr("model.zip"));
}

TEST_F(ExportSafety, AProgramThatWaitsForEverIsEndedByOneSignal) {
    folder.write("out/model.zip", before);
    const Outcome outcome =
        runShell(folder, "cd out; LD_PRELOAD=" FOOTBRIDGE_KILLER
                         " FOOTBRIDGE_HANG_AT=fsync timeout --preserve-status -k 60 5 " +
                             kExport + "model.zip");
    EXPECT_EQ(outcome.code, 130) << "not 137, as after kill -9";
    EXPECT_EQ(readText(folder / "out/model.zip"), before);
    EXPECT_THAT(namesIn("out"), UnorderedElementsAre("model.zip"));
}

TEST_F(ExportSafety, CtrlCWhileTheBundleIsCheckedLeavesTheOldFile) {
    folder.write("out/model.zip", before);
    const Outcome outcome = interruptCli(
        folder,
        {"adapt", "--source", "source.csv", "--target", "target.csv", "--bundle", "out/model.zip"},
        "Checking the bundle");
    EXPECT_THAT(namesIn("out"), UnorderedElementsAre("model.zip"));
    if (outcome.code == 130) {
        EXPECT_EQ(readText(folder / "out/model.zip"), before);
    } else {
        // It was too late to stop.
        EXPECT_EQ(outcome.code, 0) << outcome.errors;
        EXPECT_EQ(runCli(folder, {"bundle", "verify", "out/model.zip"}).code, 0);
    }
}

}  // namespace
}  // namespace footbridge::tests
