// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bundle/archive.h"

namespace footbridge {

/// The programs of core/bundle/examples, which load a bundle without Footbridge, by their names in
/// a bundle.
const ArchiveFiles& bundleExamples();

}  // namespace footbridge
