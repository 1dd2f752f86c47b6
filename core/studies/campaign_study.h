// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/source/source_cache.h"
#include "core/studies/campaign.h"
#include "core/studies/campaign_cells.h"
#include "core/studies/study.h"

namespace footbridge {

/// A campaign as a study: a group is a pair.
class CampaignStudy : public Study {
  public:
    /// Source models are shared with other workers through the folder `models`, where one is named.
    explicit CampaignStudy(Campaign campaign, std::filesystem::path models = {});
    ~CampaignStudy() override;

    const Campaign& campaign() const { return m_campaign; }

    std::string fingerprint() const override;
    std::string head() const override;
    std::string document() const override;
    std::size_t groups() const override { return m_campaign.pairs.size(); }
    std::string groupName(std::size_t group) const override;
    std::size_t cells(std::size_t) const override { return m_draws.size(); }
    std::string cellName(std::size_t group, std::size_t cell) const override;
    std::shared_ptr<Group> open(std::size_t group, const RunContext& context) override;
    StudyRecord failed(std::size_t group, std::size_t cell, const std::string& why) override;
    bool recall(const std::string& head, std::string_view bytes) override;

    /// The pairs whose tables are no longer those that its records come from, as far as recall()
    /// was told of them. Tables that are gone say nothing. Throws Cancelled.
    std::vector<std::string> changedPairs(const RunContext& context);
    /// Throws StudyStopped where there is such a pair.
    void checkTables(const RunContext& context);

  private:
    class OpenPair;
    void checkUnchanged(const std::string& pair, const std::string& checksum);

    const Campaign m_campaign;
    const std::vector<CampaignDraw> m_draws;  ///< of every pair
    const std::vector<std::string> m_methods;
    const std::string m_methodsMark;
    std::mutex m_mutex;
    std::map<std::string, std::string> m_checksums;  ///< mark of a pair -> its tables'
    std::map<std::size_t, std::weak_ptr<OpenPair>> m_open;
    std::mutex m_opening;
    SourceCache m_cache;
};

/// Tells campaigns apart whose numbers must not be mixed; shots, repeats and strategies may grow.
std::string campaignFingerprint(const Campaign& campaign);

/// The finished cells of a folder, in order. Throws Error, also where a record is not of the cell
/// or the pair that it stands under.
CampaignResult readCampaignCells(const std::filesystem::path& cells, const Campaign& campaign);

}  // namespace footbridge
