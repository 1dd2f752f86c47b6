// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kWritingBundle{"writing-bundle", FB_TEXT("Writing the bundle")};
inline constexpr MessageId kCheckingBundle{"checking-bundle", FB_TEXT("Checking the bundle")};
inline constexpr MessageId kCompilingCode{"compiling-code", FB_TEXT("Compiling model.c")};
inline constexpr MessageId kCodeNotCompiled{
    "code-not-compiled",
    FB_TEXT("model.c was not compared, as %1 made no program of it that runs here: %2. Install a "
            "compiler, or name a folder with some space, where programs may run, in the "
            "environment variable TMPDIR.")};
inline constexpr MessageId kCodeTooLate{
    "code-too-late",
    FB_TEXT("model.c was not compared, as it took longer than %1 s to compile or run it. Check it "
            "with “bundle code” where less else runs.")};
inline constexpr MessageId kCodeDiffers{
    "code-differs",
    FB_TEXT("The compiled model.c predicts other values than the model: they differ by %1, more "
            "than %2. Nothing was exported; please report this.")};
inline constexpr MessageId kBundleNoArchive{
    "bundle-no-archive",
    FB_TEXT("%1 is not a complete zip file; it is something else or was cut short. Copy it again "
            "or export it again.")};
inline constexpr MessageId kBundlePipe{
    "bundle-pipe", FB_TEXT("%1 is a pipe or device, but a bundle is read whole from an ordinary "
                           "file. Copy it into one and name that.")};
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
inline constexpr MessageId kBundleLink{
    "bundle-link",
    FB_TEXT("%1 holds a link named \"%2\" instead of a file. Do not use this bundle; "
            "ask for a new one.")};
inline constexpr MessageId kBundleForeignBytes{
    "bundle-foreign-bytes",
    FB_TEXT("%1 holds bytes that belong to none of its files, as Footbridge never writes them. Do "
            "not use this bundle; copy it again or export it again.")};
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
inline constexpr MessageId kBundleOfPlatforms{
    "bundle-of-platforms",
    FB_TEXT("%1 holds relative run times on several platforms, not the model of one. Ask it by "
            "\"platforms predict\", or name a bundle that was made by adapting.")};
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
    "bundle-schema", FB_TEXT("The model in %1 takes %2 {feature|features} but its manifest lists "
                             "%3. Export the bundle again.")};
inline constexpr MessageId kSamplesDamaged{
    "samples-damaged",
    FB_TEXT("samples.csv in %1 is damaged in row %2. Copy the bundle again or export it again.")};
inline constexpr MessageId kExportNoSamples{
    "export-no-samples",
    FB_TEXT(
        "The export needs at least one row to check the model with. Choose a target with rows.")};
inline constexpr MessageId kExportWrongDate{
    "export-wrong-date",
    FB_TEXT("The environment sets SOURCE_DATE_EPOCH to “%1”, which is no number of seconds since "
            "1970. Correct or unset it.")};
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
inline constexpr MessageId kBundleForeignScript{
    "bundle-foreign-script",
    FB_TEXT(
        "model.pt in %1 is not byte for byte what this version of Footbridge writes from "
        "state/graph.json, so neither it nor the rest of the bundle was used. It was altered, or "
        "another version made it: ask for an export with this one.")};
inline constexpr MessageId kBundleOtherTorch{
    "bundle-other-torch",
    FB_TEXT("model.pt in %1 was written with LibTorch %2, and LibTorch %3 writes other bytes here, "
            "so nobody can tell whether it was altered. Check the bundle where the first is "
            "installed, or ask for an export with this version.")};
inline constexpr MessageId kBundleUncompared{
    "bundle-uncompared",
    FB_TEXT("%1 was written with another version (%2), so model.pt or how the file is packed was "
            "not compared; predictions need neither. Have “bundle verify” check it before you use "
            "it elsewhere.")};
inline constexpr MessageId kBundleForeignParts{
    "bundle-foreign-parts",
    FB_TEXT("%1 holds parts that this version of Footbridge did not write or cannot check: %2. Its "
            "predictions were checked on its samples; use these parts only if you trust whoever "
            "made the bundle.")};
inline constexpr MessageId kBundleForeignUnsigned{
    "bundle-foreign-unsigned",
    FB_TEXT("%1 holds parts that this version of Footbridge did not write or cannot check: %2. A "
            "signature would vouch for them, so none was made. Export the model again, or sign "
            "with the version that wrote the bundle.")};
inline constexpr MessageId kBundleForeignFile{
    "bundle-foreign-file",
    FB_TEXT("%2 in %1 is not byte for byte what Footbridge writes, so somebody altered it. Do not "
            "use this bundle; ask whoever made it to export it again.")};
inline constexpr MessageId kBundleActiveReport{
    "bundle-active-report",
    FB_TEXT("report.html in %1 holds a program or loads something from elsewhere, which Footbridge "
            "never writes. Do not open it or use this bundle; ask for a new one.")};
inline constexpr MessageId kVerifyTooLong{
    "verify-too-long",
    FB_TEXT(
        "Checking %1 took longer than %2 {second|seconds} and was stopped, so the bundle was not "
        "used. Ask whoever made it for a smaller model.")};
