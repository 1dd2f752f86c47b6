// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/transfer/adapted_model.h"

namespace footbridge {

/// What a bundle may hold besides the model.
struct ReadmeParts {
    bool report = false, state = false;
};

/// README.txt of a bundle: what it is and how to load it without Footbridge.
std::string bundleReadme(const AdaptedModel& model, const std::string& version,
                         const ReadmeParts& with);

}  // namespace footbridge
