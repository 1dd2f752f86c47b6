// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "widgets/workspace/analysis_runner.h"

namespace footbridge {

inline constexpr int kPatienceMilliseconds = 60000;

/// Loads the example; a small source model and two strategies are enough to see every stage.
inline void loadSmallExample(Document& document, AnalysisRunner& runner) {
    QSignalSpy loaded(&runner.loading(), &Job::finished);
    runner.loadExample();
    ASSERT_TRUE(loaded.wait(kPatienceMilliseconds));
    SourceOptions options;
    options.networks = 1;
    options.networkSteps = 60;
    options.boostingRounds = 20;
    document.setSourceOptions(options);
    document.setStrategies({Strategy::OutputMap, Strategy::TargetRidge});
}

inline void adaptAndWait(AnalysisRunner& runner) {
    QSignalSpy adapted(&runner.adapting(), &Job::finished);
    runner.adapt();
    ASSERT_TRUE(adapted.wait(kPatienceMilliseconds));
}

}  // namespace footbridge
