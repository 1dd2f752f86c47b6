// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/command_tree.h"

namespace footbridge {

/// The sections of a manual page (man(7)) on every command: what it does, takes and understands,
/// and its example.
std::string manualSections(const CommandWords& program);

}  // namespace footbridge
