// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/matrix.h"

namespace footbridge {

Matrix sideBySide(std::initializer_list<Matrix> blocks) {
    Index columns = 0;
    for (const Matrix& block : blocks) columns += block.cols();
    Matrix result(blocks.begin()->rows(), columns);
    Index at = 0;
    for (const Matrix& block : blocks) {
        if (block.cols() == 0) continue;
        result.middleCols(at, block.cols()) = block;
        at += block.cols();
    }
    return result;
}

}  // namespace footbridge
