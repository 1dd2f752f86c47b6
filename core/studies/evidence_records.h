// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/studies/campaign.h"
#include "core/studies/plan_evidence.h"
#include "core/studies/severity_evidence.h"

namespace footbridge {

/// Cells of evidence as the bytes of a study's record; of severity what its tables and summary
/// tell. Reading throws nlohmann::json::exception for bytes that are no such record.
std::string recordOf(const PlanCell& cell);
std::string recordOf(const EvidenceCell& cell);
std::string recordOf(const std::vector<IdenticalCell>& cells);
void readRecord(std::string_view bytes, PlanCell& cell);
void readRecord(std::string_view bytes, EvidenceCell& cell);
void readRecord(std::string_view bytes, std::vector<IdenticalCell>& cells);

/// Tells evidence apart whose records must not be mixed: by its kind, the campaign and the bytes of
/// its tables; of a table that cannot be read by its name.
std::string evidenceFingerprint(const std::string& kind, const Campaign& campaign);

/// The tables of a campaign as they are now, to see afterwards that what was measured is of them.
class EvidenceTables {
  public:
    explicit EvidenceTables(const Campaign& campaign);  ///< which has to live longer
    void requireUnchanged() const;                      ///< throws Error naming the pair

  private:
    const Campaign& m_campaign;
    std::vector<std::string> m_marks;  ///< of each pair
};

}  // namespace footbridge
