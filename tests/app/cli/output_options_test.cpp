// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output_options.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

#include "app/cli/command_tree.h"
#include "cli_process.h"
#include "core/run/error.h"

namespace footbridge::tests {
namespace {

/// A command with options of every kind, none of which says by itself that it is read.
class OutputOptions : public ::testing::Test {
  protected:
    OutputOptions() {
        command->add_option("table", tables)->type_name("TABLE");
        command->add_option("--aliases", aliases)->type_name("FILE");
        command->add_option("--estimates", estimates)->type_name("NAME|FILE");
        command->add_option("--response", response)->type_name("NAME");
        command->add_option("--work", work)->type_name("FOLDER");
        command->add_option("--query", query)->type_name("SQL");
        out.addTo(*command, "--out", "", "FILE");
        other.addTo(*command, "--swf", "", "FILE");
        plots.addTo(*command, "--plots", "", "FOLDER");
        for (const char* name : {"a.csv", "b.csv", "runs/n1.csv", "runs/n2.csv"})
            folder.write(name, "1\n");
    }
    /// What is wrong with a command line; the code of the message.
    std::string refusal(std::vector<std::string> arguments,
                        const std::vector<OutputFile>& besides = {},
                        const std::vector<std::string>& named = {}) {
        std::ranges::reverse(arguments);
        command->clear();
        command->parse(arguments);
        const fs::path before = fs::current_path();
        fs::current_path(folder.path());
        std::string code;
        try {
            checkOutputsOf(*command, besides, named);
        } catch (const Error& error) {
            code = error.message().code();
        }
        fs::current_path(before);
        return code;
    }

    Folder folder;
    CLI::App program;
    CLI::App* command = program.add_subcommand("work");
    std::vector<std::string> tables;
    std::string aliases, estimates, response, work, query;
    OutputOption out, other, plots;
};

TEST_F(OutputOptions, WriteOverNothingThatAnotherOptionNames) {
    EXPECT_EQ(refusal({"a.csv", "--out", "./a.csv"}), "output-is-input");
    EXPECT_EQ(refusal({"a.csv", "--aliases", "b.csv", "--swf", "b.csv"}), "output-is-input");
    EXPECT_EQ(refusal({"a.csv", "--estimates", "b.csv", "--out", "b.csv"}), "output-is-input");
    EXPECT_EQ(refusal({"runs", "--out", "runs/n2.csv"}), "output-is-input");
    EXPECT_EQ(refusal({"b.csv", "runs/*.csv", "--out", "runs/n1.csv"}), "output-is-input");
    EXPECT_EQ(refusal({"runs/*.csv", "--out", "runs/n3.csv"}), "output-among-inputs");
    EXPECT_EQ(refusal({"m.zip", "--out", "m.zip.sig"}), "output-is-input");
    EXPECT_EQ(refusal({"a.csv", "--query", R"(JOIN "b.csv" ON "id")", "--out", "b.csv"}),
              "output-is-input");
    EXPECT_EQ(refusal({"a.csv", "--out", "b.csv"}, {}, {"b.csv"}), "output-is-input");
    EXPECT_EQ(refusal({"a.csv", "--aliases", "b.csv", "--plots", "p"}, {{"b.csv"}}),
              "output-is-input");
}

TEST_F(OutputOptions, AreComparedWithEachOtherAndWithWhatComesOfThem) {
    EXPECT_EQ(refusal({"a.csv", "--out", "c.csv", "--swf", "./c.csv"}), "output-twice");
    EXPECT_EQ(refusal({"a.csv", "--out", "c.csv"}, {{"c.csv"}}), "output-twice");
    EXPECT_EQ(refusal({"a.csv", "--out", "no/folder/c.csv"}), "file-unwritable");
    EXPECT_EQ(refusal({"a.csv", "--out", std::string(300, 'c')}), "file-unwritable");
}

TEST_F(OutputOptions, MayWriteAllElse) {
    EXPECT_EQ(refusal({"a.csv", "--out", "b.csv", "--plots", "runs"}), "");
    EXPECT_EQ(refusal({"a.csv", "--response", "b.csv", "--out", "b.csv"}), "")
        << "the name of a column";
    EXPECT_EQ(refusal({"a.csv", "--query", "SELECT 1", "--out", "b.csv"}), "");
    EXPECT_EQ(refusal({"a.csv", "--work", "runs", "--out", "runs/n3.csv"}), "")
        << "the command's own folder";
}

/// What --help calls a value decides whether it counts as read.
TEST(OptionTypes, AreKnownToBeAFileOrNone) {
    const Folder folder;
    const std::set<std::string> none{
        "ARGUMENTS", "COLUMN",       "DAYS",    "ENGINE",       "F",    "FACTOR", "K",
        "KEY,KEY",   "KIND",         "LAW",     "LINE",         "LIST", "METRIC", "MIN",
        "N",         "NAME",         "NAMES",   "N|P%",         "P",    "PATH",   "POOL",
        "PRICE",     "RULE",         "S",       "SHARE",        "SIGN", "SIZE",   "SIZES",
        "SQL",       "STAGE",        "SECONDS", "TEXT",         "TIME", "TYPE",   "WHAT",
        "ZIP",       "MEANING=NAME", "NAME=N",  "SOURCE=TARGET"};
    const std::regex option("^  (?:-\\S+|[a-z]+) ([A-Z\\[][^ :]*)(?: .*|:INT.*)?$");
    std::size_t found = 0;
    for (const std::string& line : linesOf(runCli(folder, {"--help-all"}).output)) {
        std::smatch parts;
        if (!std::regex_match(line, parts, option)) continue;
        OptionWords words;
        words.value = parts[1];
        ++found;
        if (words.takes() == OptionWords::Takes::Text) {
            EXPECT_TRUE(none.contains(words.value)) << line;
        }
    }
    EXPECT_GT(found, 300u);
}

}  // namespace
}  // namespace footbridge::tests
