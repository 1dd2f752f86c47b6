// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/target_view.h"

#include <algorithm>

namespace footbridge {

TargetFeatures TargetFeatures::select(const Rows& rows) const {
    TargetFeatures result;
    result.encoded = encoded(rows, Eigen::all);
    if (parts.cols() > 0) {
        result.sourceEncoded = sourceEncoded(rows, Eigen::all);
        result.parts = parts(rows, Eigen::all);
        result.mean = mean(rows);
        result.latents = latents(rows, Eigen::all);
    }
    if (!groups.empty())
        for (const Index row : rows) result.groups.push_back(groups[static_cast<std::size_t>(row)]);
    return result;
}

TargetFeatures featuresOf(const TargetView& view, const Matrix& raw) {
    TargetFeatures features;
    features.encoded = view.encoder.encode(raw);
    if (!view.shared) return features;
    features.sourceEncoded = view.source->encoder.encode(view.map.apply(raw));
    features.parts = view.source->encodedPredictions(features.sourceEncoded);
    features.mean = features.parts.rowwise().mean();
    features.latents = view.source->latents(features.sourceEncoded);
    return features;
}

std::vector<FoldRows> foldRows(const std::vector<int>& folds) {
    const int count = folds.empty() ? 0 : 1 + *std::max_element(folds.begin(), folds.end());
    std::vector<FoldRows> result;
    for (int fold = 0; fold < count; ++fold) {
        FoldRows rows;
        for (std::size_t i = 0; i < folds.size(); ++i)
            (folds[i] == fold ? rows.ask : rows.teach).push_back(static_cast<Index>(i));
        if (!rows.ask.empty() && !rows.teach.empty()) result.push_back(std::move(rows));
    }
    return result;
}

Matrix sideBySide(std::initializer_list<Matrix> blocks) {
    Index columns = 0;
    for (const Matrix& block : blocks) columns += block.cols();
    Matrix result(blocks.begin()->rows(), columns);
    Index at = 0;
    for (const Matrix& block : blocks) {
        if (block.cols() == 0) continue;
        result.middleCols(at, block.cols()) = block;
        at += block.cols();
    }
    return result;
}

}  // namespace footbridge
