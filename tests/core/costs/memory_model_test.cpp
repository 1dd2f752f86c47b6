// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/costs/memory_model.h"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

#include "core/run/error.h"

namespace footbridge {
namespace {

Training published(int stage) {
    Training training;
    training.parameters = 7.5e9;
    training.devices = 64;
    training.stage = stage;
    return training;
}

TEST(MemoryModel, AgreesWithThePublishedExample) {
    // Rajbhandari et al., figure 1.
    const double expected[] = {120, 31.4, 16.6, 1.9};
    for (int stage = 0; stage < 4; ++stage)
        EXPECT_NEAR(memoryNeed(published(stage)).bytes / 1e9, expected[stage], 0.05) << stage;
}

TEST(MemoryModel, AddsUpTermByTerm) {
    Training training = published(1);
    training.shape = {32, 4096, 32, 2048, 1};
    const MemoryNeed need = memoryNeed(training);
    double sum = 0;
    for (const MemoryTerm& term : need.terms) sum += term.bytes;
    EXPECT_DOUBLE_EQ(sum, need.bytes);
    EXPECT_LT(need.states, need.bytes);
    EXPECT_DOUBLE_EQ(need.withReserve, 1.1 * need.bytes + 1e9);
    for (const MemoryTerm& term : need.terms) EXPECT_FALSE(term.meaning.text().empty());
}

TEST(MemoryModel, KnowsOptimizersAndFormats) {
    Training training = published(0);
    const auto perParameter = [&] { return memoryNeed(training).bytes / training.parameters; };
    training.optimizer = Optimizer::Sgd;
    EXPECT_EQ(perParameter(), 8);
    training.optimizer = Optimizer::Momentum;
    EXPECT_EQ(perParameter(), 12);
    training.optimizer = Optimizer::Adam;
    EXPECT_EQ(perParameter(), 16);
    training.format = NumberFormat::Full;
    EXPECT_EQ(perParameter(), 16);  // 4 + 4 + 8
    EXPECT_EQ(optimizerFromName("adamw"), Optimizer::Adam);
    EXPECT_EQ(numberFormatFromName("bf16"), NumberFormat::Mixed);
    EXPECT_FALSE(optimizerFromName("lion"));
}

TEST(MemoryModel, SharesParametersByTensorAndPipelineParallelism) {
    Training training = published(0);
    training.tensor = 4;
    training.pipeline = 2;
    EXPECT_DOUBLE_EQ(memoryNeed(training).bytes, 120e9 / 8);
    EXPECT_EQ(training.dataParallel(), 8);
    training.stage = 3;
    EXPECT_DOUBLE_EQ(memoryNeed(training).bytes, 120e9 / 64);
}

TEST(MemoryModel, HoldsFewerActivationsWithCheckpoints) {
    Training training = published(0);
    training.shape = {32, 4096, 32, 2048, 2};
    // s b h L (34 + 5 a s / h)
    const double whole = 2048.0 * 2 * 4096 * 32 * (34 + 5 * 32 * 2048.0 / 4096);
    EXPECT_DOUBLE_EQ(memoryNeed(training).terms.back().bytes, whole);
    training.checkpointing = Checkpointing::Selective;
    EXPECT_DOUBLE_EQ(memoryNeed(training).terms.back().bytes, 2048.0 * 2 * 4096 * 32 * 34);
    training.checkpointing = Checkpointing::All;
    EXPECT_NEAR(memoryNeed(training).terms.back().bytes, 2048.0 * 2 * 4096 * 32 * 2 + whole / 32,
                1);
}

TEST(MemoryModel, RefusesSizesThatMakeNoSense) {
    Training training = published(0);
    training.tensor = 3;
    EXPECT_THROW(memoryNeed(training), Error);
    training = published(0);
    training.parameters = 0;
    EXPECT_THROW(memoryNeed(training), Error);
    training = published(0);
    training.shape.layers = 12;
    EXPECT_THROW(memoryNeed(training), Error);
}

TEST(MemoryModel, RefusesProductsThatAreNoInt) {
    Training training = published(0);
    training.tensor = training.pipeline = 65536;  // 2^32
    EXPECT_THROW(memoryNeed(training), Error);
    training.devices = 65536;
    training.tensor = 65537;  // the product is 65536 modulo 2^32
    EXPECT_THROW(memoryNeed(training), Error);
    training = published(0);
    training.devices = kMostDevices + 1;
    EXPECT_THROW(memoryNeed(training), Error);
}

TEST(MemoryModel, RefusesWhatIsNoFiniteNumberOfBytes) {
    for (const double parameters : {1e308, std::numeric_limits<double>::infinity(), std::nan("")}) {
        Training training = published(0);
        training.parameters = parameters;
        EXPECT_THROW(memoryNeed(training), Error) << parameters;
    }
    Training training = published(0);
    training.shape = {1e308, 4096, 32, 2048, 1};
    EXPECT_THROW(memoryNeed(training), Error);
    training.parameters = kMostParameters;
    training.shape = {1, 1e-300, 32, 2048, 1};
    EXPECT_THROW(memoryNeed(training), Error);
    training.shape = {kMostOfAShape, 1, kMostOfAShape, kMostOfAShape, kMostOfAShape};
    EXPECT_TRUE(std::isfinite(memoryNeed(training).withReserve));
}

TEST(Machines, AreReadBackAsWritten) {
    EXPECT_EQ(readMachines(machinesText(commonAccelerators())), commonAccelerators());
    const auto machines = readMachines("# ours\n\n Big one, fast , 80.5 \r\n");
    ASSERT_EQ(machines.size(), 1U);
    EXPECT_EQ(machines[0].name, "Big one, fast");
    EXPECT_EQ(machines[0].bytes, 80.5e9);
    for (const char* bad :
         {"H100", "H100,", ",80", "H100,eighty", "H100,-1", "H100,80 GB", "H100,inf", "H100,1e300"})
        EXPECT_THROW(readMachines(bad), Error) << bad;
}

}  // namespace
}  // namespace footbridge
