// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kFileMissing{
    "file-missing", FB_TEXT("There is no file at %1. Check the path.")};
inline constexpr MessageId kFileIsFolder{
    "file-is-folder", FB_TEXT("%1 is a folder, not a file. Name a file in it.")};
inline constexpr MessageId kFileUnreadable{
    "file-unreadable", FB_TEXT("%1 cannot be read: %2. Check its permissions.")};
inline constexpr MessageId kFileUnwritable{
    "file-unwritable",
    FB_TEXT("%1 cannot be written: %2. Choose another place or free some space; nothing that was "
            "there before has changed.")};

}  // namespace footbridge::messages
