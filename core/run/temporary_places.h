// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace footbridge {

/// Folders to try for temporary files, the first that takes them counts: the one that the
/// environment variable TMPDIR names, if any, then one that lies on a disk where there is one,
/// since /tmp is memory on many machines.
std::vector<std::string> temporaryPlaces();

}  // namespace footbridge
