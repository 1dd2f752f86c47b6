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

    /// Takes a cell in unless there is one of its key and methods; one that failed makes room for
    /// one that did not, and is never another than that.
    Place take(const CellRecord& cell, const CampaignRecord& record) {
        const Held given{markOf(cell.bytes), cell.failed};
        const auto [held, fresh] = m_cells.try_emplace({cell.key, record.methods}, given);
        if (fresh) return Place::New;
        if (held->second.mark == given.mark || cell.failed) return Place::Same;
        if (!held->second.failed) return Place::Other;
        held->second = given;
        return Place::New;
    }
    /// Whether a cell comes from the tables that the others of its pair come from.
    bool ofSameTables(const CampaignRecord& record) {
        if (record.checksum == kNoChecksum) return true;
        return m_tables.emplace(record.pair, record.checksum).first->second == record.checksum;
    }

  private:
    struct Held {
        std::string mark;  ///< of the bytes
        bool failed = false;
    };
    std::map<std::pair<std::uint64_t, std::string>, Held> m_cells;  ///< by key and methods
    std::map<std::string, std::string> m_tables;                    ///< their checksum by the pair
};

}  // namespace

BroughtCells bringCells(const StudyFolder& from, const StudyFolder& to, const Campaign& campaign) {
    const Error other(messages::kCampaignOtherFolder, {from.path().string()});
    if (campaignFingerprint(campaignOf(from)) != campaignFingerprint(campaign)) throw other;
    readCampaignCells(from.cells(), campaign);  // throws before anything is brought
    HeldCells held;
    StoredCellReader(to.cells()).refresh([&](const std::string&, const CellRecord& cell) {
        const auto record = CampaignRecord::read(cell.bytes);
        if (!record) return;
        held.ofSameTables(*record);
        held.take(cell, *record);
    });
    BroughtCells result;
    std::vector<FoundCell> fresh;
    StoredCellReader reader(from.cells());
    reader.refresh([&](const std::string& head, const CellRecord& cell) {
        const auto record = CampaignRecord::read(cell.bytes);
        if (!record) return;
        if (!held.ofSameTables(*record)) throw other;
        const auto place = held.take(cell, *record);
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
