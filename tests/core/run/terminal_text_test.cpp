// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/terminal_text.h"

#include <gtest/gtest.h>

namespace footbridge {
namespace {

TEST(TerminalText, LeavesWhatPeopleWrite) {
    for (const char* text : {"", "plain", "größe [µs]", "名前\t1\n", "😀 – “x”", "e\xcc\x81"})
        EXPECT_EQ(forTerminal(text), text);
}

TEST(TerminalText, MakesWhatCommandsATerminalVisible) {
    EXPECT_EQ(forTerminal("a\x1b[31mb\x07"), "a\\x1b[31mb\\x07");
    EXPECT_EQ(forTerminal("a\rb\x7f"), "a\\x0db\\x7f");
    EXPECT_EQ(forTerminal("a\xc2\x9b"
                          "31mb"),
              "a\\x9b31mb");
    EXPECT_EQ(forTerminal("a\xe2\x80\xae"
                          "fdp.exe"),
              "a\\u202efdp.exe");
    EXPECT_EQ(forTerminal("a\x9b"
                          "b\xff"),
              "a\\x9bb\\xff");
    EXPECT_EQ(forTerminal(std::string("a\0b", 3)), "a\\x00b");
    EXPECT_EQ(forTerminal("cut \xe2\x80"), "cut \\xe2\\x80");
    EXPECT_EQ(forTerminal("a\u061cb"), "a\\u061cb");
}

TEST(TerminalText, OfNamesInSentencesTurnsNothingAroundAndEndsNoLine) {
    for (const char* name : {"", "größe [µs]", "חומרה", "سرعة", "می\u200cشود", "👩\u200d💻"})
        EXPECT_EQ(forSentence(name), name);
    EXPECT_EQ(forSentence("a\u202efdp.exe"), "a\\u202efdp.exe");
    for (const char* control : {"\u061c", "\u200e", "\u200f", "\u202a", "\u2066", "\u2069", "\r",
                                "\x1b", "\u0085", "\u2028"})
        EXPECT_EQ(forSentence(control).front(), '\\');
    EXPECT_EQ(forSentence("time\n[s]\tor\r\nless"), "time [s] or less");
}

}  // namespace
}  // namespace footbridge
