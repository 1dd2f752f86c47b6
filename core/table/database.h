// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/run/run_context.h"

namespace footbridge {

/// Whether bytes begin as an SQLite database does.
bool isDatabase(std::string_view bytes);

/// The rows that `query` gives, as CSV text handed on piece by piece, the names first; an empty
/// query asks for all of the only table. The database is only read: a query can do nothing but
/// select. `path` is the file where it lies unpacked, else "": then `bytes` are read from memory,
/// without what a log that once lay beside them held.
/// Throws Error for a query that is none, a damaged file, several tables without a query (naming
/// them), binary cells, and a query that gets more out of the file than UnpackLimits allow to come
/// out of a packed one; Cancelled.
void queryDatabase(const std::string& path, std::string_view bytes, const std::string& name,
                   const std::string& query, const RunContext& context,
                   const std::function<void(std::string_view)>& take);

}  // namespace footbridge
