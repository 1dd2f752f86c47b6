// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matching/name_similarity.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

#include "core/matching/matching.h"
#include "core/matching/same_names.h"
#include "core/table/units.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

constexpr double kSynonym = 0.8, kPrefix = 0.9, kAbbreviation = 0.8;
constexpr std::size_t kShortestStem = 3;

/// A word without the ending of its plural or past: "loads" and "loaded" are "load".
std::string_view stemOf(std::string_view word) {
    for (const std::string_view ending : {"ing", "ed", "s"})
        if (word.ends_with(ending) && !word.ends_with("ss") &&
            word.size() >= kShortestStem + ending.size()) {
            word.remove_suffix(ending.size());
            break;
        }
    if (word.ends_with('e') && word.size() > kShortestStem) word.remove_suffix(1);
    return word;
}

constexpr auto kSynonyms = std::to_array<std::pair<std::string_view, int>>({
    {"num", 0},           {"number", 0},    {"n", 0},      {"nr", 0},        {"no", 0},
    {"count", 0},         {"cnt", 0},       {"procs", 1},  {"processes", 1}, {"processors", 1},
    {"ranks", 1},         {"nprocs", 1},    {"nranks", 1}, {"threads", 2},   {"nthreads", 2},
    {"freq", 3},          {"frequency", 3}, {"clock", 3},  {"size", 4},      {"length", 4},
    {"len", 4},           {"mem", 5},       {"memory", 5}, {"ram", 5},       {"load", 6},
    {"read", 6},          {"rd", 6},        {"store", 7},  {"write", 7},     {"wr", 7},
    {"width", 8},         {"x", 8},         {"height", 9}, {"y", 9},         {"inst", 10},
    {"instructions", 10}, {"insn", 10},
});

bool synonyms(std::string_view a, std::string_view b) {
    const auto group = [](std::string_view word) {
        const auto at = std::ranges::find_if(
            kSynonyms, [&](const auto& one) { return stemOf(one.first) == stemOf(word); });
        return at == kSynonyms.end() ? -1 : at->second;
    };
    return group(a) >= 0 && group(a) == group(b);
}

// Words that counters are called with whatever they count.
constexpr auto kFillers = std::to_array<std::string_view>(
    {"all", "any", "total", "rqsts", "requests", "request", "count", "counts", "num", "number", "n",
     "avg", "mean", "sum", "events", "value", "of", "the"});
constexpr double kFillerWeight = 0.3;

constexpr auto kOpposites =
    std::to_array<std::pair<std::string_view, std::string_view>>({{"hit", "miss"},
                                                                  {"load", "store"},
                                                                  {"read", "write"},
                                                                  {"gld", "gst"},
                                                                  {"rd", "wr"},
                                                                  {"min", "max"},
                                                                  {"clean", "dirty"},
                                                                  {"first", "last"},
                                                                  {"input", "output"},
                                                                  {"in", "out"},
                                                                  {"x", "y"},
                                                                  {"width", "height"},
                                                                  {"rows", "columns"}});
constexpr double kOpposite = 0.5;
// How much dearer it is that both names have words of their own than that one has more words.
constexpr double kExchange = 1.5;

bool saysOpposite(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    const auto has = [](const std::vector<std::string>& words, std::string_view word) {
        return std::ranges::find(words, stemOf(word),
                                 [](const std::string& one) { return stemOf(one); }) != words.end();
    };
    const auto only = [&](std::string_view word, const auto& in, const auto& notIn) {
        return has(in, word) && !has(notIn, word);
    };
    for (const std::string_view no : {"not", "no", "non"})
        if (has(a, no) != has(b, no)) return true;
    return std::ranges::any_of(kOpposites, [&](const auto& pair) {
        return (only(pair.first, a, b) && only(pair.second, b, a)) ||
               (only(pair.second, a, b) && only(pair.first, b, a));
    });
}

std::string digitsOf(std::string_view word) {
    std::string digits;
    for (const char c : word)
        if (c >= '0' && c <= '9') digits += c;
    return digits;
}

bool abbreviates(std::string_view brief, std::string_view word) {
    if (brief.size() < 2 || brief.size() >= word.size() || brief[0] != word[0]) return false;
    if (brief.size() * 5 < word.size() * 2) return false;
    std::size_t at = 0;
    for (const char c : word)
        if (at < brief.size() && brief[at] == c) ++at;
    return at == brief.size();
}

}  // namespace

double editSimilarity(std::string_view a, std::string_view b) {
    if (a.size() > b.size()) std::swap(a, b);
    if (b.empty()) return 1;
    std::vector<std::size_t> row(a.size() + 1);
    for (std::size_t i = 0; i <= a.size(); ++i) row[i] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
        std::size_t diagonal = std::exchange(row[0], j);
        for (std::size_t i = 1; i <= a.size(); ++i) {
            const std::size_t change = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[i];
            row[i] = std::min({change, row[i] + 1, row[i - 1] + 1});
        }
    }
    return 1 - static_cast<double>(row[a.size()]) / static_cast<double>(b.size());
}

double wordSimilarity(std::string_view a, std::string_view b) {
    if (a == b) return 1;
    const std::string digitsA = digitsOf(a), digitsB = digitsOf(b);
    // L1 is not L2, and p3 is not p4.
    if (digitsA != digitsB && !(digitsA.empty() || digitsB.empty())) return 0;
    if (stemOf(a) == stemOf(b)) return kPrefix;
    if (synonyms(a, b)) return kSynonym;
    const auto& [brief, word] =
        std::minmax(a, b, [](auto x, auto y) { return x.size() < y.size(); });
    if (brief.size() >= 3 && word.starts_with(brief)) return kPrefix;
    if (abbreviates(brief, word)) return kAbbreviation;
    const double edit = editSimilarity(a, b);
    return brief.size() >= 4 && edit >= 0.7 ? 0.8 * edit : 0;
}

NameSimilarity::NameSimilarity(const std::vector<std::string>& names) {
    for (const std::string& name : names) {
        Words words = wordsOf(nameWithoutUnit(name));
        for (const std::string& word : std::set<std::string>(words.begin(), words.end()))
            ++m_names[word];
        m_words[name] = std::move(words);
    }
}

double NameSimilarity::weight(const std::string& word) const {
    const bool filler = std::ranges::find(kFillers, word) != kFillers.end();
    return (filler ? kFillerWeight : 1) / (1 + std::log(static_cast<double>(m_names.at(word))));
}

double NameSimilarity::covered(const Words& words, const Words& by) const {
    double sum = 0, total = 0;
    for (const std::string& word : words) {
        double best = 0;
        for (const std::string& other : by) best = std::max(best, wordSimilarity(word, other));
        sum += weight(word) * best;
        total += weight(word);
    }
    return total > 0 ? sum / total : 0;
}

double NameSimilarity::operator()(const std::string& a, const std::string& b) const {
    const Words& wordsA = m_words.at(a);
    const Words& wordsB = m_words.at(b);
    const double coveredA = covered(wordsA, wordsB), coveredB = covered(wordsB, wordsA);
    const double exchanged = 1 - std::max(coveredA, coveredB);
    const double words = 0.5 * (coveredA + coveredB) * std::max(0.0, 1 - kExchange * exchanged);
    const std::string wholeA = canonicalName(a), wholeB = canonicalName(b);
    const double whole = words == 0 ? 0.7 * wordSimilarity(wholeA, wholeB) : 0;
    const double opposite = saysOpposite(wordsA, wordsB) ? kOpposite : 1;
    return std::clamp(opposite * std::max(words, whole), 0.0, 1.0);
}

}  // namespace footbridge
