// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/file_list.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>

#include "core/run/error.h"
#include "core/run/path_expansion.h"
#include "core/table/table_messages.h"
#include "core/table/units.h"
#include "core/table/words.h"

namespace footbridge {
namespace {

namespace fs = std::filesystem;

bool isAsciiLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string_view digitsAt(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && isDigit(text[end])) ++end;
    return text.substr(at, end - at);
}

/// Numbers by value, so that n2 comes before n10.
bool naturallyLess(const fs::path& first, const fs::path& second) {
    const std::string &a = first.native(), &b = second.native();
    std::size_t i = 0, j = 0;
    while (i < a.size() && j < b.size()) {
        std::string_view x = digitsAt(a, i), y = digitsAt(b, j);
        if (x.empty() || y.empty()) {
            if (a[i] != b[j]) return a[i] < b[j];
            ++i, ++j;
            continue;
        }
        i += x.size();
        j += y.size();
        x.remove_prefix(std::min(x.find_first_not_of('0'), x.size()));
        y.remove_prefix(std::min(y.find_first_not_of('0'), y.size()));
        if (x.size() != y.size()) return x.size() < y.size();
        if (x != y) return x < y;
    }
    if (i < a.size() || j < b.size()) return j < b.size();
    return a < b;
}

/// Without the endings that are no number: those of `n1.5` and `profile.0.0.1` stay.
std::string nameOf(fs::path path) {
    for (int ending = 0; ending < 2; ++ending) {
        const std::string last = path.extension().string();
        const bool packer = last == ".gz" || last == ".xz" || last == ".zst" || last == ".zstd";
        if (last.size() > 1 && std::any_of(last.begin(), last.end(), isAsciiLetter))
            path.replace_extension();
        if (!packer) break;
    }
    return path.generic_string();
}

struct Token {
    std::string text;
    char before = 0;  ///< the separator before it
};

std::vector<Token> tokensOf(const std::string& name) {
    std::vector<Token> tokens(1);
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        const bool decimal = c == '.' && i > 0 && i + 1 < name.size() && isDigit(name[i - 1]) &&
                             isDigit(name[i + 1]);
        if (!decimal && std::string_view("_-,/ .+@").find(c) != std::string_view::npos)
            tokens.push_back({"", c});
        else
            tokens.back().text += c;
    }
    return tokens;
}

struct KeyedText {
    std::string key, text;
};

/// `n4` and `n=4` are 4 of n, `4threads` is 4 of threads, `64MB` is itself.
KeyedText keyed(const std::string& token) {
    if (const std::size_t sign = token.find('='); sign != std::string::npos && sign > 0)
        return {token.substr(0, sign), token.substr(sign + 1)};
    std::size_t letters = 0;
    while (letters < token.size() && isAsciiLetter(token[letters])) ++letters;
    std::size_t number = letters;
    while (number < token.size() && (isDigit(token[number]) || token[number] == '.')) ++number;
    if (number == letters) return {"", token};
    const std::string rest = token.substr(number);
    if (!std::all_of(rest.begin(), rest.end(), isAsciiLetter)) return {"", token};
    if (letters > 0) {
        if (!rest.empty() && !unitFromSymbol(rest)) return {"", token};
        return {token.substr(0, letters), token.substr(letters)};
    }
    if (rest.empty() || unitFromSymbol(rest)) return {"", token};
    return {rest, token.substr(0, number)};
}

/// A name that no other column has.
std::string freeColumn(const std::vector<std::string>& taken, const std::string& wanted) {
    std::string name = wanted;
    for (int i = 2; std::ranges::find(taken, name) != taken.end(); ++i)
        name = wanted + " " + std::to_string(i);
    return name;
}

bool startsAsNumber(const std::string& text) {
    return !text.empty() && isDigit(text.front());
}

