// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>

#include "app/gui/control_help_text.h"

namespace footbridge {

/// Of the pages that use a model, and of the studies; empty for the key of another page.
std::span<const ControlHelpText> useControlHelp(const QString& key);

}  // namespace footbridge
