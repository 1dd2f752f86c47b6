// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/column_tally.h"

#include <algorithm>

namespace footbridge {
namespace {

constexpr std::size_t kTextLines = 3;

std::string excerpt(std::string_view text) {
    constexpr std::size_t kMost = 40;
    std::size_t end = std::min(text.size(), kMost);
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    std::string shown(text.substr(0, end));
    std::ranges::replace_if(
        shown, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return end < text.size() ? shown + "…" : shown;
}

}  // namespace

void ColumnTally::First::add(std::size_t atLine, std::string_view cell) {
    if (count++ > 0) return;
    line = atLine;
    text = excerpt(cell);
}

void ColumnTally::First::append(const First& later) {
    if (count == 0) {
        line = later.line;
        text = later.text;
    }
    count += later.count;
}

void ColumnTally::append(const ColumnTally& later) {
    missing += later.missing;
    codes += later.codes;
    texts.append(later.texts);
    notFinite.append(later.notFinite);
    fortran.append(later.fortran);
    otherSpelling.append(later.otherSpelling);
    otherDecimal.append(later.otherDecimal);
    otherCertain += later.otherCertain;
    if (measurements == 0) unit = later.unit;
    otherQuantity = otherQuantity || later.otherQuantity ||
                    (later.measurements > 0 && later.unit.quantity != unit.quantity);
    measurements += later.measurements;
    if (grouped.count == 0) groupSign = later.groupSign;
    otherGroups = otherGroups || later.otherGroups ||
                  (later.grouped.count > 0 && later.groupSign != groupSign);
    grouped.append(later.grouped);
    groupedCertain += later.groupedCertain;
    for (const std::size_t line : later.textLines) addTextLine(line);
}

void ColumnTally::addTextLine(std::size_t line) {
    if (textLines.size() < kTextLines) textLines.push_back(line);
}

bool ColumnTally::areMeasurements(std::size_t rows) const {
    return measurements > 0 && measurements + missing == rows && !otherQuantity;
}

bool ColumnTally::areOfManyQuantities(std::size_t rows) const {
    return measurements > 0 && measurements + missing == rows && otherQuantity;
}

char ColumnTally::groupSignOfAll() const {
    const bool all = grouped.count > 0 && grouped.count == texts.count;
    return all && !otherGroups ? groupSign : '\0';
}

std::string ColumnTally::lines() const {
    std::string text;
    for (const std::size_t line : textLines)
        text += (text.empty() ? "" : ", ") + std::to_string(line);
    return texts.count > textLines.size() ? text + ", …" : text;
}

}  // namespace footbridge
