// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/nearest_rows.h"

#include <algorithm>
#include <cmath>

#include "core/explain/explain_messages.h"
#include "core/metrics/errors.h"
#include "core/run/missing.h"
#include "core/table/feature_encoder.h"

namespace footbridge {
namespace {

constexpr Index kUsualRows = 100;  // of the background
constexpr double kLowEnd = 0.05, kHighEnd = 0.95;

/// How far two values of a feature lie apart.
class Scale {
  public:
    Scale(bool category, bool log, const Vector& values) : m_category(category), m_log(log) {
        if (category) return;
        std::vector<double> known;
        for (const double value : values)
            if (std::isfinite(value)) known.push_back(on(value));
        std::sort(known.begin(), known.end());
        if (known.empty()) return;
        double width = quantileOfSorted(known, kHighEnd) - quantileOfSorted(known, kLowEnd);
        if (!(width > 0)) width = known.back() - known.front();
        m_width = width;
    }

    double between(double a, double b) const {
        if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b) ? 0 : 1;
        if (a == b) return 0;
        if (m_category || !(m_width > 0)) return 1;
        return std::abs(on(a) - on(b)) / m_width;
    }

  private:
    double on(double value) const {
        return m_log ? std::copysign(std::log1p(std::abs(value)), value) : value;
    }

    bool m_category, m_log;
    double m_width = 0;
};

/// Compares rows by the features that move the prediction.
class Ruler {
  public:
    Ruler(const FeatureSchema& schema, const Matrix& background,
          std::span<const FeatureEffect> effects)
        : m_weights(Vector::Zero(schema.size())) {
        const FeatureEncoder encoder = FeatureEncoder::fit(schema, background);
        std::vector<bool> logs(static_cast<std::size_t>(schema.size()), false);
        for (const FeatureEncoder::Part& part : encoder.parts())
            if (part.log) logs[static_cast<std::size_t>(part.feature)] = true;
        for (Index feature = 0; feature < schema.size(); ++feature) {
            const auto at = static_cast<std::size_t>(feature);
            m_scales.emplace_back(schema.features[at].type == ColumnType::Category, logs[at],
                                  background.col(feature));
        }
        for (const FeatureEffect& effect : effects)
            m_weights[effect.feature] = effect.movement * effect.movement;
        // Where nothing moves the prediction all features say as much of how alike two rows are.
        if (!(m_weights.sum() > 0)) m_weights.setOnes();
    }

    /// NaN where the features that `columns` has all move nothing.
    template <typename Row, typename Other>
    double distance(const Row& row, const Other& other, const std::vector<bool>& columns) const {
        double sum = 0, weights = 0;
        for (Index feature = 0; feature < m_weights.size(); ++feature) {
            const auto at = static_cast<std::size_t>(feature);
            if (!columns[at] || m_weights[feature] == 0) continue;
            const double apart = m_scales[at].between(row[feature], other[feature]);
            sum += m_weights[feature] * apart * apart;
            weights += m_weights[feature];
        }
        return weights > 0 ? std::sqrt(sum / weights) : kMissing;
    }

    Vector distances(const Vector& row, const Matrix& others) const {
        const std::vector<bool> columns = columnsOf(others);
        Vector result(others.rows());
        for (Index i = 0; i < others.rows(); ++i) result[i] = distance(row, others.row(i), columns);
        return result;
    }

    /// How many features are compared, and how many of them the rows have.
    Index count() const { return (m_weights.array() > 0).count(); }
    Index countIn(const Matrix& others) const {
        const std::vector<bool> columns = columnsOf(others);
        Index count = 0;
        for (Index feature = 0; feature < m_weights.size(); ++feature)
            count += columns[static_cast<std::size_t>(feature)] && m_weights[feature] > 0;
        return count;
    }

  private:
    static std::vector<bool> columnsOf(const Matrix& rows) {
        std::vector<bool> columns;
        for (const auto& column : rows.colwise()) columns.push_back(!column.array().isNaN().all());
        return columns;
    }

    std::vector<Scale> m_scales;
    Vector m_weights;
};

double leastOf(const Vector& distances) {
    double least = kMissing;
    for (const double distance : distances)
        if (!(distance >= least)) least = distance;
    return least;
}

bool isAmong(const Matrix& rows, const Vector& row) {
    for (Index i = 0; i < rows.rows(); ++i)
        if ((rows.row(i).transpose().array() == row.array() ||
             (rows.row(i).transpose().array().isNaN() && row.array().isNaN()))
                .all())
            return true;
    return false;
}

double usualDistance(const Ruler& ruler, const Matrix& background, const Matrix& shots,
                     const RunContext& context) {
    std::vector<double> distances;
    const Index count = std::min(background.rows(), kUsualRows);
    for (Index i = 0; i < count; ++i) {
        context.checkCancelled();
        const Vector row = background.row(i * background.rows() / count);
        if (isAmong(shots, row)) continue;
        distances.push_back(leastOf(ruler.distances(row, shots)));
    }
    if (distances.empty()) return kMissing;
    return median(Eigen::Map<const Vector>(distances.data(), static_cast<Index>(distances.size())));
}

void keepNearest(std::vector<NearRow>& rows, std::size_t count) {
    std::erase_if(rows, [](const NearRow& row) { return std::isnan(row.distance); });
    count = std::min(count, rows.size());
    std::partial_sort(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(count), rows.end(),
                      [](const NearRow& a, const NearRow& b) {
                          return std::tie(a.distance, a.table, a.at) <
                                 std::tie(b.distance, b.table, b.at);
                      });
    rows.resize(count);
}

}  // namespace

NearestRows nearestRows(const ExplainedModel& explained, const Vector& row,
                        std::span<const FeatureEffect> effects, std::size_t each,
                        const RunContext& context) {
    const Ruler ruler(explained.model->schema, explained.background, effects);
    NearestRows result{{}, kMissing, kMissing, {}};
    std::vector<NearRow> shots, sources;
    for (std::size_t table = 0; table < explained.compared.size(); ++table) {
        const ComparedRows& compared = explained.compared[table];
        context.checkCancelled();
        const Vector distances = ruler.distances(row, compared.raw);
        for (Index i = 0; i < distances.size(); ++i)
            (compared.source ? sources : shots).push_back({table, i, distances[i]});
        if (compared.raw.rows() == 0) continue;
        if (compared.source) {
            const Index has = ruler.countIn(compared.raw), all = ruler.count();
            if (has == 0)
                result.notes.push_back({messages::kNearestNone, {compared.label}});
            else if (has < all)
                result.notes.push_back({messages::kNearestSome, {compared.label, has, all}});
            continue;
        }
        result.toShot = leastOf(distances);
        result.usual = usualDistance(ruler, explained.background, compared.raw, context);
    }
    keepNearest(shots, each);
    keepNearest(sources, each);
    result.rows = shots;
    result.rows.insert(result.rows.end(), sources.begin(), sources.end());
    std::stable_sort(result.rows.begin(), result.rows.end(),
                     [](const auto& a, const auto& b) { return a.distance < b.distance; });
    return result;
}

}  // namespace footbridge
