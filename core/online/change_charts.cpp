// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/change_charts.h"

#include <algorithm>
#include <cmath>

namespace footbridge {
namespace {

constexpr double kSmallChange = 0.5, kLargeChange = 1.25;  // allowances, in standard deviations
constexpr std::size_t kWaiting = 8;
constexpr double kDoubt = 1.2;  // standard deviations of a mean of normal scores

/// Quantile of the standard normal (Acklam's rational approximation, |error| < 1.2e-9 relative).
double normalQuantile(double p) {
    constexpr double kTail = 0.02425;
    const auto tail = [](double q) {
        return (((((-7.784894002430293e-03 * q - 3.223964580411365e-01) * q - 2.400758277161838) *
                      q -
                  2.549732539343734) *
                     q +
                 4.374664141464968) *
                    q +
                2.938163982698783) /
               ((((7.784695709041462e-03 * q + 3.224671290700398e-01) * q + 2.445134137142996) * q +
                 3.754408661907416) *
                    q +
                1);
    };
    if (p < kTail) return tail(std::sqrt(-2 * std::log(p)));
    if (p > 1 - kTail) return -tail(std::sqrt(-2 * std::log(1 - p)));
    const double q = p - 0.5, r = q * q;
    return (((((-3.969683028665376e+01 * r + 2.209460984245205e+02) * r - 2.759285104469687e+02) *
                  r +
              1.383577518672690e+02) *
                 r -
             3.066479806614716e+01) *
                r +
            2.506628277459239) *
           q /
           (((((-5.447609879822406e+01 * r + 1.615858368580409e+02) * r - 1.556989798598866e+02) *
                  r +
              6.680131188771972e+01) *
                 r -
             1.328068155288572e+01) *
                r +
            1);
}

}  // namespace

double rowsBetweenFalseAlarms(double k, double h) {
    const double b = h + 1.166;
    return (std::exp(2 * k * b) - 2 * k * b - 1) / (2 * k * k);
}

double cusumThreshold(double k, double rows) {
    double low = 0, high = 60;
    for (int i = 0; i < 100; ++i) {
        const double middle = (low + high) / 2;
        (rowsBetweenFalseAlarms(k, middle) < rows ? low : high) = middle;
    }
    return high;
}

ChangeCharts::ChangeCharts(double falseAlarms) {
    for (std::size_t i = 0; i < m_charts.size(); ++i) {
        const double k = i % 2 == 0 ? kSmallChange : kLargeChange;
        m_charts[i] = {k, cusumThreshold(k, static_cast<double>(m_charts.size()) / falseAlarms)};
    }
}

bool ChangeCharts::Chart::add(double score) {
    sum = std::max(0.0, sum + score - k);
    rows = sum > 0 ? rows + 1 : 0;
    return sum > h;
}

std::optional<Change> ChangeCharts::add(double error, double size, double doubt) {
    const std::array<double, 3> scores{error - doubt, -error - doubt, size - doubt};
    constexpr std::array<ChangeKind, 3> kKinds{ChangeKind::Slower, ChangeKind::Faster,
                                               ChangeKind::Other};
    std::optional<Change> change;
    for (std::size_t i = 0; i < m_charts.size(); ++i) {
        const bool alarm = m_charts[i].add(scores[i / 2]);
        if (alarm && !change) change = Change{kKinds[i / 2], m_charts[i].rows};
    }
    if (change) restart();
    return change;
}

void ChangeCharts::restart() {
    for (Chart& chart : m_charts) chart.sum = 0, chart.rows = 0;
}

double NormalScore::of(double value) const {
    double below = 0;
    for (const double other : m_values) below += other < value ? 1 : other == value ? 0.5 : 0;
    return normalQuantile((below + 0.5) / (static_cast<double>(m_values.size()) + 1));
}

double NormalScore::doubt() const {
    return kDoubt / std::sqrt(static_cast<double>(m_values.size()));
}

void NormalScore::add(double value) {
    m_waiting.push_back(value);
    if (m_waiting.size() <= kWaiting) return;
    m_values.push_back(m_waiting.front());
    m_waiting.pop_front();
    if (m_values.size() > kMost) m_values.pop_front();
}

void NormalScore::clear() {
    m_waiting.clear();
    m_values.clear();
}

}  // namespace footbridge
