// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/table/csv_options.h"

namespace footbridge {

enum class CellKind { Missing, Number, NotFinite, Text };

/// What the text of a cell means under the options.
class CellReader {
  public:
    explicit CellReader(const CsvOptions& options);

    /// `value` is set to a finite number, or to NaN when the cell is no number.
    CellKind read(std::string_view text, double& value) const;
    bool isMissing(std::string_view text) const;
    /// CsvCursor::plainNumber says the same as read() for every cell it accepts.
    bool plainNumbersAgree() const { return m_decimal == '.' && !m_numericToken; }

  private:
    CellKind readNumber(std::string_view text, double& value) const;

    std::vector<std::string> m_missing;
    char m_decimal, m_thousands;
    bool m_numericToken = false;
};

/// Whether text is a number with the exponent of Fortran, 1.5D+02; it reads as one.
bool isFortranNumber(std::string_view text);
/// Whether text is a number as programs write it, 0x1F, 1_000 or 1.5-101; it reads as text.
bool isOtherSpelling(std::string_view text);

/// Whether a whole number would be written otherwise once it is read: 007, or one with more digits
/// than a number keeps.
bool isCode(std::string_view text);

/// How text would read with the other decimal sign.
enum class OtherDecimal {
    No,        ///< not as a number
    Possible,  ///< as a number, but it may as well be thousands groups, as 1,234
    Certain    ///< only as a number with that decimal sign
};
OtherDecimal readsWithDecimal(std::string_view text, char decimal);

}  // namespace footbridge
