// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table_reader.h"

#include <gmock/gmock.h>
#include <sqlite3.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <fstream>
#include <functional>
#include <iterator>
#include <random>
#include <utility>

#include "core/formats/tool_file.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/table/cell_units.h"
#include "core/table/contents_file.h"
#include "core/table/csv_reader.h"
#include "core/table/csv_writer.h"
#include "core/table/database.h"
#include "core/table/joined_file.h"
#include "folder_fixture.h"
#include "table_text.h"
#include "tests/core/run/packed.h"

namespace footbridge {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

using tests::gzipped;
using tests::xzPacked;
using tests::zstandard;

class TableReader : public FolderTest {
  protected:
    /// A database that was made by these statements.
    std::filesystem::path database(const std::string& name, const std::string& statements) const {
        const std::filesystem::path path = m_folder / name;
        sqlite3* opened = nullptr;
        sqlite3_open(path.c_str(), &opened);
        char* problem = nullptr;
        sqlite3_exec(opened, statements.c_str(), nullptr, nullptr, &problem);
        EXPECT_EQ(problem, nullptr) << problem;
        sqlite3_close(opened);
        return path;
    }
    static std::string failure(const std::filesystem::path& path, const CsvOptions& options = {}) {
        try {
            readTable(path, options);
        } catch (const Error& error) {
            return error.message().code();
        }
        return "read";
    }
};

const std::string kCsv = "n,kernel,time\n1,gemm,0.5\n2,lu,\n4,gemm,2.5\n";

TEST_F(TableReader, ReadsPackedTablesAsIfTheyWereNot) {
    const Table plain = readTable(write("runs.csv", kCsv));
    EXPECT_EQ(plain.options.kind, "csv");
    for (const std::string& bytes : {gzipped(kCsv), xzPacked(kCsv), zstandard(kCsv)}) {
        const Table table = readTable(write("runs.csv.gz", bytes));
        EXPECT_EQ(writeCsv(table), writeCsv(plain));
        EXPECT_EQ(table.name, "runs");
        EXPECT_EQ(table.checksum, sha256(bytes)) << "of the file as it lies there";
        EXPECT_EQ(table.options, plain.options);
    }
}

TEST_F(TableReader, UnpacksMoreThanItKeepsInMemory) {
    std::string text = "a,b,kernel\n";
    for (int i = 0; text.size() < (40u << 20); ++i)
        text += std::to_string(i) + ",0.125,k" + std::to_string(i % 50) + "\n";
    const Table table = readTable(write("runs.csv.zst", zstandard(text)));
    const Table plain = parseCsv(text, "runs");
    ASSERT_EQ(table.rows(), plain.rows());
    EXPECT_EQ(table.columns[0].numbers, plain.columns[0].numbers);
    EXPECT_EQ(table.columns[2].codes, plain.columns[2].codes);
}

/// In kB, "VmHWM" for the most that the program took.
long memory(const std::string& what) {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (long kilobytes = 0; word == what + ":" && status >> kilobytes) return kilobytes;
    return 0;
}

TEST_F(TableReader, LetsGoOfPackedBytesThatAreBehind) {
    std::string text(std::size_t{96} << 20, '\0');
    std::mt19937_64 random(1);
    for (std::size_t i = 0; i < text.size(); i += 8) {
        const std::uint64_t bits = random();
        std::memcpy(text.data() + i, &bits, 8);
    }
    const auto path = write("noise.zst", zstandard(text));
    const std::uint64_t sum = std::hash<std::string_view>()(std::exchange(text, {}));
    std::ofstream("/proc/self/clear_refs") << 5;  // the most is what there is
    const long before = memory("VmRSS");
    ASSERT_LT(memory("VmHWM"), before + 8192);
    const ContentsFile file(path);
    EXPECT_LT(memory("VmHWM") - before, 72 << 10);
    EXPECT_EQ(std::hash<std::string_view>()(file.bytes()), sum);
}

TEST_F(TableReader, SaysThatAPackedFileIsDamaged) {
    const std::string bytes = gzipped(kCsv);
    for (const std::size_t length : {std::size_t{4}, bytes.size() / 2, bytes.size() - 1})
        EXPECT_EQ(failure(write("runs.csv.gz", bytes.substr(0, length))), "packed-damaged");
    EXPECT_EQ(failure(write("runs.csv.gz", gzipped(""))), "csv-empty");
}

TEST_F(TableReader, ReadsTheOnlyTableOfADatabase) {
    const auto path = database("runs.db",
                               "CREATE TABLE runs (n INTEGER, kernel TEXT, time REAL);"
                               "INSERT INTO runs VALUES (1, 'gemm', 0.1), (2, 'l,\"u', NULL), "
                               "(9007199254740991, '#x', 1e-300);");
    const Table table = readTable(path);
    EXPECT_EQ(table.options.kind, "sqlite");
    EXPECT_EQ(table.name, "runs");
    EXPECT_THAT(table.column("n").numbers, ElementsAre(1, 2, 9007199254740991.0));
    EXPECT_THAT(table.column("kernel").levels, ElementsAre("gemm", "l,\"u", "#x"));
    EXPECT_EQ(table.column("time").numbers[0], 0.1);
    EXPECT_TRUE(table.column("time").missing(1));
    EXPECT_EQ(table.column("time").numbers[2], 1e-300);
    const Table again = readTable(path, table.options);
    EXPECT_EQ(writeCsv(again), writeCsv(table)) << "under the options that it was read with";
    EXPECT_EQ(again.options, table.options);
    const auto packed = write("packed", gzipped(readFile(path)));
    EXPECT_EQ(writeCsv(readTable(packed)), writeCsv(table));
}

TEST_F(TableReader, AsksADatabaseAndChangesNothing) {
    const auto path = database("two.db",
                               "CREATE TABLE a (n, t); INSERT INTO a VALUES (1, 2), (3, 4);"
                               "CREATE TABLE b (n, c); INSERT INTO b VALUES (1, 7), (3, 8);");
    EXPECT_EQ(failure(path), "database-tables");
    CsvOptions options;
    options.query = "SELECT a.n, t, c FROM a JOIN b ON a.n = b.n ORDER BY a.n;";
    const Table table = readTable(path, options);
    EXPECT_THAT(table.column("c").numbers, ElementsAre(7, 8));
    EXPECT_EQ(table.options.query, options.query);
    const std::string bytes = readFile(path);
    for (const char* query : {"DELETE FROM a", "SELECT 1; DROP TABLE a", "ATTACH 'other.db' AS o",
                              "PRAGMA user_version", "not a query", "SELECT missing FROM a", "  ",
                              "CREATE TABLE c (x)"}) {
        options.query = query;
        EXPECT_THAT(failure(path, options), HasSubstr("database-")) << query;
    }
    EXPECT_EQ(readFile(path), bytes);
    options.query = "SELECT 1";
    EXPECT_EQ(failure(write("runs.csv", kCsv), options), "query-without-database");
}

TEST_F(TableReader, SaysWhatIsWrongWithADatabase) {
    EXPECT_EQ(failure(database("empty.db", "CREATE TABLE a (x); DROP TABLE a")), "database-empty");
    EXPECT_EQ(failure(database("blob.db", "CREATE TABLE a (x); INSERT INTO a VALUES (x'00')")),
              "database-binary");
    const auto path = database("runs.db", "CREATE TABLE a (x); INSERT INTO a VALUES (1), (2)");
    std::string bytes = readFile(path);
    for (std::size_t at = 16; at < bytes.size(); at += 499) {
        std::string damaged = bytes;
        damaged[at] = static_cast<char>(damaged[at] ^ 0xff);
        failure(write("damaged.db", damaged));  // says something or reads it, and does not crash
        failure(write("cut.db", bytes.substr(0, at)));
    }
}

TEST_F(TableReader, EndsAQueryThatHasNoEnd) {
    const auto path = database("runs.db", "CREATE TABLE a (x); INSERT INTO a VALUES (1)");
    const std::string bytes = readFile(path), name = "runs.db";
    const std::string count = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) ";
    std::uint64_t got = 0;
    EXPECT_EQ(errorCode([&] {
                  queryDatabase(path.string(), bytes, name,
                                count + "SELECT x, hex(zeroblob(500000)) AS t FROM c", {},
                                [&](std::string_view piece) { got += piece.size(); });
              }),
              "database-too-much");
    EXPECT_LE(got, std::uint64_t{256} << 20) << "as much as comes out of a packed file";
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    EXPECT_THROW(queryDatabase(path.string(), bytes, name, count + "SELECT count(*) FROM c",
                               context, [&](std::string_view) { stop.request_stop(); }),
                 Cancelled);
}

