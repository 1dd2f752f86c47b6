// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/argument_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "app/cli/command.h"
#include "app/cli/number_checks.h"

namespace footbridge::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// A program with one command that has an option of every kind.
class ArgumentRules : public ::testing::Test {
  protected:
    ArgumentRules() {
        CLI::App* command = program.add_subcommand("work");
        command->add_option("file", file);
        command->add_option("--count", count)->transform(wholeNumber(1, 1024));
        command->add_option("--files", files)->type_name("FILE");
        command->add_option("--text", text);
        command->add_option("--number", number);
        command->add_option("--many", many)->expected(1)->take_all();
        command->add_option("--list", list)->delimiter(',');
        command->add_flag("--flag", flag);
        command->add_subcommand("below")->add_option("name", text);
        tightenOptions(program);
    }
    /// The option with an empty value; none where nothing is wrong.
    std::string emptyOne(std::vector<const char*> arguments) const {
        arguments.insert(arguments.begin(), "program");
        try {
            checkArguments(program, arguments);
            return {};
        } catch (const UsageError& error) {
            EXPECT_STREQ(error.message().code(), "cli-empty-value");
            return error.message().arguments().front().text();
        }
    }
    /// Reads a command line; what is wrong with it, where something is.
    std::string problemOf(std::vector<std::string> arguments) {
        std::reverse(arguments.begin(), arguments.end());
        try {
            program.parse(arguments);
            return {};
        } catch (const CLI::ParseError& error) {
            return error.what();
        }
    }
    CLI::App program{"", "program"};
    std::string file, text;
    double number = 0;
    int count = 0;
    std::vector<std::string> many, list, files;
    bool flag = false;
};

TEST_F(ArgumentRules, RefuseEmptyValuesBehindEveryOption) {
    EXPECT_EQ(emptyOne({"work", "--text", ""}), "--text");
    EXPECT_EQ(emptyOne({"work", "a.csv", "--flag", "--number", ""}), "--number");
    EXPECT_EQ(emptyOne({"work", "--many", "a", "", "b"}), "file");
    EXPECT_EQ(emptyOne({"work", "--files", "a", "", "b"}), "--files");
    EXPECT_EQ(emptyOne({"work", "--many", "a", "--many", ""}), "--many");
    EXPECT_EQ(emptyOne({"work", "--list", ""}), "--list");
}

TEST_F(ArgumentRules, RefuseEmptyValuesBehindAnEqualsSign) {
    EXPECT_EQ(emptyOne({"work", "--text=", "--flag"}), "--text");
    EXPECT_EQ(emptyOne({"work", "--number="}), "--number");
    EXPECT_EQ(emptyOne({"work", "--text==", "--many=a=", "--list=a,b"}), "");
}

TEST_F(ArgumentRules, RefuseEmptyValuesAsElementsOfAList) {
    for (const char* const some : {",5", "5,", "5,,6", ","}) {
        EXPECT_EQ(emptyOne({"work", "--list", some}), "--list") << some;
        EXPECT_EQ(emptyOne({"work", ("--list=" + std::string(some)).c_str()}), "--list") << some;
        EXPECT_EQ(emptyOne({"work", "--text", some, "--many", some}), "") << some;
    }
}

TEST_F(ArgumentRules, RefuseEmptyValuesWhereNoOptionStands) {
    EXPECT_EQ(emptyOne({"work", ""}), "file");
    EXPECT_EQ(emptyOne({"work", "--text", "a", ""}), "file");
    EXPECT_EQ(emptyOne({"work", "--many", "a", "--", ""}), "file");
    EXPECT_EQ(emptyOne({"work", "below", ""}), "name");
}

TEST_F(ArgumentRules, SeeNoEmptyValueInWhatHasOne) {
    EXPECT_EQ(emptyOne({}), "");
    EXPECT_EQ(emptyOne({"work"}), "");
    EXPECT_EQ(emptyOne({"work", "a.csv", "--text", " ", "--number", "0", "--flag"}), "");
    EXPECT_EQ(emptyOne({"work", "--text", "--many=", "--number"}), "");  // a value, and none
    EXPECT_EQ(emptyOne({"work", "--text", "below", "--", "--text="}), "");
}

