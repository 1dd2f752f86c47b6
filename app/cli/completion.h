// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/command_tree.h"

namespace footbridge {

// A file that a shell reads to complete what is typed: commands, options, their choices, files and
// folders.

std::string bashCompletion(const CommandWords& program);
std::string zshCompletion(const CommandWords& program);
std::string fishCompletion(const CommandWords& program);

}  // namespace footbridge
