// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/input_pairing.h"

#include <cmath>

namespace footbridge {
namespace {

constexpr double kRepeatedPairCost = 0.3;  ///< keeps a later layer from repeating an earlier one

Matrix correlationDistances(const std::vector<InputProfile>& source,
                            const std::vector<InputProfile>& target) {
    return Matrix::NullaryExpr(
        static_cast<Index>(source.size()), static_cast<Index>(target.size()),
        [&](Index j, Index k) {
            const InputProfile& s = source[static_cast<std::size_t>(j)];
            const InputProfile& t = target[static_cast<std::size_t>(k)];
            return std::abs(std::abs(s.correlation) - std::abs(t.correlation));
        });
}

}  // namespace

std::vector<Layer> pairedInputs(const std::vector<InputProfile>& source,
                                const std::vector<InputProfile>& target, int count, double trust) {
    const auto inputs = static_cast<Index>(target.size());
    const auto outputs = static_cast<Index>(source.size());
    Matrix cost =
        profileDistances(source, target) - (1 - trust) * correlationDistances(source, target);
    std::vector<Layer> layers;
    for (int start = 0; start < count; ++start) {
        const std::vector<Index> partner = cheapestAssignment(cost);
        Layer layer{Matrix::Zero(inputs, outputs), Vector::Zero(outputs)};
        for (Index j = 0; j < outputs; ++j) {
            const Index k = partner[static_cast<std::size_t>(j)];
            if (k < 0) continue;
            const double agreement = source[static_cast<std::size_t>(j)].correlation *
                                     target[static_cast<std::size_t>(k)].correlation;
            layer.weight(k, j) = agreement < 0 ? -1 : 1;
            cost(j, k) += kRepeatedPairCost;
        }
        layers.push_back(std::move(layer));
    }
    return layers;
}

Matrix throughLayer(const Matrix& X, const Layer& layer) {
    return (X * layer.weight).rowwise() + layer.bias.transpose();
}

}  // namespace footbridge
