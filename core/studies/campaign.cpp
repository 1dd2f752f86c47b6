// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign.h"

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/studies/campaign_cells.h"
#include "core/studies/campaign_files.h"
#include "core/studies/campaign_reader.h"
#include "core/studies/campaign_study.h"
#include "core/studies/pair_tables.h"
#include "core/studies/studies_messages.h"
#include "core/studies/study_driver.h"
#include "core/studies/study_worker.h"

namespace footbridge {
namespace {

/// Before anything is computed. Throws Error for columns that are not there; Cancelled.
void lookAtTables(const Campaign& campaign, const RunContext& context) {
    requireColumns(campaign, context);
    for (const CampaignPair& pair : campaign.pairs)
        for (const Message& doubt : doubtsAboutPair(pair, context))
            context.note({messages::kPairTable, {pair.name, doubt}});
}

}  // namespace

CampaignResult runCampaign(const Campaign& campaign, const std::filesystem::path& folder,
                           const DriverOptions& how, const RunContext& context) {
    checkSize(campaign);
    const StudyFolder place(folder);
    const std::vector<OutputFile> files = campaignFiles(campaign, folder);
    makeOutputFolder(folder.string());
    checkOutputs(files, filesOf(campaign, {}));
    if (std::filesystem::exists(place.document()))
        readCampaignCells(place.cells(), campaignOf(place));  // throws before the work, not after
    else
        lookAtTables(campaign, context);
    CampaignStudy study(campaign);
    DriverOptions options = how;
    options.stage = [&](std::size_t pair) {
        return Message(messages::kCampaignPair,
                       {pair + 1, campaign.pairs.size(), campaign.pairs[pair].name});
    };
    try {
        driveStudy(study, place, options, context);
        study.checkTables(context);
    } catch (const Cancelled&) {
        writeCampaignFolder(folder, campaign, readCampaignCells(place.cells(), campaign));
        throw;
    }
    CampaignResult result = readCampaignCells(place.cells(), campaign);
    writeCampaignFolder(folder, campaign, result);
    return result;
}

CampaignResult runCampaign(const Campaign& campaign, const std::filesystem::path& folder, int jobs,
                           const RunContext& context) {
    DriverOptions options;
    options.jobs = jobs;
    return runCampaign(campaign, folder, options, context);
}

void runCampaignWorker(const StudyFolder& folder, const WorkerOptions& options,
                       const RunContext& context) {
    CampaignStudy study(campaignOf(folder), folder.models());
    const StudyPlan plan(study);
    try {
        runWorker(study, plan, folder, options, context);
    } catch (const StudyStopped& stop) {
        writeFile(folder.fatal(), stop.message().text());
        throw;
    }
}

}  // namespace footbridge
