// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/archive.h"

#include <gtest/gtest.h>

#include "core/run/error.h"

namespace footbridge {
namespace {

std::string failureOf(const std::string& bytes, const ArchiveLimits& limits = {}) {
    try {
        readArchive(bytes, "test.zip", limits);
    } catch (const Error& error) {
        return error.message().code();
    }
    return "";
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
    return text;
}

/// The same archive whose directory declares another unpacked size for its only file.
std::string withDeclaredSize(std::string zip, std::uint32_t size) {
    const auto entry = zip.find("PK\x01\x02");
    for (std::size_t i = 0; i < 4; ++i) zip[entry + 24 + i] = static_cast<char>(size >> (8 * i));
    return zip;
}

TEST(Archive, ReadsBackWhatItWrote) {
    const ArchiveFiles files{
        {"a.txt", "hello"}, {"state/b.bin", std::string(100'000, '\0')}, {"c", ""}};
    EXPECT_EQ(readArchive(writeArchive(files), "test.zip"), files);
}

TEST(Archive, SameFilesGiveTheSameBytes) {
    const ArchiveFiles files{{"a.txt", "hello"}, {"b.txt", "there"}};
    EXPECT_EQ(writeArchive(files), writeArchive(files));
}

TEST(Archive, RefusesWhatIsNoZip) {
    EXPECT_EQ(failureOf(""), "bundle-no-archive");
    EXPECT_EQ(failureOf("x,y\n1,2\n"), "bundle-no-archive");
}

TEST(Archive, RefusesTruncatedFilesWhereverTheyEnd) {
    const std::string zip = writeArchive({{"a.txt", std::string(2000, 'x')}, {"b.txt", "hello"}});
    for (std::size_t length = 0; length < zip.size(); length += 3) {
        EXPECT_NE(failureOf(zip.substr(0, length)), "") << length << " of " << zip.size();
    }
}

TEST(Archive, RefusesNamesThatLeaveTheFolder) {
    for (const char* name : {"../evil", "a/../../evil", "/etc/evil", "a/./b", "a//b", "..\\evil",
                             "C:evil", "folder/"}) {
        EXPECT_EQ(failureOf(writeArchive({{name, "x"}})), "bundle-hostile-name") << name;
    }
}

TEST(Archive, RefusesDuplicateNames) {
    const std::string zip = writeArchive({{"first.txt", "1"}, {"other.txt", "2"}});
    EXPECT_EQ(failureOf(replaced(zip, "other.txt", "first.txt")), "bundle-duplicate");
}

TEST(Archive, RefusesMoreThanItsLimits) {
    const std::string zip = writeArchive({{"a", std::string(5000, 'x')}, {"b", "y"}});
    EXPECT_EQ(failureOf(zip, {5001, 2}), "");
    EXPECT_EQ(failureOf(zip, {5000, 2}), "bundle-too-large");
    EXPECT_EQ(failureOf(zip, {5001, 1}), "bundle-too-large");
}

TEST(Archive, RefusesSizesThatAreNotTheDeclaredOnes) {
    const std::string zip = writeArchive({{"a", std::string(5000, 'x')}});
    EXPECT_EQ(failureOf(withDeclaredSize(zip, 4'000'000'000)), "bundle-too-large");
    EXPECT_EQ(failureOf(withDeclaredSize(zip, 4999)), "bundle-entry-damaged");
    EXPECT_EQ(failureOf(withDeclaredSize(zip, 5001)), "bundle-entry-damaged");
}

TEST(Archive, RefusesAlteredContents) {
    std::string text;
    for (int i = 0; i < 500; ++i) text += std::to_string(i * i);
    std::string zip = writeArchive({{"a.txt", text}});
    zip[zip.size() / 2] ^= 1;
    EXPECT_EQ(failureOf(zip), "bundle-entry-damaged");
}

}  // namespace
}  // namespace footbridge
