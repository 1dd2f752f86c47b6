// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/prediction_file.h"

#include <gtest/gtest.h>

#include "cli_process.h"
#include "core/table/table_reader.h"

namespace footbridge::tests {
namespace {

constexpr const char* kRows = "name,x,time\na,1.0,2\nb,2.0,3\nc,3.50,4\n";

class PredictionFile : public ::testing::Test, public Log {
  protected:
    PredictionFile() : path(folder.write("target.csv", kRows)), table(readTable(path)) {}
    void write(const Message& line) override { notes.push_back(line.code()); }

    std::string written() {
        RunContext context;
        context.log = this;
        return withPredictions(table, {Vector{{10, 20, 30}}, {}, {}}, std::vector<RowFlags>(3), {},
                               context);
    }

    Folder folder;
    std::string path;
    Table table;
    std::vector<std::string> notes;
};

TEST_F(PredictionFile, KeepsTheCellsAsTheyWereWritten) {
    EXPECT_EQ(written(),
              "name,x,time,prediction,lower,upper,flags\na,1.0,2,10,,,\nb,2.0,3,20,,,\n"
              "c,3.50,4,30,,,\n");
    EXPECT_TRUE(notes.empty());
}

TEST_F(PredictionFile, KeepsItsRowsWhenTheFileIsReplacedMeanwhile) {
    folder.write("target.csv", "name,x,time\nc,3.50,4\na,1.0,2\nb,2.0,3\n");
    EXPECT_EQ(written(),
              "name,x,time,prediction,lower,upper,flags\na,1,2,10,,,\nb,2,3,20,,,\n"
              "c,3.5,4,30,,,\n");
    EXPECT_EQ(notes, std::vector<std::string>{"cli-table-changed"});
}

TEST_F(PredictionFile, KeepsItsRowsWhenTheFileIsGoneOrAFolder) {
    fs::remove(path);
    const std::string gone = written();
    EXPECT_NE(gone.find("c,3.5,4,30"), std::string::npos);
    fs::create_directory(path);
    EXPECT_EQ(written(), gone);
}

TEST_F(PredictionFile, RunsNoFormulaInASpreadsheetAndReadsTheSameAgain) {
    const std::string odd = "=name,@x,time\n=1+1,-5,2\n\"-2+3\",+1e3,3\n'=kept,5,4\n";
    folder.write("target.csv", odd);
    table = readTable(path);
    const std::string safe = written();
    EXPECT_EQ(safe,
              "'=name,'@x,time,prediction,lower,upper,flags\n'=1+1,-5,2,10,,,\n'-2+3,+1e3,3,20,,,\n"
              "'=kept,5,4,30,,,\n");
    const Table again = readTable(folder.write("again.csv", safe));
    for (std::size_t c = 0; c < 3; ++c) {
        EXPECT_EQ(again.columns[c].name, table.columns[c].name);
        EXPECT_EQ(again.columns[c].levels, table.columns[c].levels);
        EXPECT_EQ(again.columns[c].numbers, table.columns[c].numbers);
    }
}

}  // namespace
}  // namespace footbridge::tests
