// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/bundle/bundle.h"
#include "core/matching/matching.h"
#include "core/run/output_check.h"
#include "core/transfer/adapter.h"

namespace footbridge {

struct ReportPicture {
    std::string title, caption;
    std::string png;  ///< bytes
};

/// How a report is written: in English until told otherwise. Called on the caller's thread only.
struct ReportLanguage {
    ReportLanguage();

    std::function<std::string(const Message&)> say;
    std::function<std::string(double)> number;                 ///< "–" for NaN
    std::function<std::string(Strategy)> strategy;             ///< its name
    std::function<std::string(const std::string&)> component;  ///< of the severity, by its key
    std::function<std::string(const std::string&)> way;        ///< a way to predict, by its key
};

/// What a page tells of, as it says itself.
inline constexpr const char *kAdaptationPage = "adaptation", *kCampaignPage = "campaign",
                            *kSchedulePage = "schedule";

/// report.html in a folder, for checkOutputs(): a page of Footbridge that tells of the same, in any
/// language, may be written over.
OutputFile reportFile(const std::filesystem::path& folder, const char* page);

/// A self-contained HTML page: what was loaded, what looks wrong about it, what does not match,
/// severity, leaderboard, pictures, provenance. explanations: as explanationSection() has them, or
/// "".
std::string htmlReport(const Provenance& provenance, const Matching& matching,
                       const Adaptation& adaptation, const std::vector<ReportPicture>& pictures,
                       const ReportLanguage& language = {}, const std::string& explanations = {});

}  // namespace footbridge
