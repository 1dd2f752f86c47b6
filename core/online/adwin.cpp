// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/adwin.h"

#include <algorithm>
#include <cmath>

namespace footbridge {
namespace {

constexpr std::size_t kBucketsInRow = 5;
constexpr Index kFewest = 5, kGrace = 10, kOften = 200, kClock = 32;

}  // namespace

Adwin::Adwin(double delta) : m_delta(delta) {}

double Adwin::mean() const {
    return m_count > 0 ? m_sum / static_cast<double>(m_count) : 0;
}

void Adwin::restart() {
    *this = Adwin(m_delta);
}

std::optional<Index> Adwin::add(double value) {
    if (m_count > 0) {
        const auto n = static_cast<double>(m_count);
        const double off = value - mean();
        m_variance += off * off * n / (n + 1);
    }
    if (m_rows.empty()) m_rows.emplace_back();
    m_rows.front().push_back({value, 0});
    ++m_count;
    ++m_updates;
    m_sum += value;
    compress();
    // A short window is looked at after every value, a long one now and then.
    if (m_count <= kGrace || (m_count >= kOften && m_updates % kClock != 0)) return std::nullopt;
    bool cut = false;
    while (cutOnce()) cut = true;
    return cut ? std::optional<Index>(m_count) : std::nullopt;
}

void Adwin::compress() {
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row].size() <= kBucketsInRow) return;
        if (row + 1 == m_rows.size()) m_rows.emplace_back();
        const Bucket a = m_rows[row][0], b = m_rows[row][1];
        const double n = std::ldexp(1.0, static_cast<int>(row));
        const double off = (a.sum - b.sum) / n;
        m_rows[row + 1].push_back({a.sum + b.sum, a.variance + b.variance + off * off * n / 2});
        m_rows[row].erase(m_rows[row].begin(), m_rows[row].begin() + 2);
    }
}

/// Drops the oldest bucket when the values before and after some bucket disagree.
bool Adwin::cutOnce() {
    double n0 = 0, sum0 = 0;
    const auto all = static_cast<double>(m_count);
    const double variance = m_variance / all, logs = std::log(2 * std::log(all) / m_delta);
    for (std::size_t i = m_rows.size(); i-- > 0;) {
        for (const Bucket& bucket : m_rows[i]) {
            n0 += std::ldexp(1.0, static_cast<int>(i));
            sum0 += bucket.sum;
            const double n1 = all - n0;
            if (n1 < kFewest) return false;
            if (n0 < kFewest) continue;
            const double m = 1 / (n0 - kFewest + 1) + 1 / (n1 - kFewest + 1);
            const double bound = std::sqrt(2 * m * variance * logs) + 2.0 / 3.0 * m * logs;
            if (std::abs(sum0 / n0 - (m_sum - sum0) / n1) <= bound) continue;
            auto& oldest = m_rows.back();
            const Bucket gone = oldest.front();
            const double size = std::ldexp(1.0, static_cast<int>(m_rows.size()) - 1);
            const double rest = all - size;
            const double off = gone.sum / size - (m_sum - gone.sum) / rest;
            m_variance = std::max(0.0, m_variance - gone.variance - size * rest / all * off * off);
            m_sum -= gone.sum;
            m_count -= static_cast<Index>(size);
            oldest.pop_front();
            while (!m_rows.empty() && m_rows.back().empty()) m_rows.pop_back();
            return true;
        }
    }
    return false;
}

}  // namespace footbridge
