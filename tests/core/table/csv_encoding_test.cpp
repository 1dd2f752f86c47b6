// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_text.h"

#include <gmock/gmock.h>

namespace footbridge {
namespace {

using namespace std::string_literals;
using testing::ElementsAre;
using testing::HasSubstr;

std::string utf16(std::u16string_view text, bool bigEndian) {
    std::string bytes;
    for (const char16_t unit : text) {
        const char high = static_cast<char>(unit >> 8), low = static_cast<char>(unit & 0xFF);
        bytes += bigEndian ? high : low;
        bytes += bigEndian ? low : high;
    }
    return bytes;
}

TEST(CsvEncoding, ReadsUtf8WithAndWithoutByteOrderMark) {
    for (const std::string& mark : {""s, "\xEF\xBB\xBF"s}) {
        const Table table = parsed(mark + "größe,µ\n1,ü\n");
        EXPECT_THAT(namesOf(table), ElementsAre("größe", "µ"));
        EXPECT_EQ(table.options.encoding, "UTF-8");
        EXPECT_THAT(warningsOf(table), ElementsAre());
    }
}

TEST(CsvEncoding, DecodesUtf16OfBothOrders) {
    const std::u16string text = u"\uFEFFgröße,𝛼\r\n1,ü\r\n";
    for (const bool bigEndian : {false, true}) {
        const Table table = parsed(utf16(text, bigEndian));
        EXPECT_THAT(namesOf(table), ElementsAre("größe", "𝛼"));
        EXPECT_THAT(rowOf(table, 0), ElementsAre("1", "ü"));
        EXPECT_EQ(table.options.encoding, bigEndian ? "UTF-16BE" : "UTF-16LE");
        EXPECT_THAT(warningsOf(table), ElementsAre());
    }
}

TEST(CsvEncoding, GuessesUtf16WithoutMarkAndSaysSo) {
    const Table table = parsed(utf16(u"time,size\n1,2\n", true));
    EXPECT_THAT(namesOf(table), ElementsAre("time", "size"));
    EXPECT_THAT(warningsOf(table), ElementsAre("csv-encoding-guessed@1:0"));
}

TEST(CsvEncoding, RefusesLatin1NamingLineAndOffset) {
    const auto call = [] { parsed("a,b\n1,x\n2,gr\xF6\xDF\n"); };
    EXPECT_EQ(errorCode(call), "csv-not-utf8");
    EXPECT_THAT(errorText(call), HasSubstr("line 3"));
    EXPECT_THAT(errorText(call), HasSubstr("offset 12"));
}

TEST(CsvEncoding, ReadsTheEncodingsOfOlderPrograms) {
    const auto firstName = [](const std::string& bytes, const char* encoding) {
        CsvOptions options;
        options.encoding = encoding;
        const Table table = parsed(bytes, options);
        return namesOf(table).front() + " " + table.options.encoding;
    };
    EXPECT_EQ(firstName("gr\xF6\xDF\x65,b\n1,2\n", "Latin-1"), "größe Latin-1");
    EXPECT_EQ(firstName("\x80 price,b\n1,2\n", "cp1252"), "€ price Windows-1252");
    EXPECT_EQ(firstName("\x8E\x9E\x8A\xD4,b\n1,2\n", "shift_jis"), "時間 Shift-JIS");
    EXPECT_EQ(errorCode([&] { firstName("a,b\n1,\x81\n", "Shift-JIS"); }), "csv-not-encoded");
    EXPECT_EQ(errorCode([&] { firstName("a,\x81\n1,2\n", "Windows-1252"); }), "csv-not-encoded");
}

TEST(CsvEncoding, ReadsLongTextOfDoubleBytesWhole) {
    std::string bytes = "a,b\n";
    while (bytes.size() < 2'500'000) bytes += "1,\x8E\x9E\x8A\xD4x\n";
    CsvOptions options;
    options.encoding = "Shift-JIS";
    const Table table = parsed(bytes, options);
    EXPECT_THAT(table.column("b").levels, ElementsAre("時間x"));
}

TEST(CsvEncoding, ProposesOneForTextThatIsNoUtf8) {
    EXPECT_THAT(errorText([] { parsed("a,b\n1,gr\xF6\xDF\x65\n"); }),
                HasSubstr("It looks like Windows-1252."));
    EXPECT_THAT(errorText([] { parsed("a,b\n1,m\xE9moire\n"); }), HasSubstr("Windows-1252"));
    EXPECT_THAT(errorText([] { parsed("\x8E\x9E\x8A\xD4,\x83X\x83\x8C\n1,2\n"); }),
                HasSubstr("It looks like Shift-JIS."));
    EXPECT_THAT(errorText([] { parsed("a,b\n1,x\x85\x8D y\xE9 z\n"); }), HasSubstr("Latin-1"));
}

TEST(CsvEncoding, RefusesEveryMalformedUtf8Sequence) {
    for (const char* bad : {"\x80", "\xC0\xAF", "\xC3", "\xE0\x80\x80", "\xED\xA0\x80", "\xE2\x82",
                            "\xF0\x80\x80\x80", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "\xFF"})
        EXPECT_EQ(errorCode([&] { parsed("a,b\n1,"s + bad + "\n"); }), "csv-not-utf8");
}

TEST(CsvEncoding, FindsTheBadByteOfALaterBlock) {
    std::string text = "a,b\n";
    while (text.size() < 3'000'000) text += "1,2\n";
    const std::size_t offset = text.size();
    text += "\xFF,2\n";
    const std::string sentence = errorText([&] { parsed(text); });
    EXPECT_THAT(sentence, HasSubstr("line " + std::to_string(2 + (offset - 4) / 4)));
    EXPECT_THAT(sentence, HasSubstr("offset " + std::to_string(offset)));
}

TEST(CsvEncoding, RefusesBinaryContents) {
    EXPECT_EQ(errorCode([] { parsed("PK\x03\x04\x14\0\0\0junk"s); }), "csv-binary");
    EXPECT_EQ(errorCode([] { parsed("a,b\n1,\0\n"s); }), "csv-binary");
    EXPECT_EQ(errorCode([] { parsed("a,b\n1,2\n"s + std::string(100, '\x02')); }), "csv-binary");
    EXPECT_EQ(errorCode([] { parsed(std::string(10000, '\0')); }), "csv-binary");
}

TEST(CsvEncoding, RefusesUtf32AndBrokenUtf16) {
    EXPECT_EQ(errorCode([] { parsed("\xFF\xFE\0\0a\0\0\0"s); }), "csv-utf32");
    EXPECT_EQ(errorCode([] {
                  parsed(
                      "\xFF\xFE"
                      "a\0,"s);
              }),
              "csv-not-utf16");
    EXPECT_EQ(errorCode([] {
                  parsed(
                      "\xFF\xFE"
                      "a\0\x00\xD8"
                      "b\0"s);
              }),
              "csv-not-utf16");
    EXPECT_EQ(errorCode([] {
                  parsed(
                      "\xFF\xFE"
                      "a\0\0\0"s);
              }),
              "csv-binary");
}

TEST(CsvEncoding, RefusesAnUnknownEncodingByName) {
    CsvOptions options;
    options.encoding = "EBCDIC";
    EXPECT_THAT(errorText([&] { parsed("a\n1\n", options); }), HasSubstr("EBCDIC"));
}

TEST(CsvEncoding, ObeysAnEncodingThatWasSet) {
    CsvOptions options;
    options.encoding = "utf-16le";
    EXPECT_THAT(namesOf(parsed(utf16(u"中文,字\n1,2\n", false), options)),
                ElementsAre("中文", "字"));
}

}  // namespace
}  // namespace footbridge
