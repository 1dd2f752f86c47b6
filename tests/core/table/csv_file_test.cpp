// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_text.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <mutex>
#include <thread>

#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/table/file_digest.h"
#include "core/table/mapped_file.h"
#include "core/table/table_reader.h"

namespace footbridge {
namespace {

class CsvFile : public testing::Test {
  protected:
    void SetUp() override {
        const auto* info = testing::UnitTest::GetInstance()->current_test_info();
        m_folder = std::filesystem::temp_directory_path() /
                   ("footbridge-csv-" + std::to_string(::getpid()) + "-" + info->name());
        std::filesystem::create_directories(m_folder);
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    std::filesystem::path write(const std::string& name, std::string_view text) const {
        writeFile(m_folder / name, text);
        return m_folder / name;
    }
    std::filesystem::path m_folder;
};

class Recorder : public ProgressSink {
  public:
    void progress(const Message&, double fraction) override {
        const std::lock_guard lock(m_mutex);
        m_fractions.push_back(fraction);
    }
    std::vector<double> fractions() const { return m_fractions; }

  private:
    std::mutex m_mutex;
    std::vector<double> m_fractions;
};

std::string longCsv(std::size_t bytes) {
    std::string text = "a,b,kernel\n";
    for (std::size_t i = 0; text.size() < bytes; ++i)
        text += std::to_string(i) + ",0.125,k" + std::to_string(i % 50) + "\n";
    return text;
}

TEST_F(CsvFile, HoldsItsBytesWhenItIsCutShortMeanwhile) {
    const std::string text(1 << 20, '7');
    const std::filesystem::path path = write("shrinking.csv", text);
    const MappedFile file(path);
    std::filesystem::resize_file(path, 0);
    EXPECT_EQ(file.bytes(), text);
}

/// Does something to the file as soon as its reading is under way, so far as was asked.
class Meddler : public ProgressSink {
  public:
    explicit Meddler(std::function<void()> deed, double from = 0)
        : m_deed(std::move(deed)), m_from(from) {}
    void progress(const Message&, double fraction) override {
        if (fraction >= m_from) std::call_once(m_once, m_deed);
    }