inline constexpr MessageId kBundleRepacked{
    "bundle-repacked",
    FB_TEXT("%1 is not byte for byte what writing its contents gives, so it was altered after the "
            "export. Copy it again or export it again.")};
inline constexpr MessageId kBundleReplaced{
    "bundle-replaced",
    FB_TEXT("%1 was replaced while it was checked, so it was not signed. Sign it again.")};
inline constexpr MessageId kBundleUnsigned{
    "bundle-unsigned",
    FB_TEXT("%1 is not signed, but only signed bundles are trusted here. Put its signature at %2, "
            "or ask whoever made it to sign it.")};
inline constexpr MessageId kBundleForged{
    "bundle-forged",
    FB_TEXT("%1 is not the bundle that %2 signs: it or its signature was altered. Do not use it; "
            "get both again from whoever made it.")};
inline constexpr MessageId kBundleUntrusted{
    "bundle-untrusted",
    FB_TEXT("%1 is signed with the key %2, which is not among the trusted ones. Trust that key, or "
            "use a bundle of somebody you trust.")};
inline constexpr MessageId kSignatureDamaged{
    "signature-damaged",
    FB_TEXT(
        "%1 is not a signature of Footbridge or was damaged. Copy it again, or remove it if the "
        "bundle needs none.")};
inline constexpr MessageId kKeyFolderUnreadable{
    "key-folder-unreadable",
    FB_TEXT(
        "The folder of trusted keys %1 cannot be read: %2. No bundle is opened as long as "
        "nobody knows whom to trust; mend the folder, or name another in the environment variable "
        "FOOTBRIDGE_TRUSTED_KEYS.")};
inline constexpr MessageId kKeyFolderUnknown{
    "key-folder-unknown",
    FB_TEXT("Your home folder cannot be found, so nobody knows whom you trust and no bundle is "
            "opened. Set the environment variable HOME, or name the folder of trusted keys in "
            "FOOTBRIDGE_TRUSTED_KEYS.")};
inline constexpr MessageId kKeyFolderEmpty{
    "key-folder-empty",
    FB_TEXT("%2 names %1 as the folder of trusted keys, but there is no key in it. Put a public "
            "key (*.pem) there, or name another folder.")};
inline constexpr MessageId kKeyFolderWithoutKeys{
    "key-folder-without-keys",
    FB_TEXT(
        "There is no key in the folder of trusted keys %1, so no bundle is opened. Put a public "
        "key (*.pem) there, or remove the folder if any bundle may be opened.")};
inline constexpr MessageId kKeyNotPublic{
    "key-not-public", FB_TEXT("%1 holds no Ed25519 public key in PEM. Name the public key that "
                              "bundle keygen wrote.")};
inline constexpr MessageId kKeyNotPrivate{
    "key-not-private",
    FB_TEXT("%1 holds no Ed25519 private key in PEM, or one that a password protects. Name the "
            "private key that bundle keygen wrote.")};
inline constexpr MessageId kKeyNotMade{
    "key-not-made", FB_TEXT("The system's OpenSSL cannot work with Ed25519 keys. Install a version "
                            "from 1.1.1 on.")};
inline constexpr MessageId kInputMissing{
    "input-missing",
    FB_TEXT("Data row %2 of %1, counted from 0, has no value of “%3”, and this model refuses rows "
            "without one. Fill it in or remove the row.")};
inline constexpr MessageId kInputUnseen{
    "input-unseen",
    FB_TEXT(
        "Data row %2 of %1, counted from 0, has a category of “%3” that the model has not seen, "
        "and it refuses such rows. Remove the row, or adapt the model with a run of that "
        "category.")};
inline constexpr MessageId kInputOutside{
    "input-outside",
    FB_TEXT(
        "Data row %2 of %1, counted from 0, has “%3” at %4, outside the range that the model has "
        "seen, and it refuses such rows. Remove the row, or adapt the model with a run out "
        "there.")};
inline constexpr MessageId kDiffFeatures{
    "diff-features",
    FB_TEXT("The samples of one bundle cannot be predicted by the other, which needs %1.")};
inline constexpr MessageId kDiffUnits{
    "diff-units", FB_TEXT("The predictions of the bundles are in different units and were not "
                          "compared.")};
inline constexpr MessageId kNoState{
    "no-state",
    FB_TEXT("%1 holds only what prediction needs, so it cannot be adapted further. Export it again "
            "with its shots, or adapt from the sources.")};
inline constexpr MessageId kStoredSentence{"stored-sentence", FB_TEXT("%1")};

inline constexpr MessageId kBundleNoErrors{
    "bundle-no-errors",
    FB_TEXT("The model of %1 does not say how far its predictions were off, so nothing can be said "
            "of requests. Export it again.")};
inline constexpr MessageId kExplainWithoutShots{
    "explain-without-shots",
    FB_TEXT("%1 was made without its shots, so nobody knows which rows it has not seen. Explain "
            "single rows, or export it again with its shots.")};

}  // namespace footbridge::messages
