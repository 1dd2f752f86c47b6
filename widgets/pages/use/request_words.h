// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace footbridge {

struct RequestResult;

/// What to request, and what it changes against today's practice.
QString requestHeadline(const RequestResult& result);
/// What that costs, and which runs it was chosen on.
QString requestDetails(const RequestResult& result);

}  // namespace footbridge
