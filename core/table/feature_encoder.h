// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/graph/model_graph.h"
#include "core/table/dataset.h"

namespace footbridge {

/// Turns raw features into standardised numbers. Fitted once, travels with the model.
/// Numbers: signed log where the column is heavy-tailed (or everywhere: Logarithms), then z-score,
/// missing -> 0, clipped to +-6.
/// Categories: one column per level among the 24 most frequent, z-scored; missing and unseen
/// levels are all zeros before scaling. Columns that are constant in the fitted rows are dropped.
/// Source: METHODS.md, "Encoding".
class FeatureEncoder {
  public:
    struct Part {
        Index feature = 0;     ///< column of the raw matrix
        bool isLevel = false;  ///< a one-hot column of `level`
        double level = 0;
        bool log = false;  ///< signed log of x / unit before standardising
        double unit = 1;
        double mean = 0, deviation = 1;
    };

    FeatureEncoder() = default;  ///< of no features, with no columns
    /// Which numbers are taken by their signed logarithm: heavy-tailed ones, in their own unit; or
    /// all, in units of the smallest that is not 0, so that no unit matters.
    enum class Logarithms { HeavyTails, All };
    /// `raw` is rows x schema.size(). Needs at least one row.
    static FeatureEncoder fit(const FeatureSchema& schema, const Matrix& raw,
                              Logarithms logarithms = Logarithms::HeavyTails);
    /// One that was fitted before, from its parts() in their order; without its notes.
    static FeatureEncoder restore(FeatureSchema schema, std::vector<Part> parts);

    /// The same columns with numbers standardised by these rows instead; one that is missing or
    /// constant there keeps its statistics.
    FeatureEncoder withNumbersOf(const Matrix& raw) const;

    /// Rows x columns(); to the bit what the emitted graph gives.
    Matrix encode(const Matrix& raw) const;
    graph::Value emit(graph::Builder& builder, graph::Value raw) const;

    Index columns() const { return static_cast<Index>(m_parts.size()); }
    const std::vector<Part>& parts() const { return m_parts; }
    const FeatureSchema& schema() const { return m_schema; }
    /// What was done, one sentence per fact worth telling (columns dropped, logs taken, levels
    /// cut).
    const std::vector<Message>& notes() const { return m_notes; }

  private:
    void emitItself();

    FeatureSchema m_schema;
    std::vector<Part> m_parts;  // in the order of the columns: numbers, their logs, levels
    std::vector<Message> m_notes;
    std::shared_ptr<const graph::ModelGraph> m_graph;  // what emit() gives, for encode()
    int m_node = -1;
};

}  // namespace footbridge
