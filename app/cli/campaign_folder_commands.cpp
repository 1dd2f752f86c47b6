// SPDX-License-Identifier: GPL-3.0-or-later
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <charconv>
#include <memory>

#include "app/cli/campaign_output.h"
#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "app/cli/output_options.h"
#include "core/run/file.h"
#include "core/run/plural.h"
#include "core/studies/campaign_files.h"
#include "core/studies/campaign_merge.h"
#include "core/studies/campaign_proposal.h"
#include "core/studies/campaign_reader.h"
#include "core/studies/campaign_study.h"
#include "core/studies/campaign_writer.h"
#include "core/studies/studies_messages.h"
#include "core/studies/study_driver.h"
#include "core/studies/study_worker.h"
#include "core/studies/summary/campaign_summary.h"

namespace footbridge {
namespace {

struct InitOptions {
    std::string folder, response;
    OutputOption file;
};

void init(const InitOptions& options, Console& console) {
    const std::filesystem::path folder(options.folder);
    const std::filesystem::path file =
        options.file ? options.file.path() : (folder / "campaign.json").string();
    const auto tables = campaignTables(folder);
    std::vector<std::string> inputs;
    for (const auto& table : tables) inputs.push_back(table.string());
    if (std::filesystem::exists(file)) throw Error(messages::kCliCampaignThere, {file.string()});
    checkOutputs({{file.string()}}, inputs);
    std::vector<std::string> leftOut;
    Campaign campaign = proposeCampaign(tables, options.response, leftOut, console.context());
    if (campaign.pairs.empty()) throw Error(messages::kCliCampaignNoPairs, {folder.string()});
    campaign.name = std::filesystem::absolute(folder).lexically_normal().filename().string();
    if (campaign.name.empty()) campaign.name = "Campaign";
    writeFile(file, campaignJson(campaign, std::filesystem::absolute(file).parent_path()));
    for (const std::string& sentence : leftOut) console.line(sentence);
    console.line("Campaign: " + file.string() + " (" + counted(std::ssize(campaign.pairs), "pair") +
                 " of " + std::to_string(tables.size()) + " tables)");
    console.json({{"file", file.string()},
                  {"tables", tables.size()},
                  {"pairs", campaign.pairs.size()},
                  {"left_out", leftOut}});
}

void tellUnread(std::uint64_t bytes, Console& console) {
    if (bytes > 0)
        console.line(counted(static_cast<std::int64_t>(bytes), "byte") +
                     " of its logs cannot be read");
}

/// The pairs that it tells of.
std::vector<std::string> tellChanged(CampaignStudy& study, Console& console) {
    std::vector<std::string> changed = study.changedPairs(console.context());
    for (const std::string& pair : changed)
        console.line(Message(messages::kCampaignTablesChanged, {pair}).text());
    return changed;
}

void status(const std::string& folder, Console& console) {
    const StudyFolder place(folder);
    CampaignStudy study(campaignOf(place));
    const StudyStatus now = studyStatus(study, place);
    const auto driver = currentDriver(place);
    console.line(study.campaign().name + ": " +
                 counted(static_cast<std::int64_t>(now.cells), "cell"));
    console.table({"done", "failed", "running", "left"},
                  {{std::to_string(now.done), std::to_string(now.failed),
                    std::to_string(now.running), std::to_string(now.left)}});
    for (const auto& [version, cells] : now.versions)
        console.line("Version " + version + ": " +
                     counted(static_cast<std::int64_t>(cells), "cell"));
    if (driver)
        console.line("Driven by process " + std::to_string(driver->process) + " on " +
                     driver->host + ", " +
                     counted(static_cast<std::int64_t>(now.workers), "worker"));
    tellUnread(now.damaged, console);
    const std::vector<std::string> changed = tellChanged(study, console);
    Json json{
        {"name", study.campaign().name}, {"cells", now.cells},       {"done", now.done},
        {"failed", now.failed},          {"running", now.running},   {"left", now.left},
        {"workers", now.workers},        {"versions", now.versions}, {"damaged_bytes", now.damaged},
        {"changed_pairs", changed},      {"driver", nullptr}};
    if (driver) json["driver"] = {{"host", driver->host}, {"process", driver->process}};
    console.json(json);
}

struct MergeOptions {
    std::string folder;
    std::vector<std::string> others;
};

void merge(const MergeOptions& options, Console& console) {
    const StudyFolder place(options.folder);
    const Campaign campaign = campaignOf(place);
    checkOutputs(campaignOutputs(campaign, place.path()), filesOf(campaign, {}));
    BroughtCells all;
    for (const std::string& other : options.others) {
        const BroughtCells some = bringCells(StudyFolder(other), place, campaign);
        all.brought += some.brought;
        all.kept += some.kept;
        all.unread += some.unread;
    }
    const CampaignResult result = readCampaignCells(place.cells(), campaign);
    writeCampaignFolder(place.path(), campaign, result);
    writeCampaignPictures(place.path(), campaign, result);
    console.line("Results of " + counted(std::ssize(result.cells), "cell") + ": " + options.folder +
                 " (results.csv, splits.json, summary.md)");
    if (all.brought > 0)
        console.line(counted(static_cast<std::int64_t>(all.brought), "cell") + " brought");
    if (all.kept > 0)
        console.line(counted(static_cast<std::int64_t>(all.kept), "cell") +
                     " measured twice: as in " + options.folder);
    tellUnread(result.unread + all.unread, console);
    console.json({{"folder", options.folder},
                  {"cells", result.cells.size()},
                  {"damaged_bytes", result.unread + all.unread},
                  {"scores", result.scores.size()},
                  {"cells_brought", all.brought},
                  {"cells_kept", all.kept}});
}

void summary(const std::string& folder, Console& console) {
    const StudyFolder place(folder);
    const Campaign campaign = campaignOf(place);
    const CampaignResult result = readCampaignCells(place.cells(), campaign);
    const std::string text = campaignSummary(campaign, result);
    console.lines(text);
    tellUnread(result.unread, console);
    CampaignStudy study(campaign);
    studyStatus(study, place);  // which has it recall the records
    const std::vector<std::string> changed = tellChanged(study, console);
    console.json({{"folder", folder},
                  {"damaged_bytes", result.unread},
                  {"changed_pairs", changed},
                  {"summary", text}});
}

struct WorkOptions {
    std::string folder, name, begin = "0/1";
    long driver = 0;
};

double partOf(const std::string& text) {
    int at = 0, of = 1;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, at);
    if (first.ec == std::errc() && first.ptr != end) std::from_chars(first.ptr + 1, end, of);
    return of > 0 && at >= 0 && at < of ? static_cast<double>(at) / of : 0;
}

void work(const WorkOptions& options, const std::function<bool()>& last, Console& console) {
    if (options.driver > 0) {
        // Without its driver nobody would count what it does.
        ::prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (::getppid() != options.driver) return;
    }
    WorkerOptions worker;
    worker.name = options.name.empty() ? freshName() : options.name;
    worker.begin = partOf(options.begin);
    worker.draining = last;
    runCampaignWorker(StudyFolder(options.folder), worker, console.context());
}

void addWorker(CLI::App& campaign, Commands& commands) {
    CLI::App* command =
        addCommand(campaign, commands, "worker", "Measures cells of a folder that somebody drives",
                   "  footbridge-cli campaign worker results");
    const auto options = std::make_shared<WorkOptions>();
    command->add_option("folder", options->folder, "Folder of the campaign")->required();
    command->add_option("--name", options->name, "A name that no worker had before");
    command->add_option("--begin", options->begin, "Which part to begin with, such as 1/4");
    command->add_option("--driver", options->driver, "The process without which it ends");
    command->group("");  // what drivers start, not people
    command->callback([options, &commands] {
        commands.tidiesUp = true;
        commands.work = [options, last = commands.endsAfterThis](Console& console) {
            work(*options, last, console);
        };
    });
}

constexpr char kFolderExample[] =
    "  footbridge-cli example runs\n"
    "  footbridge-cli campaign init runs\n"
    "  footbridge-cli campaign runs/campaign.json --out results --shots 10 --repeats 2 \\\n"
    "      --strategies 'output map,target-only ridge'\n"
    "  footbridge-cli campaign ";

}  // namespace