TEST_F(TableReader, HoldsNoCellOfADatabaseThatNoRunHas) {
    CsvOptions options;
    options.query = "SELECT x, hex(zeroblob(50000000)) AS t FROM a";
    const auto path = database("runs.db", "CREATE TABLE a (x); INSERT INTO a VALUES (1)");
    EXPECT_EQ(failure(path, options), "database-failed");
}

TEST_F(TableReader, LeavesNothingBesideADatabaseWithALog) {
    const auto path = database("50 % of #1?.db",
                               "PRAGMA journal_mode = WAL; CREATE TABLE a (x, y); INSERT INTO a "
                               "VALUES (1, 2)");
    EXPECT_EQ(readTable(path).rows(), 1);
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(path.parent_path()))
        files.push_back(entry.path().filename().string());
    EXPECT_THAT(files, ElementsAre("50 % of #1?.db"));
    // What stands in the log of somebody who writes is read with the rest.
    sqlite3* writer = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &writer), SQLITE_OK);
    sqlite3_exec(writer, "INSERT INTO a VALUES (3, 4)", nullptr, nullptr, nullptr);
    EXPECT_EQ(readTable(path).rows(), 2);
    sqlite3_close(writer);
}

TEST_F(TableReader, ReadsAPackedDatabaseThatWasWrittenWithALog) {
    const auto path = database("runs.db",
                               "PRAGMA journal_mode = WAL; CREATE TABLE a (x, y);"
                               "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c "
                               "LIMIT 20000) INSERT INTO a SELECT x, x * 0.5 FROM c");
    const std::string bytes = readFile(path);
    ASSERT_EQ(bytes.substr(18, 2), "\2\2") << "it says that it has a log";
    const Table table = readTable(write("runs.db.gz", gzipped(bytes)));
    EXPECT_EQ(table.rows(), 20000);
    EXPECT_EQ(writeCsv(table), writeCsv(readTable(path)));
}

