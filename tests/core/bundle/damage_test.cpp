// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <functional>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

#include "core/bundle/bundle.h"
#include "core/bundle/bundle_reader.h"
#include "core/bundle/manifest.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/random.h"
#include "sample_bundle.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

void putLittle(std::string& bytes, std::size_t at, std::uint32_t value, int size) {
    for (int i = 0; i < size; ++i)
        bytes[at + static_cast<std::size_t>(i)] = static_cast<char>(value >> (8 * i));
}

/// Position of the directory line of the n-th file.
std::size_t listedAt(const std::string& zip, int file) {
    std::size_t at = zip.find("PK\x01\x02");
    for (; file > 0; --file) at = zip.find("PK\x01\x02", at + 1);
    return at;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

/// How often a kind of damage was tried, and what became of it.
struct Tally {
    int tried = 0, refused = 0, accepted = 0;
};

class DamagedBundle : public testing::Test {
  protected:
    DamagedBundle() {
        writeBundle(path, sampleModel(), sampleProvenance(), sampleRows(3), "", {});
        sound = readFile(path);
        files = readArchive(sound, "test");
    }
    ~DamagedBundle() override {
        for (const auto& [kind, tally] : tallies)
            std::cout << "  " << kind << ": " << tally.tried << " tried, " << tally.refused
                      << " refused, " << tally.accepted << " accepted\n";
    }

    /// Every refusal is one sentence or two in words, with the file's name; `code` where it
    /// matters.
    void expectRefusal(const std::string& kind, const std::string& bytes,
                       const std::string& code = "") {
        Tally& tally = tallies[kind];
        ++tally.tried;
        try {
            const OpenBundle opened = openBundle(bytes, "model.zip");
            if (writeArchive(opened.files) == bytes) {
                ++tally.accepted;
                ADD_FAILURE() << kind << " was accepted";
                return;
            }
            ++tally.refused;
        } catch (const Error& error) {
            ++tally.refused;
            if (!code.empty()) {
                EXPECT_EQ(error.message().code(), code) << kind;
            }
        }
    }

    /// The bundle with other contents and a manifest that lists them as they are.
    std::string repacked(ArchiveFiles changed) const {
        Json manifest = Json::parse(changed.at(kManifestFile));
        changed.erase(kManifestFile);
        manifest["files"] = describeFiles(changed);
        changed[kManifestFile] = manifest.dump(2);
        return writeArchive(changed);
    }
    std::string withManifest(const std::function<void(Json&)>& change) const {
        ArchiveFiles changed = files;
        Json manifest = Json::parse(changed.at(kManifestFile));
        change(manifest);
        changed[kManifestFile] = manifest.dump(2);
        return writeArchive(changed);
    }
    std::string withGraph(const std::function<void(Json&)>& change) const {
        ArchiveFiles changed = files;
        Json graph = Json::parse(changed.at(kGraphFile));
        change(graph);
        changed[kGraphFile] = graph.dump();
        return repacked(changed);
    }

    TemporaryFolder folder;
    std::filesystem::path path = folder / "model.zip";
    std::string sound;
    ArchiveFiles files;
    std::map<std::string, Tally> tallies;
};

TEST_F(DamagedBundle, SoundOneIsAccepted) {
    EXPECT_EQ(openBundle(sound, "model.zip").bundle.model.schema.size(), 3);
    EXPECT_EQ(writeArchive(files), sound);
    EXPECT_TRUE(verifyBundle(path, {}).rebuilt);
}

TEST_F(DamagedBundle, NoByteCanBeFlipped) {
    for (std::size_t at = 0; at < sound.size(); ++at) {
        std::string bytes = sound;
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << (at % 8)));
        expectRefusal("one bit flipped", bytes);
    }
    EXPECT_EQ(tallies["one bit flipped"].tried, static_cast<int>(sound.size()));
}

