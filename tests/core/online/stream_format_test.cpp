// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/stream_format.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/run/error.h"

namespace footbridge {
namespace {

StreamFormat formatOf() {
    return {"s.csv", "kind,size,time", {"a,1,10", "b,2,20", "a,3,30"}, "time", {}};
}

TEST(RecordCutter, HandsOnWholeRecordsAlone) {
    RecordCutter cutter;
    cutter.feed("a,b\n1,");
    EXPECT_EQ(cutter.next(), "a,b");
    EXPECT_FALSE(cutter.next());
    cutter.feed("2\r\n\n\"x\ny\",3\n4,5");
    EXPECT_EQ(cutter.next(), "1,2");
    EXPECT_EQ(cutter.next(), "\"x\ny\",3");
    EXPECT_FALSE(cutter.next());
    EXPECT_EQ(cutter.rest(), "4,5");
    EXPECT_FALSE(cutter.rest());
}

std::vector<std::string> cutWhole(std::string_view text) {
    RecordCutter cutter;
    std::vector<std::string> records;
    cutter.feed(text);
    while (auto record = cutter.next()) records.push_back(*record);
    while (auto record = cutter.rest()) records.push_back(*record);
    return records;
}

TEST(RecordCutter, EndsARecordAtAnyLineEnd) {
    const std::vector<std::string> records{"a,b", "1,2", "3,4"};
    EXPECT_EQ(cutWhole("a,b\r1,2\r\r3,4\r"), records);
    EXPECT_EQ(cutWhole("a,b\r\n1,2\r\n3,4"), records);
}

TEST(RecordCutter, LosesNoRunToAStrayQuotationMark) {
    RecordCutter cutter;
    cutter.feed("d,a\n5\" disk,1\nssd,2\n");
    EXPECT_EQ(cutter.next(), "d,a");
    EXPECT_EQ(cutter.next(), "5\" disk,1") << "inside of a cell it is one like others";
    EXPECT_EQ(cutter.next(), "ssd,2");
    cutter.feed("\"5 disk,1\n\"ssd\",2\n");
    EXPECT_EQ(cutter.next(), "\"5 disk,1") << "the next one opens another cell";
    EXPECT_EQ(cutter.next(), "\"ssd\",2");
    cutter.feed("\"5 disk,1\n");
    EXPECT_FALSE(cutter.next()) << "the cell may go on";
    for (int i = 0; i < 40; ++i) cutter.feed("ssd,2\n");
    EXPECT_EQ(cutter.next(), "\"5 disk,1");
    for (int i = 0; i < 40; ++i) ASSERT_EQ(cutter.next(), "ssd,2") << i;
    EXPECT_FALSE(cutter.next());
}

TEST(RecordCutter, CountsNoDelimiterInsideOfAQuotedName) {
    const std::vector<std::string> records{"\"size, in MB, or so\";note;time",
                                           "1;\"two\nlines, and; more\";3", "2;\"x\ny\";4"};
    EXPECT_EQ(cutWhole(records[0] + "\n" + records[1] + "\n" + records[2] + "\n"), records);
}

TEST(RecordCutter, GoesOnOverLineEndsInQuotedCells) {
    const std::vector<std::string> records{"a,b", "1,\"x\n\"\"y\"\"\r\nz\" ", "\"u\nv\",2",
                                           "\"5 disk,3", "6,\"w\nw\""};
    std::string text;
    for (const std::string& record : records) text += (text.empty() ? "" : "\n") + record;
    EXPECT_EQ(cutWhole(text), records);
    RecordCutter cutter;
    std::vector<std::string> found;
    for (const char c : text) {
        cutter.feed({&c, 1});
        while (auto record = cutter.next()) found.push_back(*record);
    }
    while (auto record = cutter.rest()) found.push_back(*record);
    EXPECT_EQ(found, records) << "byte by byte";
}

TEST(StreamFormat, ReadsRunsAsTheFirstOnesWere) {
    StreamFormat format = formatOf();
    const StreamCells run = format.read("b,7,70", 3);
    EXPECT_EQ(run.raw, (Vector{{1, 7}}));
    EXPECT_EQ(run.response, 70);
}

TEST(StreamFormat, AppendsNewLevelsAndSaysWhatIsNoNumber) {
    StreamFormat format = formatOf();
    const StreamCells run = format.read("new,big,", 3);
    EXPECT_EQ(run.raw[0], 2);
    EXPECT_TRUE(std::isnan(run.raw[1]));
    EXPECT_FALSE(run.response);
    EXPECT_EQ(run.unreadable, std::vector<std::string>{"size"});
    EXPECT_EQ(format.schema().features[0].levels.back(), "new");
}

TEST(StreamFormat, TakesWhatCannotBeComputedWithAsMissing) {
    StreamFormat format = formatOf();
    const StreamCells run = format.read("a,1e200,1e308", 3);
    EXPECT_TRUE(std::isnan(run.raw[1]));
    EXPECT_FALSE(run.response);
    EXPECT_EQ(run.beyond, (std::vector<std::string>{"size", "time"}));
    EXPECT_FALSE(format.read("a,1,1e-300", 4).response);
    EXPECT_THROW(StreamFormat("s.csv", "a,time", {"1e200,2"}, "time", {}), Error);
}

TEST(StreamFormat, SaysWhichQuotationMarksArePartOfTheText) {
    StreamFormat format = formatOf();
    EXPECT_EQ(format.read("\"a\",1,2", 3).oddQuotes, std::vector<std::string>{});
    EXPECT_EQ(format.read("\"a,1,2", 3).oddQuotes, std::vector<std::string>{"kind"});
    EXPECT_EQ(format.read("\"a\"b,1,2", 3).oddQuotes, std::vector<std::string>{"kind"});
}

TEST(StreamFormat, RefusesARecordOfAnotherWidthAndAMissingResponse) {
    StreamFormat format = formatOf();
    EXPECT_THROW(format.read("a,1", 3), Error);
    EXPECT_THROW(format.read("a,1,10\nb,2,20", 3), Error) << "two are none";
    EXPECT_THROW(StreamFormat("s.csv", "a,b", {"1,2"}, "time", {}), Error);
}

}  // namespace
}  // namespace footbridge
