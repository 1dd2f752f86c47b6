// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/run/message.h"

namespace footbridge {

/// Of the exception that is being handled, what went wrong; nothing where it is Cancelled. Whatever
/// leaves a thread's function ends the program, so every thread of the window asks this in a
/// catch (...).
std::optional<Message> failureMessage();

}  // namespace footbridge