/// How many files the program has open, those without a name as well.
std::ptrdiff_t openFiles() {
    using Files = std::filesystem::directory_iterator;
    return std::distance(Files("/proc/self/fd"), Files());
}

TEST_F(TableReader, SortsADatabaseInMemoryAlone) {
    const auto path = database("runs.db", "CREATE TABLE a (x); INSERT INTO a VALUES (1)");
    const std::string bytes = readFile(path), name = "runs.db";
    // 16 MB, more than SQLite sorts without a file by itself.
    const std::string query =
        "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 16000) "
        "SELECT x, x || hex(zeroblob(500)) AS t FROM c ORDER BY -x";
    std::ptrdiff_t before = 0, most = 0;
    queryDatabase(path.string(), bytes, name, query, {}, [&](std::string_view) {
        most = std::max(most, openFiles());
        if (before == 0) before = most;  // with the names of the columns, nothing is sorted yet
    });
    EXPECT_GT(before, 0);
    EXPECT_EQ(most, before) << "what is sorted is in no file";
    const sqlite3_int64 bound = sqlite3_hard_heap_limit64(-1);
    EXPECT_GT(bound, 0) << "there is a bound";
    const std::string failure = errorText([&] {
        queryDatabase(path.string(), bytes, name, query, {}, [](std::string_view) {
            sqlite3_hard_heap_limit64(sqlite3_memory_used() + (8 << 20));
        });
    });
    sqlite3_hard_heap_limit64(bound);
    EXPECT_THAT(failure, HasSubstr("The database runs.db could not answer: out of memory"));
}

