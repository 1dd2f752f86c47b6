// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cmath>
#include <filesystem>
#include <limits>
#include <thread>

#include "core/run/error.h"

namespace footbridge {
namespace {

class FileTest : public ::testing::Test {
  protected:
    void SetUp() override {
        std::string pattern = ::testing::TempDir() + "footbridge-file-XXXXXX";
        folder = ::mkdtemp(pattern.data());
    }
    void TearDown() override { std::filesystem::remove_all(folder); }
    std::filesystem::path folder;
};

TEST_F(FileTest, ReadsBackWhatWasWritten) {
    writeFile(folder / "a", std::string("x\0y", 3));
    EXPECT_EQ(readFile(folder / "a"), std::string("x\0y", 3));
}

TEST_F(FileTest, LeavesNothingBesideTheFile) {
    writeFile(folder / "a", "one");
    writeFile(folder / "a", "two");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1);
}

TEST_F(FileTest, NamesAMissingFile) {
    try {
        readFile(folder / "missing.csv");
        FAIL();
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "file-missing");
        EXPECT_NE(std::string(error.what()).find("missing.csv"), std::string::npos);
    }
}

TEST_F(FileTest, RefusesAFolder) {
    try {
        readFile(folder);
        FAIL();
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "file-is-folder");
    }
}

TEST_F(FileTest, KeepsWhatWasThereWhenWritingFails) {
    std::filesystem::create_directory(folder / "target");
    writeFile(folder / "target" / "keep", "old");
    EXPECT_THROW(writeFile(folder / "target", "new"), Error);
    EXPECT_EQ(readFile(folder / "target" / "keep"), "old");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1);
}

TEST_F(FileTest, WritesOverAFileWithTheLongestNameThereIs) {
    const std::filesystem::path file = folder / std::string(255, 'n');
    writeFile(file, "old");
    writeFile(file, "new");
    EXPECT_EQ(readFile(file), "new");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1);
}

TEST_F(FileTest, WritesThroughALinkAndKeepsIt) {
    writeFile(folder / "real", "old");
    std::filesystem::create_symlink(folder / "real", folder / "link");
    writeFile(folder / "link", "new");
    EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
    EXPECT_EQ(readFile(folder / "real"), "new");
}

TEST_F(FileTest, SendsBytesIntoAPipeAndLeavesItThere) {
    const std::filesystem::path pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    std::string got;
    std::thread reader([&] { got = readFile(pipe); });
    writeFile(pipe, "through");
    reader.join();
    EXPECT_EQ(got, "through");
    EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

}  // namespace
}  // namespace footbridge
