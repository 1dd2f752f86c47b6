// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/forest.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/learners/boosted_trees.h"
#include "core/learners/tree_thresholds.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

// What rounding alone sets apart is equal: else another unit of a column would grow other trees.
constexpr double kRounding = 1e-10;

bool differ(double low, double high) {
    return high - low > kRounding * (std::abs(low) + std::abs(high));
}

struct Split {
    Index feature = -1;
    double threshold = 0;
    double gain = -std::numeric_limits<double>::infinity();
};

/// Grows extremely randomised trees one after the other into an ensemble.
class Grower {
  public:
    Grower(const Matrix& X, const Vector& v, const ForestOptions& options, std::uint64_t seed)
        : m_X(X),
          m_v(v),
          m_options(options),
          m_random(seed, "forest"),
          m_features(static_cast<std::size_t>(X.cols())),
          m_tried(std::max<std::size_t>(
              1, static_cast<std::size_t>(options.featureShare * static_cast<double>(X.cols())))) {
        std::iota(m_features.begin(), m_features.end(), Index{0});
    }

    /// `rows` in any order, a row as often as it counts.
    void grow(Rows rows) {
        m_rows = std::move(rows);
        m_ensemble.roots.push_back(addNode());
        m_open.push_back({m_ensemble.roots.back(), 0, m_rows.size()});
        while (!m_open.empty()) {
            const Part part = m_open.back();
            m_open.pop_back();
            divide(part);
        }
    }

    graph::TreeEnsemble take() { return std::move(m_ensemble); }
    Random& random() { return m_random; }

  private:
    struct Part {
        std::int32_t node;
        std::size_t begin, end;  // of m_rows
    };

    std::int32_t addNode() {
        m_ensemble.feature.push_back(-1);
        m_ensemble.threshold.push_back(0);
        m_ensemble.left.push_back(-1);
        m_ensemble.right.push_back(-1);
        m_ensemble.missingLeft.push_back(0);
        m_ensemble.value.push_back(0);
        return static_cast<std::int32_t>(m_ensemble.feature.size()) - 1;
    }

    void divide(const Part& part) {
        const auto node = static_cast<std::size_t>(part.node);
        const auto begin = m_rows.begin() + static_cast<std::ptrdiff_t>(part.begin);
        const auto end = m_rows.begin() + static_cast<std::ptrdiff_t>(part.end);
        m_values.resize(part.end - part.begin);
        std::transform(begin, end, m_values.begin(), [&](Index row) { return m_v[row]; });
        m_mean = std::accumulate(m_values.begin(), m_values.end(), 0.0) /
                 static_cast<double>(m_values.size());
        const auto [low, high] = std::minmax_element(m_values.begin(), m_values.end());
        const bool small = m_values.size() < 2 * static_cast<std::size_t>(m_options.minimumLeaf);
        const Split split = small || !differ(*low, *high) ? Split{} : findSplit(&*begin);
        if (split.feature < 0) {
            const Loss& loss = m_options.loss;
            m_ensemble.value[node] = *low == *high  ? *low
                                     : loss.leans() ? loss.bestConstant(m_values)
                                                    : m_mean;
            return;
        }
        const double* column = m_X.col(split.feature).data();
        const auto middle =
            std::partition(begin, end, [&](Index row) { return column[row] < split.threshold; });
        const auto at = static_cast<std::size_t>(middle - m_rows.begin());
        const std::int32_t left = addNode(), right = addNode();
        m_ensemble.feature[node] = static_cast<std::int32_t>(split.feature);
        m_ensemble.threshold[node] = split.threshold;
        m_ensemble.left[node] = left;
        m_ensemble.right[node] = right;
        m_ensemble.missingLeft[node] = at - part.begin >= part.end - at;
        m_open.push_back({right, at, part.end});
        m_open.push_back({left, part.begin, at});
    }

    /// The best of one random threshold for each tried feature; columns that are constant among
    /// the rows do not count as tried.
    Split findSplit(const Index* rows) {
        Split best;
        std::size_t tried = 0;
        for (std::size_t i = 0; i < m_features.size() && tried < m_tried; ++i) {
            std::swap(m_features[i], m_features[i + m_random.below(m_features.size() - i)]);
            const Index feature = m_features[i];
            if (!gather(rows, feature)) continue;
            ++tried;
            const Split candidate = randomSplit(feature);
            if (candidate.gain > best.gain + kRounding * std::abs(candidate.gain)) best = candidate;
        }
        return best;
    }

