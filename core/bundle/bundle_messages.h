// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kWritingBundle{"writing-bundle", FB_TEXT("Writing the bundle")};
inline constexpr MessageId kCheckingBundle{"checking-bundle", FB_TEXT("Checking the bundle")};
inline constexpr MessageId kBundleNoArchive{
    "bundle-no-archive",
    FB_TEXT("%1 is not a complete zip file; it is something else or was cut short. Copy it again "
            "or export it again.")};
inline constexpr MessageId kBundleEntryDamaged{
    "bundle-entry-damaged",
    FB_TEXT("%2 in %1 is damaged. Copy the bundle again or export it again.")};
inline constexpr MessageId kBundleHostileName{
    "bundle-hostile-name",
    FB_TEXT("%1 holds a file named \"%2\", which would be written outside its folder. Do not use "
            "this bundle; ask for a new one.")};
inline constexpr MessageId kBundleDuplicate{
    "bundle-duplicate", FB_TEXT("%1 holds %2 twice, so it is unclear which one counts. Do not use "
                                "this bundle; export it again.")};
inline constexpr MessageId kBundleTooLarge{
    "bundle-too-large", FB_TEXT("%1 would unpack to more than %2 MiB or %3 files. It is not a "
                                "bundle that Footbridge wrote; do not use it.")};
inline constexpr MessageId kBundleMissing{
    "bundle-missing",
    FB_TEXT("%1 lacks %2, which every bundle has. Copy it again or export it again.")};
inline constexpr MessageId kBundleUnlisted{
    "bundle-unlisted", FB_TEXT("%1 holds %2, which its manifest does not list. Do not use this "
                               "bundle; export it again.")};
inline constexpr MessageId kBundleTooNew{
    "bundle-too-new", FB_TEXT("%1 is a bundle of format %2, but this version reads formats up to "
                              "%3. Update Footbridge to open it.")};
inline constexpr MessageId kBundleOtherFormat{
    "bundle-other-format",
    FB_TEXT("%1 is a zip file but not a Footbridge bundle. Choose a bundle.")};
inline constexpr MessageId kBundleChecksum{
    "bundle-checksum", FB_TEXT("%2 in %1 is not what the manifest says: its size or checksum "
                               "differs. Copy the bundle again or export it again.")};
inline constexpr MessageId kManifestDamaged{
    "manifest-damaged",
    FB_TEXT("The manifest of %1 is damaged at \"%2\". Copy the bundle again or export it again.")};
inline constexpr MessageId kManifestAltered{
    "manifest-altered",
    FB_TEXT("The manifest of %1 is not the one its model was exported with. Do not use this "
            "bundle; export it again.")};
inline constexpr MessageId kBundleSchema{
    "bundle-schema", FB_TEXT("The model in %1 takes %2 features but its manifest lists %3. Export "
                             "the bundle again.")};
inline constexpr MessageId kSamplesDamaged{
    "samples-damaged",
    FB_TEXT("samples.csv in %1 is damaged in row %2. Copy the bundle again or export it again.")};
inline constexpr MessageId kExportNoSamples{
    "export-no-samples",
    FB_TEXT(
        "The export needs at least one row to check the model with. Choose a target with rows.")};
inline constexpr MessageId kExportDiffers{
    "export-differs",
    FB_TEXT(
        "The exported model and the one shown differ by %1 (at most %2 is accepted), so nothing "
        "was written. Choose another strategy and report this.")};
inline constexpr MessageId kExportNotWritten{
    "export-not-written",
    FB_TEXT("%1 was written but does not read back the same. Check the disk and export again.")};
inline constexpr MessageId kVerifyDiffers{
    "verify-differs", FB_TEXT("%1 does not predict its own samples: %2 differs by %3. Do not use "
                              "this bundle; export it again.")};
inline constexpr MessageId kStoredSentence{"stored-sentence", FB_TEXT("%1")};

}  // namespace footbridge::messages
