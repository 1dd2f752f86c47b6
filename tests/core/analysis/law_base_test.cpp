// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/law_base.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/online/live_stream.h"
#include "core/run/error.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

double time(double n) {
    return 2 + 0.03 * n * std::log2(n);
}

std::vector<std::string> records(int from, int to, double largest) {
    std::vector<std::string> lines;
    for (int i = from; i < to; ++i) {
        Random random(static_cast<std::uint64_t>(i), "law");
        const double n = 16 * std::exp2(static_cast<double>(random.below(6))) * largest;
        const double p = std::exp2(static_cast<double>(random.below(5)));
        lines.push_back(std::to_string(n) + "," + std::to_string(p) + ",a," +
                        std::to_string(time(n)));
    }
    return lines;
}

StreamFormat format() {
    return {"stream", "n,p,kind,time", records(0, 60, 1), "time", {}};
}

double errorBeyond(std::shared_ptr<const StreamBase> base) {
    LiveStream stream(format(), std::move(base), {.initial = 60, .bounds = false, .online = {}},
                      {});
    Index row = 60;
    for (const std::string& record : records(60, 75, 64)) stream.take(record, row++);
    return stream.score().meanError();
}

TEST(LawBase, IsTheLawAndSaysItAsAGraph) {
    const auto base = lawBase(format(), {"n"});
    for (const double n : {32.0, 5000.0})
        EXPECT_NEAR(base->respond(Vector{{n, 4, 0}}) / time(n), 1, 0.05) << n;
    EXPECT_TRUE(std::isfinite(base->respond(Vector{{-1, NAN, 0}}))) << "whatever comes";
}

TEST(LawBase, HelpsWhereRunsAreLargerThanAllBefore) {
    const double with = errorBeyond(lawBase(format(), {"n"})), without = errorBeyond(nullptr);
    EXPECT_LT(with, without / 2) << without;
}

TEST(LawBase, SaysWhyNoLawIsFoundOverAColumn) {
    const auto refusal = [](const char* column) -> std::string {
        try {
            lawBase(format(), {column});
        } catch (const Error& error) {
            return error.message().code();
        }
        return "";
    };
    EXPECT_EQ(refusal("kind"), "law-column-is-text");
    EXPECT_EQ(refusal("nothing"), "column-unknown");
    EXPECT_EQ(refusal("time"), "law-column-is-no-feature");
}

}  // namespace
}  // namespace footbridge
