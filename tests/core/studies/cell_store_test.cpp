// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/cell_store.h"

#include <gtest/gtest.h>

#include "core/run/error.h"
#include "core/run/file.h"
#include "tests/core/studies/temporary_folder.h"

namespace footbridge {
namespace {

using Records = std::map<std::uint64_t, std::string>;

Records readAll(StoredCellReader& reader) {
    Records records;
    reader.refresh([&](const std::string& head, const CellRecord& record) {
        EXPECT_EQ(head, "head");
        EXPECT_EQ(record.failed, record.key % 2 == 0);
        EXPECT_TRUE(records.emplace(record.key, record.bytes).second) << "told twice";
    });
    return records;
}

std::string textOf(std::uint64_t key) {
    return std::string(static_cast<std::size_t>(key) * 7, static_cast<char>('a' + key));
}

/// A log of the cells 1 … 5; where each record ends.
std::vector<std::size_t> writeLog(const std::filesystem::path& file) {
    CellLog log(file, "head");
    std::vector<std::size_t> ends{std::filesystem::file_size(file)};
    for (std::uint64_t key = 1; key <= 5; ++key) {
        log.append({key, key % 2 == 0, textOf(key)});
        ends.push_back(std::filesystem::file_size(file));
    }
    return ends;
}

TEST(CellStore, KeepsEveryWholeRecordOfALogThatWasCutAnywhere) {
    const TemporaryFolder folder;
    const auto ends = writeLog(folder.path() / "a.log");
    const std::string whole = readFile(folder.path() / "a.log");
    for (std::size_t end = 0; end <= whole.size(); ++end) {
        writeFile(folder.path() / "a.log", whole.substr(0, end));
        StoredCellReader reader(folder.path());
        const Records records = readAll(reader);
        std::size_t expected = 0;
        while (expected < 5 && ends[expected + 1] <= end) ++expected;
        ASSERT_EQ(records.size(), expected) << "cut at byte " << end;
        for (const auto& [key, text] : records) ASSERT_EQ(text, textOf(key));
    }
}

TEST(CellStore, LosesOnlyTheRecordsThatAreDamaged) {
    const TemporaryFolder folder;
    const auto ends = writeLog(folder.path() / "a.log");
    const std::string whole = readFile(folder.path() / "a.log");
    for (std::size_t at = ends[0]; at < whole.size(); at += 3) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
        writeFile(folder.path() / "a.log", damaged);
        StoredCellReader reader(folder.path());
        const Records records = readAll(reader);
        ASSERT_EQ(records.size(), 4u) << "damaged at byte " << at;
        EXPECT_EQ(reader.damaged() > 0, at < ends[4]) << at;
    }
    // A file system that lost its last blocks fills them with zeros.
    std::string zeros = whole;
    std::fill(zeros.begin() + static_cast<long>(ends[1]),
              zeros.begin() + static_cast<long>(ends[3]), '\0');
    writeFile(folder.path() / "a.log", zeros);
    StoredCellReader reader(folder.path());
    EXPECT_EQ(readAll(reader).size(), 3u);
}

TEST(CellStore, CountsEveryByteInWhichItFoundNothing) {
    const TemporaryFolder folder;
    const auto ends = writeLog(folder.path() / "a.log");
    const std::string whole = readFile(folder.path() / "a.log");
    const auto unread = [&] {
        StoredCellReader reader(folder.path());
        readAll(reader);
        return reader.unread();
    };
    EXPECT_EQ(unread(), 0u);
    writeFile(folder.path() / "a.log", whole.substr(0, ends[4] + 7));
    EXPECT_EQ(unread(), 7u) << "torn at its end";
    std::string damaged = whole;
    damaged.back() ^= 1;
    writeFile(folder.path() / "a.log", damaged);
    EXPECT_EQ(unread(), ends[5] - ends[4]) << "the last record";
    writeFile(folder.path() / "a.log", whole);
    writeFile(folder.path() / "b.log", std::string(1000, 'x'));
    EXPECT_EQ(unread(), 1000u) << "no log at all";
}

TEST(CellStore, TellsNothingOfALogWithoutItsHead) {
    const TemporaryFolder folder;
    const auto ends = writeLog(folder.path() / "a.log");
    std::string damaged = readFile(folder.path() / "a.log");
    damaged[ends[0] - 1] ^= 1;
    writeFile(folder.path() / "a.log", damaged);
    StoredCellReader reader(folder.path());
    EXPECT_TRUE(readAll(reader).empty()) << "nobody could tell what the records mean";
    EXPECT_EQ(reader.unread(), damaged.size());
}

TEST(CellStore, TellsWhatIsNewWhileALogGrows) {
    const TemporaryFolder folder;
    StoredCellReader reader(folder.path());
    CellLog log(folder.path() / "a.log", "head");
    EXPECT_TRUE(readAll(reader).empty());
    log.append({1, false, "one"});
    CellLog other(folder.path() / "b.log", "head");
    other.append({3, false, "three"});
    EXPECT_EQ(readAll(reader), (Records{{1, "one"}, {3, "three"}}));
    log.append({5, false, ""});
    EXPECT_EQ(readAll(reader), (Records{{5, ""}}));
}

TEST(CellStore, ARecordCostsLittleMoreThanItsBytes) {
    const TemporaryFolder folder;
    CellLog log(folder.path() / "a.log", "head");
    const auto before = std::filesystem::file_size(folder.path() / "a.log");
    for (std::uint64_t key = 1; key <= 1000; ++key) log.append({key, false, {}});
    EXPECT_LE(std::filesystem::file_size(folder.path() / "a.log") - before, 100u * 1000u);
}

TEST(CellStore, NeverWritesIntoALogThatIsThere) {
    const TemporaryFolder folder;
    const CellLog first(folder.path() / "a.log", "head");
    EXPECT_THROW(CellLog(folder.path() / "a.log", "head"), Error);
}

}  // namespace
}  // namespace footbridge
