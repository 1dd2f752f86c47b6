// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace footbridge {

/// A set of the nodes 0 … n-1 of a machine.
class NodeSet {
  public:
    NodeSet() = default;
    static NodeSet all(int nodes) {
        NodeSet set;
        set.m_words.assign((static_cast<std::size_t>(nodes) + 63) / 64, ~std::uint64_t{0});
        if (nodes % 64) set.m_words.back() >>= 64 - nodes % 64;
        return set;
    }
    int count() const {
        int sum = 0;
        for (const std::uint64_t word : m_words) sum += std::popcount(word);
        return sum;
    }
    NodeSet& operator&=(const NodeSet& other) {
        for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] &= other.m_words[i];
        return *this;
    }
    void add(const NodeSet& other) {
        for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] |= other.m_words[i];
    }
    void remove(const NodeSet& other) {
        for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] &= ~other.m_words[i];
    }
    /// The lowest so many of them; there are as many.
    NodeSet lowest(int nodes) const {
        NodeSet set;
        set.m_words.assign(m_words.size(), 0);
        for (std::size_t i = 0; nodes > 0; ++i) {
            std::uint64_t rest = m_words[i];
            for (; rest && nodes > 0; --nodes) {
                set.m_words[i] |= rest & (~rest + 1);
                rest &= rest - 1;
            }
        }
        return set;
    }
    std::vector<std::pair<int, int>> ranges() const {
        std::vector<std::pair<int, int>> found;
        for (std::size_t i = 0; i < m_words.size(); ++i)
            for (std::uint64_t rest = m_words[i]; rest; rest &= rest - 1) {
                const int node = static_cast<int>(64 * i) + std::countr_zero(rest);
                if (!found.empty() && found.back().second == node - 1)
                    found.back().second = node;
                else
                    found.emplace_back(node, node);
            }
        return found;
    }
    bool operator==(const NodeSet&) const = default;

  private:
    std::vector<std::uint64_t> m_words;
};

}  // namespace footbridge
