// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/run/run_context.h"

namespace footbridge {

/// The text of a CSV as UTF-8.
struct CsvText {
    std::string decoded;      ///< of a file that is not UTF-8; otherwise empty
    std::string_view view;    ///< the text without byte order mark, in `decoded` or in the file
    std::string encoding;     ///< "UTF-8", "UTF-16LE", "UTF-16BE" or one of kByteEncodings
    std::size_t skipped = 0;  ///< bytes of the byte order mark
    bool guessed = false;     ///< UTF-16 without byte order mark

    std::string_view text() const { return decoded.empty() ? view : std::string_view(decoded); }
};

/// Finds the encoding and decodes what is not UTF-8, which is not validated yet (see scanText).
/// Throws Error for UTF-32, an unknown name of an encoding, what an encoding does not have, and
/// binary contents.
CsvText decodeCsv(std::string_view bytes, const std::string& name, const std::string& encoding,
                  const RunContext& context);

/// What one look at a piece of text finds. Pieces start and end at line ends.
struct TextScan {
    std::size_t lineEnds = 0;  ///< LF, CR LF and CR
    bool quotes = false;
    std::size_t bad = npos;   ///< position of the first byte that is not UTF-8 text
    std::size_t badLine = 0;  ///< its line, counted from 0 at the start of the piece
    bool binary = false;      ///< the bad byte is NUL
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);
};
TextScan scanText(std::string_view piece);

/// Throws the Error for a bad byte; `from` is the text from there on, which tells what else it may
/// be.
[[noreturn]] void failAtByte(const std::string& name, bool binary, std::size_t line,
                             std::size_t offset, std::string_view from = {});

}  // namespace footbridge