    /// Copies the rows' values of a column beside their responses; false where all are equal.
    bool gather(const Index* rows, Index feature) {
        const double* column = m_X.col(feature).data();
        const std::size_t count = m_values.size();
        m_column.resize(count);
        m_low = m_high = column[rows[0]];
        for (std::size_t i = 0; i < count; ++i) {
            const double value = column[rows[i]];
            m_column[i] = value;
            m_low = std::min(m_low, value);
            m_high = std::max(m_high, value);
        }
        return differ(m_low, m_high);
    }

    Split randomSplit(Index feature) {
        double threshold = m_high - (m_high - m_low) * m_random.uniform();  // in (low, high]
        if (!(threshold > m_low)) threshold = m_high;
        double sum = 0, total = 0;
        std::size_t left = 0;
        for (std::size_t i = 0; i < m_values.size(); ++i) {
            const bool goesLeft = m_column[i] < threshold;
            const double value = m_values[i] - m_mean;
            total += value;
            sum += goesLeft ? value : 0;
            left += goesLeft ? 1 : 0;
        }
        const std::size_t right = m_values.size() - left;
        const auto minimum = static_cast<std::size_t>(m_options.minimumLeaf);
        if (left < minimum || right < minimum) return {};
        const double rest = total - sum;
        return {feature, threshold,
                sum * sum / static_cast<double>(left) + rest * rest / static_cast<double>(right)};
    }

    const Matrix& m_X;
    const Vector& m_v;
    const ForestOptions& m_options;
    Random m_random;
    Rows m_rows, m_features;
    std::size_t m_tried;
    std::vector<Part> m_open;
    std::vector<double> m_values, m_column;  // of the rows of the part being divided
    double m_mean = 0, m_low = 0, m_high = 0;
    graph::TreeEnsemble m_ensemble;
};

/// The leaf value that one tree gives a row.
double leafOf(const graph::TreeEnsemble& ensemble, std::int32_t root, const Matrix& X, Index row) {
    auto node = static_cast<std::size_t>(root);
    while (ensemble.feature[node] >= 0) {
        const bool left = X(row, ensemble.feature[node]) < ensemble.threshold[node];
        node = static_cast<std::size_t>(left ? ensemble.left[node] : ensemble.right[node]);
    }
    return ensemble.value[node];
}

/// sum over `trees` of leaves of the rows they did not see, divided by how many those are.
Vector outOfBagMeans(const graph::TreeEnsemble& ensemble, const Matrix& X,
                     const std::vector<std::vector<bool>>& seen) {
    Vector sum = Vector::Zero(X.rows()), count = Vector::Zero(X.rows());
    for (std::size_t tree = 0; tree < seen.size(); ++tree) {
        for (Index row = 0; row < X.rows(); ++row) {
            if (seen[tree][static_cast<std::size_t>(row)]) continue;
            sum[row] += leafOf(ensemble, ensemble.roots[tree], X, row);
            ++count[row];
        }
    }
    return sum.cwiseQuotient(count);  // 0 / 0 is NaN
}

}  // namespace

Forest::Forest(ForestOptions options) : m_options(options) {}

void Forest::fit(const Matrix& X, const Vector& v, const RunContext& context) {
    Grower grower(X, v, m_options, context.seed);
    std::vector<std::vector<bool>> seen;
    for (int tree = 0; tree < m_options.trees; ++tree) {
        context.checkCancelled();
        Rows rows(static_cast<std::size_t>(X.rows()));
        std::iota(rows.begin(), rows.end(), Index{0});
        if (m_options.bootstrap) {
            auto& drawn = seen.emplace_back(rows.size(), false);
            for (Index& row : rows) {
                row = static_cast<Index>(grower.random().below(drawn.size()));
                drawn[static_cast<std::size_t>(row)] = true;
            }
        }
        grower.grow(std::move(rows));
    }
    auto ensemble = std::make_shared<graph::TreeEnsemble>(grower.take());
    ensemble->scale = 1.0 / m_options.trees;
    moveToMidpoints(*ensemble, X, Precision::Double);
    m_outOfBag = m_options.bootstrap ? outOfBagMeans(*ensemble, X, seen) : Vector();
    m_ensemble = std::move(ensemble);
}

Vector Forest::predict(const Matrix& X) const {
    return predictTrees(m_ensemble, X);
}

graph::Value Forest::emit(graph::Builder& builder, graph::Value x) const {
    return builder.trees(x, m_ensemble);
}

}  // namespace footbridge
