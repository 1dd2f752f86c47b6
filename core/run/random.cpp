// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/random.h"

#include <bit>
#include <cmath>
#include <numbers>
#include <numeric>

namespace footbridge {
namespace {

std::uint64_t splitMix(std::uint64_t& state) {
    state += 0x9e3779b97f4a7c15u;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

}  // namespace

std::uint64_t deriveSeed(std::uint64_t seed, std::string_view purpose) {
    std::uint64_t hash = 0xcbf29ce484222325u;  // FNV-1a
    for (const unsigned char c : purpose) hash = (hash ^ c) * 0x100000001b3u;
    std::uint64_t state = seed ^ hash;
    return splitMix(state);
}

// xoshiro256++ of Blackman and Vigna (2019), seeded by SplitMix64.
Random::Random(std::uint64_t seed) {
    for (auto& word : m_state) word = splitMix(seed);
}

std::uint64_t Random::bits() {
    const std::uint64_t result = std::rotl(m_state[0] + m_state[3], 23) + m_state[0];
    const std::uint64_t t = m_state[1] << 17;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= t;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

double Random::uniform() {
    return static_cast<double>(bits() >> 11) * 0x1p-53;
}

double Random::normal() {
    if (m_hasSpare) {
        m_hasSpare = false;
        return m_spare;
    }
    const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
    const double angle = 2.0 * std::numbers::pi * uniform();
    m_spare = radius * std::sin(angle);
    m_hasSpare = true;
    return radius * std::cos(angle);
}

std::uint64_t Random::below(std::uint64_t bound) {
    const std::uint64_t threshold = (0 - bound) % bound;
    for (;;) {
        const std::uint64_t drawn = bits();
        if (drawn >= threshold) return drawn % bound;
    }
}

Rows Random::permutation(Index count) {
    Rows order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), Index{0});
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[below(i)]);
    return order;
}

}  // namespace footbridge
