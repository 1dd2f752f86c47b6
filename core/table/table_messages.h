// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

// Progress of reading.
inline constexpr MessageId kReadingTable{"reading-table", FB_TEXT("Reading %1")};

// What makes a file unreadable as a table.
inline constexpr MessageId kCsvAllSkipped{
    "csv-all-skipped",
    FB_TEXT("Nothing is left of %1 once its first %2 {line is|lines are} skipped. Skip fewer.")};
inline constexpr MessageId kCsvEmpty{
    "csv-empty", FB_TEXT("%1 is empty. Choose a file with a line of column names and data lines.")};
inline constexpr MessageId kCsvTooLarge{
    "csv-too-large",
    FB_TEXT("%1 would become a table of %2 columns and up to %3 {row|rows}, which is too much for "
            "a file of its size. Look at the delimiter and at the line of column names.")};
inline constexpr MessageId kCsvNoRows{
    "csv-no-rows", FB_TEXT("%1 has column names but no data line. Choose a file with data.")};
inline constexpr MessageId kCsvNotUtf8{
    "csv-not-utf8",
    FB_TEXT(
        "%1 is not UTF-8 text: line %2 has an invalid byte at offset %3 of the file. It looks like "
        "%4. Choose that encoding, or save the file as UTF-8 and open it again.")};
inline constexpr MessageId kCsvNotEncoded{
    "csv-not-encoded",
    FB_TEXT(
        "%1 is not %2 text: line %3 has a byte at offset %4 of the file that this encoding does "
        "not have. Choose another encoding, or save the file as UTF-8.")};
inline constexpr MessageId kCsvEncodingMissing{
    "csv-encoding-missing",
    FB_TEXT("%1 cannot be read as %2, because this system lacks the table of its characters. Save "
            "the file as UTF-8 and open it again.")};
inline constexpr MessageId kCsvNotUtf16{
    "csv-not-utf16",
    FB_TEXT("%1 is not valid UTF-16 text: line %2 has an invalid character at offset %3 of the "
            "file. Save it as UTF-8 and open it again.")};
inline constexpr MessageId kCsvUtf32{
    "csv-utf32", FB_TEXT("%1 is UTF-32 text. Save it as UTF-8 or UTF-16 and open it again.")};
inline constexpr MessageId kCsvBinary{
    "csv-binary",
    FB_TEXT("%1 does not look like text: line %2 has a control character at offset %3 of the file. "
            "Choose a CSV file; an archive must be unpacked first.")};
inline constexpr MessageId kCsvUnknownEncoding{
    "csv-unknown-encoding",
    FB_TEXT("%1 is not a known encoding for %2. Choose UTF-8, UTF-16LE, UTF-16BE, Windows-1252, "
            "Latin-1 or Shift-JIS.")};
inline constexpr MessageId kCsvBadOptions{
    "csv-bad-options",
    FB_TEXT("%1 cannot be read with “%2” as delimiter, “%3” as decimal sign and “%4” as comment "
            "sign. Choose delimiters , ; tab |, decimal signs . or , and a comment sign that is "
            "none of these.")};

inline constexpr MessageId kCsvIsJson{
    "csv-is-json",
    FB_TEXT("%1 is JSON and not a CSV. Write its runs as a CSV; “footbridge-cli convert” does so "
            "for a list of objects, an object per line and the JSON of known tools.")};
inline constexpr MessageId kCsvIsHtml{
    "csv-is-html",
    FB_TEXT("%1 is a web page (HTML) and not a CSV. Perhaps a page that says why there is no file "
            "was saved instead of it: look at it in a browser, and fetch the file again.")};
inline constexpr MessageId kCsvBadThousands{
    "csv-bad-thousands",
    FB_TEXT("%1 cannot be read with “%2” between thousands. Choose , . ' or a space, and not the "
            "decimal sign.")};

// What was noticed about a file.
inline constexpr MessageId kCsvEncodingGuessed{
    "csv-encoding-guessed",
    FB_TEXT(
        "The file carries no byte order mark and was read as %1, judged from its first bytes.")};
