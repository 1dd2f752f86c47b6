// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/trust_options.h"
#include "core/bundle/bundle_diff.h"
#include "core/run/plural.h"

namespace footbridge {
namespace {

struct BundleDiffCommandOptions {
    std::string first, second;
    TrustOptions trust;
};

/// Sixteen digits are for programs; a range or a name stays as it is.
std::string forPeople(const std::string& text) {
    if (text.empty()) return "–";
    double number = 0;
    const char* end = text.data() + text.size();
    const bool isNumber = std::from_chars(text.data(), end, number).ptr == end;
    return isNumber && text.find('.') != std::string::npos ? roundedNumber(number, 4) : text;
}

void printChanges(const Console& console, const BundleDiff& diff,
                  const BundleDiffCommandOptions& options) {
    for (const char* section : {"schema", "metrics", "provenance"}) {
        std::vector<std::vector<std::string>> rows;
        for (const BundleChange& change : diff.changes)
            if (change.section == section)
                rows.push_back({change.place, forPeople(change.first), forPeople(change.second)});
        console.line(rows.empty() ? "Nothing differs in " + std::string(section)
                                  : "Differences in " + std::string(section));
        if (!rows.empty()) console.table({"what", options.first, options.second}, rows);
    }
}

void printPredictions(const Console& console, const BundleDiff& diff) {
    for (const Message& note : diff.notes) console.line(note.text());
    if (diff.rows == 0) return;
    if (diff.largest == 0)
        console.line("Both predict the same on " + counted(diff.rows, "sample"));
    else
        console.line("Predictions on " + counted(diff.rows, "sample") + " differ by " +
                     roundedNumber(100 * diff.median, 3) + " % in the median and at most " +
                     roundedNumber(100 * diff.largest, 3) + " %");
}

Json diffJson(const BundleDiff& diff, const BundleDiffCommandOptions& options) {
    Json changes = Json::array();
    for (const BundleChange& change : diff.changes)
        changes.push_back({{"section", change.section},
                           {"what", change.place},
                           {"first", change.first},
                           {"second", change.second}});
    Json notes = Json::array();
    for (const Message& note : diff.notes) notes.push_back(note.text());
    return {{"first", options.first},
            {"second", options.second},
            {"same", diff.same()},
            {"changes", changes},
            {"predictions",
             {{"samples", diff.rows},
              {"largest", jsonNumber(diff.largest)},
              {"median", jsonNumber(diff.median)},
              {"notes", notes}}}};
}

}  // namespace

void addBundleDiff(CLI::App& bundle, Commands& commands) {
    CLI::App* command = addCommand(
        bundle, commands, "diff",
        "Shows what two bundles differ in: schema, metrics, provenance and predictions on the "
        "samples of both. Exit code 0: nothing; 3: they differ; 1: one cannot be read",
        "  footbridge-cli example runs\n"
        "  footbridge-cli adapt --source runs/source.csv --target runs/target.csv --shots 20 "
        "--bundle model.zip\n"
        "  footbridge-cli bundle diff model.zip model.zip");
    const auto options = std::make_shared<BundleDiffCommandOptions>();
    command->add_option("first", options->first, "Exported model")->required()->type_name("BUNDLE");
    command->add_option("second", options->second, "Exported model to compare it with")
        ->required()
        ->type_name("BUNDLE");
    options->trust.addTo(*command);
    command->callback([options, &commands] {
        commands.readsOnly = true;
        commands.work = [options, &commands](Console& console) {
            const Bundle first = bundleFrom(options->first, options->trust, console);
            const Bundle second = bundleFrom(options->second, options->trust, console);
            const BundleDiff diff = diffBundles(first, second, console.context());
            printChanges(console, diff, *options);
            printPredictions(console, diff);
            console.json(diffJson(diff, *options));
            if (!diff.same()) commands.code = kExitDiffers;
        };
    });
}

}  // namespace footbridge
