// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <sstream>

#include "app/cli/argument_rules.h"
#include "app/cli/command.h"
#include "app/cli/interrupt.h"
#include "app/cli/output_options.h"
#include "core/learners/blas_kernels.h"
#include "core/run/output_check.h"
#include "core/run/pipe_wait.h"
#include "core/run/process_limits.h"
#include "core/run/run_messages.h"
#include "core/run/standard_streams.h"
#include "core/run/terminal_text.h"

namespace {

using namespace footbridge;

constexpr int kExitData = 1, kExitUsage = 2;

/// Says which of one or two values stands where instead of how many there are.
class Usage : public CLI::Formatter {
  public:
    std::string make_option_usage(const CLI::Option* option) const override {
        return option->get_expected_max() == 2 ? option->get_type_name()
                                               : CLI::Formatter::make_option_usage(option);
    }
};

int complain(const std::string& sentence, int code) {
    std::fprintf(stderr, "footbridge-cli: %s\n", forTerminal(sentence).c_str());
    return code;
}

/// Reads the command line; an exit code when there is nothing more to do.
std::optional<int> parse(CLI::App& app, int count, char** arguments) {
    try {
        tightenOptions(app);
        checkArguments(app, {arguments, arguments + count});
        app.parse(count, arguments);
        return std::nullopt;
    } catch (const UsageError& problem) {
        return complain(problem.what(), kExitUsage);
    } catch (const CLI::ParseError& problem) {
        if (problem.get_exit_code() == 0) {
            std::ostringstream text;
            app.exit(problem, text);
            writeOutput(text.str());
            finishOutput();
            return 0;
        }
        std::string sentence = problem.what();
        while (!sentence.empty() && (sentence.back() == '.' || sentence.back() == '\n'))
            sentence.pop_back();
        std::string command = "footbridge-cli";
        const CLI::App* level = &app;
        for (auto chosen = level->get_subcommands(); !chosen.empty();
             chosen = level->get_subcommands()) {
            level = chosen.front();
            command += " " + level->get_name();
        }
        for (const CLI::Option* value : level->get_options())
            if (sentence == value->get_name() + " is required")
                sentence = shownName(*level, *value) + " is required";
        return complain(sentence + ". See: " + command + " --help", kExitUsage);
    }
}

/// The help of a command and of all below it that are not hidden, each under a line with its name;
/// the handbook is made of them.
void printHelpOfAll(const CLI::App& command, const std::string& above) {
    const std::string name = above + (above.empty() ? "" : " ") + command.get_name();
    writeOutput("# " + name + "\n" + command.help(above) + "\n");
    for (const CLI::App* below :
         command.get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); }))
        printHelpOfAll(*below, name);
}

/// The command that was asked for, below all that lead to it.
CLI::App& chosenCommand(CLI::App& program) {
    const auto below = program.get_subcommands();
    return below.empty() ? program : chosenCommand(*below.front());
}

int run(CLI::App& command, const Commands& commands, Interrupt& interrupt) {
    if (commands.readsOnly) interrupt.setGrace(std::chrono::seconds(1));
    if (commands.tidiesUp) interrupt.setGrace(std::chrono::minutes(1));
    const WaitScope waits(interrupt.token());
    const CommonOptions& common = commands.common;
    const ThreadBudget threads = common.threads > 0 ? ThreadBudget(common.threads) : ThreadBudget();
    Console console(common.json, common.quiet, threads, interrupt.token());
    const auto end = [&console](const std::string& sentence, int code) {
        console.endProgress();
        return complain(sentence, code);
    };
    try {
        checkOutputsOf(command);
        commands.work(console);
        console.finish();
        return commands.code;
    } catch (const Cancelled&) {
        return end("Cancelled.", kExitCancelled);
    } catch (const UsageError& error) {
        return end(error.what(), kExitUsage);
    } catch (const WrongOutput& error) {
        return end(error.what(), kExitUsage);
    } catch (const Error& error) {
        return end(error.what(), kExitData);
    } catch (const std::bad_alloc&) {
        return end("There is not enough memory for this. Use fewer rows or columns.", kExitData);
    } catch (const std::filesystem::filesystem_error& error) {  // a name too long, a loop of links
        const Message sentence(messages::kPathUnusable,
                               {error.path1().string(), error.code().message()});
        return end(sentence.text(), kExitData);
    } catch (const std::exception& error) {
        const std::string stage = console.stage();
        return end("Something went wrong inside the program" +
                       (stage.empty() ? "" : " at “" + stage + "”") + ": " + error.what(),
                   kExitData);
    }
}

int runProgram(int count, char** arguments) {
    footbridge::holdStandardStreams();
    footbridge::liftLimits();
    footbridge::useFittingBlasKernels();
    Interrupt interrupt;
    Commands commands;
    commands.endsAfterThis = [&interrupt] { return interrupt.endsAfterThis(); };
    CLI::App app("Carries a performance model to a new platform with a handful of runs.",
                 "footbridge-cli");
    app.formatter(std::make_shared<Usage>());
    app.set_version_flag("--version", "footbridge-cli " FOOTBRIDGE_VERSION);
    app.add_flag_callback(
        "--help-all",
        [&app] {
            printHelpOfAll(app, {});
            throw CLI::Success();
        },
        "Print the help of every command and exit");
    app.require_subcommand(1);
    app.footer(
        "Try it on the built-in example:\n"
        "  footbridge-cli example runs\n"
        "  footbridge-cli adapt --source runs/source.csv --target runs/target.csv --shots 20");
    addExample(app, commands);
    addInspect(app, commands);
    addConvert(app, commands);
    addMatch(app, commands);
    addSeverity(app, commands);
    addAdapt(app, commands);
    addPlan(app, commands);
    addPredict(app, commands);
    addExplain(app, commands);
    addCampaign(app, commands);
    addTrainStudy(app, commands);
    addLaws(app, commands);
    addWatch(app, commands);
    addCosts(app, commands);
    addRequest(app, commands);
    addRecommend(app, commands);
    addMemory(app, commands);
    addSchedule(app, commands);
    addPlatforms(app, commands);
    addBundle(app, commands);
    addManual(app, commands);
    if (const auto code = parse(app, count, arguments)) return *code;
    return run(chosenCommand(app), commands, interrupt);
}

}  // namespace

int main(int count, char** arguments) {
    try {
        return runProgram(count, arguments);
    } catch (const std::exception& error) {  // before any command has begun
        std::fprintf(stderr, "footbridge-cli: %s\n", error.what());
        return EXIT_FAILURE;
    }
}
