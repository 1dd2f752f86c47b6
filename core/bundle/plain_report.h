// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace footbridge {

/// Whether a page holds nothing but what htmlReport() writes: its elements and attributes, a style
/// sheet that loads nothing, pictures that stand in the page; no program, link or frame.
bool isPlainReport(std::string_view html);

}  // namespace footbridge