TEST_F(ArgumentRules, NameTheFirstWordThatNobodyKnows) {
    const auto problem = [&](std::vector<const char*> arguments) {
        arguments.insert(arguments.begin(), "program");
        try {
            checkArguments(program, arguments);
            return std::string();
        } catch (const UsageError& error) {
            return std::string(error.what());
        }
    };
    EXPECT_EQ(problem({"wrok", "--unknown="}),
              "“wrok” is no command of program. See: program --help");
    EXPECT_EQ(problem({"work", "--unknown=3", "-x"}),
              "--unknown is no option of program work. See: program work --help");
    EXPECT_EQ(problem({"work", "below", "-x"}),
              "-x is no option of program work below. See: program work below --help");
    EXPECT_EQ(problem({"work", "blow", "name"}),
              "“blow” is no command of program work. See: program work --help");
    const std::string longest(300, 'x');  // which no file may be called
    EXPECT_THAT(problem({"work", longest.c_str(), "name"}), HasSubstr("is no command of"));
    for (const std::vector<const char*>& fine :
         std::vector<std::vector<const char*>>{{"work", "blow"},
                                               {"work", ".", "name"},
                                               {"work", ".", "blow", "name"},
                                               {"work", "--", "blow", "name"},
                                               {"work", "blow", "name", "--help"},
                                               {"work", "--unknown", "--help"},
                                               {"work", "-x", "-h"},
                                               {"wrok", "--help"},
                                               {"work", "--number", "-x"},
                                               {"work", "-3"},
                                               {"work", "--", "-x", "--unknown"}})
        EXPECT_EQ(problem(fine), "") << fine[1];
}

TEST_F(ArgumentRules, CallValuesAsTheHelpDoes) {
    CLI::App* command = program.add_subcommand("compare");
    CLI::Option* first = command->add_option("first", text)->type_name("MODEL");
    EXPECT_EQ(shownName(*command, *first), "MODEL");
    command->add_option("second", text)->type_name("MODEL");
    EXPECT_EQ(shownName(*command, *first), "first");
    EXPECT_EQ(shownName(*command, *command->add_option("rest", many)->type_name("[A] B")), "B");
    EXPECT_EQ(shownName(*command, *command->add_option("--out", file)->type_name("FILE")), "--out");
}

TEST_F(ArgumentRules, LeaveBareValuesBehindARepeatableOptionToTheCommand) {
    ASSERT_EQ(problemOf({"work", "--many", "[a]", "--many", "b", "--list", "1,2", "c.csv"}), "");
    EXPECT_THAT(many, ElementsAre("[a]", "b"));
    EXPECT_THAT(list, ElementsAre("1", "2"));
    EXPECT_EQ(file, "c.csv");
}

TEST_F(ArgumentRules, GiveAnOptionOfFilesAllThatFollow) {
    ASSERT_EQ(problemOf({"work", "--files", "a.csv", "b.csv"}), "");
    EXPECT_THAT(files, ElementsAre("a.csv", "b.csv"));
    const std::vector<const char*> bracketed{"program", "work", "--files", "a.csv", "[b]"};
    EXPECT_THROW(checkArguments(program, bracketed), UsageError);
}

TEST_F(ArgumentRules, RefuseAValueOfAFlag) {
    for (const char* const odd : {"--flag=7", "--flag=false", "--flag="}) {
        const std::vector<const char*> arguments{"program", "work", odd};
        try {
            checkArguments(program, arguments);
            ADD_FAILURE() << odd;
        } catch (const UsageError& error) {
            EXPECT_THAT(error.what(), HasSubstr("--flag takes no value"));
        }
    }
}

TEST_F(ArgumentRules, ReadWholeNumbersInDecimal) {
    ASSERT_EQ(problemOf({"work", "--count", "010"}), "");
    EXPECT_EQ(count, 10);
    for (const char* const odd : {"0", "1025", "0x10", "1e2", "4294967297", "18446744073709551617"})
        EXPECT_THAT(problemOf({"work", "--count", odd}),
                    HasSubstr(std::string(odd) + " is not a whole number from 1 to 1024"));
}

}  // namespace
}  // namespace footbridge::tests
