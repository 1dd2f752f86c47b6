// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <deque>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "core/online/expert_mix.h"
#include "core/online/linear_belief.h"
#include "core/online/version_model.h"

namespace footbridge {

/// What the last layer adds to a forest: v = forest + w . [1, linear - forest, level - forest,
/// base - forest].
struct LastLayer {
    std::shared_ptr<const FeatureEncoder> encoder;
    Vector linear;                ///< a constant, then a weight for each column of the encoder
    Vector weights;               ///< w
    std::optional<double> level;  ///< nothing before the first run
    bool knowsBase = false;

    /// `response` is the base's output where there is a base, `smallest` the response that stands
    /// for 0 in a logarithm.
    graph::Value emit(graph::Builder& builder, graph::Value raw, const VersionModel& forest,
                      const std::optional<graph::Value>& response, double smallest) const;
};

/// What predicts a run of a stream, and how much each of it is believed (METHODS.md, "Online"). All
/// responses are transformed.
class StreamExperts {
  public:
    static constexpr std::size_t kRecalled = 2;  ///< older versions that take part
    static constexpr std::size_t kJudged = 15;   ///< runs that those are held to

    /// What a run is predicted with besides what the experts learn themselves.
    struct Models {
        const VersionModel* forest = nullptr;                    ///< of the version now; never null
        std::array<const VersionModel*, kRecalled> recalled{};   ///< of older versions; may be null
        double base = std::numeric_limits<double>::quiet_NaN();  ///< of the base; NaN without one
    };

    StreamExperts();
    /// `logarithm`: responses are logarithms; `layerKnowsBase`: the last layer takes the base.
    StreamExperts(std::shared_ptr<const FeatureEncoder> encoder, bool logarithm,
                  bool layerKnowsBase);

    /// Predicts a run; `usual` is the size of errors that is usual now.
    void ask(const Vector& raw, const Models& models, double usual);
    double said() const { return m_said.v; }  ///< of the run asked for last
    double spread() const { return m_said.spread; }
    double forestSaid() const { return m_said.points[kForest]; }
    /// What the run asked for last teaches.
    void learn(double v);
    /// What a run teaches that nobody asked for.
    void learnUnasked(const StreamRow& row);
    /// The environment changed before these runs; `offs` are they less what the forest says of
    /// them.
    void beginAfter(const std::vector<StreamRow>& fresh, const std::vector<double>& offs);
    void doubtLayer() { m_layer.doubt(); }
    /// The forest is another one now.
    void forgetOffsets() { m_offsets.clear(); }
    void forgetRecalled();
    /// The columns of the encoder so far and more behind them.
    void extend(std::shared_ptr<const FeatureEncoder> encoder);

    const std::shared_ptr<const FeatureEncoder>& encoder() const { return m_encoder; }
    /// A constant, then a weight for each column of the encoder.
    const Vector& linearWeights() const { return m_linear.weights(); }
    double medianOffset() const;  ///< NaN where there is none
    /// Of the older versions, since their models were handed over first; one more than kJudged says
    /// that there were more.
    const std::vector<double>& recalledErrors(std::size_t i) const { return m_recalledErrors[i]; }
    LastLayer lastLayer() const;

  private:
    enum Expert {
        kBase,
        kLevel,
        kLinear,
        kForest,
        kLastOff,
        kFewOff,
        kLayer,
        kFirstRecalled,
        kSecondRecalled,
        kExperts
    };
    struct Said {
        Vector phi, layer;
        std::vector<double> points, leaves;
        double v = 0, spread = 1;
    };

    Vector phiOf(const Vector& raw) const;
    std::vector<Possibility> possibilities() const;

    std::shared_ptr<const FeatureEncoder> m_encoder;
    bool m_logarithm = false, m_layerKnowsBase = false;
    LinearBelief m_linear, m_layer;
    ExpertMix m_mix;
    Said m_said;
    std::deque<double> m_levels, m_offsets;
    std::array<std::vector<double>, kRecalled> m_recalledErrors;
};

}  // namespace footbridge