TEST_F(TableReader, RefusesWhatItCannotReadByItsName) {
    for (const auto& [magic, word] : std::map<std::string, std::string>{
             {"PAR1", "Parquet"}, {"ARROW1", "Arrow"}, {"PK\x03\x04", "XLSX"}}) {
        try {
            readTable(write("runs", magic + std::string(8, '\0')));
            ADD_FAILURE() << word;
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "kind-no-table");
            EXPECT_THAT(error.what(), HasSubstr(word));
        }
    }
    EXPECT_EQ(readTable(write("names.csv", "ORC,t\n1,2\n")).rows(), 1) << "text is no archive";
    CsvOptions options;
    options.kind = "parquet";
    EXPECT_EQ(failure(write("runs.csv", kCsv), options), "kind-unknown");
}

TEST_F(TableReader, PutsTheFilesOfAFolderBelowEachOther) {
    write("runs/n4_t8.csv", "time,kernel\n1,gemm\n2,lu\n");
    write("runs/n10_t8.csv", "kernel,time,extra\nlu,3,9\n");
    write("runs/n10_t16.csv.gz", gzipped("time\n4\n"));
    const Table table = readTable(m_folder / "runs");
    EXPECT_EQ(table.name, "runs");
    EXPECT_THAT(table.column("n").numbers, ElementsAre(4, 4, 10, 10));
    EXPECT_THAT(table.column("t").numbers, ElementsAre(8, 8, 8, 16));
    EXPECT_THAT(table.column("time").numbers, ElementsAre(1, 2, 3, 4));
    EXPECT_EQ(table.column("kernel").text(2), "lu");
    EXPECT_TRUE(table.column("kernel").missing(3));
    EXPECT_TRUE(table.column("extra").missing(0));
    EXPECT_EQ(table.column("extra").numbers[2], 9);
    const Table pattern = readTable(m_folder / "runs" / "n10_*");
    EXPECT_EQ(pattern.rows(), 2);
    EXPECT_EQ(pattern.name, "n10_*");
    EXPECT_EQ(readTable(m_folder / "runs" / "*").name, "runs");
    EXPECT_NE(pattern.checksum, table.checksum);
    EXPECT_EQ(readTable(m_folder / "runs").checksum, table.checksum);
}

TEST_F(TableReader, UnitesNumbersWithTextAndUnits) {
    write("runs/a.csv", "v,time [ms],cell\n1,5,2 ms\n2,6,3 ms\n");
    write("runs/b.csv", "v,time [s],cell\nauto,1,4 s\n");
    write("runs/c.csv", "v,time [s],cell\n7,2,5 ms\n");
    const Table table = readTable(m_folder / "runs");
    EXPECT_THAT(table.column("v").levels, ElementsAre("1", "2", "auto", "7"));
    EXPECT_THAT(table.column("time [ms]").numbers, ElementsAre(5, 6, 1000, 2000));
    EXPECT_EQ(table.find("time [s]"), nullptr);
    EXPECT_THAT(table.column("cell").numbers, ElementsAre(2, 3, 4000, 5));
    EXPECT_EQ(unitsInCells(table).at("cell"), "ms");
    std::string told;
    for (const ImportWarning& warning : table.warnings)
        told += warning.message.code() + std::string(" ");
    EXPECT_THAT(told, HasSubstr("united-mixed"));
    EXPECT_THAT(told, HasSubstr("united-unit"));
}

TEST_F(TableReader, NamesTheFileOfAFolderThatIsNoTable) {
    write("runs/a.csv", kCsv);
    write("runs/picture.png", std::string("\x89PNG\0\0", 6));
    try {
        readTable(m_folder / "runs");
        ADD_FAILURE();
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "in-folder");
        EXPECT_THAT(error.what(), HasSubstr("picture.png"));
    }
    EXPECT_EQ(readTable(m_folder / "runs" / "*.csv").rows(), 3);
    EXPECT_EQ(failure(m_folder / "nothing" / "*.csv"), "pattern-empty");
    EXPECT_EQ(failure(m_folder / "nothing"), "file-missing");
}

