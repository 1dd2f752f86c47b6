// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/matching/matching.h"
#include "core/studies/campaign.h"
#include "core/table/dataset.h"

namespace footbridge {

/// The tables of one pair as a campaign uses them.
struct PairTables {
    std::vector<Dataset> sources;
    Dataset target;
    Matching matching;
    Rows known;            ///< of the target that a source holds too, never tested on
    std::string checksum;  ///< of all their bytes
};

/// Reads a pair. Where it says so, a share of the target's features is ignored and the others get
/// names that tell nothing, drawn with the seed. Throws Error for a file or column that is not
/// there; Cancelled.
PairTables readPairTables(const CampaignPair& pair, std::uint64_t seed, const RunContext& context);

/// Of files that several pairs have, each read once.
using ChecksumsOfFiles = std::map<std::filesystem::path, std::string>;
/// PairTables::checksum of the files as they are now, without reading them as tables; of those that
/// are known already as they were then. Throws Error.
std::string checksumOfFiles(const CampaignPair& pair, ChecksumsOfFiles& known);

/// The dataset without a share of its features (rounded, at least one stays) and with opaque names
/// for all columns but the response; groups stay groups.
Dataset disguised(const Dataset& dataset, bool rename, double drop, std::uint64_t seed);

/// Throws Error for a column to ignore that no table of its pair has, and for every other column
/// that the campaign names and a table lacks or cannot use so; a pair whose tables cannot be read
/// says so when it is scored.
void requireColumns(const Campaign& campaign, const RunContext& context);

/// What looks wrong about the tables of a pair, such as that its target is its source; nothing
/// where they cannot be read. Throws Cancelled.
std::vector<Message> doubtsAboutPair(const CampaignPair& pair, const RunContext& context);

}  // namespace footbridge
