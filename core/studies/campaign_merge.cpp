// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_merge.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/run/error.h"
#include "core/studies/campaign_files.h"
#include "core/studies/campaign_record.h"
#include "core/studies/campaign_study.h"
#include "core/studies/cell_store.h"
#include "core/studies/studies_messages.h"

namespace footbridge {
namespace {

/// A finished cell by itself.
struct FoundCell {
    std::string head;  ///< of its log
    std::uint64_t key = 0;
    bool failed = false;
    std::string bytes;
};

/// What `to` holds, as it grows.
class HeldCells {
  public:
    enum class Place { New, Same, Other };

    /// Takes a cell in unless there is one of its key and methods: New, Same or Other.
    Place take(std::uint64_t key, std::string_view bytes, const CampaignRecord& record) {
        const std::string mark = markOf(bytes);
        const auto [held, fresh] = m_cells.try_emplace({key, record.methods}, mark);
        if (fresh) return Place::New;
        return held->second == mark ? Place::Same : Place::Other;
    }
    /// Whether a cell comes from the tables that the others of its pair come from.
    bool ofSameTables(const CampaignRecord& record) {
        if (record.checksum == kNoChecksum) return true;
        return m_tables.emplace(record.pair, record.checksum).first->second == record.checksum;
    }

  private:
    std::map<std::pair<std::uint64_t, std::string>, std::string> m_cells;  ///< marks of the bytes
    std::map<std::string, std::string> m_tables;  ///< their checksum by the pair
};

}  // namespace

BroughtCells bringCells(const StudyFolder& from, const StudyFolder& to, const Campaign& campaign) {
    const Error other(messages::kCampaignOtherFolder, {from.path().string()});
    if (campaignFingerprint(campaignOf(from)) != campaignFingerprint(campaign)) throw other;
    HeldCells held;
    StoredCellReader(to.cells()).refresh([&](const std::string&, const CellRecord& cell) {
        const auto record = CampaignRecord::read(cell.bytes);
        if (!record) return;
        held.ofSameTables(*record);
        held.take(cell.key, cell.bytes, *record);
    });
    BroughtCells result;
    std::vector<FoundCell> fresh;
    StoredCellReader reader(from.cells());
    reader.refresh([&](const std::string& head, const CellRecord& cell) {
        const auto record = CampaignRecord::read(cell.bytes);
        if (!record) return;
        if (!held.ofSameTables(*record)) throw other;
        const auto place = held.take(cell.key, cell.bytes, *record);
        result.kept += place == HeldCells::Place::Other;
        if (place == HeldCells::Place::New)
            fresh.push_back({head, cell.key, cell.failed, std::string(cell.bytes)});
    });
    result.brought = fresh.size();
    result.unread = reader.unread();
    std::optional<CellLog> log;
    const std::string* head = nullptr;  // of the log
    for (const FoundCell& cell : fresh) {
        if (!head || *head != cell.head) log.emplace(to.log(freshName()), cell.head);
        head = &cell.head;
        log->append({cell.key, cell.failed, cell.bytes});
    }
    return result;
}

}  // namespace footbridge
