// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/unpack.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/run/error.h"
#include "packed.h"

namespace footbridge::tests {
namespace {

const std::string kText = [] {
    std::string text;
    for (int i = 0; i < 4000; ++i) text += std::to_string(i * 7919) + ",text\n";
    return text;
}();

std::vector<std::string> packedInAllWays(const std::string& text) {
    return {gzipped(text), xzPacked(text), zstandard(text)};
}

TEST(Unpack, GivesBackWhatWasPacked) {
    for (const std::string& bytes : packedInAllWays(kText)) EXPECT_EQ(unpacked(bytes, "f"), kText);
    for (const std::string& bytes : packedInAllWays("")) EXPECT_EQ(unpacked(bytes, "f"), "");
}

TEST(Unpack, ReadsMembersBehindEachOther) {
    const std::string half = kText.substr(0, 1000), rest = kText.substr(1000);
    EXPECT_EQ(unpacked(gzipped(half) + gzipped(rest), "f"), kText);
    EXPECT_EQ(unpacked(xzPacked(half) + xzPacked(rest), "f"), kText);
    EXPECT_EQ(unpacked(zstandard(half) + zstandard(rest), "f"), kText);
    EXPECT_EQ(unpacked(gzipped(half) + std::string(512, '\0'), "f"), half) << "padding of tapes";
}

TEST(Unpack, RefusesWhatIsCutShort) {
    const std::string text = kText.substr(0, 300);
    for (const std::string& bytes : packedInAllWays(text))
        for (std::size_t length = 6; length < bytes.size(); ++length)
            EXPECT_THROW(unpacked(bytes.substr(0, length), "f"), Error) << length;
}

TEST(Unpack, NeverGivesSomethingElseForDamagedBytes) {
    // Zstandard's checksum is an option that the packer here leaves out, so its text may differ.
    for (std::string bytes : {gzipped(kText), xzPacked(kText)})
        for (std::size_t at = 12; at < bytes.size(); at += 97) {
            std::string damaged = bytes;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
            try {
                EXPECT_EQ(unpacked(damaged, "f"), kText) << at;
            } catch (const Error& error) {
                EXPECT_STREQ(error.message().code(), "packed-damaged") << at;
            }
        }
}

TEST(Unpack, StopsAtTheLimits) {
    for (const std::string& bomb : packedInAllWays(std::string(1'000'000, ' '))) {
        EXPECT_THROW(unpacked(bomb, "f", 1000), Error);
        EXPECT_EQ(unpacked(bomb, "f", 1'000'000).size(), 1'000'000u);
        UnpackLimits limits;
        limits.anyRatio = 100'000;
        std::size_t taken = 0;
        const auto take = [&](std::string_view piece) { taken += piece.size(); };
        try {
            unpack(bomb, "f", limits, take);
            ADD_FAILURE() << "a bomb was unpacked";
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "packed-bomb");
        }
        EXPECT_LT(taken, 700'000u) << "it stops soon";
    }
}

TEST(Unpack, GivesTheStartOfWhatIsDamagedBehind) {
    for (const std::string& bytes : packedInAllWays(kText)) {
        EXPECT_EQ(unpackedStart(bytes, "f", 100), kText.substr(0, 100));
        EXPECT_EQ(unpackedStart(bytes, "f", 1'000'000), kText);
    }
    const std::string cut = gzipped(kText).substr(0, 5000);
    EXPECT_EQ(unpackedStart(cut, "f", 100), kText.substr(0, 100));
    EXPECT_THROW(unpackedStart("\x1f\x8b rubbish", "f", 100), Error);
}

TEST(Packing, IsToldByTheFirstBytes) {
    EXPECT_EQ(packingOf(gzipped("a")), Packing::Gzip);
    EXPECT_EQ(packingOf(xzPacked("a")), Packing::Xz);
    EXPECT_EQ(packingOf(zstandard("a")), Packing::Zstandard);
    EXPECT_EQ(packingOf("a,b\n"), Packing::None);
    EXPECT_EQ(packingOf(""), Packing::None);
}

}  // namespace
}  // namespace footbridge::tests
