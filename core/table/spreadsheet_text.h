// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace footbridge {

/// Text as it is exported for people: what a spreadsheet would run as a formula, because it begins
/// with =, +, -, @ or a tab and is no number, gets an apostrophe before it, and so does such text
/// that has one already, so that withoutApostrophe() finds the text again.
std::string forSpreadsheet(std::string_view cell);

/// The text that forSpreadsheet() was given; names and categories of a CSV are read through it.
std::string_view withoutApostrophe(std::string_view cell);

}  // namespace footbridge
