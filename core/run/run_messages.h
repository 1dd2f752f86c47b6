// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kFileMissing{"file-missing",
                                        FB_TEXT("There is no file at %1. Check the path.")};
inline constexpr MessageId kFileIsFolder{"file-is-folder",
                                         FB_TEXT("%1 is a folder, not a file. Name a file in it.")};
inline constexpr MessageId kFileUnreadable{
    "file-unreadable", FB_TEXT("%1 cannot be read: %2. Check its permissions.")};
inline constexpr MessageId kFileUnwritable{
    "file-unwritable",
    FB_TEXT("%1 cannot be written: %2. Choose another place or free some space; nothing that was "
            "there before has changed.")};

inline constexpr MessageId kOutputPathEmpty{
    "output-path-empty",
    FB_TEXT("A file or folder to write to has an empty name. Name one, or leave the option out.")};
inline constexpr MessageId kOutputTwice{
    "output-twice", FB_TEXT("%1 is named for two outputs. Give each a file of its own.")};
inline constexpr MessageId kOutputIsInput{
    "output-is-input",
    FB_TEXT("%1 is read and would be overwritten. Name another file for the output.")};
inline constexpr MessageId kOutputInTheWay{
    "output-in-the-way",
    FB_TEXT("%1 exists with other contents than are written there and was left alone. Name another "
            "folder.")};
inline constexpr MessageId kOutputLinkLeadsNowhere{
    "output-link-leads-nowhere",
    FB_TEXT("%1 is a link to a file that is not there. Name the file itself, or remove the link.")};
inline constexpr MessageId kOutputFolderUnwritable{
    "output-folder-unwritable",
    FB_TEXT("The folder %1 cannot be made or written: %2. Name another.")};
inline constexpr MessageId kFileChanged{
    "file-changed", FB_TEXT("%1 was changed while it was read. Read it again once it is whole.")};

// Compressed files.
inline constexpr MessageId kPackedDamaged{
    "packed-damaged",
    FB_TEXT("%1 is damaged: its compressed bytes end early or do not fit together. Fetch it "
            "again.")};
inline constexpr MessageId kPackedTooLarge{
    "packed-too-large",
    FB_TEXT("%1 unpacks to more than %2 GB. Cut out the part that is wanted and open that.")};
inline constexpr MessageId kPackedBomb{
    "packed-bomb",
    FB_TEXT("%1 unpacks to more than %2 times its size, as no table does, and was not read "
            "further. If it is right, unpack it yourself and open the result.")};
inline constexpr MessageId kPackedMemory{
    "packed-memory",
    FB_TEXT("%1 needs more than 256 MB of memory to unpack. Compress it again at an ordinary "
            "level, or unpack it yourself and open the result.")};

}  // namespace footbridge::messages
