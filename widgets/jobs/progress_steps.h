// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace footbridge {

inline constexpr int kProgressSteps = 1000;  ///< of a bar that shows how far a job is

}  // namespace footbridge
