// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace footbridge {

/// How to read a file of runs, above all a CSV. A field left at its "find out" value is decided
/// from the file and reported.
struct CsvOptions {
    char delimiter = 0;    ///< ',', ';', tab or '|'; 0: find out
    char decimal = '.';    ///< '.' or ','; 0: find out, a comma where numbers read in no other way
    char comment = '#';    ///< lines that start with it are skipped; 0: none
    bool header = true;    ///< the first line names the columns
    std::string encoding;  ///< "UTF-8", "UTF-16LE", "UTF-16BE"; "": find out
    std::vector<std::string> missing = {"",     "NA",   "N/A",  "NaN", "nan",
                                        "null", "NULL", "None", "?",   "-"};
    std::size_t skipLines = 0;  ///< leading lines to skip before the header
    char thousands =
        0;  ///< ',', '.', '\'' or ' ' between thousands; 0: where it reads in no other way
    std::string kind{};   ///< "csv", "sqlite" or a kind of toolKinds(); "": find out
    std::string query{};  ///< what a database is asked; "": all of its only table
    std::string
        platformColumn{};    ///< with `platform`: only rows where this column holds that text,
    std::string platform{};  ///< without the column; "": all rows
    /// Columns of whole numbers that would be written otherwise than they stand there, such as 007,
    /// are texts, unless their name has a unit: for tables that are to be written again.
    bool codesAsText = false;

    bool operator==(const CsvOptions&) const = default;
};

}  // namespace footbridge
