// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels.h"

namespace example {
namespace {

using Key = std::uint64_t;

/// Counts what the data decide; the timed runs use the empty one.
struct Counting {
    double loads = 0, stores = 0, branches = 0;
    void load(double n) { loads += n; }
    void store(double n) { stores += n; }
    void branch(double n) { branches += n; }
};
struct NotCounting {
    void load(double) {}
    void store(double) {}
    void branch(double) {}
};

std::vector<Key> randomKeys(std::size_t count, std::size_t distinct) {
    std::mt19937_64 bits(6);
    std::vector<Key> keys(count);
    for (Key& key : keys) key = bits() % distinct;
    return keys;
}

/// Merge sort: runs of `tile` keys sorted by insertion, then merged pairwise; every thread sorts
/// its part and one thread merges the parts.
class Sort : public Kernel {
  public:
    explicit Sort(const Config& config)
        : m_run(config.tile),
          m_threads(static_cast<std::size_t>(config.threads)),
          m_input(randomKeys(config.n, std::size_t{1} << 62)),
          m_keys(m_input),
          m_space(config.n) {}

    void reset() override { m_keys = m_input; }
    int phases() const override { return m_threads > 1 ? 2 : 1; }
    void run(int phase, const Share& share) override {
        NotCounting none;
        const std::size_t n = m_keys.size();
        if (phase == 1) {
            if (share.part == 0) merge(m_keys.data(), m_space.data(), n / 2, n, none);
            return;
        }
        const auto part = static_cast<std::size_t>(share.part);
        const std::size_t begin = n * part / m_threads, end = n * (part + 1) / m_threads;
        sortRange(m_keys.data() + begin, m_space.data() + begin, end - begin, none);
    }
    Work work() const override {
        Counting counts;
        std::vector<Key> keys = m_input, space(keys.size());
        sortRange(keys.data(), space.data(), keys.size(), counts);
        return {0, 8 * counts.loads, 8 * counts.stores, counts.branches,
                16.0 * static_cast<double>(keys.size())};
    }
    double checksum() const override { return static_cast<double>(m_keys[m_keys.size() / 3]); }

  private:
    template <class Counter>
    static void insertionSort(Key* keys, std::size_t n, Counter& counter) {
        for (std::size_t i = 1; i < n; ++i) {
            const Key key = keys[i];
            std::size_t j = i;
            for (; j > 0 && keys[j - 1] > key; --j) keys[j] = keys[j - 1];
            keys[j] = key;
            const auto moved = static_cast<double>(i - j);
            counter.load(moved + 2);
            counter.store(moved + 1);
            counter.branch(moved + 2);
        }
    }
    template <class Counter>
    static void merge(Key* keys, Key* space, std::size_t middle, std::size_t n, Counter& counter) {
        std::copy(keys, keys + n, space);
        std::size_t left = 0, right = middle;
        for (std::size_t i = 0; i < n; ++i) {
            const bool takeLeft = right == n || (left < middle && space[left] <= space[right]);
            keys[i] = takeLeft ? space[left++] : space[right++];
        }
        counter.load(4 * static_cast<double>(n));
        counter.store(2 * static_cast<double>(n));
        counter.branch(3 * static_cast<double>(n));
    }
    template <class Counter>
    void sortRange(Key* keys, Key* space, std::size_t n, Counter& counter) const {
        for (std::size_t i = 0; i < n; i += m_run)
            insertionSort(keys + i, std::min(m_run, n - i), counter);
        for (std::size_t width = m_run; width < n; width *= 2)
            for (std::size_t i = 0; i + width < n; i += 2 * width)
                merge(keys + i, space + i, width, std::min(2 * width, n - i), counter);
    }

    std::size_t m_run, m_threads;
    std::vector<Key> m_input, m_keys, m_space;
};

/// Counts how often each key occurs, in a table with open addresses; the keys are hashed in
/// batches of `tile`. Every thread fills a table of its own and one thread adds them up.
class Hash : public Kernel {
  public:
    explicit Hash(const Config& config)
        : m_batch(config.tile),
          m_threads(static_cast<std::size_t>(config.threads)),
          m_keys(randomKeys(config.n, config.n / 4)) {
        std::size_t slots = 16;
        while (slots < config.n / 2) slots *= 2;
        m_mask = slots - 1;
        m_tables.assign(m_threads, std::vector<Slot>(slots));
    }

    void reset() override {
        for (auto& table : m_tables) std::fill(table.begin(), table.end(), Slot{});
    }
    int phases() const override { return m_threads > 1 ? 2 : 1; }
    void run(int phase, const Share& share) override {
        NotCounting none;
        const auto part = static_cast<std::size_t>(share.part);
        if (phase == 1) {
            if (part == 0)
                for (const Slot& slot : m_tables[1])
                    if (slot.count)
                        add(m_tables[0], slot.key, scramble(slot.key), slot.count, none);
            return;
        }
        const std::size_t n = m_keys.size();
        fill(m_tables[part], n * part / m_threads, n * (part + 1) / m_threads, none);
    }
    Work work() const override {
        Counting counts;
        std::vector<Slot> table(m_mask + 1);
        fill(table, 0, m_keys.size(), counts);
        const auto n = static_cast<double>(m_keys.size());
        return {0, 8 * n + 16 * counts.loads, 16 * counts.stores, counts.branches,
                8 * n + 16.0 * static_cast<double>(table.size() * m_threads)};
    }
    double checksum() const override { return static_cast<double>(m_tables[0][0].count); }

  private:
    struct Slot {
        Key key = 0;
        std::uint64_t count = 0;
    };
    static std::uint64_t scramble(Key key) {
        key *= 0x9e3779b97f4a7c15u;
        return key ^ (key >> 29);
    }
    template <class Counter>
    void add(std::vector<Slot>& table, Key key, std::uint64_t hash, std::uint64_t count,
             Counter& counter) const {
        std::size_t at = hash & m_mask;
        double probes = 1;
        for (; table[at].count && table[at].key != key; at = (at + 1) & m_mask) ++probes;
        table[at].key = key;
        table[at].count += count;
        counter.load(probes);
        counter.store(1);
        counter.branch(2 * probes);
    }
    template <class Counter>
    void fill(std::vector<Slot>& table, std::size_t begin, std::size_t end,
              Counter& counter) const {
        std::vector<std::uint64_t> hashes(m_batch);
        for (std::size_t i = begin; i < end; i += m_batch) {
            const std::size_t batch = std::min(m_batch, end - i);
            for (std::size_t k = 0; k < batch; ++k) hashes[k] = scramble(m_keys[i + k]);
            for (std::size_t k = 0; k < batch; ++k)
                add(table, m_keys[i + k], hashes[k], 1, counter);
        }
    }

    std::size_t m_batch, m_threads, m_mask = 0;
    std::vector<Key> m_keys;
    std::vector<std::vector<Slot>> m_tables;
};

}  // namespace

std::unique_ptr<Kernel> makeSort(const Config& config) {
    return std::make_unique<Sort>(config);
}
std::unique_ptr<Kernel> makeHash(const Config& config) {
    return std::make_unique<Hash>(config);
}

}  // namespace example
