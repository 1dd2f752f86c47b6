// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

struct Request {
    const char* name;
    std::vector<std::string> arguments;
};
void PrintTo(const Request& request, std::ostream* out) {
    *out << request.name;
}

class CliWrongUsage : public ::testing::TestWithParam<Request> {};

TEST_P(CliWrongUsage, EndsWithCode2AndOneSentence) {
    const Folder folder;
    folder.write("source.csv", kSmallSource);
    folder.write("target.csv", kSmallTarget);
    const Outcome outcome = runCli(folder, GetParam().arguments);
    EXPECT_EQ(outcome.code, 2) << outcome.errors;
    EXPECT_THAT(outcome.errors, StartsWith("footbridge-cli: "));
    EXPECT_EQ(linesOf(outcome.errors).size(), 1u) << outcome.errors;
    EXPECT_EQ(outcome.output, "");
}

std::vector<std::string> adaptWith(std::vector<std::string> more) {
    more.insert(more.begin(), {"adapt", "--source", "source.csv", "--target", "target.csv"});
    return more;
}

INSTANTIATE_TEST_SUITE_P(
    Cli, CliWrongUsage,
    ::testing::Values(
        Request{"no_command", {}}, Request{"unknown_command", {"train"}},
        Request{"unknown_option", {"inspect", "source.csv", "--nonsense"}},
        Request{"no_file", {"inspect"}}, Request{"no_target", {"adapt", "--source", "source.csv"}},
        Request{"no_source", {"adapt", "--target", "target.csv"}},
        Request{"bundle_without_command", {"bundle"}},
        Request{"bundle_without_file", {"bundle", "verify"}},
        Request{"campaign_without_folder", {"campaign", "campaign.json"}},
        Request{"threads_zero", {"inspect", "source.csv", "--threads", "0"}},
        Request{"bad_decimal", {"inspect", "source.csv", "--decimal", ":"}},
        Request{"unknown_strategy", adaptWith({"--strategy", "magic"})},
        Request{"unknown_pool", adaptWith({"--pool", "some"})},
        Request{"shots_no_number", adaptWith({"--shots", "few"})},
        Request{"no_shots", adaptWith({"--shots", "0"})},
        Request{"shots_negative", adaptWith({"--shots=-3"})},
        Request{"shots_over_100_percent", adaptWith({"--shots", "120%"})},
        Request{"suggestions_nan", adaptWith({"--accept-suggestions", "nan"})},
        Request{"suggestions_infinite", adaptWith({"--accept-suggestions", "inf"})},
        Request{"ratio_nan", adaptWith({"--cost-ratio", "nan"})},
        Request{"ratio_too_large", adaptWith({"--cost-ratio", "1e308"})},
        Request{"resubmission_infinite",
                {"costs", "source.csv", "--measured", "time", "--resubmission", "inf"}},
        Request{"granularity_infinite",
                {"costs", "source.csv", "--measured", "time", "--granularity", "1e400"}},
        Request{"factor_too_large",
                {"costs", "source.csv", "--measured", "time", "--factor", "1e308"}},
        Request{"layers_too_many", {"memory", "--parameters", "1e9", "--layers", "1e308"}},
        Request{"platform_model_unknown",
                {"platforms", "train", "source.csv", "--model", "magic", "--out", "m.zip"}},
        Request{"no_layer", {"memory", "--parameters", "1e9", "--layers", "0"}},
        Request{"parallel_beyond_an_int",
                {"memory", "--parameters", "1e9", "--tensor-parallel", "65536",
                 "--pipeline-parallel", "65536"}},
        Request{"partition_too_large",
                {"schedule", "run", "source.csv", "--partition", "a=2147483648"}},
        Request{"partition_twice",
                {"schedule", "run", "source.csv", "--partition", "a=2", "--partition", "a=3"}},
        Request{"law_of_its_response",
                {"laws", "source.csv", "--response", "time", "--parameters", "time"}},
        Request{"platform_without_bundle",
                {"recommend", "target.csv", "--platform", "=2", "--quiet"}},
        Request{"threads_overflow", adaptWith({"--threads", "99999999999999999999"})},
        Request{"seed_no_number", adaptWith({"--seed", "x"})},
        Request{"seed_negative", adaptWith({"--seed", "-1"})},
        Request{"seed_too_large", adaptWith({"--seed", "18446744073709551616"})},
        Request{"confidence_over_1", adaptWith({"--accept-suggestions", "1.5"})},
        Request{"skipped_lines_negative", {"inspect", "source.csv", "--skip-lines", "-1"}},
        Request{"skipped_lines_too_many",
                {"inspect", "source.csv", "--skip-lines", "9223372036854775808"}},
        Request{"row_negative", {"explain", "model.zip", "source.csv", "--row", "-1"}},
        Request{"empty_value_with_equals_sign", adaptWith({"--shots=", "--quiet"})},
        Request{"slurm_time", {"campaign", "suite.json", "--out", "o", "--time", "soon"}},
        Request{"log_column", {"schedule", "inspect", "source.csv", "--column", "x=size"}},
        Request{"shots_twice", adaptWith({"--shots", "3", "--shot-rows", "rows.txt"})},
        Request{"same_output_twice", adaptWith({"--bundle", "x.zip", "--report", "./x.zip"})},
        Request{"output_over_input", adaptWith({"--predictions", "target.csv"})}),
    [](const auto& chosen) { return std::string(chosen.param.name); });

