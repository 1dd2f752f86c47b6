// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/output_check.h"

#include <fcntl.h>
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

TEST_F(OutputCheck, RefusesDevicesForWhatIsReadBack) {
    EXPECT_THROW(checkReadBack("/dev/null"), Error);
    fs::create_symlink("/dev/null", folder / "nothing");
    EXPECT_THROW(checkReadBack(path("nothing")), Error);
    for (const char* name : {"new.zip", "table.csv", "missing/new.zip", ""})
        EXPECT_NO_THROW(checkReadBack(path(name))) << name;
}

TEST_F(OutputCheck, KnowsAnInputByEveryName) {
    fs::create_symlink("table.csv", folder / "link.csv");
    for (const std::string& name :
         {path("table.csv"), path("./table.csv"), path("x/../table.csv"), path("link.csv")})
        EXPECT_EQ(refusal({{name}}, {path("table.csv")}), "output-is-input") << name;
    EXPECT_EQ(refusal({{path("table.csv")}}, {path("link.csv")}), "output-is-input");
    EXPECT_THROW(checkOutputs({{path("table.csv")}}, {path("table.csv")}), WrongOutput);
}

TEST_F(OutputCheck, KnowsHardLinks) {
    fs::create_hard_link(path("table.csv"), path("second.csv"));
    EXPECT_EQ(refusal({{path("second.csv")}}, {path("table.csv")}), "output-is-input");
    EXPECT_EQ(refusal({{path("second.csv")}}, {path("t*.csv")}), "output-is-input");
    EXPECT_EQ(refusal({{path("second.csv")}, {path("table.csv")}}, {}), "output-twice");
}

TEST_F(OutputCheck, CountsAFileOnTheStandardInputAsRead) {
    const int before = ::dup(STDIN_FILENO);
    const int file = ::open(path("table.csv").c_str(), O_RDONLY | O_CLOEXEC);
    ::dup2(file, STDIN_FILENO);
    EXPECT_EQ(refusal({{path("table.csv")}}, {"-"}), "output-is-input");
    EXPECT_EQ(refusal({{path("new.csv")}}, {"-"}), "");
    ::dup2(before, STDIN_FILENO);
    ::close(file);
    ::close(before);
    EXPECT_EQ(refusal({{path("table.csv")}}, {"-"}), "");
}

TEST_F(OutputCheck, JudgesTheFolderThatALinkLeadsTo) {
    fs::create_directories(folder / "closed");
    fs::create_symlink("/proc/version", folder / "link");
    EXPECT_EQ(refusal({{path("link")}}, {}), "file-unwritable");
    fs::create_symlink("../table.csv", folder / "closed" / "link.csv");
    fs::permissions(folder / "closed", fs::perms::owner_read | fs::perms::owner_exec);
    EXPECT_EQ(refusal({{path("closed/link.csv")}}, {}), "");
    fs::permissions(folder / "closed", fs::perms::owner_all);
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

TEST_F(OutputCheck, KnowsTheFilesThatAFolderOrPatternStandsFor) {
    fs::create_directories(folder / "runs");
    writeFile(path("runs/n1.csv"), "1\n");
    fs::create_symlink("../table.csv", folder / "runs" / "linked.csv");
    for (const std::string& input : {path("runs"), path("runs/"), path("runs/*.csv"),
                                     path("ru*/?*[v]"), path("runs/../runs")}) {
        EXPECT_EQ(refusal({{path("runs/n1.csv")}}, {input}), "output-is-input") << input;
        EXPECT_EQ(refusal({{path("table.csv")}}, {input}), "output-is-input") << input;
        EXPECT_EQ(refusal({{path("all.csv")}}, {input}), "") << input;
    }
    EXPECT_EQ(refusal({{path("table.csv")}}, {path("t*.csv")}), "output-is-input");
}

TEST_F(OutputCheck, RefusesNewFilesThatWouldBeReadTheNextTime) {
    fs::create_directories(folder / "runs" / "deeper");
    writeFile(path("runs/n1.csv"), "1\n");
    for (const std::string& input : {path("runs"), path("runs/*.csv"), path("*/*.csv")})
        EXPECT_EQ(refusal({{path("runs/all.csv")}}, {input}), "output-among-inputs") << input;
    EXPECT_THROW(checkOutputs({{path("runs/all.csv")}}, {path("runs")}), WrongOutput);
    EXPECT_EQ(refusal({{path("runs/all.txt")}}, {path("runs/*.csv")}), "");
    EXPECT_EQ(refusal({{path("runs/deeper/all.csv")}}, {path("runs"), path("runs/*.csv")}), "");
    EXPECT_EQ(refusal({{path("runs/.all.csv")}}, {path("runs"), path("runs/*.csv")}), "")
        << "hidden files are not read";
}

TEST_F(OutputCheck, RefusesNamesThatTheDiskDoesNotTake) {
    EXPECT_EQ(refusal({{path(std::string(300, 'n'))}}, {}), "file-unwritable");
    EXPECT_EQ(refusal({{path(std::string(300, 'n'))}, {path(std::string(301, 'n'))}},
                      {path(std::string(302, 'n'))}),
              "file-unwritable");
    fs::create_symlink("loop", folder / "loop");
    EXPECT_EQ(refusal({{path("loop")}}, {path("loop/x")}), "output-link-leads-nowhere");
    EXPECT_EQ(refusal({{path("loop/a.csv")}}, {path("loop")}), "file-unwritable");
    EXPECT_EQ(refusal({{path("table.csv/a.csv")}}, {}), "file-unwritable");
    EXPECT_EQ(refusal({{path(std::string(255, 'n'))}, {path("\xff")}}, {path("\xff\xfe")}), "");
}

TEST_F(OutputCheck, KnowsAPictureByItsMark) {
    const OutputFile picture{path("picture"), "PNG", "by us"};
    EXPECT_EQ(refusal({picture}, {}), "");
    for (const char* other : {"PNG of others", "by us", ""}) {
        writeFile(picture.path, other);
        EXPECT_EQ(refusal({picture}, {}), "output-in-the-way") << other;
    }
    writeFile(picture.path, "PNG" + std::string(1000, ' ') + "by us, surely");
    EXPECT_EQ(refusal({picture}, {}), "");
    writeFile(picture.path, "PNG" + std::string(5000, ' ') + "by us, perhaps");
    EXPECT_EQ(refusal({picture}, {}), "output-in-the-way");
}

TEST_F(OutputCheck, AsksWhetherAFileHoldsJustThisText) {
    EXPECT_FALSE(holdsOther(path("new.csv"), "a,b\n"));
    EXPECT_FALSE(holdsOther(path("table.csv"), "a,b\n1,2\n"));
    EXPECT_TRUE(holdsOther(path("table.csv"), "a,b\n"));
    EXPECT_TRUE(holdsOther(path("table.csv"), "a,b\n1,3\n"));
    EXPECT_TRUE(holdsOther(folder.string(), ""));
}

TEST_F(OutputCheck, LeavesAloneWhatBeginsOtherwise) {
    EXPECT_EQ(refusal({{path("table.csv"), "a,b\n"}}, {}), "");
    EXPECT_EQ(refusal({{path("table.csv"), "a,c\n"}}, {}), "output-in-the-way");
    EXPECT_EQ(refusal({{path("table.csv"), "a,b\n1,2\n3,4\n"}}, {}), "output-in-the-way");
    EXPECT_EQ(refusal({{path("new.csv"), "a,c\n"}}, {}), "");
}

}  // namespace
}  // namespace footbridge
