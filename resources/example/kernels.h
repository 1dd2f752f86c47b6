// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

/// The computations whose run times make the example data set.
namespace example {

struct Config {
    std::string kernel;    ///< "matmul", "stencil", "spmv", "sort" or "hash"
    std::size_t n = 0;     ///< rows of the matrix or grid, or number of keys
    std::size_t tile = 1;  ///< block edge, column window / 16, sorted run length or batch of keys
    int unroll = 1;        ///< 1, 2 or 4; of the innermost loop of matmul, stencil and spmv
    int iterations = 1;    ///< sweeps of stencil, products of spmv
    std::size_t rowEntries = 8;  ///< non-zeros in a row of spmv
    int threads = 1;
    bool interleaved = false;  ///< blocks dealt out one by one instead of in halves
};

/// What the algorithm does, counted in the program and not by the processor.
struct Work {
    double flops = 0, bytesLoaded = 0, bytesStored = 0, branches = 0, workingSetBytes = 0;
};

/// Which blocks one thread takes.
struct Share {
    int part = 0, parts = 1;
    bool interleaved = false;

    template <class Body>
    void over(std::size_t blocks, const Body& body) const {
        const auto p = static_cast<std::size_t>(part), all = static_cast<std::size_t>(parts);
        if (interleaved)
            for (std::size_t b = p; b < blocks; b += all) body(b);
        else
            for (std::size_t b = blocks * p / all; b < blocks * (p + 1) / all; ++b) body(b);
    }
};

class Kernel {
  public:
    virtual ~Kernel() = default;
    virtual void reset() {}          ///< puts the input back; not timed
    virtual int phases() const = 0;  ///< all threads finish a phase before the next starts
    virtual void run(int phase, const Share& share) = 0;
    virtual Work work() const = 0;
    virtual double checksum() const = 0;  ///< so that no result is optimised away
};

inline std::vector<double> randomNumbers(std::size_t count, std::uint64_t seed) {
    std::mt19937_64 bits(seed);
    std::vector<double> numbers(count);
    for (double& number : numbers) number = static_cast<double>(bits() >> 11) * 0x1p-53;
    return numbers;
}

/// c = a b, n x n, in tile x tile blocks.
template <int Unroll>
class Matmul : public Kernel {
  public:
    explicit Matmul(const Config& config)
        : m_n(config.n),
          m_tile(config.tile),
          m_a(randomNumbers(m_n * m_n, 1)),
          m_b(randomNumbers(m_n * m_n, 2)),
          m_c(m_n * m_n) {}

    void reset() override { std::fill(m_c.begin(), m_c.end(), 0.0); }
    int phases() const override { return 1; }
    void run(int, const Share& share) override {
        const std::size_t blocks = (m_n + m_tile - 1) / m_tile;
        share.over(blocks, [&](std::size_t block) {
            const std::size_t i0 = block * m_tile, i1 = std::min(m_n, i0 + m_tile);
            for (std::size_t k0 = 0; k0 < m_n; k0 += m_tile)
                for (std::size_t j0 = 0; j0 < m_n; j0 += m_tile)
                    multiplyBlock(i0, i1, k0, std::min(m_n, k0 + m_tile), j0,
                                  std::min(m_n, j0 + m_tile));
        });
    }
    Work work() const override {
        const auto n = static_cast<double>(m_n), cubed = n * n * n;
        const double rowStarts = cubed / static_cast<double>(m_tile);
        return {2 * cubed, 8 * (2 * cubed + rowStarts), 8 * cubed, cubed / Unroll + rowStarts,
                24 * n * n};
    }
    double checksum() const override { return m_c[m_n + 1]; }

  private:
    void multiplyBlock(std::size_t i0, std::size_t i1, std::size_t k0, std::size_t k1,
                       std::size_t j0, std::size_t j1) {
        for (std::size_t i = i0; i < i1; ++i)
            for (std::size_t k = k0; k < k1; ++k) {
                const double a = m_a[i * m_n + k];
                const double* b = &m_b[k * m_n];
                double* c = &m_c[i * m_n];
                std::size_t j = j0;
                for (; j + Unroll <= j1; j += Unroll)
                    for (int u = 0; u < Unroll; ++u)
                        c[j + static_cast<std::size_t>(u)] +=
                            a * b[j + static_cast<std::size_t>(u)];
                for (; j < j1; ++j) c[j] += a * b[j];
            }
    }

    std::size_t m_n, m_tile;
    std::vector<double> m_a, m_b, m_c;
};

/// Five-point averaging of an n x n grid, in tile x tile blocks, several sweeps.
template <int Unroll>
class Stencil : public Kernel {
  public:
    explicit Stencil(const Config& config)
        : m_n(config.n),
          m_tile(config.tile),
          m_sweeps(config.iterations),
          m_grids{randomNumbers(m_n * m_n, 3), randomNumbers(m_n * m_n, 3)} {}

