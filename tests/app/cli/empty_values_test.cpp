// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/empty_values.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/cli/command.h"

namespace footbridge::tests {
namespace {

/// A program with one command that has an option of every kind.
class EmptyValues : public ::testing::Test {
  protected:
    EmptyValues() {
        CLI::App* command = program.add_subcommand("work");
        command->add_option("file", file);
        command->add_option("--text", text);
        command->add_option("--number", number);
        command->add_option("--many", many);
        command->add_option("--list", list)->delimiter(',');
        command->add_flag("--flag", flag);
        command->add_subcommand("below")->add_option("name", text);
    }
    /// The option with an empty value; none where nothing is wrong.
    std::string emptyOne(std::vector<const char*> arguments) const {
        arguments.insert(arguments.begin(), "program");
        try {
            refuseEmptyValues(program, arguments);
            return {};
        } catch (const UsageError& error) {
            EXPECT_STREQ(error.message().code(), "cli-empty-value");
            return error.message().arguments().front().text();
        }
    }
    CLI::App program;
    std::string file, text;
    double number = 0;
    std::vector<std::string> many, list;
    bool flag = false;
};

TEST_F(EmptyValues, AreRefusedBehindEveryOption) {
    EXPECT_EQ(emptyOne({"work", "--text", ""}), "--text");
    EXPECT_EQ(emptyOne({"work", "a.csv", "--flag", "--number", ""}), "--number");
    EXPECT_EQ(emptyOne({"work", "--many", "a", "", "b"}), "--many");
    EXPECT_EQ(emptyOne({"work", "--many", "a", "--many", ""}), "--many");
    EXPECT_EQ(emptyOne({"work", "--list", ""}), "--list");
}

TEST_F(EmptyValues, AreRefusedBehindAnEqualsSign) {
    EXPECT_EQ(emptyOne({"work", "--text=", "--flag"}), "--text");
    EXPECT_EQ(emptyOne({"work", "--number="}), "--number");
    EXPECT_EQ(emptyOne({"work", "--flag="}), "--flag");
    EXPECT_EQ(emptyOne({"work", "--text==", "--many=a=", "--list=a,b"}), "");
}

TEST_F(EmptyValues, AreRefusedAsElementsOfAList) {
    for (const char* const some : {",5", "5,", "5,,6", ","}) {
        EXPECT_EQ(emptyOne({"work", "--list", some}), "--list") << some;
        EXPECT_EQ(emptyOne({"work", ("--list=" + std::string(some)).c_str()}), "--list") << some;
        EXPECT_EQ(emptyOne({"work", "--text", some, "--many", some}), "") << some;
    }
}

TEST_F(EmptyValues, AreRefusedWhereNoOptionStands) {
    EXPECT_EQ(emptyOne({"work", ""}), "file");
    EXPECT_EQ(emptyOne({"work", "--text", "a", ""}), "file");
    EXPECT_EQ(emptyOne({"work", "--many", "a", "--", ""}), "file");
    EXPECT_EQ(emptyOne({"work", "below", ""}), "name");
}

TEST_F(EmptyValues, AreNotSeenInWhatHasAValue) {
    EXPECT_EQ(emptyOne({}), "");
    EXPECT_EQ(emptyOne({"work"}), "");
    EXPECT_EQ(emptyOne({"work", "a.csv", "--text", " ", "--number", "0", "--flag"}), "");
    EXPECT_EQ(emptyOne({"work", "--text", "--many=", "--number"}), "");  // a value, and none
    EXPECT_EQ(emptyOne({"work", "--text", "below", "--", "--text="}), "");
    EXPECT_EQ(emptyOne({"unknown", "--unknown="}), "");
}

}  // namespace
}  // namespace footbridge::tests
