// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

/// A target (or, where it is not empty, a source) that adapt cannot work with.
struct BadInput {
    const char* name;
    const char* source;
    const char* target;
    std::vector<std::string> arguments;
    const char* sentence;  ///< part of it
};
void PrintTo(const BadInput& input, std::ostream* out) {
    *out << input.name;
}

class CliAdaptBadInput : public ::testing::TestWithParam<BadInput> {};

TEST_P(CliAdaptBadInput, EndsWithCode1OneSentenceAndNoFile) {
    const Folder folder;
    folder.write("source.csv", GetParam().source);
    folder.write("target.csv", GetParam().target);
    folder.write("rows.txt", "0\n1\n99\n");
    folder.write("unmeasured.txt", "0\n1\n2\n7\n");
    folder.write("words.txt", "0\nfirst\n");
    folder.write("none.txt", "# none yet\n");
    std::vector<std::string> arguments{"adapt",      "--source", "source.csv",    "--target",
                                       "target.csv", "--quiet",  "--predictions", "p.csv"};
    arguments.insert(arguments.end(), GetParam().arguments.begin(), GetParam().arguments.end());
    const Outcome outcome = runCli(folder, arguments);
    EXPECT_EQ(outcome.code, 1) << outcome.output << outcome.errors;
    EXPECT_EQ(linesOf(outcome.errors).size(), 1u) << outcome.errors;
    EXPECT_THAT(outcome.errors, StartsWith("footbridge-cli: "));
    EXPECT_THAT(outcome.errors, HasSubstr(GetParam().sentence));
    EXPECT_EQ(outcome.output, "");
    EXPECT_FALSE(fs::exists(folder.path() / "p.csv"));
}

INSTANTIATE_TEST_SUITE_P(
    Cli, CliAdaptBadInput,
    ::testing::Values(
        BadInput{"empty_target", kSmallSource, "", {}, "target.csv"},
        BadInput{"header_only_source", "size,time\n", kSmallTarget, {}, "source.csv"},
        BadInput{"bundle_in_a_device",
                 kSmallSource,
                 kSmallTarget,
                 {"--bundle", "/dev/null"},
                 "/dev/null is a device or pipe"},
        BadInput{"no_response", kSmallSource, "solver,label\ncg,x\nlu,y\n", {}, "--response"},
        BadInput{"unknown_response", kSmallSource, kSmallTarget, {"--response", "speed"}, "speed"},
        BadInput{"text_where_numbers_belong",
                 kSmallSource,
                 kSmallTarget,
                 {"--response", "solver"},
                 "solver"},
        BadInput{"one_row", kSmallSource, "solver,Size,time [s]\ncg,100,0.5\n", {}, "target"},
        BadInput{"all_missing",
                 kSmallSource,
                 "solver,Size,time [s]\ncg,100,\nlu,200,\ncg,150,\nlu,130,\n",
                 {},
                 "No row of the target has a response"},
        BadInput{"one_source_row", "size,time [s]\n100,1\n", kSmallTarget, {}, "source"},
        BadInput{"response_ignored",
                 kSmallSource,
                 kSmallTarget,
                 {"--response", "time [s]", "--ignore", "time [s]"},
                 "time [s]"},
        BadInput{"no_response_like_the_sources_one",
                 kSmallSource,
                 "solver,Size\ncg,100\nlu,200\ncg,150\n",
                 {},
                 "--response"},
        BadInput{"more_shots_than_rows", kSmallSource, kSmallTarget, {"--shots", "7"}, "7"},
        BadInput{
            "shot_row_out_of_range", kSmallSource, kSmallTarget, {"--shot-rows", "rows.txt"}, "99"},
        BadInput{"shot_row_without_response",
                 kSmallSource,
                 kSmallTarget,
                 {"--shot-rows", "unmeasured.txt"},
                 "7"},
        BadInput{
            "shot_row_is_text", kSmallSource, kSmallTarget, {"--shot-rows", "words.txt"}, "Line 2"},
        BadInput{"shot_rows_without_row",
                 kSmallSource,
                 kSmallTarget,
                 {"--shot-rows", "none.txt"},
                 "none.txt"},
        BadInput{
            "shot_rows_missing", kSmallSource, kSmallTarget, {"--shot-rows", "x.txt"}, "x.txt"},
        BadInput{"feature_too_large",
                 "size,time [s]\n100,1\n1e300,2\n100,1\n200,2\n300,3\n400,4\n",
                 "size,time [s]\n100,5\n200,6\n300,7\n",
                 {},
                 "Data row 1 of source.csv, counted from 0, has 1e+300 in column “size”"},
        BadInput{"response_too_large",
                 kSmallSource,
                 "solver,Size,clock,time [s]\ncg,100,2.0,0.8\ncg,150,2.0,1.7\ncg,200,2.4,1e308\n",
                 {},
                 "Data row 2 of target.csv, counted from 0, has 1e+308 in column “time [s]”"},
        BadInput{"unknown_group", kSmallSource, kSmallTarget, {"--group", "rank"}, "rank"},
        BadInput{"bundle_in_no_folder",
                 kSmallSource,
                 kSmallTarget,
                 {"--bundle", "no/m.zip"},
                 "no/m.zip"},
        BadInput{"report_is_folder", kSmallSource, kSmallTarget, {"--report", "."}, "folder"},
        BadInput{"plots_on_a_file",
                 kSmallSource,
                 kSmallTarget,
                 {"--plots", "source.csv"},
                 "source.csv"}),
    [](const auto& chosen) { return std::string(chosen.param.name); });

TEST(CliAdaptBadFile, SaysThatAnOutputCannotBeWrittenBeforeItReadsAnything) {
    const Folder folder;
    const Outcome outcome = runCli(folder, {"adapt", "--source", "missing.csv", "--target",
                                            "missing.csv", "--bundle", "/proc/model.zip"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("/proc/model.zip cannot be written"));
}

TEST(CliAdaptBadFile, NamesTheFileThatIsMissing) {
    const Folder folder;
    folder.write("source.csv", kSmallSource);
    const Outcome outcome =
        runCli(folder, {"adapt", "--source", "source.csv", "--target", "missing.csv", "--quiet"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("There is no file at missing.csv"));
}

TEST(CliAdaptBadFile, TakesNoOptionOfWhatIsNotAskedFor) {
    const Folder folder;
    const auto errorsOf = [&](std::vector<std::string> more) {
        more.insert(more.begin(),
                    {"adapt", "--source", exampleSource(), "--target", exampleTarget()});
        const Outcome outcome = runCli(folder, more);
        EXPECT_EQ(outcome.code, 2);
        return outcome.errors;
    };
    EXPECT_THAT(errorsOf({"--without-shots"}), HasSubstr("--without-shots requires --bundle"));
    EXPECT_THAT(errorsOf({"--refuse", "missing-value"}), HasSubstr("--refuse requires --bundle"));
    EXPECT_THAT(errorsOf({"--trusted-key", "k.pem"}), HasSubstr("--trusted-key requires --from"));
}

}  // namespace
}  // namespace footbridge::tests
