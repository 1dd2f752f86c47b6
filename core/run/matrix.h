// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>
#include <initializer_list>
#include <vector>

namespace footbridge {

using Matrix = Eigen::MatrixXd;  ///< rows are runs, columns are features
using Vector = Eigen::VectorXd;
using Index = Eigen::Index;
using Rows = std::vector<Index>;  ///< 0-based row numbers of a table

/// Columns of the matrices side by side.
Matrix sideBySide(std::initializer_list<Matrix> blocks);

}  // namespace footbridge
