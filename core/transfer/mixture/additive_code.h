// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/graph/model_graph.h"
#include "core/table/dataset.h"

namespace footbridge {

/// Zeros and ones for the raw columns of a table: a column for each of the 24 most frequent levels
/// of a category and for each value of a number with at most 16, quarters of the rows for the other
/// numbers. A linear model of it adds up one free value per column and level (METHODS.md, "Mixture
/// of Gaussian processes").
class AdditiveCode {
  public:
    AdditiveCode() = default;  ///< of no columns
    static AdditiveCode fit(const FeatureSchema& schema, const Matrix& raw);

    Matrix encode(const Matrix& raw) const;  ///< rows x columns()
    graph::Value emit(graph::Builder& builder, graph::Value raw) const;

    Index columns() const { return m_columns; }
    Index features() const { return static_cast<Index>(m_parts.size()); }  ///< that vary

  private:
    /// Levels, or the cuts between bins; a missing number falls into the bin of 0.
    struct Part {
        Index feature = 0;
        std::vector<double> levels, cuts;
        Index columns() const;
    };
    static Part quarters(Index feature, std::vector<double> sorted);
    static graph::Value emitBins(graph::Builder& builder, graph::Value raw, const Part& part);

    std::vector<Part> m_parts;
    Index m_columns = 0;
};

}  // namespace footbridge