TEST(CliUsage, SaysWhatIsWrongWithAName) {
    const Folder folder;
    folder.write("source.csv", kSmallSource);
    const std::string endless(300, 'x');
    fs::create_symlink("loop.csv", folder.path() / "loop.csv");
    const std::vector<std::pair<std::vector<std::string>, std::string>> cases{
        {{"bundle", "keygen", endless}, endless + ".pem cannot be used: File name too long"},
        {{"severity", "--matrix", "source.csv", "missing.csv"}, "There is no file at missing.csv"},
        {{"severity", "--matrix", "."}, "at least two CSV files, but 1 was found"},
        {{"campaign", "init", "source.csv"}, "source.csv cannot be used: Not a directory"}};
    for (const auto& [arguments, sentence] : cases)
        EXPECT_THAT(runCli(folder, arguments).errors, HasSubstr(sentence));
}

TEST(CliUsage, SaysWhichWordIsWrongOrLacking) {
    const Folder folder;
    const std::vector<std::pair<std::vector<std::string>, std::string>> cases{
        {{"nosuch"}, "“nosuch” is no command of footbridge-cli. See: footbridge-cli --help"},
        {{"schedule", "foo"}, "“foo” is no command of footbridge-cli schedule."},
        {{"adapt", "--bogus"}, "--bogus is no option of footbridge-cli adapt."},
        {{"adapt", "-x"}, "-x is no option of footbridge-cli adapt."},
        {{"adapt"}, "--target is required."},
        {{"costs"}, "PREDICTIONS is required. See: footbridge-cli costs --help"},
        {{"request"}, "PLANNED is required."},
        {{"bundle", "diff", "a.zip"}, "second is required."}};
    for (const auto& [arguments, sentence] : cases) {
        const Outcome outcome = runCli(folder, arguments);
        EXPECT_EQ(outcome.code, 2);
        EXPECT_THAT(outcome.errors, StartsWith("footbridge-cli: " + sentence));
    }
    EXPECT_THAT(runCli(folder, {"request", "--help"}).output,
                HasSubstr("Usage: footbridge-cli request [OPTIONS] [BUNDLE] PLANNED\n"));
}

TEST(CliCosts, SaysWhichNumberCannotBeComputedWith) {
    const Folder folder;
    folder.write("runs.csv", "request,time,nodes\n10,5,1\n20,30,1\n1e308,40,1e200\n");
    const auto costs = [&](const std::string& request, const std::string& nodes) {
        return runCli(folder, {"costs", "runs.csv", "--measured", "time", "--request", request,
                               "--nodes", nodes});
    };
    const Outcome request = costs("request", "time"), nodes = costs("time", "nodes");
    EXPECT_EQ(request.code, 1);
    EXPECT_THAT(request.errors, HasSubstr("Data row 2 of runs.csv, counted from 0, has 1e+308"));
    EXPECT_EQ(nodes.code, 1);
    EXPECT_THAT(nodes.errors, HasSubstr("1e+200 in column “nodes”"));
}

