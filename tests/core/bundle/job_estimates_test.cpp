// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/job_estimates.h"

#include <gtest/gtest.h>

#include "core/run/error.h"
#include "tests/core/bundle/sample_bundle.h"

namespace footbridge {
namespace {

class EstimatesFromBundle : public ::testing::Test {
  protected:
    EstimatesFromBundle() {
        for (const double request : {2.0, 1000.0}) {
            LoggedJob job;
            job.submit = 0;
            job.runTime = 1;
            job.request = request;
            job.processors = job.allocated = 1;
            job.line = workload.jobs.size() + 2;
            workload.jobs.push_back(job);
        }
        workload.processors = 4;
    }
    /// Of a model that says e to the power of what was requested, beyond it an infinite time or no
    /// number at all.
    Estimates ask(bool noNumber) const {
        AdaptedModel model;
        model.strategy = Strategy::InputAlignment;
        model.schema.features = {{"requested_time", ColumnType::Number, "s", {}}};
        model.low = {1};
        model.high = {3};
        model.responseName = "time";
        model.interval = IntervalWidth{0.9, 0.25};
        graph::Builder builder(1);
        const graph::Value power =
            builder.apply(graph::Unary::Exp, builder.gather(builder.input(), {0}));
        const graph::Value nothing = builder.add(power, builder.scaled(power, -1, 0));
        model.graph = builder.finish(noNumber ? builder.add(power, nothing) : power);
        const TemporaryFolder folder;
        const auto path = folder / "model.zip";
        writeBundle(path, model, sampleProvenance(), Matrix::Constant(3, 1, 2.0), "", {});
        return estimatesFromBundle(readBundle(path), path.string(), {}, workload, {}).estimates;
    }
    Workload workload;
};

TEST_F(EstimatesFromBundle, AreTimesThatAJobMayTake) {
    const Estimates estimates = ask(false);
    ASSERT_EQ(estimates.seconds.size(), 2u);
    EXPECT_NEAR(estimates.seconds[0], std::exp(2.0), 1e-9);
    EXPECT_EQ(estimates.seconds[1], kLongestTime);
    EXPECT_EQ(estimates.upper[1], kLongestTime);
    for (const double ratio : estimates.ratios) EXPECT_TRUE(std::isfinite(ratio));
}

TEST_F(EstimatesFromBundle, AreRefusedWhereTheyAreNoNumbers) {
    try {
        ask(true);
        FAIL() << "nothing was thrown";
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "estimates-no-number");
        EXPECT_NE(std::string(error.what()).find("line 3"), std::string::npos) << error.what();
    }
}

}  // namespace
}  // namespace footbridge
