// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/field_training.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

#include "core/metrics/errors.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/studies/field_messages.h"

namespace footbridge {
namespace {

constexpr Index kFewestBlocks = 20, kMostBlocks = 20'000;
constexpr double kShareToWatch = 0.3;
constexpr int kLatentBits = 32;

/// The blocks of a field, standardised, a row each.
struct Blocks {
    Matrix values;
    double deviation = 1;  ///< that the values were divided by
    double range = 0;      ///< of all finite values
};

/// Where blocks begin and how far apart the values of one stand.
class BlockGrid {
  public:
    BlockGrid(const std::vector<Index>& shape, Index edge) : m_edge(edge) {
        for (std::size_t i = 0; i < shape.size(); ++i) m_size[i] = shape[i];
        m_depth = shape.size() > 2 ? edge : 1;
        m_counts = {m_size[0] / edge, m_size[1] / edge, m_size[2] / m_depth};
    }
    Index count() const { return m_counts[0] * m_counts[1] * m_counts[2]; }
    Index valuesOfOne() const { return m_edge * m_edge * m_depth; }
    /// False where one of them is not finite.
    bool read(const std::vector<double>& from, Index block, Matrix& to, Index row) const {
        const Index k = block % m_counts[2], j = block / m_counts[2] % m_counts[1],
                    i = block / m_counts[2] / m_counts[1];
        Index at = 0;
        for (Index x = i * m_edge; x < (i + 1) * m_edge; ++x)
            for (Index y = j * m_edge; y < (j + 1) * m_edge; ++y)
                for (Index z = k * m_depth; z < (k + 1) * m_depth; ++z) {
                    const double value =
                        from[static_cast<std::size_t>((x * m_size[1] + y) * m_size[2] + z)];
                    if (!std::isfinite(value)) return false;
                    to(row, at++) = value;
                }
        return true;
    }

  private:
    Index m_edge, m_depth = 1;
    std::array<Index, 3> m_size{1, 1, 1}, m_counts{};
};

Blocks blocksOf(const Field& field, int edge, std::uint64_t seed) {
    const BlockGrid grid(field.layout.shape, edge);
    Rows order = Random(seed, "blocks of a field").permutation(grid.count());
    Blocks blocks;
    blocks.values.resize(std::min(kMostBlocks, grid.count()), grid.valuesOfOne());
    Index rows = 0;
    for (const Index block : order) {
        if (rows == blocks.values.rows()) break;
        rows += static_cast<Index>(grid.read(field.values, block, blocks.values, rows));
    }
    if (rows < kFewestBlocks)
        throw Error(messages::kFieldTooSmall, {field.path, rows, kFewestBlocks});
    blocks.values.conservativeResize(rows, Eigen::NoChange);
    double low = INFINITY, high = -INFINITY;
    for (const double value : field.values)
        if (std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    blocks.range = high - low;
    const Vector flat = blocks.values.reshaped();
    blocks.deviation = std::sqrt(variance(flat));
    if (!(blocks.deviation > 0)) throw Error(messages::kFieldConstant, {field.path});
    blocks.values = (blocks.values.array() - flat.mean()) / blocks.deviation;
    return blocks;
}

/// Blocks to watch and those to learn from; what comes out is what goes in.
TrainingRows partOf(const Matrix& blocks, std::uint64_t seed) {
    const Rows order = Random(seed, "field study split").permutation(blocks.rows());
    const auto watched =
        static_cast<std::ptrdiff_t>(kShareToWatch * static_cast<double>(order.size()));
    const Rows watch(order.begin(), order.begin() + watched),
        learn(order.begin() + watched, order.end());
    TrainingRows rows{blocks(learn, Eigen::all), blocks(watch, Eigen::all), {}, {}};
    rows.v = rows.X;
    rows.validationV = rows.validationX;
    return rows;
}

/// What comes out where the numbers in between are kept as float32.
Matrix throughLatent(const Network& network, const Matrix& blocks) {
    const std::size_t narrow = network.layers.size() / 2 - 1;
    Matrix values = blocks;
    for (std::size_t i = 0; i < network.layers.size(); ++i) {
        const Layer& layer = network.layers[i];
        values = ((values * layer.weight).rowwise() + layer.bias.transpose()).eval();
        if (i + 1 < network.layers.size()) values = values.array() / (1 + (-values.array()).exp());
        if (i == narrow) values = values.cast<float>().cast<double>().eval();
    }
    return values;
}

/// Bits a value, of corrections in steps of twice the bound.
struct Corrections {
    double bits = 0, share = 0, largest = 0;
};

Corrections correctionsOf(const Matrix& errors, double bound) {
    std::unordered_map<double, Index> counts;
    Corrections corrections;
    const auto all = static_cast<double>(errors.size());
    for (const double error : errors.reshaped()) {
        const double step = std::round(error / (2 * bound));
        ++counts[step];
        corrections.share += step != 0 ? 1 / all : 0;
        corrections.largest = std::max(corrections.largest, std::abs(error));
    }
    for (const auto& [step, count] : counts) {
        const double share = static_cast<double>(count) / all;
        corrections.bits -= share * std::log2(share);
    }
    return corrections;
}

}  // namespace

int FieldTrainingOptions::edgeFor(const Field& field) const {
    if (edge > 0) return edge;
    return field.layout.shape.size() > 2 ? 4 : 8;
}

TrainingTime measureFieldTraining(const Field& source, const Field& target,
                                  const FieldTrainingOptions& options, const RunContext& context) {
    if (source.layout.shape.size() != target.layout.shape.size())
        throw Error(messages::kFieldOtherDimensions, {source.path, target.path});
    const int edge = options.edgeFor(target);
    const Blocks known = blocksOf(source, edge, options.seed),
                 wanted = blocksOf(target, edge, options.seed);
    const auto size = static_cast<int>(wanted.values.cols());
    TrainingBudget budget = options;
    budget.training.hidden = {std::max(1, size / 2), options.latent, std::max(1, size / 2)};
    const double bound = options.errorBound * wanted.range / wanted.deviation;
    struct Figures {
        std::vector<double> ratio, corrected, largest;
    };
    std::vector<Figures> figures(budget.training.hidden.size() + 2);
    const auto measure = [&](std::size_t way, const Network& network, const TrainingRows& rows) {
        const Matrix errors = rows.validationV - throughLatent(network, rows.validationX);
        const Corrections found = correctionsOf(errors, bound);
        const double latent = static_cast<double>(kLatentBits) * options.latent / size;
        figures[way].ratio.push_back(8.0 * target.layout.bytes / (latent + found.bits));
        figures[way].corrected.push_back(found.share);
        figures[way].largest.push_back(found.largest * wanted.deviation / wanted.range);
    };
    TrainingTime result = compareWays(
        [&](std::uint64_t seed) {
            return SeedRows{partOf(known.values, seed), partOf(wanted.values, seed)};
        },
        budget, measure, context);
    for (std::size_t way = 0; way < result.ways.size(); ++way)
        result.ways[way].compression = {overSeeds(figures[way].ratio),
                                        overSeeds(figures[way].corrected),
                                        overSeeds(figures[way].largest)};
    return result;
}

}  // namespace footbridge
