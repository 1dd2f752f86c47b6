// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace footbridge {

/// One thing that an expert deems possible, in the transformed response.
struct Possibility {
    double v = 0;
    double weight = 0;
};

/// Which of several predictors to believe, run by run: Bayes' rule over their errors with a fixed
/// share of doubt (Herbster and Warmuth 1998), so that another one can lead within two runs.
class ExpertMix {
  public:
    explicit ExpertMix(std::size_t experts);
    /// Without what doubt alone lends: the relative error of a low prediction is small even where
    /// it is most unlikely. Those of all experts where none has more.
    std::vector<double> earned() const;
    /// `errors`: measured minus predicted, one for each expert; NaN for one that said nothing.
    void learn(std::span<const double> errors);
    void doubt();  ///< all weights equal again

  private:
    std::vector<double> m_weights, m_scales;
};

/// What to say when any of these may be true. With `relative`, v is a logarithm and the answer
/// makes the expected relative error of the response smallest, else that of v. Sorts them.
double decide(std::vector<Possibility>& possibilities, bool relative);

}  // namespace footbridge
