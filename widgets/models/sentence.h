// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "core/run/message.h"

namespace footbridge {

/// A message of the core in the user's language, arguments filled in; numbers among them are
/// written as the locale writes them.
QString sentence(const Message& message);

/// The name of a training curve in the user's language: "source network 1".
QString trainingSeries(const std::string& series);

}  // namespace footbridge
