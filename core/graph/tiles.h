// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/block_loops.h"
#include "core/run/lanes.h"

/// What products and kernels of a block have in common: sums over the inputs for every row and
/// output, tile by tile, a function of each sum, and where the result goes. Where the processor
/// can, multiplications are fused with additions: every sum here is sum + x * w, in the lanes and
/// in what they leave over alike, so that on one machine a row has the same bits wherever it
/// stands.
namespace footbridge::graph {

/// A matrix of inputs x outputs; what an input weighs in all outputs stands side by side.
struct WeightView {
    const double* data;
    Index inputs, outputs;
    Index stride;             // from one input to the next
    const double* ofOutputs;  // first summand of each output, null for 0
    const double* ofRows;     // and of each row
};

/// x . w
struct Product {
    template <class A, class B, class T>
    FOOTBRIDGE_INLINE static void add(T& sum, const A& x, const B& w) {
        sum += x * w;
    }
};
struct SquaredDistance {
    template <class A, class B, class T>
    FOOTBRIDGE_INLINE static void add(T& sum, const A& x, const B& w) {
        const T difference = x - w;
        sum += difference * difference;
    }
};
struct AsItIs {
    template <class T, class Bits>
    FOOTBRIDGE_INLINE static void apply(T&) {}
};

/// Results go into a block of their own.
struct Store {
    double* y;
    Index stride;

    Store from(Index output) const { return {y + output * stride, stride}; }
    Store at(Index row) const { return {y + row, stride}; }
    template <Index kOutputs>
    FOOTBRIDGE_INLINE void rows(const Lanes (&values)[kOutputs], Index row, Index output) const {
#pragma GCC unroll 8
        for (Index j = 0; j < kOutputs; ++j) store(y + (output + j) * stride + row, values[j]);
    }
    FOOTBRIDGE_INLINE void outputs(const Lanes& v, Index row, Index output) const {
        for (Index i = 0; i < kLanes; ++i) y[(output + i) * stride + row] = v[i];
    }
    FOOTBRIDGE_INLINE void one(double v, Index row, Index output) const {
        y[output * stride + row] = v;
    }
};
/// Results are weighed and added to one sum a row, output after output.
struct AddUp {
    double* y;
    const double* weights;

    AddUp from(Index output) const { return {y, weights + output}; }
    AddUp at(Index row) const { return {y + row, weights}; }
    template <Index kOutputs>
    FOOTBRIDGE_INLINE void rows(const Lanes (&values)[kOutputs], Index row, Index output) const {
        Lanes sum;
        load(sum, y + row);
#pragma GCC unroll 8
        for (Index j = 0; j < kOutputs; ++j) sum += values[j] * weights[output + j];
        store(y + row, sum);
    }
    FOOTBRIDGE_INLINE void outputs(const Lanes& v, Index row, Index output) const {
        double sum = y[row];
        for (Index i = 0; i < kLanes; ++i) {
            sum += v[i] * weights[output + i];
            keep(sum);  // or products are taken side by side, and nothing is fused
        }
        y[row] = sum;
    }
    FOOTBRIDGE_INLINE void one(double v, Index row, Index output) const {
        y[row] += v * weights[output];
    }
};

template <class Sum, class Function, class Sink>
struct Sweep {
    static constexpr Index kTile = 4;  // sums side by side, to hide the adds' latency

    BlockView x;
    WeightView w;
    Sink sink;

    /// kBlocks times kLanes rows at once: as many as leave the sums in registers.
    template <Index kBlocks>
    FOOTBRIDGE_INLINE void run() const {
        const Index whole = x.rows - x.rows % kLanes;
        Index row = 0;
        for (; row + kBlocks * kLanes <= whole; row += kBlocks * kLanes) rowTiles<kBlocks>(row);
        for (; row < whole; row += kLanes) rowTiles<1>(row);
        if (w.outputs < kTile)
            for (Index j = 0; j < w.outputs; ++j) {
                row = 0;
                for (; row + kTile * kLanes <= whole; row += kTile * kLanes)
                    rowTile<kTile, 1>(row, j);
                for (; row < whole; row += kLanes) rowTile<1, 1>(row, j);
            }
        for (row = whole; row < x.rows; ++row) oneRow(row);
    }

  private:
    template <Index kBlocks>
    FOOTBRIDGE_INLINE void rowTiles(Index row) const {
        Index j = 0;
        for (; j + kTile <= w.outputs; j += kTile) rowTile<kBlocks, kTile>(row, j);
        if (w.outputs >= kTile)
            for (; j < w.outputs; ++j) rowTile<kBlocks, 1>(row, j);
    }