inline constexpr MessageId kCsvDelimiterUnsure{
    "csv-delimiter-unsure",
    FB_TEXT("The file could also be separated by %2; it was read as separated by %1. Set the "
            "delimiter if that is wrong.")};
inline constexpr MessageId kCsvHeaderNumeric{
    "csv-header-numeric",
    FB_TEXT("The first line holds numbers where the columns do. If it is data, read the file "
            "without a header.")};
inline constexpr MessageId kCsvHeaderEmpty{"csv-header-empty",
                                           FB_TEXT("Column %1 has no name and is called “%2”.")};
inline constexpr MessageId kCsvHeaderDuplicate{
    "csv-header-duplicate", FB_TEXT("Column %1 has the name “%2” again and is called “%3”.")};
inline constexpr MessageId kCsvRowNames{
    "csv-row-names",
    FB_TEXT("Every data line has one cell more than the header. The first cell was taken as a row "
            "name without a header and is called “%1”.")};
inline constexpr MessageId kCsvShortRow{
    "csv-short-row", FB_TEXT("Line %1 has %2 of %3 cells. What is not there was left empty.")};
inline constexpr MessageId kCsvLongRow{"csv-long-row",
                                       FB_TEXT("Line %1 has %2 {cell|cells} instead of %3. The "
                                               "cells after the last column were dropped.")};
inline constexpr MessageId kCsvTrailingDelimiter{
    "csv-trailing-delimiter", FB_TEXT("Line %1 has %2 {cell|cells} instead of %3; those after the "
                                      "last column are empty and were dropped.")};
inline constexpr MessageId kCsvQuoteStray{
    "csv-quote-stray",
    FB_TEXT("Line %1 has text after a closing quotation mark in cell %2. It was kept as part of "
            "the cell.")};
inline constexpr MessageId kCsvQuoteOpen{
    "csv-quote-open",
    FB_TEXT("Line %1 opens a quotation mark in cell %2 that is never closed. It was read as an "
            "ordinary character.")};
inline constexpr MessageId kCsvBlankLine{"csv-blank-line",
                                         FB_TEXT("Line %1 is blank and was skipped.")};
inline constexpr MessageId kCsvCommentSkipped{
    "csv-comment-skipped",
    FB_TEXT("Line %1 starts with the comment sign and was skipped, although it has as many cells "
            "as the header.")};
inline constexpr MessageId kCsvCommentRead{
    "csv-comment-read",
    FB_TEXT("Lines that start with “%1” and have as many cells as the header were read as data, "
            "because the first column holds text.")};
inline constexpr MessageId kCsvMore{"csv-more",
                                    FB_TEXT("%1 more {time|times} the same as at line %2: %3")};
inline constexpr MessageId kCsvMoreColumns{
    "csv-more-columns",
    FB_TEXT("%1 more {column has|columns have} the same fault as column %2: %3")};
inline constexpr MessageId kCsvFortran{
    "csv-fortran",
    FB_TEXT("Numbers of column “%1” have exponents as Fortran writes them, first “%2” in line %3. "
            "They were read as numbers.")};
inline constexpr MessageId kCsvOtherSpelling{
    "csv-other-spelling",
    FB_TEXT("Column “%1” holds numbers as programs write them, first “%2” in line %3. They were "
            "read as categories; write plain decimal numbers to have numbers.")};
inline constexpr MessageId kCsvLongNumbers{
    "csv-long-numbers",
    FB_TEXT("Column “%1” holds whole numbers with more digits than a number keeps, such as %2 and "
            "%3. They were read as categories, which keeps them apart.")};
inline constexpr MessageId kCsvTextAmongNumbers{
    "csv-text-among-numbers",
    FB_TEXT("Column “%1” holds numbers, but %2 of its cells {does|do} not, first “%3” in line %4. "
            "What is no number counts as missing (lines %5).")};