TEST(CliCosts, LeavesOutTheRowsThatAModelLearnedFrom) {
    const Folder folder;
    folder.write("all.csv", "prediction,time,use\n5,5,shot\n20,30,test\n50,40,test\n7,7,shot\n");
    folder.write("test.csv", "prediction,time\n20,30\n50,40\n");
    const auto costs = [&](const char* file) {
        const Outcome outcome = runCli(folder, {"costs", file, "--measured", "time", "--json"});
        EXPECT_EQ(outcome.code, 0) << outcome.errors;
        return outcome.json();
    };
    EXPECT_EQ(costs("all.csv")["requests"], costs("test.csv")["requests"]);
    EXPECT_EQ(costs("all.csv")["shots_left_out"], 2);
    EXPECT_THAT(runCli(folder, {"costs", "all.csv", "--measured", "time"}).output,
                HasSubstr("Left out: 2 shots"));
    folder.write("shots.csv", "prediction,time,use\n5,5,shot\n7,7,shot\n");
    const Outcome none = runCli(folder, {"costs", "shots.csv", "--measured", "time"});
    EXPECT_EQ(none.code, 1);
    EXPECT_THAT(none.errors, HasSubstr("Every row of shots.csv is a shot"));
}

TEST(CliConsole, SaysDoubtsWhereItIsQuiet) {
    const Folder folder;
    folder.write("source.csv", kSmallSource);
    folder.write("target.csv", kSmallTarget);
    const Outcome outcome = runCli(folder, {"match", "--source", "source.csv", "--source",
                                            "source.csv", "--target", "target.csv", "--quiet"});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_THAT(outcome.errors, HasSubstr("hold the same file"));
    EXPECT_THAT(outcome.errors, ::testing::Not(HasSubstr(" % ")));
}

TEST(CliTrainStudy, TakesNoNanForANumber) {
    const Folder folder;
    for (const char* option : {"--checkpoint-every", "--error-bound"}) {
        const Outcome outcome = runCli(folder, {"train-study", option, "nan"});
        EXPECT_EQ(outcome.code, 2);
        EXPECT_THAT(outcome.errors, HasSubstr("nan is not a number from")) << option;
    }
}

TEST(CliUsage, TakesNoOptionThatMeansNothing) {
    const Folder folder;
    folder.write("jobs.csv", "job,submit,processors,request,runtime\n1,0,2,10,10\n");
    folder.write("estimates.csv", "job,estimate\n1,10\n");
    const auto schedule = [](std::vector<std::string> more) {
        more.insert(more.begin(), {"schedule", "run", "jobs.csv", "--processors", "4"});
        return more;
    };
    const auto compare = [](std::vector<std::string> more) {
        more.insert(more.begin(), {"schedule", "compare", "jobs.csv", "--processors", "4"});
        return more;
    };
    const std::vector<std::pair<std::vector<std::string>, std::string>> cases{
        {schedule({"--slowdown", "2"}), "--slowdown means nothing for --policy easy"},
        {schedule({"--policy", "fcfs", "--truth", "0.1"}),
         "--truth means nothing for --policy fcfs"},
        {schedule({"--policy", "moldable-easy", "--serial", "0.1"}),
         "--serial means nothing for --estimates request"},
        {schedule({"--any-order"}), "--any-order means nothing for --estimates request"},
        {schedule({"--estimates", "estimates.csv", "--refuse-outside"}),
         "--refuse-outside means nothing for estimates of estimates.csv, which is no bundle"},
        {compare({"--linear-sizes"}), "--linear-sizes means nothing for estimates without --model"},
        {compare({"--law", "fitted", "--truth", "0.1"}), "--truth means nothing for --law fitted"},
        {compare({"--load", "0.5", "--loads", "0.6"}), "--load excludes --loads"},
        {{"campaign", "c.json", "--out", "o", "--partition", "long"},
         "--partition means nothing for --engine local"},
        {{"campaign", "c.json", "--out", "o", "--engine", "slurm", "--jobs", "2"},
         "--jobs means nothing for --engine slurm"},
        {{"campaign", "--out", "o", "status", "o"}, "--out means nothing for campaign status"},
        {{"memory", "--parameters", "1e9", "--checkpointing", "all"},
         "--checkpointing requires --layers"},
        {{"platforms", "evaluate", "runs.csv", "--leave", "platform", "--ablation"},
         "--ablation means nothing for --leave platform"},
        {{"platforms", "evaluate", "runs.csv", "--repeats", "2"},
         "--repeats means nothing for --leave application"},
        {{"watch", "runs.csv", "--response", "time", "--out", "log", "--trusted-key", "k.pem"},
         "--trusted-key requires --model"},
        {{"request", "--source", "a.csv", "--target", "b.csv", "c.csv", "--trusted-key", "k.pem"},
         "--trusted-key means nothing for tables"}};
    for (const auto& [arguments, sentence] : cases) {
        const Outcome outcome = runCli(folder, arguments);
        EXPECT_EQ(outcome.code, 2) << sentence;
        EXPECT_THAT(outcome.errors, HasSubstr(sentence));
    }
    EXPECT_EQ(runCli(folder, schedule({"--policy", "moldable-easy", "--estimates", "amdahl",
                                       "--serial", "0.1", "--truth", "0.1", "--slowdown", "2"}))
                  .code,
              0);
}

