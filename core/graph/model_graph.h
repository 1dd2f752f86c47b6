// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "core/run/matrix.h"

namespace footbridge::graph {

/// The result of a node: a matrix with one row per run and `columns` columns, in float64.
struct Value {
    int node = -1;
    Index columns = 0;
};

/// Regression trees whose leaf values are added up. A row goes left where x[feature] < threshold;
/// a missing value (NaN) goes left where `missingLeft` says so. Trees are stored one after the
/// other; children are positions in the arrays, leaves have feature -1.
struct TreeEnsemble {
    std::vector<std::int32_t> roots;        ///< first node of each tree
    std::vector<std::int32_t> feature;      ///< column of the input, -1 for a leaf
    std::vector<double> threshold;          ///< finite; 0 for a leaf
    std::vector<std::int32_t> left, right;  ///< child nodes, -1 for a leaf
    std::vector<std::uint8_t> missingLeft;
    std::vector<double> value;  ///< of a leaf
    double scale = 1;           ///< the sum of leaves is multiplied by this (1/trees for a forest)
    double base = 0;            ///< and this is added
};

class PackedKernel;
class PackedTrees;

/// SignedLog: sign(x) ln(1+|x|); SiluSlope: the derivative of Silu; Sqrt: NaN below zero.
enum class Unary { Exp, Log, Sinh, Silu, SignedLog, SiluSlope, Sqrt };
enum class Binary { Add, Subtract, Multiply };     ///< element-wise; one column broadcasts
enum class Profile { Linear, Matern52, Laplace };  ///< dot product; Matern 5/2; exp(-distance)

struct Input {};  ///< the raw features x
/// The same row for every run.
struct Constant {
    Vector row;
};
/// Picks columns; -1 gives NaN.
struct Gather {
    std::vector<Index> columns;
};
/// X * scale + shift per column.
struct Affine {
    Vector scale, shift;
};
/// Per column; NaN stays NaN.
struct Clip {
    Vector low, high;
};
/// NaN becomes the value.
struct FillMissing {
    Vector value;
};
/// 1 where x[column] equals the level, else 0 (NaN: 0).
struct OneHot {
    Index column;
    std::vector<double> levels;
};
/// One column: from[i] becomes to[i], other values `otherwise`, NaN stays NaN.
struct Recode {
    Index column;
    std::vector<double> from, to;
    double otherwise;
};
/// What one input weighs in all outputs stands side by side.
using Weights = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
/// X * weight + bias; weight is in x out.
struct Linear {
    Weights weight;
    Vector bias;
};
struct Apply {
    Unary function;
};
/// Of two inputs.
struct Combine {
    Binary function;
};
struct Concat {};  ///< columns of all inputs side by side
/// Rows x centres; distances of the input rows to the rows of centres.
struct Kernel {
    Profile profile;
    Matrix centres;
    std::shared_ptr<const PackedKernel> packed = nullptr;  ///< the same, ready to be evaluated
};
/// One column.
struct Trees {
    std::shared_ptr<const TreeEnsemble> ensemble;
    std::shared_ptr<const PackedTrees> packed = nullptr;  ///< the same, ready to be walked
};

/// One column: the rank-th smallest of the row's values, the smallest being the first; NaN when
/// one of them is.
struct OrderStatistic {
    Index rank;
};

using Operation = std::variant<Input, Constant, Gather, Affine, Clip, FillMissing, OneHot, Recode,
                               Linear, Apply, Combine, Concat, Kernel, Trees, OrderStatistic>;

struct Node {
    Operation operation;
    std::vector<int> inputs;  ///< earlier nodes
    Index columns = 0;
};

/// A model as a list of nodes in order of computation; its prediction is `output` (one column).
/// This is the native prediction, and what the writers of other formats read.
struct ModelGraph {
    std::vector<Node> nodes;  ///< nodes[0] is the input
    int output = -1;
    int lower = -1, upper = -1;  ///< ends of the interval like `output`; both -1 without one

    int request = -1;  ///< what to request, like `output`; -1 without it

    bool hasInterval() const { return lower >= 0; }
    bool hasRequest() const { return request >= 0; }
    /// output, then lower and upper, then request, as far as the graph has them.
    std::vector<int> outputs() const;
    Index inputColumns() const { return nodes.empty() ? 0 : nodes.front().columns; }
    /// Throws Error when an operation, an input or a shape does not fit.
    void check() const;
};

/// Appends nodes to a graph; equal constant shapes are checked at once (throws Error). A step that
/// reads features as an earlier one does is that one.
class Builder {
  public:
    explicit Builder(Index inputColumns);
    explicit Builder(ModelGraph graph);  ///< goes on after the graph's nodes; it is checked

    Value input() const;
    Value output() const;  ///< of the graph that is gone on with
    Value constant(const Vector& row);
    Value gather(Value x, std::vector<Index> columns);
    Value affine(Value x, const Vector& scale, const Vector& shift);
    Value clip(Value x, const Vector& low, const Vector& high);
    Value fillMissing(Value x, const Vector& value);
    Value oneHot(Value x, Index column, std::vector<double> levels);
    Value recode(Value x, Index column, std::vector<double> from, std::vector<double> to,
                 double otherwise);
    Value linear(Value x, const Matrix& weight, const Vector& bias);
    Value apply(Unary function, Value x);
    Value combine(Binary function, Value a, Value b);
    Value concat(const std::vector<Value>& parts);
    Value kernel(Value x, Profile profile, const Matrix& centres);
    Value trees(Value x, std::shared_ptr<const TreeEnsemble> ensemble);
    Value orderStatistic(Value x, Index rank);  ///< 1 <= rank <= columns of x

    Value add(Value a, Value b) { return combine(Binary::Add, a, b); }
    Value scaled(Value x, double scale,
                 double shift);  ///< the same scale and shift for all columns

    void setRequest(Value request) { m_graph.request = request.node; }  ///< before finish()
    ModelGraph finish(Value output);                            ///< output must have one column
    ModelGraph finish(Value output, Value lower, Value upper);  ///< and so must the interval's ends

  private:
    Value append(Operation operation, const std::vector<Value>& inputs, Index columns);
    ModelGraph m_graph;
};

}  // namespace footbridge::graph
