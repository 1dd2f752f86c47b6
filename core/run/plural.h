// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/run/message.h"

namespace footbridge {

/// Chooses of every {one|many} of a sentence the word that fits the argument next to it: the
/// nearest %1 … %9 before it, or else the first argument. `one` says of each argument whether the
/// language puts words with it into the singular. Places of arguments stay as they are.
std::string inNumber(const std::string& pattern, const std::vector<bool>& one);

/// In English: "1 row", "2 rows", of a word that takes an s.
std::string counted(std::int64_t count, const std::string& word);

bool isCount(const MessageArgument& argument, std::int64_t count);  ///< a count, and this one

}  // namespace footbridge
