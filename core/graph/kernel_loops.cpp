// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/kernel_loops.h"

#include <algorithm>
#include <array>

#include "core/graph/lane_functions.h"
#include "core/graph/tiles.h"

namespace footbridge::graph {
namespace {

using LinearValues = Sweep<Product, AsItIs, Store>;
using LinearSum = Sweep<Product, AsItIs, AddUp>;
using Matern52Values = Sweep<SquaredDistance, Matern52Of, Store>;
using Matern52Sum = Sweep<SquaredDistance, Matern52Of, AddUp>;
using ExpandedValues = Sweep<Product, Matern52OfRounded, Store>;
using ExpandedSum = Sweep<Product, Matern52OfRounded, AddUp>;
using LaplaceValues = Sweep<SquaredDistance, LaplaceOf, Store>;
using LaplaceSum = Sweep<SquaredDistance, LaplaceOf, AddUp>;
FOOTBRIDGE_SWEEP(LinearValues, 2)
FOOTBRIDGE_SWEEP(LinearSum, 2)
FOOTBRIDGE_SWEEP(Matern52Values, 2)
FOOTBRIDGE_SWEEP(Matern52Sum, 2)
FOOTBRIDGE_SWEEP(ExpandedValues, 2)
FOOTBRIDGE_SWEEP(ExpandedSum, 2)
FOOTBRIDGE_SWEEP(LaplaceValues, 2)
FOOTBRIDGE_SWEEP(LaplaceSum, 2)

FOOTBRIDGE_CLONES void squaresOf(const BlockView& x, Index columns, double* squares) {
    for (Index r = 0; r < x.rows; ++r) squares[r] = 0;
    for (Index c = 0; c < columns; ++c) {
        const double* column = x.data + c * x.stride;
        for (Index r = 0; r < x.rows; ++r) squares[r] += column[r] * column[r];
    }
}

}  // namespace

bool expandsDistances(const Kernel& kernel) {
    constexpr double kLargest = 100;
    return kernel.profile == Profile::Matern52 && kernel.centres.size() > 0 &&
           kernel.centres.rowwise().squaredNorm().maxCoeff() <= kLargest;
}

PackedKernel::PackedKernel(const Kernel& kernel)
    : m_profile(kernel.profile), m_centres(kernel.centres) {
    if (!expandsDistances(kernel)) return;
    m_centres *= -2;
    m_squares = kernel.centres.rowwise().squaredNorm();
}

/// As many centres at once as stay in the nearest cache.
template <class Sum, class Function, class Sink>
void PackedKernel::inParts(const BlockView& x, const double* ofRows, const Sink& sink) const {
    constexpr Index kCentresAtOnce = 64;
    for (Index first = 0; first < m_centres.rows(); first += kCentresAtOnce) {
        const WeightView w{m_centres.data() + first,
                           m_centres.cols(),
                           std::min(kCentresAtOnce, m_centres.rows() - first),
                           m_centres.rows(),
                           ofRows ? m_squares.data() + first : nullptr,
                           ofRows};
        sweep(Sweep<Sum, Function, Sink>{x, w, sink.from(first)});
    }
}

template <class Sink>
void PackedKernel::run(const BlockView& x, const Sink& sink) const {
    if (m_profile == Profile::Linear) return inParts<Product, AsItIs>(x, nullptr, sink);
    if (m_profile == Profile::Laplace) return inParts<SquaredDistance, LaplaceOf>(x, nullptr, sink);
    if (m_squares.size() == 0) return inParts<SquaredDistance, Matern52Of>(x, nullptr, sink);
    std::array<double, kRowsAtOnce> squares;
    for (Index begin = 0; begin < x.rows; begin += kRowsAtOnce) {
        const BlockView part{x.data + begin, x.stride, std::min(kRowsAtOnce, x.rows - begin)};
        squaresOf(part, m_centres.cols(), squares.data());
        inParts<Product, Matern52OfRounded>(part, squares.data(), sink.at(begin));
    }
}

void PackedKernel::values(const BlockView& x, double* y) const {
    run(x, Store{y, x.stride});
}

void PackedKernel::sum(const BlockView& x, const double* weights, double bias, double* y) const {
    std::fill_n(y, x.rows, bias);
    run(x, AddUp{y, weights});
}

}  // namespace footbridge::graph
