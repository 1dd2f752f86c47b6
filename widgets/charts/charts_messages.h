// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kPlotFormatUnknown{
    "plot-format-unknown",
    FB_TEXT("“%1” does not end in .png, .svg, .pdf or .csv. Choose one of these endings.")};
inline constexpr MessageId kPictureFormatUnknown{
    "picture-format-unknown",
    FB_TEXT("“%1” does not end in .svg, .pdf or .png. Choose one of these endings.")};
inline constexpr MessageId kPlotNotDrawn{
    "plot-not-drawn",
    FB_TEXT("The plot could not be drawn at %1 × %2 pixels. Choose a smaller size.")};

}  // namespace footbridge::messages
