// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/run/error.h"

namespace footbridge {

/// Outputs that cannot be meant as they were named, whatever the disk holds.
class WrongOutput : public Error {
  public:
    using Error::Error;
};

/// A file that is about to be written.
struct OutputFile {
    std::string path;
    /// How every file begins that is written to this path. One that is there and begins otherwise
    /// is somebody's own and stays. Empty: whoever asked named this very file.
    std::string head = {};
};

/// Says before the long work starts what writing would say after it, and what writing could not
/// make good: the one answer to what may be written, for every command and for the window. Throws
/// WrongOutput when a path is empty, two are the same file, or one is among the inputs; Error when
/// one is a folder or a link to nothing, holds something else than its head, or cannot be written.
/// Empty inputs stand for files that nobody named.
void checkOutputs(const std::vector<OutputFile>& outputs, const std::vector<std::string>& inputs);

/// Makes a folder unless it is there. Throws WrongOutput when its path is empty, Error when it
/// cannot be made or written.
void makeOutputFolder(const std::string& folder);

}  // namespace footbridge