TEST_F(TableReader, ReadsTheRowsOfOnePlatform) {
    CsvOptions options;
    options.platformColumn = "kernel";
    options.platform = "gemm";
    const Table table = readTable(write("runs.csv", kCsv), options);
    EXPECT_EQ(table.rows(), 2);
    EXPECT_EQ(table.find("kernel"), nullptr);
    const Table again = readTable(table.path, table.options);
    EXPECT_EQ(writeCsv(again), writeCsv(table));
    options.platform.clear();
    EXPECT_EQ(failure(m_folder / "runs.csv", options), "platform-alone");
}

TEST_F(TableReader, JoinsTheTableThatTheOptionsName) {
    const auto path = write("runs.csv", "n,host,time\n1,a,10\n2,a,20\n3,b,30\n");
    const auto other = write("counters.csv", "size;misses\n2;7\n1;5\n9;8\n");
    const CsvOptions options = withJoin({}, {other.string(), {"n=size"}, false});
    const Table table = readTable(path, options);
    EXPECT_THAT(table.column("misses").numbers, ElementsAre(5, 7));
    EXPECT_EQ(joinOf(table.options), joinOf(options)) << "a session finds it again";
    EXPECT_EQ(readTable(path, table.options).checksum, table.checksum);
    write("counters.csv", "size;misses\n2;7\n1;6\n9;8\n");
    EXPECT_NE(readTable(path, options).checksum, table.checksum);
    CsvOptions ofPlatform = options;
    ofPlatform.platformColumn = "host";
    ofPlatform.platform = "a";
    EXPECT_EQ(readTable(path, ofPlatform).rows(), 2);
    EXPECT_EQ(failure(path, withJoin({}, {other.string() + "x", {"n"}, false})), "file-missing");
}

TEST_F(TableReader, ShowsTheBeginningOfAnyKind) {
    const auto plain = sampleTable(write("runs.csv", kCsv), {}, 20);
    EXPECT_EQ(plain.text, "n,kernel,time\n");
    EXPECT_EQ(plain.kind, "csv");
    EXPECT_EQ(sampleTable(write("runs.gz", gzipped(kCsv)), {}, 1000).text, kCsv);
    const auto path = database("runs.db", "CREATE TABLE a (x, y); INSERT INTO a VALUES (1, 2)");
    const TableSample sample = sampleTable(path, {}, 1000);
    EXPECT_EQ(sample.text, "x,y\n1,2\n");
    EXPECT_EQ(sample.kind, "sqlite");
    write("folder/a.csv", kCsv);
    write("folder/b.csv", kCsv);
    EXPECT_EQ(sampleTable(m_folder / "folder", {}, 1000).files, 2u);
}

TEST(Thousands, AreReadByTheChosenSign) {
    const std::string text = "a;b;c\n1.234;5;x\n7.001;1.000;2.500\n12;3;y\n";
    CsvOptions options = everythingFoundOut();
    options.thousands = '.';
    const Table table = parseCsv(text, "runs", options);
    EXPECT_THAT(table.column("a").numbers, ElementsAre(1234, 7001, 12));
    EXPECT_THAT(table.column("b").numbers, ElementsAre(5, 1000, 3));
    EXPECT_EQ(table.column("c").type, ColumnType::Category);
    EXPECT_EQ(table.options.decimal, ',') << "it cannot be the same sign";
    EXPECT_EQ(table.options.thousands, '.');
    options = {};
    EXPECT_THAT(parseCsv(text, "runs", options).column("a").numbers, ElementsAre(1.234, 7.001, 12));
    options.thousands = ',';
    EXPECT_THAT(parseCsv("a;b\n1,234;5\n7;1,001,000\n", "runs", options).column("b").numbers,
                ElementsAre(5, 1001000));
    options.decimal = ',';
    EXPECT_THROW(parseCsv(text, "runs", options), Error);
    options.thousands = 'x';
    EXPECT_THROW(parseCsv(text, "runs", options), Error);
}

}  // namespace
}  // namespace footbridge