inline constexpr MessageId kCsvNumbersAmongText{
    "csv-numbers-among-text",
    FB_TEXT("Column “%1” mixes %2 {number|numbers} with %3 other {cell|cells}, first “%4” in line "
            "%5. It was read as categories.")};
inline constexpr MessageId kCsvNotFinite{
    "csv-not-finite",
    FB_TEXT("Column “%1” has %2 {cell that is not a finite number|cells that are not finite "
            "numbers}, first “%3” in line %4. Such cells count as missing.")};
inline constexpr MessageId kCsvAllMissing{"csv-all-missing",
                                          FB_TEXT("Column “%1” has no value in any line.")};
inline constexpr MessageId kCsvDecimalSuggested{
    "csv-decimal-suggested",
    FB_TEXT("Column “%1” looks like numbers with “%2” as decimal sign, first “%3” in line %4. Set "
            "the decimal sign to “%2” if that is right.")};

inline constexpr MessageId kCsvDecimalFound{
    "csv-decimal-found",
    FB_TEXT("Numbers were read with “,” as decimal sign, first “%1” in line %2. Set the decimal "
            "sign to “.” if that is wrong.")};
inline constexpr MessageId kCsvThousandsRead{
    "csv-thousands-read",
    FB_TEXT("In column “%1” the sign “%2” stands between thousands, first “%3” in line %4. The "
            "numbers were read without it.")};
inline constexpr MessageId kCsvThousandsUnclear{
    "csv-thousands-unclear",
    FB_TEXT(
        "Column “%1” looks like numbers, but whether “%2” is the decimal sign or stands between "
        "thousands cannot be told, first “%3” in line %4. Set the decimal sign to “%2” if it "
        "is one; else write the numbers without it.")};
inline constexpr MessageId kCsvUnitsRead{
    "csv-units-read",
    FB_TEXT("The cells of column “%1” carry units, first “%3” in line %4. They were read as "
            "numbers in %2.")};
inline constexpr MessageId kCsvUnitsDiffer{
    "csv-units-differ",
    FB_TEXT("The cells of column “%1” carry units that cannot be converted into each other, first "
            "“%2” in line %3. They were read as categories.")};

// Files that are no CSV, and several files as one table.
inline constexpr MessageId kNoRoomToUnpack{
    "no-room-to-unpack",
    FB_TEXT("There is no room for the contents of %1: %2. Free some space where temporary files "
            "lie, or name another folder in the environment variable TMPDIR.")};
inline constexpr MessageId kFolderEmpty{
    "folder-empty", FB_TEXT("The folder %1 has no file. Choose one with the files of a table.")};
inline constexpr MessageId kFolderUnreadable{
    "folder-unreadable", FB_TEXT("The folder %1 cannot be read: %2. Check its permissions.")};
inline constexpr MessageId kPatternEmpty{"pattern-empty",
                                         FB_TEXT("No file matches %1. Check the path.")};
inline constexpr MessageId kInFolder{
    "in-folder",
    FB_TEXT("%1 is taken as one table, but one of its files is none: %2 Remove it, or name the "
            "files by a pattern such as “*.csv”.")};
inline constexpr MessageId kKindUnknown{
    "kind-unknown", FB_TEXT("“%1” is not a kind of file that can be read as a table. Choose %2.")};
inline constexpr MessageId kNumberRange{
    "number-range",
    FB_TEXT("Data row %2 of %1, counted from 0, has %4 in column “%3”, which cannot be computed "
            "with. Numbers may be at most 10¹⁰⁰ in size, those of a response or a cost at least "
            "10⁻¹⁰⁰ or 0. Correct the cell or leave the column out.")};
inline constexpr MessageId kColumnOfTexts{
    "column-of-texts", FB_TEXT("The column %1 of %2 holds texts. Name a column of numbers.")};
inline constexpr MessageId kKindNoTable{
    "kind-no-table",
    FB_TEXT("%1 is a file of %2, which cannot be read here. Write it as CSV and open that, for "
            "example with %3.")};
