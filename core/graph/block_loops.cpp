// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/block_loops.h"

#include <algorithm>

#include "core/graph/block_functions.h"
#include "core/graph/lanes.h"

// Where the processor can, multiplications are fused with additions: every sum here is sum + x * w,
// in the lanes and in what they leave over alike, so that on one machine a row has the same bits
// wherever it stands.

namespace footbridge::graph {
namespace {

constexpr Index kTile = 4;  // sums side by side, to hide the adds' latency
constexpr Index kCentresAtOnce = 16;

/// A matrix of inputs x outputs; what an input weighs in all outputs stands side by side.
struct WeightView {
    const double* data;
    Index inputs, outputs;
    Index stride;         // from one input to the next
    const double* start;  // first summand of each output, null for 0

    double startOf(Index output) const { return start ? start[output] : 0.0; }
};

template <bool kSquaredDistance, class A, class B, class T>
FOOTBRIDGE_INLINE void accumulate(T& sum, const A& x, const B& w) {
    if constexpr (kSquaredDistance) {
        const T difference = x - w;
        sum += difference * difference;
    } else {
        sum += x * w;
    }
}

/// Rows in the lanes: kBlocks times kLanes of them, kOutputs outputs.
template <bool kSquaredDistance, Index kBlocks, Index kOutputs>
FOOTBRIDGE_INLINE void rowTile(const BlockView& x, const WeightView& w, Index row, Index output,
                               double* y) {
    // Without unrolling the sums would live in memory.
    Lanes sums[kBlocks][kOutputs];
#pragma GCC unroll 8
    for (Index b = 0; b < kBlocks; ++b)
#pragma GCC unroll 8
        for (Index j = 0; j < kOutputs; ++j) sums[b][j] = Lanes{} + w.startOf(output + j);
    const double* weight = w.data + output;
    const double* value = x.data + row;
    for (Index k = 0; k < w.inputs; ++k, weight += w.stride, value += x.stride)
#pragma GCC unroll 8
        for (Index b = 0; b < kBlocks; ++b) {
            Lanes lanes;
            load(lanes, value + b * kLanes);
#pragma GCC unroll 8
            for (Index j = 0; j < kOutputs; ++j)
                accumulate<kSquaredDistance>(sums[b][j], lanes, weight[j]);
        }
#pragma GCC unroll 8
    for (Index b = 0; b < kBlocks; ++b)
#pragma GCC unroll 8
        for (Index j = 0; j < kOutputs; ++j)
            store(y + (output + j) * x.stride + row + b * kLanes, sums[b][j]);
}

/// Outputs in the lanes: one row, kBlocks times kLanes outputs.
template <bool kSquaredDistance, Index kBlocks>
FOOTBRIDGE_INLINE void outputTile(const BlockView& x, const WeightView& w, Index row, Index output,
                                  double* y) {
    Lanes sums[kBlocks];
#pragma GCC unroll 8
    for (Index b = 0; b < kBlocks; ++b) {
        sums[b] = Lanes{};
        if (w.start) load(sums[b], w.start + output + b * kLanes);
    }
    const double* weight = w.data + output;
    const double* value = x.data + row;
    for (Index k = 0; k < w.inputs; ++k, weight += w.stride, value += x.stride)
#pragma GCC unroll 8
        for (Index b = 0; b < kBlocks; ++b) {
            Lanes lanes;
            load(lanes, weight + b * kLanes);
            accumulate<kSquaredDistance>(sums[b], *value, lanes);
        }
    for (Index i = 0; i < kBlocks * kLanes; ++i)
        y[(output + i) * x.stride + row] = sums[i / kLanes][i % kLanes];
}

template <bool kSquaredDistance>
FOOTBRIDGE_INLINE void oneRow(const BlockView& x, const WeightView& w, Index row, double* y) {
    Index j = 0;
    for (; j + kTile * kLanes <= w.outputs; j += kTile * kLanes)
        outputTile<kSquaredDistance, kTile>(x, w, row, j, y);
    for (; j + kLanes <= w.outputs; j += kLanes) outputTile<kSquaredDistance, 1>(x, w, row, j, y);
    for (; j < w.outputs; ++j) {
        double sum = w.startOf(j);
        for (Index k = 0; k < w.inputs; ++k)
            accumulate<kSquaredDistance>(sum, x.data[k * x.stride + row], w.data[k * w.stride + j]);
        y[j * x.stride + row] = sum;
    }
}

template <bool kSquaredDistance, Index kBlocks>
FOOTBRIDGE_INLINE void rowTiles(const BlockView& x, const WeightView& w, Index row, double* y) {
    Index j = 0;
    for (; j + kTile <= w.outputs; j += kTile)
        rowTile<kSquaredDistance, kBlocks, kTile>(x, w, row, j, y);
    if (w.outputs >= kTile)
        for (; j < w.outputs; ++j) rowTile<kSquaredDistance, kBlocks, 1>(x, w, row, j, y);
}

/// kBlocks: as many as leave the sums in registers.
template <bool kSquaredDistance, Index kBlocks>
FOOTBRIDGE_INLINE void sweep(const BlockView& x, const WeightView& w, double* y) {
    const Index whole = x.rows - x.rows % kLanes;
    Index row = 0;
    for (; row + kBlocks * kLanes <= whole; row += kBlocks * kLanes)
        rowTiles<kSquaredDistance, kBlocks>(x, w, row, y);
    for (; row < whole; row += kLanes) rowTiles<kSquaredDistance, 1>(x, w, row, y);
    if (w.outputs < kTile)
        for (Index j = 0; j < w.outputs; ++j) {
            row = 0;
            for (; row + kTile * kLanes <= whole; row += kTile * kLanes)
                rowTile<kSquaredDistance, kTile, 1>(x, w, row, j, y);
            for (; row < whole; row += kLanes) rowTile<kSquaredDistance, 1, 1>(x, w, row, j, y);
        }
    for (row = whole; row < x.rows; ++row) oneRow<kSquaredDistance>(x, w, row, y);
}

FOOTBRIDGE_CLONES void narrowProducts(const BlockView& x, const WeightView& w, double* y) {
    sweep<false, 1>(x, w, y);
}
#ifdef FOOTBRIDGE_V4
FOOTBRIDGE_V4 void wideProducts(const BlockView& x, const WeightView& w, double* y) {
    sweep<false, 2>(x, w, y);
}
void products(const BlockView& x, const WeightView& w, double* y) {
    static const bool wide = __builtin_cpu_supports("x86-64-v4");
    wide ? wideProducts(x, w, y) : narrowProducts(x, w, y);
}
#else
void products(const BlockView& x, const WeightView& w, double* y) {
    narrowProducts(x, w, y);
}
#endif

FOOTBRIDGE_CLONES void squaredDistances(const BlockView& x, const WeightView& w, double* y) {
    sweep<true, 1>(x, w, y);
}

/// y += x * weights, column after column.
FOOTBRIDGE_CLONES void addProducts(const BlockView& x, const double* weights, Index columns,
                                   double* y) {
    Index row = 0;
    for (; row + kLanes <= x.rows; row += kLanes) {
        Lanes sum, lanes;
        load(sum, y + row);
        for (Index c = 0; c < columns; ++c) {
            load(lanes, x.data + c * x.stride + row);
            sum += lanes * weights[c];
        }
        store(y + row, sum);
    }
    for (; row < x.rows; ++row) {
        double sum = y[row];
        for (Index c = 0; c < columns; ++c) sum += x.data[c * x.stride + row] * weights[c];
        y[row] = sum;
    }
}

/// The profile of `count` centres from `first` on.
void kernelPart(const BlockView& x, Profile profile, const Matrix& centres, Index first,
                Index count, double* y) {
    const WeightView weights{centres.data() + first, centres.cols(), count, centres.rows(),
                             nullptr};
    if (profile == Profile::Linear) return products(x, weights, y);
    squaredDistances(x, weights, y);
    const Index values = count * x.stride;
    profile == Profile::Matern52 ? matern52(y, values, y) : laplace(y, values, y);
}

}  // namespace

void linearBlock(const BlockView& x, const Weights& weight, const Vector& bias, double* y) {
    products(x, {weight.data(), weight.rows(), weight.cols(), weight.cols(), bias.data()}, y);
}

void kernelBlock(const BlockView& x, Profile profile, const Matrix& centres, double* y) {
    kernelPart(x, profile, centres, 0, centres.rows(), y);
}

void kernelSumBlock(const BlockView& x, Profile profile, const Matrix& centres,
                    const Weights& weight, double bias, std::vector<double>& scratch, double* y) {
    scratch.resize(static_cast<std::size_t>(kCentresAtOnce * x.stride));
    std::fill_n(y, x.rows, bias);
    for (Index first = 0; first < centres.rows(); first += kCentresAtOnce) {
        const Index count = std::min(kCentresAtOnce, centres.rows() - first);
        kernelPart(x, profile, centres, first, count, scratch.data());
        addProducts({scratch.data(), x.stride, x.rows}, weight.data() + first, count, y);
    }
}

}  // namespace footbridge::graph
