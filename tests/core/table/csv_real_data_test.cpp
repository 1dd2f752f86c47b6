// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <filesystem>

#include "core/run/file.h"
#include "core/table/table_reader.h"
#include "table_text.h"

namespace footbridge {
namespace {

std::vector<std::filesystem::path> realFiles() {
    std::vector<std::filesystem::path> files;
    const char* folder = std::getenv("FOOTBRIDGE_DATA");
    if (!folder) return files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.path().extension() == ".csv") files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

struct Counts {
    Index rows = -1;  // without the header
    std::size_t columns = 1;
    std::size_t cells = 0;
};

// Counts by nothing but the parity of quotation marks.
Counts countPlainly(const std::string& text) {
    Counts counts;
    bool quoted = false, inHeader = true, lineHasText = false;
    for (const char c : text) {
        if (c == '"') quoted = !quoted;
        if (!quoted && c == ',') {
            counts.columns += inHeader;
            counts.cells += !inHeader;
        }
        if (!quoted && c == '\n') {
            if (lineHasText) {
                ++counts.rows;
                counts.cells += !inHeader;
                inHeader = false;
            }
            lineHasText = false;
        } else if (c != '\r' && c != '\n') {
            lineHasText = true;
        }
    }
    if (lineHasText) ++counts.rows, ++counts.cells;
    return counts;
}

class RealCsv : public testing::TestWithParam<std::filesystem::path> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(RealCsv);

TEST_P(RealCsv, HasTheRowsAndColumnsOfAPlainCount) {
    const Counts counts = countPlainly(readFile(GetParam()));
    const Table table = readTable(GetParam());
    EXPECT_EQ(table.rows(), counts.rows);
    EXPECT_EQ(table.columns.size(), counts.columns);
    EXPECT_EQ(counts.cells, static_cast<std::size_t>(table.rows()) * table.columns.size());
    EXPECT_EQ(table.columns.back().type, ColumnType::Number);
}

INSTANTIATE_TEST_SUITE_P(Folder, RealCsv, testing::ValuesIn(realFiles()), [](const auto& file) {
    std::string name = file.param.stem().string();
    for (char& c : name)
        if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
    return name;
});

}  // namespace
}  // namespace footbridge
