// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "core/table/dataset.h"

namespace footbridge {

/// A dataset of the given rows, in their order.
Dataset withRows(const Dataset& dataset, const Rows& rows, const std::string& label);

/// Two halves of a table at random, groups whole.
std::pair<Rows, Rows> halvesOf(const Dataset& dataset, std::uint64_t seed);

}  // namespace footbridge