/// The key of a number that is a token of its own: a word before it that is the same everywhere.
std::string wordBefore(const std::vector<std::vector<Token>>& names, std::size_t at) {
    if (at == 0) return {};
    const std::string& word = names.front()[at - 1].text;
    const bool same = std::ranges::all_of(
        names, [&](const std::vector<Token>& name) { return name[at - 1].text == word; });
    const bool isWord = !word.empty() && std::all_of(word.begin(), word.end(), isAsciiLetter);
    return same && isWord && names.front()[at].before != '/' ? word : std::string();
}

void addPart(const std::vector<std::vector<Token>>& names, std::size_t at, NameParts& parts) {
    std::vector<KeyedText> keyedTexts;
    for (const auto& name : names) keyedTexts.push_back(keyed(name[at].text));
    const std::string key = keyedTexts.front().key;
    const bool oneKey =
        std::ranges::all_of(keyedTexts, [&](const KeyedText& each) { return each.key == key; });
    const bool numbers = std::ranges::all_of(
        keyedTexts, [](const KeyedText& each) { return startsAsNumber(each.text); });
    std::string column = oneKey ? key : "";
    if (oneKey && key.empty() && numbers) column = wordBefore(names, at);
    const bool whole = column.empty();
    parts.columns.push_back(freeColumn(parts.columns, whole ? "file" : column));
    for (std::size_t i = 0; i < names.size(); ++i)
        parts.texts[i].push_back(whole ? names[i][at].text : keyedTexts[i].text);
}

/// One column of what stands between the tokens that all names begin and end with.
void addWhatDiffers(std::vector<std::vector<Token>> names, NameParts& parts) {
    const auto shortest = [&] {
        return std::ranges::min(names, {}, &std::vector<Token>::size).size();
    };
    const auto same = [&](auto token) {
        return std::ranges::all_of(
            names, [&](auto& name) { return token(name).text == token(names.front()).text; });
    };
    while (shortest() > 1 && same([](auto& name) -> Token& { return name.front(); }))
        for (auto& name : names) name.erase(name.begin());
    while (shortest() > 1 && same([](auto& name) -> Token& { return name.back(); }))
        for (auto& name : names) name.pop_back();
    parts.columns = {"file"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::string text;
        for (const Token& token : names[i])
            text += (text.empty() ? "" : std::string(1, token.before)) + token.text;
        parts.texts[i] = {text};
    }
}

}  // namespace

std::vector<fs::path> filesOf(const fs::path& path) {
    std::error_code problem;
    std::vector<fs::path> files = filesBehind(path, problem);
    if (problem) throw Error(messages::kFolderUnreadable, {path.string(), problem.message()});
    if (files.empty())
        throw Error(isPattern(path) ? messages::kPatternEmpty : messages::kFolderEmpty,
                    {path.string()});
    std::ranges::sort(files, naturallyLess);
    return files;
}

NameParts partsOfNames(const std::vector<fs::path>& files) {
    std::vector<std::string> plain;
    for (const fs::path& file : files) plain.push_back(nameOf(file));
    std::vector<std::string> sorted = plain;
    std::ranges::sort(sorted);
    const bool ambiguous = std::ranges::adjacent_find(sorted) != sorted.end();
    std::vector<std::vector<Token>> names;
    for (std::size_t i = 0; i < files.size(); ++i)
        names.push_back(tokensOf(ambiguous ? files[i].generic_string() : plain[i]));
    NameParts parts;
    parts.texts.resize(files.size());
    const std::size_t count = names.front().size();
    const bool alike =
        std::ranges::all_of(names, [&](const auto& name) { return name.size() == count; });
    if (!alike) {
        addWhatDiffers(std::move(names), parts);
        return parts;
    }
    for (std::size_t at = 0; at < count; ++at)
        if (!std::ranges::all_of(
                names, [&](const auto& name) { return name[at].text == names[0][at].text; }))
            addPart(names, at, parts);
    return parts;
}

}  // namespace footbridge
