// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/c_functions.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace footbridge::graph {
namespace {

struct Function {
    std::string_view name;
    std::vector<std::string_view> calls;
    std::string text;
};

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
    return text;
}

// Of constants that are stored as REAL, which is double or float.
constexpr std::string_view kDot = R"(
FAST static double dot_REAL(const double *x, const REAL *w, int n)
{
    double a = 0, b = 0, c = 0, d = 0;
    int i = 0;
    for (; i + 4 <= n; i += 4) {
        a += x[i] * w[i];
        b += x[i + 1] * w[i + 1];
        c += x[i + 2] * w[i + 2];
        d += x[i + 3] * w[i + 3];
    }
    for (; i < n; ++i) a += x[i] * w[i];
    return (a + b) + (c + d);
}
)";
constexpr std::string_view kWeigh = R"(
/* y += x w, where the rows of w are `stride` apart. */
FAST static void weigh_REAL(const double *x, int n, const REAL *w, int stride, int outputs,
                            double *restrict y)
{
    for (; n >= 4; n -= 4, x += 4, w += 4 * stride) {
        const double a = x[0], b = x[1], c = x[2], d = x[3];
        const REAL *p = w + stride, *q = p + stride, *r = q + stride;
        for (int k = 0; k < outputs; ++k)
            y[k] += (a * w[k] + b * p[k]) + (c * q[k] + d * r[k]);
    }
    for (; n > 0; --n, ++x, w += stride) {
        const double a = x[0];
        for (int k = 0; k < outputs; ++k) y[k] += a * w[k];
    }
}
)";

constexpr std::string_view kWeighBack = R"(
/* The same with w turned: the weights of each output stand side by side, `stride` apart from those
   of the next. */
FAST static void weigh_back_REAL(const double *x, int n, const REAL *w, int stride, int outputs,
                                 double *restrict y)
{
    for (int k = 0; k < outputs; ++k, w += stride) {
        double sum[8] = {0};
        int i = 0;
        for (; i + 8 <= n; i += 8)
            for (int j = 0; j < 8; ++j) sum[j] += x[i + j] * w[i + j];
        for (; i < n; ++i) sum[0] += x[i] * w[i];
        y[k] += ((sum[0] + sum[1]) + (sum[2] + sum[3])) + ((sum[4] + sum[5]) + (sum[6] + sum[7]));
    }
}
)";

