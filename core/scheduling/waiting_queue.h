// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <vector>

namespace footbridge {

/// Jobs that wait, by priority and in order of submission. A search looks at a block of them at a
/// time first, so that long queues are passed over quickly.
class WaitingQueue {
  public:
    struct Waiting {
        int processors = 0;
        int job = 0;
        double believed = 0;  ///< run time, s
        double priority = 0;  ///< higher stands before lower
    };
    static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

    bool empty() const { return m_live == 0; }
    std::size_t size() const { return m_live; }
    /// Whether it stands last; else slots of others have changed.
    bool push(const Waiting& one) {
        if (!m_slots.empty() && m_slots.back().priority < one.priority) return insert(one);
        const std::size_t block = m_slots.size() / kBlock;
        if (block == m_blocks.size()) m_blocks.push_back({});
        m_blocks[block].take(one);
        m_slots.push_back(one);
        ++m_live;
        return true;
    }
    const Waiting& at(std::size_t slot) const { return m_slots[slot]; }
    std::size_t end() const { return m_slots.size(); }  ///< the slot of the next one
    /// Where the first one stands; the queue is not empty.
    std::size_t front() {
        while (isGone(m_head)) ++m_head;
        return m_head;
    }
    /// Slots of others stay what they are until the next tidy().
    void erase(std::size_t slot) {
        m_slots[slot].processors = std::numeric_limits<int>::max();
        m_slots[slot].believed = std::numeric_limits<double>::infinity();
        --m_live;
    }
    void tidy() {
        if (m_slots.size() > 2 * m_live + kBlock) rebuild();
    }

    /// The first slot from `slot` on whose processors and believed run time satisfy `fits`, which
    /// holds for less of either where it holds for more; kNone where there is none.
    template <class Fits>
    std::size_t find(std::size_t slot, const Fits& fits) {
        while (slot < m_slots.size()) {
            const std::size_t block = slot / kBlock;
            const std::size_t end = std::min((block + 1) * kBlock, m_slots.size());
            if (fits(m_blocks[block].processors, m_blocks[block].believed)) {
                const bool whole = slot == block * kBlock;
                for (; slot < end; ++slot)
                    if (fits(m_slots[slot].processors, m_slots[slot].believed)) return slot;
                if (whole) m_blocks[block] = leastOf(block);
            }
            slot = end;
        }
        return kNone;
    }

  private:
    static constexpr std::size_t kBlock = 32;
    struct Least {
        int processors = std::numeric_limits<int>::max();
        double believed = std::numeric_limits<double>::infinity();
        void take(const Waiting& one) {
            processors = std::min(processors, one.processors);
            believed = std::min(believed, one.believed);
        }
    };

    bool isGone(std::size_t slot) const {
        return m_slots[slot].processors == std::numeric_limits<int>::max();
    }
    Least leastOf(std::size_t block) const {
        Least least;
        const std::size_t end = std::min((block + 1) * kBlock, m_slots.size());
        for (std::size_t slot = block * kBlock; slot < end; ++slot) least.take(m_slots[slot]);
        return least;
    }
    bool insert(const Waiting& one) {
        const auto head = m_slots.begin() + static_cast<std::ptrdiff_t>(m_head);
        const auto place = std::ranges::upper_bound(head, m_slots.end(), one.priority,
                                                    std::greater<>(), &Waiting::priority);
        m_slots.insert(place, one);
        ++m_live;
        rebuild();
        return false;
    }
    void rebuild() {
        std::size_t kept = 0;
        for (std::size_t slot = m_head; slot < m_slots.size(); ++slot)
            if (!isGone(slot)) m_slots[kept++] = m_slots[slot];
        m_slots.resize(kept);
        m_head = 0;
        m_blocks.resize((kept + kBlock - 1) / kBlock);
        for (std::size_t block = 0; block < m_blocks.size(); ++block)
            m_blocks[block] = leastOf(block);
    }

    std::vector<Waiting> m_slots;
    std::vector<Least> m_blocks;
    std::size_t m_head = 0, m_live = 0;
};

}  // namespace footbridge
