// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace footbridge::html {

/// Text as it may stand in an element or in a quoted attribute; control characters become spaces.
std::string escaped(std::string_view text);

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

/// A picture that stands in the page itself.
std::string picture(std::string_view png, std::string_view description);

}  // namespace footbridge::html
