// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/run_context.h"

#include <gtest/gtest.h>

#include "core/run/error.h"

namespace footbridge {
namespace {

constexpr MessageId kStage{"stage", FB_TEXT("Working")};

class LastFraction : public ProgressSink {
  public:
    void progress(const Message&, double fraction) override { value = fraction; }
    double value = -1;
};

TEST(RunContext, MapsNestedPartsToTheWhole) {
    LastFraction sink;
    const RunContext whole{.sink = &sink};
    whole.part(0.5, 1.0).part(0.0, 0.5).report(kStage, 1.0);
    EXPECT_DOUBLE_EQ(sink.value, 0.75);
}

TEST(RunContext, ThrowsCancelledOnceStopIsRequested) {
    std::stop_source source;
    const RunContext context{.stop = source.get_token()};
    EXPECT_NO_THROW(context.checkCancelled());
    source.request_stop();
    EXPECT_THROW(context.checkCancelled(), Cancelled);
}

TEST(RunContext, IsCancelledOnceItsTimeIsOver) {
    RunContext context;
    EXPECT_FALSE(context.cancelled());
    context.deadline = std::chrono::steady_clock::now();
    EXPECT_TRUE(context.cancelled());
    EXPECT_TRUE(context.part(0, 0.5).cancelled());
}

}  // namespace
}  // namespace footbridge
