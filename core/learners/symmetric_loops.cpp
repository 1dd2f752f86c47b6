// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/symmetric_loops.h"

#include <algorithm>
#include <cmath>

namespace footbridge::symmetric {
namespace {

constexpr Index kTile = 4;  // columns computed side by side to hide the adds' latency

FOOTBRIDGE_INLINE double total(const Lanes& x) {
    return ((x[0] + x[4]) + (x[2] + x[6])) + ((x[1] + x[5]) + (x[3] + x[7]));
}

/// sums[c] += sum over k in [from, to) of X[0..7, k] Y[c, k], both with columns of `side`.
FOOTBRIDGE_INLINE void accumulate(const double* X, const double* Y, Index side, Index from,
                                  Index to, Lanes (&sums)[kTile]) {
    const double* x = X + from * side;
    const double* y = Y + from * side;
    for (Index k = from; k < to; ++k, x += side, y += side) {
        Lanes lanes;
        load(lanes, x);
#pragma GCC unroll 4
        for (Index c = 0; c < kTile; ++c) sums[c] += lanes * y[c];
    }
}

/// Inverse of the last diagonal and the entries below it within four columns of a factor.
struct Corner {
    double inverse[kTile];
    double below[kTile][kTile];
};

/// Columns of four times the inverse of their transposed corner.
FOOTBRIDGE_INLINE void divide(Lanes (&columns)[kTile], const Corner& corner) {
#pragma GCC unroll 4
    for (Index c = 0; c < kTile; ++c) {
        columns[c] *= corner.inverse[c];
#pragma GCC unroll 4
        for (Index d = c + 1; d < kTile; ++d) columns[d] -= columns[c] * corner.below[d][c];
    }
}

/// The corner at row `first` of the eight rows, factorised; false where there is none.
FOOTBRIDGE_INLINE bool makeCorner(const Lanes (&columns)[kTile], Index first, Corner& corner) {
    double a[kTile][kTile];
    for (Index c = 0; c < kTile; ++c) {
        for (Index r = 0; r < kTile; ++r) a[r][c] = columns[c][first + r];
    }
    for (Index c = 0; c < kTile; ++c) {
        if (!(a[c][c] > 0) || !(a[c][c] < 1e300)) return false;
        corner.inverse[c] = 1 / std::sqrt(a[c][c]);
        for (Index r = c + 1; r < kTile; ++r) corner.below[r][c] = a[r][c] * corner.inverse[c];
        for (Index d = c + 1; d < kTile; ++d) {
            for (Index r = d; r < kTile; ++r) a[r][d] -= corner.below[r][c] * corner.below[d][c];
        }
    }
    return true;
}

FOOTBRIDGE_INLINE void exponential(Lanes& x) {
    constexpr double kShift = 0x1.8p52;  // adding it rounds to a whole number in the low bits
    // 1/12!, 1/11!, ..., 1/0!
    constexpr double kCoefficients[] = {1.0 / 479001600,
                                        1.0 / 39916800,
                                        1.0 / 3628800,
                                        1.0 / 362880,
                                        1.0 / 40320,
                                        1.0 / 5040,
                                        1.0 / 720,
                                        1.0 / 120,
                                        1.0 / 24,
                                        1.0 / 6,
                                        0.5,
                                        1.0,
                                        1.0};
    const Lanes shifted = x * 0x1.71547652b82fep+0 + kShift;
    const Lanes power = shifted - kShift;
    const Lanes rest = x - power * 0x1.62e42fefa3800p-1 - power * 0x1.ef35793c76730p-45;
    Lanes sum = Lanes{} + 1.0 / 6227020800.0;
#pragma GCC unroll 13
    for (const double coefficient : kCoefficients) sum = sum * rest + coefficient;
    const LaneBits exponent = ((LaneBits)shifted + 1023) << 52;
    x = sum * (Lanes)exponent;
}

/// Squared distances of kTiles times eight points to one.
template <Index kTiles>
FOOTBRIDGE_INLINE void distancesTo(const double* points, Index stride, Index inputs, Index from,
                                   Index to, double* squares) {
    Lanes sums[kTiles] = {};
    for (Index k = 0; k < inputs; ++k) {
        const double* column = points + k * stride;
        const double own = column[to];
#pragma GCC unroll 4
        for (Index t = 0; t < kTiles; ++t) {
            Lanes difference;
            load(difference, column + from + t * kLanes);
            difference -= own;
            sums[t] += difference * difference;
        }
    }
#pragma GCC unroll 4
    for (Index t = 0; t < kTiles; ++t) store(squares + t * kLanes, sums[t]);
}

/// sums[c] += factor (points[c] - own[c])^2 over eight points, c inputs side by side.
template <Index kInputs>
FOOTBRIDGE_INLINE void addSquares(const Lanes& factor, const double* points, Index stride,
                                  const double* own, Lanes* sums) {
#pragma GCC unroll 4
    for (Index c = 0; c < kInputs; ++c) {
        Lanes difference;
        load(difference, points + c * stride);
        difference -= own[c];
        sums[c] += difference * difference * factor;
    }
}

template <Index kInputs>
FOOTBRIDGE_INLINE void squareDotsOf(const double* points, Index stride, Index n,
                                    const double* factor, double* products) {
    Lanes sums[kInputs] = {}, lanes;
    for (Index j = 0; j < n; ++j) {
        double own[kInputs];
#pragma GCC unroll 4
        for (Index c = 0; c < kInputs; ++c) own[c] = points[c * stride + j];
        Index i = j;
        for (; i + kLanes <= n; i += kLanes) {
            load(lanes, factor + (i - j));
            addSquares<kInputs>(lanes, points + i, stride, own, sums);
        }
        if (i < n) {
            double rest[kLanes] = {};
            std::copy(factor + (i - j), factor + (n - j), rest);
            load(lanes, rest);
            addSquares<kInputs>(lanes, points + i, stride, own, sums);
        }
        factor += n - j;
    }
    for (Index c = 0; c < kInputs; ++c) products[c] = total(sums[c]);
}

}  // namespace

FOOTBRIDGE_CLONES bool factorise(double* A, Index side) {
    Corner corner{};
    for (Index j = 0; j < side; j += kTile) {
        const Index first = j / kLanes * kLanes;
        for (Index i = first; i < side; i += kLanes) {
            Lanes columns[kTile], sums[kTile] = {};
            accumulate(A + i, A + j, side, 0, j, sums);
#pragma GCC unroll 4
            for (Index c = 0; c < kTile; ++c) {
                load(columns[c], A + (j + c) * side + i);
                columns[c] -= sums[c];
            }
            if (i == first && !makeCorner(columns, j - i, corner)) return false;
            divide(columns, corner);
#pragma GCC unroll 4
            for (Index c = 0; c < kTile; ++c) store(A + (j + c) * side + i, columns[c]);
        }
    }
    return true;
}

FOOTBRIDGE_CLONES void invertFactor(const double* L, Index side, double* U) {
    for (Index i = 0; i < side; i += kTile) {
        Corner corner{};
        for (Index c = 0; c < kTile; ++c) {
            const double* column = L + (i + c) * side + i;
            corner.inverse[c] = 1 / column[c];
            for (Index r = c + 1; r < kTile; ++r) corner.below[r][c] = column[r];
        }
        for (Index j = 0; j <= i; j += kLanes) {
            Lanes columns[kTile], sums[kTile] = {};
            accumulate(U + j, L + i, side, j, i, sums);
#pragma GCC unroll 4
            for (Index c = 0; c < kTile; ++c) {
                columns[c] = -sums[c];
                if (i + c - j < kLanes) columns[c][i + c - j] += 1;
            }
            divide(columns, corner);
#pragma GCC unroll 4
            for (Index c = 0; c < kTile; ++c) store(U + (i + c) * side + j, columns[c]);
        }
    }
}

FOOTBRIDGE_CLONES void multiplyFactors(const double* U, Index side, double* product) {
    for (Index j = 0; j < side; j += kTile) {
        for (Index i = j / kLanes * kLanes; i < side; i += kLanes) {
            Lanes sums[kTile] = {};
            accumulate(U + i, U + j, side, i, side, sums);
#pragma GCC unroll 4
            for (Index c = 0; c < kTile; ++c) store(product + (j + c) * side + i, sums[c]);
        }
    }
}

FOOTBRIDGE_CLONES double solve(const double* U, Index side, const double* y, double* alpha) {
    std::fill(alpha, alpha + side, 0.0);
    double squares = 0;
    for (Index k = 0; k < side; ++k) {
        const double* column = U + k * side;
        Lanes sum{}, lanes, other;
        for (Index j = 0; j <= k; j += kLanes) {
            load(lanes, column + j);
            load(other, y + j);
            sum += lanes * other;
        }
        const double z = total(sum);
        squares += z * z;
        for (Index j = 0; j <= k; j += kLanes) {
            load(lanes, column + j);
            load(other, alpha + j);
            other += lanes * z;
            store(alpha + j, other);
        }
    }
    return squares;
}

FOOTBRIDGE_CLONES void combine(const double* columns, Index size, Index count,
                               const double* weights, double* sum) {
    constexpr Index kChunk = 512;  // stays in the first-level cache
    for (Index from = 0; from < size; from += kChunk) {
        const Index to = std::min(size, from + kChunk);
        std::fill(sum + from, sum + to, 0.0);
        Index c = 0;
        for (; c + kTile <= count; c += kTile) {
            const double* column = columns + c * size;
            for (Index i = from; i < to; i += kLanes) {
                Lanes lanes, added{};
#pragma GCC unroll 4
                for (Index k = 0; k < kTile; ++k) {
                    load(lanes, column + k * size + i);
                    added += lanes * weights[c + k];
                }
                load(lanes, sum + i);
                lanes += added;
                store(sum + i, lanes);
            }
        }
        for (; c < count; ++c) {
            for (Index i = from; i < to; i += kLanes) {
                Lanes lanes, added;
                load(lanes, columns + c * size + i);
                load(added, sum + i);
                added += lanes * weights[c];
                store(sum + i, added);
            }
        }
    }
}

FOOTBRIDGE_CLONES void dots(const double* columns, Index size, Index count, const double* factor,
                            double* products) {
    Index c = 0;
    for (; c + kTile <= count; c += kTile) {
        const double* column = columns + c * size;
        Lanes sums[kTile] = {};
        for (Index i = 0; i < size; i += kLanes) {
            Lanes lanes, other;
            load(other, factor + i);
#pragma GCC unroll 4
            for (Index k = 0; k < kTile; ++k) {
                load(lanes, column + k * size + i);
                sums[k] += lanes * other;
            }
        }
        for (Index k = 0; k < kTile; ++k) products[c + k] = total(sums[k]);
    }
    for (; c < count; ++c) {
        Lanes sum{};
        for (Index i = 0; i < size; i += kLanes) {
            Lanes lanes, other;
            load(other, factor + i);
            load(lanes, columns + c * size + i);
            sum += lanes * other;
        }
        products[c] = total(sum);
    }
}

FOOTBRIDGE_CLONES void squaredDistances(const double* points, Index stride, Index n, Index inputs,
                                        double* triangle) {
    for (Index j = 0; j < n; ++j) {
        Index i = j;
        for (; i + 3 * kLanes < n; i += 4 * kLanes) {
            distancesTo<4>(points, stride, inputs, i, j, triangle + (i - j));
        }
        for (; i < n; i += kLanes) {
            distancesTo<1>(points, stride, inputs, i, j, triangle + (i - j));
        }
        triangle += n - j;
    }
}

FOOTBRIDGE_CLONES void squareDots(const double* points, Index stride, Index n, Index inputs,
                                  const double* factor, double* products) {
    Index k = 0;
    for (; k + kTile <= inputs; k += kTile) {
        squareDotsOf<kTile>(points + k * stride, stride, n, factor, products + k);
    }
    for (; k < inputs; ++k) squareDotsOf<1>(points + k * stride, stride, n, factor, products + k);
}

FOOTBRIDGE_CLONES void matern(const double* squares, Index size, double scale, double* values,
                              double* slopes) {
    constexpr double kFarthest = 98000;  // e^-700; beyond, numbers would leave their range
    for (Index i = 0; i < size; i += kLanes) {
        Lanes s;
        load(s, squares + i);
        s = s < kFarthest ? s : Lanes{} + kFarthest;
        s *= 5;
        for (Index k = 0; k < kLanes; ++k) s[k] = std::sqrt(s[k]);
        Lanes decay = -s;
        exponential(decay);
        decay *= scale;
        store(values + i, (1 + s + s * s * (1.0 / 3)) * decay);
        store(slopes + i, (1 + s) * decay * (5.0 / 3));
    }
}

FOOTBRIDGE_CLONES void multiply(double* a, const double* b, Index size) {
    for (Index i = 0; i < size; i += kLanes) {
        Lanes lanes, other;
        load(lanes, a + i);
        load(other, b + i);
        lanes *= other;
        store(a + i, lanes);
    }
}

FOOTBRIDGE_CLONES void add(double* a, const double* b, Index size) {
    for (Index i = 0; i < size; i += kLanes) {
        Lanes lanes, other;
        load(lanes, a + i);
        load(other, b + i);
        lanes += other;
        store(a + i, lanes);
    }
}

}  // namespace footbridge::symmetric
