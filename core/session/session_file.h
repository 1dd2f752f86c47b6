// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/session/session.h"

namespace footbridge {

/// The session as JSON, "footbridge-session/1"; paths are also written relative to `folder`, unless
/// that is empty. The same session gives the same bytes.
std::string writeSession(const Session& session, const std::filesystem::path& folder);
/// Throws Error naming `file` and the key when it is not a session, or one of a later format.
Session readSession(std::string_view json, const std::string& file);

}  // namespace footbridge