    int phases() const override { return m_sweeps; }
    void run(int phase, const Share& share) override {
        const double* from = m_grids[phase % 2].data();
        double* to = m_grids[1 - phase % 2].data();
        const std::size_t inner = m_n - 2, blocks = (inner + m_tile - 1) / m_tile;
        share.over(blocks, [&](std::size_t block) {
            const std::size_t i0 = 1 + block * m_tile, i1 = std::min(m_n - 1, i0 + m_tile);
            for (std::size_t j0 = 1; j0 < m_n - 1; j0 += m_tile)
                for (std::size_t i = i0; i < i1; ++i)
                    sweepRow(from + i * m_n, to + i * m_n, j0, std::min(m_n - 1, j0 + m_tile));
        });
    }
    Work work() const override {
        const auto n = static_cast<double>(m_n), inner = (n - 2) * (n - 2) * m_sweeps;
        return {5 * inner, 40 * inner, 8 * inner,
                inner / Unroll + inner / static_cast<double>(m_tile), 16 * n * n};
    }
    double checksum() const override { return m_grids[0][m_n + 1]; }

  private:
    void sweepRow(const double* from, double* to, std::size_t j0, std::size_t j1) const {
        const double *above = from - m_n, *below = from + m_n;
        const auto average = [&](std::size_t j) {
            return 0.2 * (from[j] + from[j - 1] + from[j + 1] + above[j] + below[j]);
        };
        std::size_t j = j0;
        for (; j + Unroll <= j1; j += Unroll)
            for (int u = 0; u < Unroll; ++u)
                to[j + static_cast<std::size_t>(u)] = average(j + static_cast<std::size_t>(u));
        for (; j < j1; ++j) to[j] = average(j);
    }

    std::size_t m_n, m_tile;
    int m_sweeps;
    std::vector<double> m_grids[2];
};

/// y = A x for a sparse matrix in rows; the columns of a row lie in a window of 16 tiles around it.
template <int Unroll>
class SparseProduct : public Kernel {
  public:
    explicit SparseProduct(const Config& config)
        : m_n(config.n),
          m_row(config.rowEntries),
          m_products(config.iterations),
          m_values(m_n * m_row, 1.0 / static_cast<double>(m_row)),
          m_columns(m_n * m_row),
          m_vectors{randomNumbers(m_n, 4), randomNumbers(m_n, 4)} {
        std::mt19937_64 bits(5);
        const std::size_t window = std::min(m_n, 16 * config.tile);
        for (std::size_t i = 0; i < m_n; ++i)
            for (std::size_t k = 0; k < m_row; ++k)
                m_columns[i * m_row + k] =
                    static_cast<std::uint32_t>((i + m_n - window / 2 + bits() % window) % m_n);
    }

    int phases() const override { return m_products; }
    void run(int phase, const Share& share) override {
        const double* x = m_vectors[phase % 2].data();
        double* y = m_vectors[1 - phase % 2].data();
        constexpr std::size_t kBlock = 256;
        share.over((m_n + kBlock - 1) / kBlock, [&](std::size_t block) {
            for (std::size_t i = block * kBlock; i < std::min(m_n, (block + 1) * kBlock); ++i)
                y[i] = rowTimes(x, i);
        });
    }
    Work work() const override {
        const auto rows = static_cast<double>(m_n) * m_products, row = static_cast<double>(m_row);
        return {2 * rows * row, 20 * rows * row, 8 * rows, rows * (row / Unroll + 1),
                static_cast<double>(m_n) * (12 * row + 16)};
    }
    double checksum() const override { return m_vectors[0][0]; }

  private:
    double rowTimes(const double* x, std::size_t i) const {
        const double* values = &m_values[i * m_row];
        const std::uint32_t* columns = &m_columns[i * m_row];
        double sums[Unroll] = {};
        for (std::size_t k = 0; k + Unroll <= m_row; k += Unroll)
            for (int u = 0; u < Unroll; ++u) {
                const std::size_t at = k + static_cast<std::size_t>(u);
                sums[u] += values[at] * x[columns[at]];
            }
        double sum = 0;
        for (const double part : sums) sum += part;
        return sum;
    }

    std::size_t m_n, m_row;
    int m_products;
    std::vector<double> m_values;
    std::vector<std::uint32_t> m_columns;
    std::vector<double> m_vectors[2];
};

std::unique_ptr<Kernel> makeSort(const Config& config);
std::unique_ptr<Kernel> makeHash(const Config& config);

}  // namespace example
