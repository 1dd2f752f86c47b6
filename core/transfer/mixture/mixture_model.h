// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/severity/severity_of.h"
#include "core/transfer/mixture/explanation.h"
#include "core/transfer/mixture/leaning.h"
#include "core/transfer/mixture/leverage.h"
#include "core/transfer/mixture/members.h"
#include "core/transfer/mixture/mixture_parts.h"
#include "core/transfer/mixture/process_sum.h"
#include "core/transfer/mixture/source_as_it_is.h"
#include "core/transfer/mixture/weights.h"

namespace footbridge {

/// What the mixture is fitted to.
struct MixtureTask {
    const TargetView& view;
    const TargetFeatures& shots;
    const TargetFeatures& reference;  ///< rows of the pool, to centre and scale kernels with
    const Vector& v;                  ///< of the shots
    const std::vector<int>& folds;
    /// How sure the features are that the closest source does not hold; 0 where nothing speaks
    /// against it, which is then used as it is, where columns are shared and the source knows
    /// itself.
    double gate = 1;
    /// Which source is closest by some of the shots and their v, and how sure these are that it
    /// does not hold (SourceGate). Asked below a gate of 1 alone; needed there.
    std::function<SourceGate(const TargetFeatures& shots, const Vector& v)> sourceGate{};
    Loss loss{};  ///< where it leans, the mixture does (Leaning)
};

/// What Strategy::Auto predicts with: Gaussian processes around the source models and linear
/// members, weighted by their out-of-fold errors (METHODS.md, "Mixture of Gaussian processes").
class MixtureModel {
  public:
    /// Deterministic; needs at least 3 shots. Throws Cancelled.
    void fit(const MixtureTask& task, const RunContext& context);
    Vector predict(const TargetFeatures& rows) const;

    /// One column each: what is predicted, and how unsure the mixture is of it, what intervals are
    /// proportional to: sqrt(variance of the members about the prediction + median |error|^2 (1 +
    /// leverage)).
    struct Emitted {
        graph::Value value, spread;
        MixtureParts parts{};
    };
    Emitted emit(FeatureGraph& features) const;

    const Vector& outOfFold() const { return m_outOfFold; }              ///< its own, of the shots
    const Vector& outOfFoldSpread() const { return m_outOfFoldSpread; }  ///< the spread beside it
    double typicalSpread() const { return m_typicalSpread; }             ///< its median in the pool
    const std::vector<MemberWeight>& members() const { return m_weights; }  ///< largest first
    const std::vector<PriorShare>& shares() const { return m_shares; }
    Leaning leaning() const { return m_leaning; }

  private:
    struct Range {
        double low = 0, high = 0;
        Matrix clip(const Matrix& values) const { return values.cwiseMax(low).cwiseMin(high); }
    };
    template <class Member>
    struct Weighted {
        Member member;
        double weight;
    };

    /// What is added up: clipped predictions, one column each, and their weights.
    struct Terms {
        Matrix values;
        Vector weights;
    };

    /// The source as it is, and how much of the mixture is used instead.
    struct Blend {
        SourceAsItIs source;
        double gate = 1;
        Vector of(const Vector& mixture, const TargetFeatures& rows) const;
    };

    /// What some shots, of which `mixture` are out-of-fold predictions, choose.
    static Blend blendFor(const MixtureTask& task, const TargetFeatures& shots, const Vector& v,
                          const Vector& mixture);
    void assemble(const MixtureTask& task, const Members& members, const MemberErrors& errors);
    void learnSpread(const MixtureTask& task, const MemberErrors& errors,
                     const MixtureOutOfFold& mixture);
    /// Everything that follows from the weights.
    void weigh(const MixtureTask& task, const Members& members, const MemberErrors& errors);
    void lean(const MixtureTask& task, const Members& members, const MemberErrors& errors);
    Terms terms(const TargetFeatures& rows) const;
    /// `terms` of these rows, about their sum.
    Vector spreadAt(const TargetFeatures& rows, const Terms& terms, const Vector& sum) const;

    Blend m_blend;
    Range m_range;
    Representations m_representations;
    std::vector<Weighted<LinearMember>> m_linear;
    std::optional<Weighted<AlignedMember>> m_aligned;
    std::vector<Weighted<ForestMember>> m_forests;
    double m_processWeight = 0;  ///< of all processes together
    ProcessSum m_processes;
    Vector m_outOfFold, m_outOfFoldSpread;
    Leverage m_leverage;
    double m_leastSpread = 0;  ///< squared: of errors where no member disagrees, among the shots
    double m_typicalSpread = 0;
    Leaning m_leaning = Leaning::None;
    double m_shift = 0;  ///< of Leaning::Quantile, in spreads
    std::vector<MemberWeight> m_weights;
    std::vector<PriorShare> m_shares;
};

}  // namespace footbridge
