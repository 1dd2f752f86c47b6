// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/run/matrix.h"

namespace footbridge {

/// The standard normal value below which a share `p` in (0, 1) lies.
double normalQuantile(double p);

/// Columns as standard normal scores of one table's own distribution, so that neither units nor
/// heavy tails matter (METHODS.md, "Severity"). Numbers: mid-rank, linear between the values seen,
/// clamped outside, missing -> the middle. Categories: one column for each of the 12 most frequent
/// levels. Columns constant in the fitted rows are left out.
class NormalScores {
  public:
    /// What a column of the result stands for.
    struct Part {
        Index column = 0;
        bool isLevel = false;
        double level = 0;
        bool operator==(const Part&) const = default;
    };

    NormalScores(const Matrix& values, const std::vector<bool>& isCategory);
    Matrix operator()(const Matrix& values) const;  ///< rows x parts().size(), standardised

    const std::vector<Part>& parts() const { return m_parts; }

  private:
    struct Curve {
        std::vector<double> values, scores;  ///< of a number, ascending
    };

    class MidRankQuantiles;

    void addNumber(const Vector& values, Index column, MidRankQuantiles& quantiles);
    void addLevels(const Vector& values, Index column);
    Matrix unscaled(const Matrix& values) const;

    std::vector<Part> m_parts;
    std::vector<Curve> m_curves;  ///< one per part, empty for a level
    Vector m_mean, m_deviation;
};

/// The columns of both matrices that stand for the same part, side by side in the same order.
struct SharedScores {
    Matrix source, target;
};
SharedScores sharedScores(const Matrix& source, const NormalScores& sourceScores,
                          const Matrix& target, const NormalScores& targetScores);

}  // namespace footbridge
