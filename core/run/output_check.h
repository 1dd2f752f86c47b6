// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
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
    /// What stands in the first 4096 bytes of every such file, where its head is that of many
    /// programs.
    std::string mark = {};
};

/// Whether a file of that path is there, begins with the head and has the mark.
bool isWrittenByUs(const OutputFile& output);
/// Whether something is there that is not a file with just this text, where nothing else tells what
/// is ours. Throws Error where it cannot be read.
bool holdsOther(const std::string& path, std::string_view text);

/// Says before the long work starts what writing would say after it, and what writing could not
/// make good: the one answer to what may be written, for every command and for the window. Inputs
/// are what is read, as it was named: files, and folders and patterns, which stand for all their
/// files; empty ones for what nobody named. A file on the standard input is read, too. Throws
/// WrongOutput when a path is empty, two are the same file under whatever names and links, or one
/// is read or would be the next time, as it would lie among the files of a folder or pattern; Error
/// when one is a folder or a link to nothing, has a name that the disk does not take, holds
/// something else than its head and mark, or cannot be written.
void checkOutputs(const std::vector<OutputFile>& outputs, const std::vector<std::string>& inputs);

/// For what is read back once it is written, such as a bundle. Throws Error where a device or pipe
/// is named.
void checkReadBack(const std::string& path);

/// Makes a folder unless it is there. Throws WrongOutput when its path is empty, Error when it
/// cannot be made or written.
void makeOutputFolder(const std::string& folder);

}  // namespace footbridge
