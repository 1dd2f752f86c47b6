// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/run/matrix.h"

namespace footbridge {

/// What training minimises (METHODS.md, "Costs").
enum class LossKind { Squared, Pinball, Linex, Expectile };

std::string_view lossName(LossKind kind);  ///< "squared", "pinball", "linex", "expectile"
std::optional<LossKind> lossFromName(std::string_view name);
std::span<const LossKind> allLosses();

/// A loss of an error e = truth - prediction of the transformed response, under which an
/// underestimate (e > 0) costs `ratio` times an overestimate of the same size; with LINEX, whose
/// ratio grows with the error, of the size of a factor of two. At a ratio of 1 nothing leans to
/// either side and every loss is the squared one. All are convex with their minimum 0 at 0.
class Loss {
  public:
    static constexpr double kLeastRatio = 1e-6, kMostRatio = 1e6;

    Loss() = default;
    Loss(LossKind kind, double ratio);  ///< throws Error for a ratio that is not between these

    LossKind kind() const { return m_kind; }
    double ratio() const { return m_ratio; }
    bool leans() const { return m_kind != LossKind::Squared && m_ratio != 1; }
    /// ratio / (1 + ratio): the share of runs that a request meant by the ratio covers.
    double coveredShare() const { return m_ratio / (1 + m_ratio); }
    /// The same loss of errors that are counted in so many units of v, over that unit squared.
    Loss inUnit(double unit) const;

    double value(double error) const;
    double gradient(double error) const;  ///< by the error; 0 at the kink of pinball
    /// The second derivative; of pinball, which has none, that of the parabola that lies above it
    /// and touches it there (Hunter and Lange 2000), at most that at an error of 0.02.
    double curvature(double error) const;
    /// The constant that costs least in place of the values; at least one value. The lowest where
    /// several do.
    double bestConstant(std::span<const double> values) const;
    double mean(const Vector& truth, const Vector& prediction) const;  ///< at least one row
    /// s that costs least where the errors become errors - s sizes; sizes above 0.
    double bestShift(const Vector& errors, const Vector& sizes) const;

    bool operator==(const Loss&) const = default;

  private:
    double m_ratio = 1;
    double m_slope = 0;  ///< a of LINEX, for errors in the unit
    LossKind m_kind = LossKind::Squared;
};

}  // namespace footbridge
