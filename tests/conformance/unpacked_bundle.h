// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "core/transfer/adapted_model.h"

namespace footbridge {

/// Exports the model and unpacks the bundle into a folder; rows.csv beside it holds 1 000 random
/// rows with what Footbridge predicts for them. Gives the size of the bundle.
std::uintmax_t unpackBundle(const AdaptedModel& model, const Matrix& samples,
                            const std::filesystem::path& folder);

/// What a command prints to its standard output; fails the test when it fails.
std::string outputOf(const std::string& command);

}  // namespace footbridge