inline constexpr MessageId kDatabaseFailed{
    "database-failed",
    FB_TEXT("The database %1 could not answer: %2. Check the query and the file.")};
inline constexpr MessageId kDatabaseQuery{
    "database-query",
    FB_TEXT("The query for %1 is not one statement that gives rows. Write one SELECT.")};
inline constexpr MessageId kDatabaseEmpty{
    "database-empty", FB_TEXT("The database %1 has no table. Choose one with runs.")};
inline constexpr MessageId kDatabaseTooMuch{
    "database-too-much",
    FB_TEXT("The query gets more than %2 MB out of the database %1 and was not followed further. "
            "Ask for less, for example with LIMIT.")};
inline constexpr MessageId kDatabaseTables{
    "database-tables",
    FB_TEXT(
        "The database %1 has %2 tables: %3. Ask for one by a query, such as SELECT * FROM %4.")};
inline constexpr MessageId kDatabaseBinary{
    "database-binary",
    FB_TEXT("Column “%2” of the database %1 holds binary data. Ask for other columns by a query.")};
inline constexpr MessageId kQueryWithoutDatabase{
    "query-without-database",
    FB_TEXT("%1 is no database, so it cannot be asked by a query. Leave the query out.")};
inline constexpr MessageId kReadAsKind{
    "read-as-kind",
    FB_TEXT("The file was read as %1; the lines named here are those of the table made of it.")};
inline constexpr MessageId kSampleOfFiles{
    "sample-of-files", FB_TEXT("The table is made of %1 {file|files}; this is the first.")};
inline constexpr MessageId kInFile{"in-file", FB_TEXT("In %1: %2")};
inline constexpr MessageId kInMoreFiles{
    "in-more-files", FB_TEXT("%1 more {file has|files have} the same, last: %2")};
inline constexpr MessageId kUnitedMixed{
    "united-mixed",
    FB_TEXT("Column “%1” holds numbers in some files and text in others. It was read as "
            "categories.")};
inline constexpr MessageId kUnitedUnit{"united-unit",
                                       FB_TEXT("Column “%1” was converted and stands in “%2”.")};
inline constexpr MessageId kUnitedNoUnit{
    "united-no-unit",
    FB_TEXT("The cells of column “%1” carry units in some files and none in %2; those without "
            "were taken as they are.")};
inline constexpr MessageId kPlatformUnknown{
    "platform-unknown", FB_TEXT("Column “%2” of %1 has no “%3” in any row. It has %4.")};
inline constexpr MessageId kPlatformAlone{
    "platform-alone",
    FB_TEXT("A platform's rows can only be chosen where both the column and the platform are "
            "named.")};

inline constexpr MessageId kJoinWithoutKeys{
    "join-without-keys",
    FB_TEXT("%1 and %2 can only be joined by columns that say which rows belong together. Name "
            "them.")};
inline constexpr MessageId kJoinRepeats{
    "join-repeats",
    FB_TEXT("%1 has %2 {row|rows} with the same keys as one before, first %3. Name a further key "
            "that tells them apart, or have their means joined.")};
inline constexpr MessageId kJoinNothing{
    "join-nothing",
    FB_TEXT("No row of %1 has the keys of a row of %2. The first has %3, the other %4. Check the "
            "keys, and the units that they are written in.")};
inline constexpr MessageId kJoinRenamed{
    "join-renamed", FB_TEXT("Both tables have a column “%1”; the second one's is called “%2”.")};
inline constexpr MessageId kJoinAlone{
    "join-alone", FB_TEXT("%1: %2 {row|rows} left out for want of a match in %3, first %4.")};
inline constexpr MessageId kJoinMeans{
    "join-means",
    FB_TEXT("%1: %2 {row|rows} with the same keys as one before; such rows entered by the means of "
            "their numbers.")};

// Tables, roles, datasets.
inline constexpr MessageId kColumnUnknown{
    "column-unknown", FB_TEXT("%2 has no column “%1”. Check the name; it has the columns %3.")};
