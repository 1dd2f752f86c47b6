// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/platform_model.h"

#include <algorithm>
#include <cmath>

#include "core/graph/interpreter.h"

namespace footbridge {
namespace {

constexpr Index kRowsAtOnce = 4096;

}  // namespace

VectorPrediction PlatformModel::predict(const Matrix& raw, const RunContext& context) const {
    const Index panel = std::ssize(platforms);
    VectorPrediction all{Matrix(raw.rows(), panel), Matrix(raw.rows(), panel),
                         Matrix(raw.rows(), panel)};
    const auto parts = static_cast<std::size_t>((raw.rows() + kRowsAtOnce - 1) / kRowsAtOnce);
    context.threads.parallel(parts, [&](std::size_t i) {
        const Index begin = static_cast<Index>(i) * kRowsAtOnce;
        const Index count = std::min(kRowsAtOnce, raw.rows() - begin);
        const Matrix some = graph::runTo(graph, outputs, raw.middleRows(begin, count), context);
        all.value.middleRows(begin, count) = some.leftCols(panel);
        all.lower.middleRows(begin, count) = some.middleCols(panel, panel);
        all.upper.middleRows(begin, count) = some.rightCols(panel);
    });
    return all;
}

Recommendation PlatformModel::recommend(const Vector& relative) const {
    const Index panel = relative.size();
    Recommendation advice;
    relative.minCoeff(&advice.platform);
    advice.faster = Matrix::Constant(panel, panel, 0.5);
    const Index draws = residuals.rows();
    if (draws == 0) return advice;
    Matrix wins = Matrix::Zero(panel, panel);
    std::vector<double> regrets;
    double best = 0;
    for (Index d = 0; d < draws; ++d) {
        const Vector drawn = relative.array().log().matrix() + residuals.row(d).transpose();
        for (Index a = 0; a < panel; ++a)
            for (Index b = 0; b < panel; ++b) wins(a, b) += drawn[a] < drawn[b] ? 1 : 0;
        const double regret = std::expm1(drawn[advice.platform] - drawn.minCoeff());
        best += regret == 0;
        regrets.push_back(regret);
    }
    // One draw more of either kind: no chance is 0 or 1 after so few.
    advice.faster = (wins.array() + 0.5) / (static_cast<double>(draws) + 1);
    advice.faster.diagonal().setConstant(0.5);
    advice.chance = (best + 0.5) / (static_cast<double>(draws) + 1);
    std::ranges::sort(regrets);
    const auto atMost = [&](double share) {
        const auto at = static_cast<std::size_t>(share * static_cast<double>(draws));
        return regrets[std::min(at, regrets.size() - 1)];
    };
    advice.regret = atMost(0.5);
    advice.regretUpper = atMost(0.9);
    return advice;
}

}  // namespace footbridge
