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
inline constexpr MessageId kFileEndless{
    "file-endless",
    FB_TEXT("%1 gave more than %2 GB and was not read further, as it may have no end. Write the "
            "part that is wanted into a file and open that.")};
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
inline constexpr MessageId kOutputAmongInputs{
    "output-among-inputs",
    FB_TEXT("%1 would lie among the files of %2 and be read with them the next time. Name another "
            "folder for the output.")};
inline constexpr MessageId kOutputInTheWay{
    "output-in-the-way",
    FB_TEXT("%1 exists with other contents than are written there and was left alone. Name another "
            "place.")};
inline constexpr MessageId kOutputNoFile{
    "output-no-file",
    FB_TEXT("%1 is a device or pipe. What is written there is read back to check it; name a file "
            "for it.")};
inline constexpr MessageId kOutputLinkLeadsNowhere{
    "output-link-leads-nowhere",
    FB_TEXT("%1 is a link to a file that is not there. Name the file itself, or remove the link.")};
inline constexpr MessageId kOutputFolderUnwritable{
    "output-folder-unwritable",
    FB_TEXT("The folder %1 cannot be made or written: %2. Name another.")};
inline constexpr MessageId kNameNotUtf8{
    "name-not-utf8",
    FB_TEXT("“%1” is not UTF-8 text, so it cannot stand in a JSON file. Write it in UTF-8; give a "
            "file or folder of that name another one.")};
inline constexpr MessageId kPathUnusable{"path-unusable",
                                         FB_TEXT("%1 cannot be used: %2. Name another path.")};
inline constexpr MessageId kFileChanged{
    "file-changed", FB_TEXT("%1 was changed while it was read. Read it again once it is whole.")};

// What the system gives a program.
inline constexpr MessageId kNoThread{
    "no-thread",
    FB_TEXT("The system starts no further thread for the program: %1. Raise the limit on "
            "processes, ulimit -u, or end other programs.")};
inline constexpr MessageId kNoRoomToCompute{
    "no-room-to-compute",
    FB_TEXT("The system does not give the program the %1 MB of memory that computing takes: %2. "
            "Raise the limit on memory, ulimit -v, or end other programs.")};
inline constexpr MessageId kStackTooSmall{
    "stack-too-small",
    FB_TEXT("The program may use %1 kB of stack, too little to compute with. Raise the limit, for "
            "example by ulimit -s 8192, and start it again.")};

// JSON.
inline constexpr MessageId kNotJson{
    "not-json",
    FB_TEXT("%1 is not valid JSON from line %2 on. Correct it there, or let the program that wrote "
            "it write it again.")};
inline constexpr MessageId kJsonTwice{
    "json-twice",
    FB_TEXT("%1 names “%2” twice in one object, the second time in line %3. Keep one of the two.")};
inline constexpr MessageId kJsonNumber{
    "json-number",
    FB_TEXT("%1 holds a number in line %2 that is too large to compute with. Correct it there.")};

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
