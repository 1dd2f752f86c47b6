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

TEST(StreamFormat, RefusesARecordOfAnotherWidthAndAMissingResponse) {
    StreamFormat format = formatOf();
    EXPECT_THROW(format.read("a,1", 3), Error);
    EXPECT_THROW(StreamFormat("s.csv", "a,b", {"1,2"}, "time", {}), Error);
}

}  // namespace
}  // namespace footbridge