// In the order in which C needs them. Loops run over neighbours in memory, so that any compiler
// takes several values at once; e^x is a polynomial for the same reason.
const std::array kFunctions{
    Function{"two_to", {}, R"(
/* 2^x for -1022 < x < 1023, to the last digit but one: 2^n 2^f with |f| <= 1/2. */
static inline double two_to(double x)
{
    const double shifted = x + 0x1.8p+52; /* n stands in the lowest bits */
    const double f = x - (shifted - 0x1.8p+52);
    union { double number; uint64_t bits; } power, sum;
    power.number = shifted;
    sum.number = 0x1.e6228acd1c6e5p-28 + f * 0x1.e9ec1fcb69a7fp-32;
    sum.number = 0x1.b524ebd13a55fp-24 + f * sum.number;
    sum.number = 0x1.62bfc2c86d700p-20 + f * sum.number;
    sum.number = 0x1.ffcbfc6da6ed1p-17 + f * sum.number;
    sum.number = 0x1.430913112c61bp-13 + f * sum.number;
    sum.number = 0x1.5d87fe78a3f9cp-10 + f * sum.number;
    sum.number = 0x1.3b2ab6fb9f1a5p-7 + f * sum.number;
    sum.number = 0x1.c6b08d704a0c6p-5 + f * sum.number;
    sum.number = 0x1.ebfbdff82c5aep-3 + f * sum.number;
    sum.number = 0x1.62e42fefa39efp-1 + f * sum.number;
    sum.number = 1.0 + f * sum.number;
    sum.bits += power.bits << 52;
    return sum.number;
}
)"},
    Function{"decay", {"two_to"}, R"(
/* e^-x, of -709 below it and of 708 above it. */
static inline double decay(double x)
{
    x = x < -709.0 ? -709.0 : x;
    x = x > 708.0 ? 708.0 : x;
    return two_to(x * -0x1.71547652b82fep+0);
}
)"},
    Function{"dot_double", {}, replaced(std::string(kDot), "REAL", "double")},
    Function{"dot_float", {}, replaced(std::string(kDot), "REAL", "float")},
    Function{"weigh_double", {}, replaced(std::string(kWeigh), "REAL", "double")},
    Function{"weigh_float", {}, replaced(std::string(kWeigh), "REAL", "float")},
    Function{"weigh_back_double", {}, replaced(std::string(kWeighBack), "REAL", "double")},
    Function{"weigh_back_float", {}, replaced(std::string(kWeighBack), "REAL", "float")},
    Function{"weigh_levels", {}, R"(
/* The same where x is 0 or 1, and mostly 0. */
FAST static void weigh_levels(const double *x, int n, const double *w, int outputs,
                              double *restrict y)
{
    for (int i = 0; i < n; ++i, w += outputs)
        if (x[i] != 0)
            for (int k = 0; k < outputs; ++k) y[k] += w[k];
}
)"},
    Function{"silu", {"decay"}, R"(
FAST static void silu(const double *x, int n, double *restrict y)
{
    for (int i = 0; i < n; ++i) y[i] = x[i] / (1.0 + decay(x[i]));
}
)"},
    Function{"silu_slope", {"decay"}, R"(
FAST static void silu_slope(const double *x, int n, double *restrict y)
{
    for (int i = 0; i < n; ++i) {
        const double e = decay(x[i]), s = 1.0 / (1.0 + e);
        y[i] = s * (1.0 + x[i] * (e * s));
    }
}
)"},
    Function{"distances", {}, R"(
/* Squared distances of x to the first `count` centres; the columns of all are `stride` apart. */
static inline void distances(const double *x, int n, const double *c, int stride, int count,
                             double *restrict y)
{
    for (int k = 0; k < count; ++k) y[k] = 0;
    for (int i = 0; i < n; ++i, c += stride) {
        const double a = x[i];
        for (int k = 0; k < count; ++k) y[k] += (a - c[k]) * (a - c[k]);
    }
}
)"},
    Function{"expanded", {"dot_double", "weigh_double"}, R"(
/* The same as |x|^2 + |c|^2 - 2 x.c with |c|^2 given: faster, and near enough for what is flat at
   0. */
static inline void expanded(const double *x, int n, const double *c, const double *squares,
                            int stride, int count, double *restrict y)
{
    const double square = dot_double(x, x, n);
    for (int k = 0; k < count; ++k) y[k] = 0;
    weigh_double(x, n, c, stride, count, y);
    for (int k = 0; k < count; ++k) {
        const double d = square + squares[k] - 2.0 * y[k];
        y[k] = d < 0 ? 0 : d;
    }
}
)"},
    Function{"matern", {"two_to"}, R"(
/* (1 + s + s^2/3) e^-s with s = sqrt(5) r, of r^2. */
static inline void matern(double *restrict y, int n)
{
    for (int k = 0; k < n; ++k) y[k] = sqrt(y[k] > 1e5 ? 1e5 : y[k]);
    for (int k = 0; k < n; ++k)
        y[k] = (1.0 + y[k] * (0x1.1e3779b97f4a8p+1 + y[k] * (5.0 / 3))) *
               two_to(y[k] * (-0x1.1e3779b97f4a8p+1 * 0x1.71547652b82fep+0));
}
)"},
    Function{"laplace", {"two_to"}, R"(
/* e^-r, of r^2. */
static inline void laplace(double *restrict y, int n)
{
    for (int k = 0; k < n; ++k) y[k] = sqrt(y[k] > 5e5 ? 5e5 : y[k]);
    for (int k = 0; k < n; ++k) y[k] = two_to(y[k] * -0x1.71547652b82fep+0) + (y[k] - y[k]);
}
)"},
    Function{"matern_kernel", {"distances", "matern"}, R"(
FAST static void matern_kernel(const double *x, int n, const double *c, int stride, int count,
                               double *y)
{
    distances(x, n, c, stride, count, y);
    matern(y, count);
}
)"},
    Function{"laplace_kernel", {"distances", "laplace"}, R"(
FAST static void laplace_kernel(const double *x, int n, const double *c, int stride, int count,
                                double *y)
{
    distances(x, n, c, stride, count, y);
    laplace(y, count);
}
)"},
    Function{"expanded_kernel", {"expanded", "matern"}, R"(
FAST static void expanded_kernel(const double *x, int n, const double *c, const double *squares,
                                 int stride, int count, double *y)
{
    expanded(x, n, c, squares, stride, count, y);
    matern(y, count);
}
)"},
    Function{"matern_sum", {"matern_kernel", "dot_double"}, R"(
FAST static double matern_sum(const double *x, int n, const double *c, int count, const double *w,
                              double sum)
{
    double y[64];
    for (int k = 0; k < count; k += 64) {
        const int part = count - k < 64 ? count - k : 64;
        matern_kernel(x, n, c + k, count, part, y);
        sum += dot_double(y, w + k, part);
    }
    return sum;
}
)"},
    Function{"laplace_sum", {"laplace_kernel", "dot_double"}, R"(
FAST static double laplace_sum(const double *x, int n, const double *c, int count, const double *w,
                               double sum)
{
    double y[64];
    for (int k = 0; k < count; k += 64) {
        const int part = count - k < 64 ? count - k : 64;
        laplace_kernel(x, n, c + k, count, part, y);
        sum += dot_double(y, w + k, part);
    }
    return sum;
}
)"},
    Function{"expanded_sum", {"expanded_kernel", "dot_double"}, R"(
FAST static double expanded_sum(const double *x, int n, const double *c, const double *squares,
                                int count, const double *w, double sum)
{
    double y[64];
    for (int k = 0; k < count; k += 64) {
        const int part = count - k < 64 ? count - k : 64;
        expanded_kernel(x, n, c + k, squares + k, count, part, y);
        sum += dot_double(y, w + k, part);
    }
    return sum;
}
)"},
    Function{"ranked", {}, R"(
/* The rank-th smallest of n values; NAN when one is. */
static double ranked(const double *x, int n, int rank)
{
    double result = NAN;
    for (int i = 0; i < n; ++i) {
        int less = 0, same = 0;
        if (x[i] != x[i]) return NAN;
        for (int k = 0; k < n; ++k) {
            less += x[k] < x[i];
            same += x[k] == x[i];
        }
        if (less < rank && rank <= less + same) result = x[i];
    }
    return result;
}
)"},
    Function{"recoded", {}, R"(
static double recoded(double x, const double *from, const double *to, int n, double otherwise)
{
    if (x != x) return x;
    for (int i = 0; i < n; ++i)
        if (x == from[i]) return to[i];
    return otherwise;
}
)"},
};

