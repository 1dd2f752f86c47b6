// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/run/message.h"

namespace footbridge {

/// A message of the core in the user's language, arguments filled in.
QString sentence(const Message& message);

/// A share as sentences say it: 0.0949 -> "9.5 %", 0.358 -> "36 %".
QString shareText(double share);

/// No line ends between a number and its percent sign.
QString withPercentSigns(QString text);

/// What fills a place of a sentence in the user's language: numbers as the locale writes them,
/// names as nameText() has them.
QString argumentText(const MessageArgument& argument);

}  // namespace footbridge
