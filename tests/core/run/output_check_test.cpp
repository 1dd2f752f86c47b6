// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/output_check.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "core/run/file.h"

namespace footbridge {
namespace {

namespace fs = std::filesystem;

class OutputCheck : public testing::Test {
  protected:
    OutputCheck() : folder(fs::temp_directory_path() / ("outputs-" + std::to_string(getpid()))) {
        fs::create_directories(folder);
        writeFile(path("table.csv"), "a,b\n1,2\n");
    }
    ~OutputCheck() override { fs::remove_all(folder); }

    std::string path(const std::string& name) const { return (folder / name).string(); }
    static std::string refusal(const std::vector<OutputFile>& outputs,
                               const std::vector<std::string>& inputs) {
        try {
            checkOutputs(outputs, inputs);
        } catch (const Error& error) {
            return error.message().code();
        }
        return "";
    }
    fs::path folder;
};

TEST_F(OutputCheck, LetsNewFilesAndThoseThatWereNamedPass) {
    EXPECT_EQ(refusal({{path("new.csv")}, {path("table.csv")}}, {path("other.csv"), ""}), "");
    EXPECT_EQ(refusal({{"/dev/null"}}, {}), "");
    EXPECT_FALSE(fs::exists(path("new.csv")));
}

TEST_F(OutputCheck, KnowsAnInputByEveryName) {
    fs::create_symlink("table.csv", folder / "link.csv");
    for (const std::string& name :
         {path("table.csv"), path("./table.csv"), path("x/../table.csv"), path("link.csv")})
        EXPECT_EQ(refusal({{name}}, {path("table.csv")}), "output-is-input") << name;
    EXPECT_EQ(refusal({{path("table.csv")}}, {path("link.csv")}), "output-is-input");
    EXPECT_THROW(checkOutputs({{path("table.csv")}}, {path("table.csv")}), WrongOutput);
}

TEST_F(OutputCheck, RefusesEmptyPathsAndOnePathForTwo) {
    EXPECT_EQ(refusal({{""}}, {}), "output-path-empty");
    EXPECT_EQ(refusal({{path("a")}, {path("./a")}}, {}), "output-twice");
    EXPECT_THROW(makeOutputFolder(""), WrongOutput);
}

TEST_F(OutputCheck, RefusesFoldersAndLinksToNothing) {
    EXPECT_EQ(refusal({{folder.string()}}, {}), "file-is-folder");
    fs::create_symlink("nowhere", folder / "dangling");
    EXPECT_EQ(refusal({{path("dangling")}}, {}), "output-link-leads-nowhere");
    EXPECT_EQ(refusal({{path("missing/a")}}, {}), "file-unwritable");
}

TEST_F(OutputCheck, LeavesAloneWhatBeginsOtherwise) {
    EXPECT_EQ(refusal({{path("table.csv"), "a,b\n"}}, {}), "");
    EXPECT_EQ(refusal({{path("table.csv"), "a,c\n"}}, {}), "output-in-the-way");
    EXPECT_EQ(refusal({{path("table.csv"), "a,b\n1,2\n3,4\n"}}, {}), "output-in-the-way");
    EXPECT_EQ(refusal({{path("new.csv"), "a,c\n"}}, {}), "");
}

}  // namespace
}  // namespace footbridge