// Trees come with leaves of float or double and with nodes of 32 or 64 bits.
constexpr std::string_view kForest = R"(
typedef struct {
    const double *threshold;            /* of each column, ascending */
    const unsigned char *missing_right; /* where a missing value goes */
    const int *column, *first;          /* of the thresholds */
    const NODE *node; /* way to the left child << bits, plus leaves + a threshold's place; */
    const LEAF *value;                  /* of a leaf its place among the values of its tree */
    const uint32_t *root, *leaf;        /* of a tree its first node, its first value */
    const int *depth;                   /* of eight trees */
    int columns, groups, leaves, bits;
    double scale, base;
} NAME;

FAST static double walk_NAME(const NAME *f, const double *x, unsigned char *right)
{
    const NODE place = ((NODE)1 << f->bits) - 1;
    unsigned char *const to = right + f->leaves;
    double sum = 0;
    for (int i = 0; i < f->leaves; ++i) right[i] = 0;
    for (int c = 0; c < f->columns; ++c) {
        const double v = x[f->column[c]];
        const int begin = f->first[c], end = f->first[c + 1];
        int i = begin;
        if (v != v) {
            for (; i < end; ++i) to[i] = f->missing_right[i];
        } else {
            int n = end - begin, middle = begin;
            while (n > 0) {
                const int half = n / 2;
                const int above = f->threshold[middle + half] <= v;
                middle += above ? half + 1 : 0;
                n = above ? n - half - 1 : half;
            }
            for (; i < middle; ++i) to[i] = 1;
            for (; i < end; ++i) to[i] = 0;
        }
    }
    for (int g = 0; g < f->groups; ++g) {
        uint32_t at[8];
        for (int t = 0; t < 8; ++t) at[t] = f->root[8 * g + t];
        for (int d = f->depth[g]; d > 0; --d)
            for (int t = 0; t < 8; ++t) {
                const NODE node = f->node[at[t]];
                at[t] += (uint32_t)(node >> f->bits) + right[node & place];
            }
        for (int t = 0; t < 8; ++t) sum += f->value[f->leaf[8 * g + t] + (f->node[at[t]] & place)];
    }
    return sum * f->scale + f->base;
}
)";

const std::array<std::array<std::string_view, 3>, 4> kForests{{
    {"forest_float", "float", "uint32_t"},
    {"forest_double", "double", "uint32_t"},
    {"large_forest_float", "float", "uint64_t"},
    {"large_forest_double", "double", "uint64_t"},
}};

}  // namespace

std::string CFunctions::use(const std::string& name) {
    if (m_used.insert(name).second)
        for (const Function& function : kFunctions)
            if (function.name == name)
                for (const std::string_view called : function.calls) use(std::string(called));
    return name;
}

std::string CFunctions::text() const {
    std::string text;
    for (const Function& function : kFunctions)
        if (m_used.contains(std::string(function.name))) text += function.text;
    for (const auto& [name, leaf, place] : kForests)
        if (m_used.contains(std::string(name)))
            text += replaced(replaced(replaced(std::string(kForest), "NAME", name), "LEAF", leaf),
                             "NODE", place);
    return text;
}

}  // namespace footbridge::graph