TEST_F(DamagedBundle, NoByteCanBeMissingOrTooMuch) {
    for (std::size_t size = 0; size < sound.size(); size += 1 + size / 50)
        expectRefusal("truncated", sound.substr(0, size));
    expectRefusal("truncated", sound.substr(0, sound.size() - 1), "bundle-no-archive");
    for (const char* extra : {"x", "\n", "PK", "PK\x05\x06", "a whole sentence after the end"})
        expectRefusal("trailing bytes", sound + extra);
    expectRefusal("trailing bytes", sound + sound);
    expectRefusal("trailing bytes", sound + std::string(70000, '\0'), "bundle-foreign-bytes");
    expectRefusal("leading bytes", "#!/bin/sh\n" + sound);
    std::string commented = sound;
    commented[commented.size() - 2] = 2;
    expectRefusal("zip comment", commented + "hi");
    for (std::size_t at = 1; at < sound.size(); at += 97)
        expectRefusal("byte inserted or removed", sound.substr(0, at) + "x" + sound.substr(at));
    for (std::size_t at = 1; at < sound.size(); at += 97)
        expectRefusal("byte inserted or removed", sound.substr(0, at - 1) + sound.substr(at));
}

TEST_F(DamagedBundle, NoNameLeavesTheFolderRepeatsOrIsALink) {
    for (const char* name : {"../evil", "a/../../evil", "/etc/evil", "..\\evil", "C:evil", "a//b",
                             "evil/", "./evil", "\x01", "evil\x7f", "\xc3\xa4"}) {
        ArchiveFiles more = files;
        more[name] = "x";
        expectRefusal("hostile name", repacked(more), "bundle-hostile-name");
    }
    ArchiveFiles twice = files;
    twice["samples.csw"] = "x";
    expectRefusal("duplicate name", replaced(repacked(twice), "samples.csw", "samples.csv"),
                  "bundle-duplicate");
    std::string link = sound;
    putLittle(link, listedAt(link, 2) + 40, 0120777, 2);
    expectRefusal("link", link, "bundle-link");
    for (const std::uint32_t mode : {0040755u, 0020666u, 0104755u, 0100755u, 0u}) {
        std::string special = sound;
        putLittle(special, listedAt(special, 2) + 40, mode, 2);
        expectRefusal("device, folder or program", special);
    }
}

TEST_F(DamagedBundle, NoSizeIsBelieved) {
    for (const std::uint32_t size : {0u, 1u, 1'000'000u, 0x7fffffffu, 0xffffffffu}) {
        std::string declared = sound;
        putLittle(declared, listedAt(declared, 0) + 24, size, 4);
        expectRefusal("declared size in the directory", declared);
        const std::size_t local = declared.find("PK\x03\x04");
        putLittle(declared, local + 22, size, 4);
        putLittle(declared, declared.find("PK\x07\x08") + 12, size, 4);
        expectRefusal("declared size everywhere", declared);
    }
    ArchiveFiles bomb{{"bomb", std::string(std::size_t{1} << 24, '\0')}};
    std::string zip = writeArchive(bomb);
    ArchiveLimits limits;
    limits.bytes = 1 << 20;
    EXPECT_THROW(readArchive(zip, "bomb.zip", limits), Error);
    // It lies about its size, so only unpacking tells.
    putLittle(zip, listedAt(zip, 0) + 24, 1000, 4);
    putLittle(zip, 22, 1000, 4);
    putLittle(zip, zip.find("PK\x07\x08") + 12, 1000, 4);
    expectRefusal("zip bomb", zip, "bundle-entry-damaged");
    ArchiveFiles many = files;
    for (int i = 0; i < 100; ++i) many["file" + std::to_string(i)] = "x";
    expectRefusal("too many files", repacked(many), "bundle-too-large");
}

TEST_F(DamagedBundle, NoFileIsAlteredAddedOrLost) {
    for (const auto& [name, bytes] : files) {
        if (name == kManifestFile) continue;
        ArchiveFiles changed = files;
        changed[name].back() = static_cast<char>(changed[name].back() ^ 1);
        expectRefusal("wrong checksum", writeArchive(changed), "bundle-checksum");
        changed = files;
        changed[name] += "x";
        expectRefusal("wrong checksum", writeArchive(changed), "bundle-checksum");
        changed = files;
        changed.erase(name);
        expectRefusal("file lost", writeArchive(changed), "bundle-missing");
    }
    ArchiveFiles more = files;
    more["extra.txt"] = "x";
    expectRefusal("file added", writeArchive(more), "bundle-unlisted");
    for (const char* name : {kSourceStateFile, kShotsFile, kAdaptationFile}) {
        ArchiveFiles half = files;
        half[name] = "x";
        expectRefusal("half a state", repacked(half), "bundle-missing");
    }
}