inline constexpr MessageId kNoResponse{
    "no-response", FB_TEXT("%1 has no response. Say which column holds the runtime.")};
inline constexpr MessageId kResponseNotNumeric{
    "response-not-numeric",
    FB_TEXT(
        "Column “%1” of %2 holds text and cannot be the response. Choose a column of numbers.")};
inline constexpr MessageId kResponseIgnored{
    "response-ignored",
    FB_TEXT("Column “%1” of %2 is both the response and ignored. Choose one of the two.")};
inline constexpr MessageId kResponseByName{
    "response-by-name", FB_TEXT("“%1” is proposed as the response because of its name.")};
inline constexpr MessageId kResponseByPosition{
    "response-by-position",
    FB_TEXT("“%1” is proposed as the response because it is the last column of numbers; no name "
            "points to another.")};
inline constexpr MessageId kResponseIsText{
    "response-is-text",
    FB_TEXT(
        "“%1” is called like a response but holds text, first “%2”, so no response is proposed. "
        "Change how the file is read, for example its decimal sign, or choose a column of "
        "numbers.")};
inline constexpr MessageId kIgnoredRowNumber{
    "ignored-row-number", FB_TEXT("“%1” is proposed as ignored: it only numbers the rows.")};
inline constexpr MessageId kIgnoredIdentifier{
    "ignored-identifier",
    FB_TEXT("“%1” is proposed as ID: nearly every row has a value of its own.")};
inline constexpr MessageId kIgnoredDate{
    "ignored-date", FB_TEXT("“%1” is proposed as ignored: it says when a run was made.")};
inline constexpr MessageId kIgnoredOneLevel{
    "ignored-one-level", FB_TEXT("“%1” is proposed as ignored: it is “%2” in every row.")};
inline constexpr MessageId kResponseNotFound{
    "response-not-found", FB_TEXT("No response is proposed because no column holds numbers.")};
inline constexpr MessageId kUnitUnknown{"unit-unknown",
                                        FB_TEXT("“%1” is not a known unit for column “%2” of %3.")};
inline constexpr MessageId kFeatureUnknown{"feature-unknown",
                                           FB_TEXT("There is no feature “%1”. Check the name.")};
inline constexpr MessageId kColumnsLacking{
    "columns-lacking",
    FB_TEXT("%1 does not fit the model: it has no column %2. Add what is missing.")};
inline constexpr MessageId kColumnsOtherType{
    "columns-other-type",
    FB_TEXT("%1 does not fit the model: %2 should hold numbers where there is text, or the other "
            "way round. Check the file or how it is read.")};
inline constexpr MessageId kColumnsLackingAndOtherType{
    "columns-lacking-and-other-type",
    FB_TEXT(
        "%1 does not fit the model: it has no column %2, and %3 should hold numbers where there "
        "is text, or the other way round. Check the file or how it is read.")};
inline constexpr MessageId kNoRowsToEncode{
    "no-rows-to-encode", FB_TEXT("There is no row to learn the encoding of the features from.")};
inline constexpr MessageId kEncoderConstant{
    "encoder-constant", FB_TEXT("“%1” has the same value in every row and was dropped.")};
inline constexpr MessageId kEncoderAllMissing{
    "encoder-all-missing", FB_TEXT("“%1” has no value in any row and was dropped.")};
inline constexpr MessageId kEncoderLog{"encoder-log",
                                       FB_TEXT("“%1” is heavy-tailed; its logarithm is used.")};
inline constexpr MessageId kEncoderLevelsCut{
    "encoder-levels-cut",
    FB_TEXT(
        "“%1” has %2 levels; the %3 most frequent are told apart, the others count as unseen.")};
inline constexpr MessageId kEncoderMissing{
    "encoder-missing", FB_TEXT("“%1” is missing in %2 of %3 rows; the mean stands in for it.")};

}  // namespace footbridge::messages
