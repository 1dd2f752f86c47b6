// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/platforms/platform_model.h"

namespace footbridge {

struct EvaluatedMethod {
    Message name;
    std::string key;
    OrderScores scores;
    double skill = 0;  ///< exact orders gained over the majority order; NaN where it has them all
    std::vector<RocPoint> roc;
};

/// Each group left out in turn, all else trained from the beginning, settings and weights chosen
/// inside.
struct PlatformEvaluation {
    Index items = 0, rows = 0;
    std::vector<std::string> platforms, groups;
    std::vector<EvaluatedMethod> methods;  ///< best first by pairs in order
    std::vector<Matrix> predicted;         ///< of methods: log times, rows x platforms
    /// Auto where the application left out was run on some platforms, judged on the others alone;
    /// one for each of EvaluationOptions::known.
    std::vector<OrderScores> known;
};

struct EvaluationOptions {
    PlatformOptions training;
    int mostFolds = 20;           ///< with more groups, several are left out at once
    bool ablation = false;        ///< the published model also without each of its parts
    std::vector<int> known = {};  ///< numbers of platforms that each run left out was measured on
};

/// Throws Error where there is one group only; Cancelled.
PlatformEvaluation evaluateApplications(const PlatformData& data, const EvaluationOptions& options,
                                        const RunContext& context);

/// One way to predict a platform that is new.
struct NewPlatformScores {
    int shots = 0;
    std::string method;     ///< for programs
    double pairs = 0;       ///< of the new platform with each other one, in order
    double pairsApart = 0;  ///< of those more than 10 % apart
    double r2 = 0;          ///< of the log of its time over the mean of the others
    double factor = 0;      ///< median ratio between predicted and measured, at least 1
    double regret = 0;      ///< of the fastest, new platform included
    double coverage = 0;    ///< of the interval; NaN without one
};

/// Each platform in turn is new: few runs on it are drawn, all other items judge. Repeated with
/// draws from the seed.
std::vector<NewPlatformScores> evaluatePlatforms(const PlatformData& data,
                                                 const std::vector<int>& shots, int repeats,
                                                 const RunContext& context);

}  // namespace footbridge
