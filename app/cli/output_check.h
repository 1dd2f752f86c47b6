// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace footbridge {

/// Makes a folder unless it is there. Throws Error when it cannot be made or written.
void makeFolder(const std::string& folder);

/// Says before the long work starts what writing would say after it. Throws Error when one of the
/// files could not be written, UsageError when two are the same or one is among the inputs. Empty
/// paths stand for outputs that nobody asked for.
void checkOutputs(const std::vector<std::string>& outputs, const std::vector<std::string>& inputs);

}  // namespace footbridge
