// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/costs/losses.h"
#include "core/learners/forest.h"
#include "core/learners/ridge.h"
#include "core/transfer/candidate.h"

namespace footbridge {

/// A residual model on top of the output map or the input alignment, whichever errs less on folds
/// of the shots (where nothing is shared: the alignment): v = base + g residual([x, f, base]). It
/// learns from the residuals of bases that have not seen the row (METHODS.md, "Strategies"); g in
/// [0, 1] is the least-squares share of the cross-validated correction, so that a correction that
/// teaches nothing is left out.
class ResidualAugmentation : public Candidate {
  public:
    /// Where the loss leans, everything is moved by what is best for the shots left out.
    explicit ResidualAugmentation(const TargetView& view, const Loss& loss = {});
    void fit(const TargetFeatures& shots, const Vector& v, const RunContext& context) override;
    Vector predict(const TargetFeatures& rows) const override;
    graph::Value emit(FeatureGraph& features) const override;

    double share() const { return m_share; }

  private:
    /// A base with what its residual model would bring.
    struct Option {
        std::unique_ptr<Candidate> base;
        Vector heldOut;    ///< the shots by bases that have not seen them
        double share = 0;  ///< of the correction
        double error = 0;  ///< mean absolute, with the correction, on folds
        Vector errors;     ///< of the corrected shots left out
    };
    Option corrected(std::unique_ptr<Candidate> base, const Vector& heldOut,
                     const TargetFeatures& shots, const Vector& v, const RunContext& context) const;
    Option onOutputMap(const TargetFeatures& shots, const Vector& v,
                       const RunContext& context) const;
    Option onAlignment(const TargetFeatures& shots, const Vector& v,
                       const RunContext& context) const;
    Matrix inputs(const TargetFeatures& rows, const Vector& base) const;

    const TargetView& m_view;
    Loss m_loss;
    std::unique_ptr<Candidate> m_base;
    std::unique_ptr<Regressor> m_residual;
    double m_share = 0, m_offset = 0;
};

}  // namespace footbridge
