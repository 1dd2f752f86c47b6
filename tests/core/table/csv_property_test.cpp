// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>
#include <cmath>
#include <limits>

#include "core/run/random.h"
#include "core/table/csv_writer.h"
#include "table_text.h"

namespace footbridge {
namespace {

double randomNumber(Random& random) {
    for (;;) {
        const auto kind = random.below(4);
        if (kind == 0) return static_cast<double>(random.below(100));
        if (kind == 1) return random.normal();
        const double any = std::bit_cast<double>(random.bits());
        if (std::isfinite(any)) return any;
    }
}

// Levels hold what CSV finds hard but nothing that reads as a number or as missing.
std::string randomLevel(Random& random) {
    static const std::vector<std::string> kPieces = {"a",  "B", ",", ";", "\t", "|",  "\"", "\n",
                                                     "\r", " ", "#", "ü", "𝛼",  "\\", "'",  "x y"};
    std::string level = "v";
    for (auto i = random.below(5); i > 0; --i) level += kPieces[random.below(kPieces.size())];
    return random.below(3) == 0 ? " " + level : level;
}

Table randomTable(Random& random) {
    Table table;
    const auto rows = 1 + random.below(30);
    const auto columns = 1 + random.below(6);
    for (std::uint64_t c = 0; c < columns; ++c) {
        Column column;
        column.name = randomLevel(random) + std::to_string(c);
        const bool number = random.below(2) == 0;
        column.type = number ? ColumnType::Number : ColumnType::Category;
        for (std::uint64_t r = 0; r < rows; ++r) {
            const bool missing = r > 0 && random.below(5) == 0;
            if (number) {
                column.numbers.push_back(missing ? std::nan("") : randomNumber(random));
                continue;
            }
            const std::string level = randomLevel(random);
            const auto at = std::ranges::find(column.levels, level);
            const auto code = static_cast<std::int32_t>(at - column.levels.begin());
            if (!missing && at == column.levels.end()) column.levels.push_back(level);
            column.codes.push_back(missing ? -1 : code);
        }
        table.columns.push_back(std::move(column));
    }
    return table;
}

void expectSameColumns(const Table& read, const Table& written) {
    ASSERT_EQ(read.columns.size(), written.columns.size());
    for (std::size_t c = 0; c < written.columns.size(); ++c) {
        const Column& a = read.columns[c];
        const Column& b = written.columns[c];
        EXPECT_EQ(a.name, b.name);
        ASSERT_EQ(a.type, b.type);
        EXPECT_EQ(a.codes, b.codes);
        EXPECT_EQ(a.levels, b.levels);
        ASSERT_EQ(a.numbers.size(), b.numbers.size());
        for (std::size_t r = 0; r < a.numbers.size(); ++r) {
            if (std::isnan(b.numbers[r]))
                EXPECT_TRUE(std::isnan(a.numbers[r]));
            else
                EXPECT_EQ(std::bit_cast<std::uint64_t>(a.numbers[r]),
                          std::bit_cast<std::uint64_t>(b.numbers[r]));
        }
    }
}

TEST(CsvProperty, TablesReadBackAsTheyWereWritten) {
    CsvOptions options;
    options.delimiter = ',';
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Random random(seed, "csv round trip");
        const Table table = randomTable(random);
        const std::string text = writeCsv(table);
        SCOPED_TRACE(text);
        const Table read = parsed(text, options);
        expectSameColumns(read, table);
        EXPECT_EQ(writeCsv(read), text);
        if (testing::Test::HasFailure()) return;
    }
}

TEST(CsvProperty, EveryCellOfABigTableSurvives) {
    Random random(1, "big csv");
    Table table;
    for (int c = 0; c < 7; ++c) table.columns.push_back({"c" + std::to_string(c), {}, {}, {}, {}});
    for (int r = 0; r < 40000; ++r)
        for (Column& column : table.columns) column.numbers.push_back(randomNumber(random));
    expectSameColumns(parsed(writeCsv(table)), table);
}

// Whatever the bytes, the reader gives a table whose columns are equally long, or an Error.
void expectTableOrError(const std::string& bytes, const CsvOptions& options) {
    try {
        const Table table = parsed(bytes, options);
        EXPECT_GT(table.rows(), 0);
        for (const Column& column : table.columns) {
            EXPECT_EQ(column.rows(), table.rows());
            EXPECT_FALSE(column.name.empty());
            for (Index r = 0; r < column.rows(); ++r) column.text(r);
        }
    } catch (const Error& error) {
        EXPECT_FALSE(error.message().empty());
    }
    try {
        previewCsv(bytes, options, 5);
    } catch (const Error& error) {
        EXPECT_FALSE(error.message().empty());
    }
}

TEST(CsvProperty, NoBytesBreakTheReader) {
    static constexpr std::string_view kAlphabet = "\"\"\"\",,;;\t|\n\n\r\r\n##  01.9-+eEaNAinf";
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        Random random(seed, "csv fuzz");
        std::string bytes;
        const bool any = random.below(8) == 0;
        for (auto i = random.below(200); i > 0; --i)
            bytes += any ? static_cast<char>(random.below(256))
                         : kAlphabet[random.below(kAlphabet.size())];
        CsvOptions options;
        options.header = random.below(4) != 0;
        options.decimal = random.below(4) == 0 ? ',' : '.';
        if (random.below(4) == 0) options.comment = 0;
        if (random.below(4) == 0) options.delimiter = ",;\t|"[random.below(4)];
        options.skipLines = random.below(3);
        SCOPED_TRACE(testing::PrintToString(bytes));
        expectTableOrError(bytes, options);
        if (testing::Test::HasFailure()) return;
    }
}

}  // namespace
}  // namespace footbridge
