// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kNetworkTraining{"network-training", FB_TEXT("Training %1")};
inline constexpr MessageId kNetworkDiverged{
    "network-diverged", FB_TEXT("Training the network broke off: its numbers grew beyond all "
                                "bounds. Look for extreme values in the columns and ignore the "
                                "columns that hold them.")};
inline constexpr MessageId kBoostingFailed{
    "boosting-failed", FB_TEXT("The boosted trees could not be trained: %1. Look for infinite or "
                               "extreme values in the response and the columns.")};
inline constexpr MessageId kProcessFailed{
    "process-failed", FB_TEXT("The Gaussian process could not be fitted: the numbers of the shots "
                              "are too large or missing. Look for extreme values in the columns "
                              "and ignore the columns that hold them.")};

}  // namespace footbridge::messages