    /// Rows in the lanes: kBlocks times kLanes of them, kOutputs outputs.
    template <Index kBlocks, Index kOutputs>
    FOOTBRIDGE_INLINE void rowTile(Index row, Index output) const {
        // Without unrolling the sums would live in memory.
        Lanes sums[kBlocks][kOutputs];
#pragma GCC unroll 8
        for (Index b = 0; b < kBlocks; ++b)
#pragma GCC unroll 8
            for (Index j = 0; j < kOutputs; ++j) {
                sums[b][j] = Lanes{};
                if (w.ofRows) load(sums[b][j], w.ofRows + row + b * kLanes);
                if (w.ofOutputs) sums[b][j] += w.ofOutputs[output + j];
            }
        const double* weight = w.data + output;
        const double* value = x.data + row;
        for (Index k = 0; k < w.inputs; ++k, weight += w.stride, value += x.stride) {
            Lanes lanes[kBlocks];
#pragma GCC unroll 8
            for (Index b = 0; b < kBlocks; ++b) load(lanes[b], value + b * kLanes);
#pragma GCC unroll 8
            for (Index j = 0; j < kOutputs; ++j)
#pragma GCC unroll 8
                for (Index b = 0; b < kBlocks; ++b) Sum::add(sums[b][j], lanes[b], weight[j]);
        }
#pragma GCC unroll 8
        for (Index b = 0; b < kBlocks; ++b) {
#pragma GCC unroll 8
            for (Index j = 0; j < kOutputs; ++j)
                Function::template apply<Lanes, LaneBits>(sums[b][j]);
            sink.rows(sums[b], row + b * kLanes, output);
        }
    }

    FOOTBRIDGE_INLINE void oneRow(Index row) const {
        constexpr Index kWide = 8;
        Index j = 0;
        for (; j + kWide * kLanes <= w.outputs; j += kWide * kLanes) outputTile<kWide>(row, j);
        for (; j + kTile * kLanes <= w.outputs; j += kTile * kLanes) outputTile<kTile>(row, j);
        for (; j + kLanes <= w.outputs; j += kLanes) outputTile<1>(row, j);
        for (; j < w.outputs; ++j) {
            double sum = (w.ofRows ? w.ofRows[row] : 0.0) + (w.ofOutputs ? w.ofOutputs[j] : 0.0);
            for (Index k = 0; k < w.inputs; ++k)
                Sum::add(sum, x.data[k * x.stride + row], w.data[k * w.stride + j]);
            Function::template apply<double, std::uint64_t>(sum);
            sink.one(sum, row, j);
        }
    }

    /// Outputs in the lanes: one row, kBlocks times kLanes outputs.
    template <Index kBlocks>
    FOOTBRIDGE_INLINE void outputTile(Index row, Index output) const {
        Lanes sums[kBlocks];
#pragma GCC unroll 8
        for (Index b = 0; b < kBlocks; ++b) {
            sums[b] = Lanes{};
            if (w.ofRows) sums[b] += w.ofRows[row];
            if (w.ofOutputs) {
                Lanes start;
                load(start, w.ofOutputs + output + b * kLanes);
                sums[b] += start;
            }
        }
        const double* weight = w.data + output;
        const double* value = x.data + row;
        for (Index k = 0; k < w.inputs; ++k, weight += w.stride, value += x.stride)
#pragma GCC unroll 8
            for (Index b = 0; b < kBlocks; ++b) {
                Lanes lanes;
                load(lanes, weight + b * kLanes);
                Sum::add(sums[b], *value, lanes);
            }
#pragma GCC unroll 8
        for (Index b = 0; b < kBlocks; ++b) {
            Function::template apply<Lanes, LaneBits>(sums[b]);
            sink.outputs(sums[b], row, output + b * kLanes);
        }
    }
};

/// sweep(Type), compiled for several processors; on those with the most registers with the sums of
/// kBlocks times as many rows.
#ifdef FOOTBRIDGE_HAS_CLONES
#define FOOTBRIDGE_SWEEP(Type, kBlocks)                 \
    FOOTBRIDGE_CLONES void narrow(const Type& type) {   \
        type.run<1>();                                  \
    }                                                   \
    FOOTBRIDGE_WIDE void wide(const Type& type) {       \
        type.run<kBlocks>();                            \
    }                                                   \
    void sweep(const Type& type) {                      \
        hasWideRegisters() ? wide(type) : narrow(type); \
    }
#else
#define FOOTBRIDGE_SWEEP(Type, kBlocks) \
    void sweep(const Type& type) {      \
        type.run<1>();                  \
    }
#endif

}  // namespace footbridge::graph