  private:
    std::once_flag m_once;
    std::function<void()> m_deed;
    double m_from;
};

class MeddledFile : public CsvFile {
  protected:
    std::string failureOf(const std::function<void(const std::filesystem::path&)>& deed) {
        const auto path = write("large.csv", longCsv(std::size_t{40} << 20));
        Meddler meddler([&] { deed(path); });
        RunContext context;
        context.sink = &meddler;
        try {
            return std::to_string(readTable(path, {}, context).rows()) + " rows";
        } catch (const Error& error) {
            return error.message().code();
        }
    }
};

TEST_F(MeddledFile, ThatIsCutShortWhileItIsReadIsRefusedWithASentence) {
    for (const std::uintmax_t size : {0, 5000, 20 << 20})
        EXPECT_EQ(failureOf([&](const auto& path) { std::filesystem::resize_file(path, size); }),
                  "file-changed")
            << size;
}

TEST_F(MeddledFile, ThatIsOverwrittenWhileItIsReadIsRefusedWithASentence) {
    EXPECT_EQ(failureOf([](const auto& path) {
                  std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
                  file.seekp(30 << 20);
                  file << "1,2,x\n";
              }),
              "file-changed");
}

TEST_F(MeddledFile, ThatGrowsIsReadAsItWasWhenItWasOpened) {
    const std::string rows = failureOf([](const auto& path) {
        std::ofstream(path, std::ios::app | std::ios::binary) << "1,2,x\n";
    });
    EXPECT_EQ(rows, std::to_string(parsed(longCsv(std::size_t{40} << 20)).rows()) + " rows");
}

TEST_F(MeddledFile, ThatIsOverwrittenAndGrowsIsReadAsItIsNowOrRefused) {
    std::string text = longCsv(std::size_t{40} << 20);
    const std::size_t first = text.find('\n') + 1;
    const auto path = write("large.csv", text);
    Meddler meddler(
        [&] {
            std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
            file.seekp(static_cast<std::streamoff>(first));
            file << '7';
            file.seekp(0, std::ios::end);
            file << "1,2,x\n";
        },
        0.5);
    RunContext context;
    context.sink = &meddler;
    text[first] = '7';
    try {
        const Table table = readTable(path, {}, context);
        EXPECT_EQ(table.column("a").numbers[0], 7);
        EXPECT_EQ(table.rows(), parsed(text).rows());
        EXPECT_EQ(table.checksum, sha256(text));
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "file-changed");
    }
}

TEST_F(MeddledFile, ThatGrowsIsReadToItsLastWholeLine) {
    const std::string whole = longCsv(std::size_t{20} << 20);
    const auto path = write("large.csv", whole + "1,");
    Meddler meddler([&] { std::ofstream(path, std::ios::app | std::ios::binary) << "2,x\n"; });
    RunContext context;
    context.sink = &meddler;
    const Table table = readTable(path, {}, context);
    EXPECT_EQ(table.rows(), parsed(whole).rows());
    EXPECT_EQ(table.checksum, sha256(whole));
}

TEST_F(CsvFile, ThatIsSmallAndGrowsAllTheTimeIsReadToALineEnd) {
    const std::string row = "1,2,x\n";
    const auto path = write("small.csv", "a,b,c\n");
    std::jthread writer([&](const std::stop_token& stop) {
        std::ofstream file(path, std::ios::app | std::ios::binary);
        while (!stop.stop_requested()) file << row << std::flush;
    });
    for (int i = 0; i < 20; ++i) {
        const MappedFile file(path);
        EXPECT_TRUE(file.bytes().ends_with('\n'));
    }
}

TEST_F(CsvFile, ThatIsSmallAndChangesAllTheTimeIsRefused) {
    const auto path = write("small.csv", std::string(std::size_t{8} << 20, '7'));
    std::jthread writer([&](const std::stop_token& stop) {
        const int file = ::open(path.c_str(), O_WRONLY);
        for (char digit = '0'; !stop.stop_requested(); digit = digit == '9' ? '0' : digit + 1)
            ASSERT_EQ(::pwrite(file, &digit, 1, 0), 1);
        ::close(file);
    });
    // Unless the writer has a rest, which the reader uses.
    bool refused = false;
    for (int i = 0; i < 100 && !refused; ++i) {
        try {
            EXPECT_EQ(MappedFile(path).bytes().size(), std::size_t{8} << 20);
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "file-changed");
            refused = true;
        }
    }
    EXPECT_TRUE(refused);
    writer = {};
    EXPECT_EQ(MappedFile(path).bytes().substr(1, 2), "77");
}

TEST_F(CsvFile, ThatHasGrownIsReadAgainBetweenTwoDigests) {
    const std::string text = std::string(std::size_t{17} << 20, '7') + "\n";
    const auto path = write("large.csv", text);
    const MappedFile file(path);
    int readings = 0;
    const auto read = [&](const RunContext&) { ++readings; };
    readAgainIfGrown(file, {}, {}, read);
    EXPECT_EQ(readings, 0);
    std::ofstream(path, std::ios::app | std::ios::binary) << "8";
    readAgainIfGrown(file, {}, {}, read);
    readAgainIfGrown(file, sha256(text), {}, read);
    EXPECT_EQ(readings, 2);
    EXPECT_THROW(readAgainIfGrown(file, sha256("before"), {}, read), Error);
    const auto overwrite = [&](const RunContext&) {
        std::fstream over(path, std::ios::in | std::ios::out | std::ios::binary);
        over << "9";
    };
    EXPECT_THROW(readAgainIfGrown(file, {}, {}, overwrite), Error);
}

TEST_F(CsvFile, ReadsZerosWhereAMappedFileIsCutShort) {
    const auto path = write("large.csv", std::string(std::size_t{32} << 20, '7'));
    const MappedFile file(path);
    std::filesystem::resize_file(path, 8192);
    EXPECT_EQ(file.bytes().back(), '\0');
    EXPECT_EQ(file.bytes()[100], '7');
    EXPECT_THROW(file.checkUnchanged(), Error);
}

TEST_F(CsvFile, ReadsALargeFileThroughAMapping) {
    std::string text = "a,time\n";
    const std::string line = "1234567,1\n";
    while (text.size() < (std::size_t{17} << 20)) text += line;
    const Table table = readTable(write("large.csv", text));
    EXPECT_EQ(table.rows(), static_cast<Index>((text.size() - 7) / line.size()));
    EXPECT_EQ(table.checksum, sha256(text));
}

TEST_F(CsvFile, KnowsItsPathNameAndChecksum) {
    const std::string text = "a,b\n1,2\n";
    const auto path = write("gemm.A100.csv", text);
    const Table table = readTable(path);
    EXPECT_EQ(table.path, path.string());
    EXPECT_EQ(table.name, "gemm.A100");
    EXPECT_EQ(table.checksum, sha256(text));
}

TEST_F(CsvFile, GivesTheSameTableAsItsBytes) {
    const std::string text = longCsv(3'000'000);
    const Table file = readTable(write("long.csv", text));
    const Table memory = parsed(text);
    ASSERT_EQ(file.rows(), memory.rows());
    EXPECT_EQ(file.column("a").numbers, memory.column("a").numbers);
    EXPECT_EQ(file.column("kernel").codes, memory.column("kernel").codes);
    EXPECT_EQ(file.column("kernel").levels, memory.column("kernel").levels);
    EXPECT_EQ(file.checksum, sha256(text));
}

TEST_F(CsvFile, ReadsTheSameWholeOrInBlocks) {
    // A quotation mark makes the reader take the text in one piece.
    const std::string text = longCsv(3'000'000);
    const Table blocks = parsed(text), whole = parsed(text + "7,8,\"k1\"\n");
    ASSERT_EQ(whole.rows(), blocks.rows() + 1);
    std::vector<double> numbers = whole.column("a").numbers;
    numbers.pop_back();
    std::vector<std::int32_t> codes = whole.column("kernel").codes;
    codes.pop_back();
    EXPECT_EQ(numbers, blocks.column("a").numbers);
    EXPECT_EQ(codes, blocks.column("kernel").codes);
    EXPECT_EQ(whole.column("kernel").levels, blocks.column("kernel").levels);
}

TEST_F(CsvFile, RefusesWhatIsNotAReadableFile) {
    EXPECT_EQ(errorCode([&] { readTable(m_folder / "none.csv"); }), "file-missing");
    EXPECT_EQ(errorCode([&] { readTable(m_folder); }), "folder-empty");
    EXPECT_EQ(errorCode([&] { readTable(write("empty.csv", "")); }), "csv-empty");
    EXPECT_EQ(errorCode([&] { readTable(write("header.csv", "a,b\n")); }), "csv-no-rows");
}

TEST_F(CsvFile, ReportsProgressThatNeverFalls) {
    Recorder recorder;
    RunContext context;
    context.sink = &recorder;
    readTable(write("long.csv", longCsv(4'000'000)), {}, context);
    const std::vector<double> fractions = recorder.fractions();
    ASSERT_GT(fractions.size(), 3u);
    EXPECT_TRUE(std::ranges::is_sorted(fractions));
    EXPECT_DOUBLE_EQ(fractions.back(), 1);
}

TEST_F(CsvFile, StopsWhenCancelled) {
    const std::string plain = longCsv(30'000'000);
    for (const std::string& text : {plain, plain + "1,2,\"k\"\n"}) {
        const auto path = write("long.csv", text);
        std::stop_source stop;
        RunContext context;
        context.stop = stop.get_token();
        const std::jthread canceller([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(15));
            stop.request_stop();
        });
        EXPECT_THROW(readTable(path, {}, context), Cancelled);
    }
}

TEST_F(CsvFile, DigestsLikeTheChecksum) {
    for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{3'000'000}})
        EXPECT_EQ(digestUnlessCancelled(std::string(size, 'x'), {}),
                  sha256(std::string(size, 'x')));
}

}  // namespace
}  // namespace footbridge
