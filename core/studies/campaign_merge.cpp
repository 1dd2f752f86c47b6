// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_merge.h"

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/studies/campaign_files.h"
#include "core/studies/campaign_study.h"
#include "core/studies/cell_store.h"
#include "core/studies/studies_messages.h"

namespace footbridge {

std::size_t bringCells(const StudyFolder& from, const StudyFolder& to, const Campaign& campaign) {
    if (campaignFingerprint(campaignOf(from)) != campaignFingerprint(campaign))
        throw Error(messages::kCampaignOtherFolder, {from.path().string()});
    std::size_t brought = 0;
    std::error_code problem;
    for (std::filesystem::directory_iterator entry(from.cells(), problem), end;
         !problem && entry != end; entry.increment(problem)) {
        const std::filesystem::path log = to.cells() / entry->path().filename();
        if (entry->path().extension() != kLogEnding || std::filesystem::exists(log)) continue;
        writeFile(log, readFile(entry->path()));
        ++brought;
    }
    return brought;
}

}  // namespace footbridge
