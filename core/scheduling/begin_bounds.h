// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace footbridge {

/// Before which step of a plan no job of some size can begin, by the jobs that found their place in
/// it. A plan only gets fuller while a queue is planned, so who needs no fewer processors for no
/// shorter begins no earlier. Steps that are inserted make a bound lower than it could be, never
/// wrong.
class BeginBounds {
  public:
    void clear() {
        for (Sizes& sizes : m_steps) sizes.fill(0);
    }
    int of(int processors, double seconds) const {
        const Sizes& sizes = m_steps[spanOf(seconds)];
        const int most = std::bit_width(static_cast<unsigned>(processors));
        int bound = 0;
        for (int size = 0; size < most; ++size)
            bound = std::max(bound, sizes[static_cast<std::size_t>(size)]);
        return bound;
    }
    void found(int processors, double seconds, int step) {
        // Counted to the next larger size and span, so that it holds for all that are asked there.
        const auto size =
            static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(processors - 1)));
        for (std::size_t span = spanOf(seconds) + 1; span < kSpans; ++span) {
            if (m_steps[span][size] >= step) return;
            m_steps[span][size] = step;
        }
    }

  private:
    static constexpr std::size_t kSizes = 32, kSpans = 64;
    using Sizes = std::array<int, kSizes>;

    /// Two to an octave from a second on.
    static std::size_t spanOf(double seconds) {
        constexpr std::uint64_t kSecond = std::bit_cast<std::uint64_t>(1.0) >> 51;
        const std::uint64_t bits = std::bit_cast<std::uint64_t>(seconds) >> 51;
        return std::min<std::uint64_t>(bits > kSecond ? bits - kSecond : 0, kSpans - 1);
    }

    std::array<Sizes, kSpans> m_steps{};
};

}  // namespace footbridge
