// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

namespace footbridge {

/// A string that reads the same in English and in other languages.
struct SameWords {
    const char* source;
    const char* languages;  ///< their codes, separated by spaces
    const char* reason;
};

/// All of them but those without any word; a translation equal to its source that is not listed
/// was forgotten.
const std::vector<SameWords>& sameWords();

/// Whether the text has a word to translate: more than placeholders, mark-up and punctuation.
bool hasWords(QString text);

}  // namespace footbridge