class CliHelp : public ::testing::TestWithParam<Request> {};

/// The lines below "Example:" as one script; the last backslash joins a line to the next.
std::string exampleIn(const std::string& help) {
    const std::size_t at = help.find("Example:\n");
    return at == std::string::npos ? "" : help.substr(at + 9);
}

TEST_P(CliHelp, HasAnExampleThatWorksAsTyped) {
    const Folder folder;
    auto arguments = GetParam().arguments;
    arguments.emplace_back("--help");
    const Outcome help = runCli(folder, arguments);
    EXPECT_EQ(help.code, 0);
    const std::string example = exampleIn(help.output);
    ASSERT_THAT(example, HasSubstr("footbridge-cli " + GetParam().arguments.front()))
        << help.output;
    const Outcome outcome = runShell(folder, example);
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_NE(outcome.output, "");
}

INSTANTIATE_TEST_SUITE_P(
    Cli, CliHelp,
    ::testing::Values(
        Request{"example", {"example"}}, Request{"inspect", {"inspect"}},
        Request{"match", {"match"}}, Request{"severity", {"severity"}}, Request{"adapt", {"adapt"}},
        Request{"predict", {"predict"}}, Request{"explain", {"explain"}},
        Request{"campaign", {"campaign"}}, Request{"schedule_run", {"schedule", "run"}},
        Request{"schedule_inspect", {"schedule", "inspect"}},
        Request{"schedule_synthesise", {"schedule", "synthesise"}},
        Request{"schedule_compare", {"schedule", "compare"}},
        Request{"campaign_init", {"campaign", "init"}},
        Request{"campaign_status", {"campaign", "status"}},
        Request{"campaign_merge", {"campaign", "merge"}},
        Request{"campaign_summary", {"campaign", "summary"}},
        Request{"bundle_verify", {"bundle", "verify"}},
        Request{"bundle_inspect", {"bundle", "inspect"}},
        Request{"bundle_keygen", {"bundle", "keygen"}}, Request{"bundle_sign", {"bundle", "sign"}},
        Request{"bundle_diff", {"bundle", "diff"}}, Request{"bundle_code", {"bundle", "code"}},
        Request{"plan", {"plan"}}, Request{"train_study", {"train-study"}},
        Request{"laws", {"laws"}}, Request{"watch", {"watch"}}, Request{"costs", {"costs"}},
        Request{"request", {"request"}}, Request{"recommend", {"recommend"}},
        Request{"memory", {"memory"}}, Request{"convert", {"convert"}},
        Request{"platforms_train", {"platforms", "train"}},
        Request{"platforms_predict", {"platforms", "predict"}},
        Request{"platforms_evaluate", {"platforms", "evaluate"}}),
    [](const auto& chosen) { return std::string(chosen.param.name); });

TEST(Cli, SaysItsVersionAndItsCommands) {
    const Folder folder;
    EXPECT_THAT(runCli(folder, {"--version"}).output, StartsWith("footbridge-cli "));
    const std::string help = runCli(folder, {"--help"}).output;
    for (const char* command : {"example", "inspect", "match", "severity", "adapt", "predict",
                                "explain", "campaign", "schedule", "bundle"})
        EXPECT_THAT(help, HasSubstr(command));
}

TEST(Cli, SaysWhenTheStandardOutputIsFull) {
    const Folder folder;
    folder.write("source.csv", kSmallSource);
    for (const char* words : {"inspect source.csv", "inspect source.csv --json", "--version",
                              "--help", "--help-all", "plan --help"}) {
        const Outcome outcome =
            runShell(folder, "footbridge-cli " + std::string(words) + " > /dev/full");
        EXPECT_EQ(outcome.code, 1) << words;
        EXPECT_THAT(outcome.errors,
                    HasSubstr("cannot be written to the standard output: No space left"))
            << words;
    }
}

TEST(CliExample, LeavesOtherContentsAlone) {
    const Folder folder;
    fs::create_directory(folder.path() / "runs");
    folder.write("runs/target.csv", "mine\n");
    const Outcome outcome = runCli(folder, {"example", "runs"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(readText(folder / "runs/target.csv"), "mine\n");
}

}  // namespace
}  // namespace footbridge::tests
