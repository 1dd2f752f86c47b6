// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// A row per node of a call tree, with its path from the root. Of HPCToolkit's experiment only the
/// names stand in the file: it is refused with that reason.
bool isHatchet(const Glimpse& glimpse);
void readHatchet(std::string_view text, RunTable& table);
bool isTimemory(const Glimpse& glimpse);
void readTimemory(std::string_view text, RunTable& table);
bool isPyinstrument(const Glimpse& glimpse);
void readPyinstrument(std::string_view text, RunTable& table);
bool isHpctoolkit(const Glimpse& glimpse);
void readHpctoolkit(std::string_view text, RunTable& table);

}  // namespace footbridge