TEST_F(DamagedBundle, NoManifestOfAnotherKindIsRead) {
    for (const Json& version : {Json(kBundleFormat + 1), Json(1000000), Json(0), Json(-1),
                                Json("2"), Json(nullptr), Json(1.5)})
        expectRefusal("format version",
                      withManifest([&](Json& manifest) { manifest["format_version"] = version; }));
    expectRefusal("format version",
                  withManifest([](Json& m) { m["format_version"] = kBundleFormat + 1; }),
                  "bundle-too-new");
    expectRefusal("other format", withManifest([](Json& m) { m["format"] = "other"; }),
                  "bundle-other-format");
    const Json places = Json::parse(files.at(kManifestFile)).flatten();
    for (const auto& [place, value] : places.items()) {
        if (place.rfind("/features", 0) != 0 && place.rfind("/response", 0) != 0 &&
            place.rfind("/input", 0) != 0)
            continue;
        const std::string where = place;
        expectRefusal("manifest field of another kind", withManifest([&](Json& manifest) {
                          manifest[Json::json_pointer(where)] = Json::array({Json::object()});
                      }));
    }
    ArchiveFiles deep = files;
    deep[kManifestFile] = std::string(200'000, '[');
    expectRefusal("nested too deep", writeArchive(deep), "manifest-damaged");
    deep = files;
    deep[kGraphFile] = std::string(200'000, '[') + std::string(200'000, ']');
    expectRefusal("nested too deep", repacked(deep), "bundle-entry-damaged");
}

TEST_F(DamagedBundle, NoGraphWithCyclesOrWrongShapesIsRun) {
    const Json sane = Json::parse(files.at(kGraphFile));
    const std::size_t nodes = sane["nodes"].size();
    for (std::size_t i = 1; i < nodes; ++i) {
        if (sane["nodes"][i]["inputs"].empty()) continue;
        for (const int to : {static_cast<int>(i), static_cast<int>(nodes) - 1, 99, -1})
            expectRefusal("graph with a cycle", withGraph([&](Json& graph) {
                              graph["nodes"][i]["inputs"][0] =
                                  to == static_cast<int>(nodes) - 1 ? static_cast<int>(nodes) : to;
                          }));
        expectRefusal("graph of a wrong shape", withGraph([&](Json& graph) {
                          graph["nodes"][i]["columns"] =
                              graph["nodes"][i]["columns"].get<int>() + 1;
                      }));
        expectRefusal("graph of a wrong shape",
                      withGraph([&](Json& graph) { graph["nodes"][i]["inputs"].push_back(0); }));
    }
    for (std::size_t i = 0; i < nodes; ++i) {
        if (sane["nodes"][i]["operation"] != "trees") continue;
        for (const char* side : {"left", "right"})
            expectRefusal("tree with a cycle",
                          withGraph([&](Json& graph) { graph["nodes"][i][side][0] = 0; }));
        expectRefusal("tree with a cycle",
                      withGraph([&](Json& graph) { graph["nodes"][i]["right"][2] = 1; }));
        expectRefusal("graph of a wrong shape",
                      withGraph([&](Json& graph) { graph["nodes"][i]["feature"][0] = 99; }));
        expectRefusal("graph of a wrong shape",
                      withGraph([&](Json& graph) { graph["nodes"][i]["threshold"].erase(0); }));
    }
    expectRefusal("graph of a wrong shape", withGraph([](Json& graph) { graph["output"] = 0; }));
    expectRefusal("graph of a wrong shape",
                  withManifest([](Json& manifest) { manifest["features"].erase(0); }),
                  "bundle-schema");
}

TEST_F(DamagedBundle, RandomDamageNeverCrashes) {
    Random random(1, "bundle damage");
    for (int i = 0; i < 2000; ++i) {
        std::string bytes = sound;
        const std::uint64_t count = 1 + random.below(8);
        for (std::uint64_t k = 0; k < count; ++k)
            bytes[random.below(bytes.size())] ^= static_cast<char>(1 + random.below(255));
        if (bytes != sound) expectRefusal("several bytes at random", bytes);
    }
}

}  // namespace
}  // namespace footbridge
