// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace footbridge::html {

/// Text as it may stand in an element or in a quoted attribute; control characters become spaces.
std::string escaped(std::string_view text);

/// The text with no line end between a number and its percent sign.
std::string withPercentSigns(std::string text);

/// An element with escaped text inside; `attributes` are written as they are.
std::string element(const char* tag, std::string_view text, std::string_view attributes = {});

/// An element around finished HTML.
std::string wrapped(const char* tag, std::string_view inner, std::string_view attributes = {});

/// Cells of a table row: text to the left, numbers to the right.
std::string cell(std::string_view text);
std::string numberCell(std::string_view number);
std::string row(std::string_view cells, std::string_view attributes = {});

struct Heading {
    std::string text;
    bool ofNumbers = false;
};

/// A table from its headings and its rows.
std::string table(const std::vector<Heading>& headings, std::string_view rows);

std::string paragraph(std::string_view text);
std::string remark(std::string_view text);  ///< a paragraph that is less important

/// A name and, below it, what it stands for as finished HTML.
std::string term(std::string_view name, std::string_view meaning);

/// A figure to be seen at once, with what it means.
std::string fact(std::string_view value, std::string_view meaning);

/// A bar from `from` to `to` with a tick, all in [0, 1].
std::string bar(double from, double to, double tick);

/// A picture that stands in the page itself.
std::string picture(std::string_view png, std::string_view description);

/// How every page begins.
inline constexpr std::string_view kDocumentHead = "<!DOCTYPE html>\n<html lang=\"";
/// How a page goes on behind its language; `kind` says what it tells of, as in "campaign".
std::string afterLanguage(std::string_view kind);

/// A whole page from its finished body; `language` as in "en".
std::string document(std::string_view kind, std::string_view title, std::string_view style,
                     std::string_view language, std::string_view body);

}  // namespace footbridge::html
