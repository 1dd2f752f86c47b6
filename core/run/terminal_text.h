// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace footbridge {

/// Text as a terminal may see it: control characters of names and cells, those that turn the
/// direction of writing around included, become visible (\\x1b, \\u202e) and command nothing. Line
/// ends and tabs stay.
std::string forTerminal(std::string_view text);

/// A name as it may stand among other words: as for a terminal, but on one line, with blanks for
/// line ends and tabs, and with the joiners that some scripts need.
std::string forSentence(std::string_view name);

}  // namespace footbridge