void addCampaignFolders(CLI::App& campaign, Commands& commands) {
    campaign.require_subcommand(0, 1);
    CLI::App* command = addCommand(
        campaign, commands, "init", "Writes a campaign of all pairs of a folder's tables",
        "  footbridge-cli example runs\n  footbridge-cli campaign init runs");
    const auto asked = std::make_shared<InitOptions>();
    command->add_option("folder", asked->folder, "Folder of CSV files")
        ->required()
        ->type_name("FOLDER");
    command
        ->add_option("--response", asked->response, "The response, where a table has this column")
        ->type_name("NAME");
    asked->file.addTo(*command, "--out", "File to write (default: campaign.json in the folder)",
                      "FILE");
    whenAsked(*command, commands, asked, init);

    const auto merged = std::make_shared<MergeOptions>();
    command = addCommand(campaign, commands, "merge",
                         "Makes results.csv, splits.json and summary.md of the cells so far",
                         std::string(kFolderExample) + "merge results");
    command->add_option("folder", merged->folder, "Folder of the campaign")
        ->required()
        ->type_name("FOLDER");
    command
        ->add_option("others", merged->others, "Folders of the same campaign to bring cells from")
        ->type_name("FOLDER");
    whenAsked(*command, commands, merged, merge);

    const auto add = [&](const char* name, const char* words, auto act) {
        CLI::App* one = addCommand(campaign, commands, name, words,
                                   std::string(kFolderExample) + name + " results");
        const auto folder = std::make_shared<std::string>();
        one->add_option("folder", *folder, "Folder of the campaign")
            ->required()
            ->type_name("FOLDER");
        whenAsked(*one, commands, folder, act);
    };
    add("status", "Says how far a campaign is, also while it runs", status);
    add("summary", "Prints the summary of the cells so far", summary);
    addWorker(campaign, commands);
}

}  // namespace footbridge
