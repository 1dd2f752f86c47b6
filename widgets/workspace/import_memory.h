// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "core/session/session.h"

namespace footbridge {

/// How a file was last read when a person had chosen that: options, roles and label. It is offered
/// again when the same path is opened, by any session of this user.
std::optional<SessionTable> rememberedImport(const QString& path);
void rememberImport(const Dataset& dataset);

}  // namespace footbridge
