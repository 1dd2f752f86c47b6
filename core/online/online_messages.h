// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kStreamRecordTooLong{
    "stream-record-too-long",
    FB_TEXT("A line of the stream is longer than any run could be. Check that it is a CSV.")};
inline constexpr MessageId kStreamColumnMissing{
    "stream-column-missing",
    FB_TEXT("The stream %1 has no column %2, which the model needs. Add it, or start without the "
            "model.")};
inline constexpr MessageId kStreamWidth{
    "stream-width", FB_TEXT("Row %2 of the stream %1 has %3 {cell|cells}, but its header has %4. "
                            "Mend the program that writes it.")};
inline constexpr MessageId kStreamTooShort{
    "stream-too-short",
    FB_TEXT("The stream %1 ends after %2 measured {run|runs}, but learning starts from %3. Let it "
            "grow, or start from fewer with a smaller number.")};
inline constexpr MessageId kStreamCut{
    "stream-cut",
    FB_TEXT("%1 became shorter than what was read from it. What was learned until then is kept. To "
            "go on, bring the whole file back; to begin anew, name another log.")};
inline constexpr MessageId kStreamGone{
    "stream-gone",
    FB_TEXT("%1 was deleted, moved away or replaced while it was followed. What was learned until "
            "then is kept. To go on, bring that file back; to follow another, name another log.")};
inline constexpr MessageId kStreamUnreadable{
    "stream-unreadable",
    FB_TEXT("Row %1: the text in column %2 is no number and counts as missing.")};
inline constexpr MessageId kStreamBeyond{
    "stream-beyond",
    FB_TEXT("Row %1: the number in column %2 cannot be computed with and counts as missing. "
            "Numbers may be at most 10¹⁰⁰ in size, a response at least 10⁻¹⁰⁰ or 0.")};
inline constexpr MessageId kStreamNegative{
    "stream-negative",
    FB_TEXT("Row %1: the response is negative and counts as missing, since those of the first runs "
            "are not, so that its logarithm is learned. Begin anew with first runs among which one "
            "is negative.")};
inline constexpr MessageId kStreamQuote{
    "stream-quote",
    FB_TEXT(
        "Row %1: a quotation mark in column %2 is not closed, or text follows behind it. It was "
        "read as part of the text.")};
inline constexpr MessageId kStreamDriftSlower{
    "stream-drift-slower",
    FB_TEXT("Run %1: drift, responses are %2 times the predicted ones. Version %3 begins; the old "
            "one is kept.")};
inline constexpr MessageId kStreamDriftOther{
    "stream-drift-other",
    FB_TEXT("Run %1: drift, the errors have grown. Version %2 begins; the old one is kept.")};
inline constexpr MessageId kStreamRecognised{
    "stream-recognised",
    FB_TEXT("Run %1: the environment of version %2 is back and was taken up again as version %3.")};
inline constexpr MessageId kStreamRefitted{
    "stream-refitted", FB_TEXT("Run %1: version %2 begins, refitted on %3 {run|runs}.")};
inline constexpr MessageId kStreamRebased{
    "stream-rebased",
    FB_TEXT("Run %1: the model that the stream started from was adapted again, to %2 runs.")};
inline constexpr MessageId kJournalOther{
    "journal-other",
    FB_TEXT("%1 belongs to a stream with another header or other settings. Name another log, or "
            "remove the journal to begin anew.")};
inline constexpr MessageId kJournalDamaged{
    "journal-damaged",
    FB_TEXT("%1 is damaged in line %2. Remove it to begin anew, or bring back a whole copy.")};
inline constexpr MessageId kLogHeld{
    "log-held",
    FB_TEXT("%1 is being written by another program that follows a stream. Stop that one first, or "
            "name another log.")};
inline constexpr MessageId kLogLost{
    "log-lost",
    FB_TEXT(
        "%1 was deleted, replaced or cut while a stream was followed. Start again, which learns "
        "from the stream what is missing, and leave the file alone meanwhile.")};
inline constexpr MessageId kLogWithoutJournal{
    "log-without-journal",
    FB_TEXT("%1 is a device or pipe and has no journal to go on from: the next time, learning "
            "begins anew.")};
inline constexpr MessageId kJournalNotWritten{
    "journal-not-written",
    FB_TEXT("%1 cannot be written: %2. Make room on the disk or name another log.")};
inline constexpr MessageId kResumed{"stream-resumed", FB_TEXT("Resumed after %1 {run|runs}.")};
inline constexpr MessageId kStreamPacked{
    "stream-packed",
    FB_TEXT(
        "%1 is compressed, and a stream is read as it grows. Unpack it and follow the result.")};
inline constexpr MessageId kStreamNotOpened{
    "stream-not-opened", FB_TEXT("%1 cannot be read: %2. Check its name and your rights.")};

}  // namespace footbridge::messages
