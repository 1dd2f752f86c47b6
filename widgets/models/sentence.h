// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/run/message.h"

namespace footbridge {

/// A message of the core in the user's language, arguments filled in.
QString sentence(const Message& message);

}  // namespace footbridge
