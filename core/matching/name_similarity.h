// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace footbridge {

/// How alike the names of features are: by the share of their words that the other name has too,
/// rare words counting more than common ones, or by the edit distance of names without a word in
/// common. Names that each have words of their own, or say the opposite, are less alike than names
/// of which one says more.
class NameSimilarity {
  public:
    /// `names` are all names of both sides; they say which words are common.
    explicit NameSimilarity(const std::vector<std::string>& names);
    double operator()(const std::string& a, const std::string& b) const;  ///< in [0, 1], symmetric

  private:
    using Words = std::vector<std::string>;
    double weight(const std::string& word) const;
    double covered(const Words& words, const Words& by) const;  ///< share of `words` found in `by`

    std::map<std::string, Words> m_words;
    std::map<std::string, int> m_names;  ///< word -> number of names with it
};

/// How alike two words are, in [0, 1]: equal, plural, abbreviated or misspelt.
double wordSimilarity(std::string_view a, std::string_view b);
/// 1 - Levenshtein distance over the greater length; 1 for two empty texts.
double editSimilarity(std::string_view a, std::string_view b);

}  // namespace footbridge
