// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/studies/campaign.h"
#include "core/studies/pair_tables.h"
#include "core/studies/plan_evidence.h"
#include "core/studies/severity_evidence.h"

namespace footbridge {

/// Cells of evidence as the bytes of a study's record; of severity what its tables and summary
/// tell. Reading throws Error for bytes that are no such record; `place` is what it names.
std::string recordOf(const PlanCell& cell);
std::string recordOf(const EvidenceCell& cell);
std::string recordOf(const std::vector<IdenticalCell>& cells);
void readRecord(std::string_view bytes, const std::string& place, PlanCell& cell);
void readRecord(std::string_view bytes, const std::string& place, EvidenceCell& cell);
void readRecord(std::string_view bytes, const std::string& place,
                std::vector<IdenticalCell>& cells);

/// Tells evidence apart whose records must not be mixed: by its kind, the campaign and the bytes of
/// its tables; of a table that cannot be read by its name.
std::string evidenceFingerprint(const std::string& kind, const Campaign& campaign);

/// The tables of a campaign as they were when its evidence was begun.
class EvidenceTables {
  public:
    explicit EvidenceTables(const Campaign& campaign);
    /// As readPairTables(). Throws StudyStopped where the tables have changed, so that nothing of
    /// others is ever recorded.
    PairTables read(const CampaignPair& pair, std::uint64_t seed, const RunContext& context) const;

  private:
    std::map<std::string, std::string> m_marks;  ///< by the pair's name
};

}  // namespace footbridge
