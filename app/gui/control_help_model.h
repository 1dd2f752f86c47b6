// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>

#include "app/gui/control_help_text.h"

namespace footbridge {

/// Of the six pages from the tables to the bundle; empty for the key of another page.
std::span<const ControlHelpText> modelControlHelp(const QString& key);

}  // namespace footbridge
