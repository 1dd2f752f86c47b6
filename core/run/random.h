// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/run/matrix.h"

namespace footbridge {

/// A seed for one purpose, derived so that different purposes never share a stream.
std::uint64_t deriveSeed(std::uint64_t seed, std::string_view purpose);

/// Random numbers that are the same on every machine and standard library (xoshiro256++).
class Random {
  public:
    explicit Random(std::uint64_t seed);
    Random(std::uint64_t seed, std::string_view purpose) : Random(deriveSeed(seed, purpose)) {}

    std::uint64_t bits();
    double uniform();                          ///< in [0, 1)
    double normal();                           ///< standard normal
    std::uint64_t below(std::uint64_t bound);  ///< in [0, bound), unbiased; bound > 0
    Rows permutation(Index count);             ///< of 0 … count-1

  private:
    std::array<std::uint64_t, 4> m_state{};
    double m_spare = 0;
    bool m_hasSpare = false;
};

}  // namespace footbridge
