// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kCampaignNotJson{
    "campaign-not-json",
    FB_TEXT("%1 is not a campaign: it cannot be read as JSON (%2). Correct the "
            "file.")};
inline constexpr MessageId kCampaignFormat{
    "campaign-format",
    FB_TEXT(
        "%1 is not a campaign of a known format: \"format\" must be \"footbridge-campaign/1\".")};
inline constexpr MessageId kCampaignKey{
    "campaign-key",
    FB_TEXT("In the campaign %1 the key %2 is missing or not what it should be: %3.")};
inline constexpr MessageId kCampaignStrategy{
    "campaign-strategy",
    FB_TEXT("The campaign %1 names the strategy \"%2\", which does not exist. The strategies are: "
            "%3.")};
inline constexpr MessageId kCampaignOtherFolder{
    "campaign-other-folder",
    FB_TEXT("The folder %1 holds results of another campaign. Choose an empty folder, or the "
            "campaign that those results belong to.")};
inline constexpr MessageId kCampaignTablesChanged{
    "campaign-tables-changed",
    FB_TEXT("The tables of the pair \"%1\" are not those that the results in %2 come from. Choose "
            "an empty folder, or bring the tables back.")};
inline constexpr MessageId kYardstickWithoutTest{
    "yardstick-without-test",
    FB_TEXT("No labelled rows remain beside the shots that a supervised model could learn from and "
            "be tested on.")};
inline constexpr MessageId kCampaignFolderDamaged{
    "campaign-folder-damaged",
    FB_TEXT("%1 cannot be continued: it is not as a campaign wrote it. Move it away to start "
            "afresh.")};
inline constexpr MessageId kCampaignFolderUnusable{
    "campaign-folder-unusable", FB_TEXT("The folder %1 cannot be made: %2. Choose another place.")};
inline constexpr MessageId kCampaignPair{"campaign-pair", FB_TEXT("Pair %1 of %2: %3")};
inline constexpr MessageId kCampaignFewTestRows{
    "campaign-few-test-rows",
    FB_TEXT("Only %1 rows are left to test on, but a score needs at least 5. Draw fewer shots.")};
inline constexpr MessageId kCellOutOfMemory{
    "cell-out-of-memory",
    FB_TEXT("There was not enough memory. Score fewer cells at once, or use a machine with more.")};
inline constexpr MessageId kCellBroke{
    "cell-broke", FB_TEXT("A computation gave up (%1). Score the pair by itself to see whether it "
                          "does so again.")};
inline constexpr MessageId kCampaignSkipped{"campaign-skipped",
                                            FB_TEXT("%1 cells were already in %2 and are kept.")};

inline constexpr MessageId kEvidenceHalves{"evidence-halves",
                                           FB_TEXT("Measuring %1 against itself")};

}  // namespace footbridge::messages
