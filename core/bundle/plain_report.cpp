// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/plain_report.h"

#include <algorithm>
#include <array>

namespace footbridge {
namespace {

constexpr std::array<std::string_view, 34> kElements{
    "html",       "head", "meta", "title",   "style", "body",   "h1",    "h2",    "h3",
    "p",          "div",  "span", "i",       "b",     "code",   "table", "thead", "tbody",
    "tr",         "th",   "td",   "dl",      "dt",    "dd",     "ul",    "li",    "figure",
    "figcaption", "img",  "br",   "section", "main",  "header", "footer"};
constexpr std::array<std::string_view, 9> kAttributes{
    "lang", "charset", "name", "content", "class", "style", "colspan", "alt", "src"};
constexpr std::string_view kPicture = "data:image/png;base64,";

template <std::size_t kCount>
bool among(const std::array<std::string_view, kCount>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

/// A style sheet or attribute that asks for nothing elsewhere.
bool loadsNothing(std::string_view style) {
    constexpr std::array<std::string_view, 5> kLoading{"url", "import", "expression", "\\", "<"};
    return std::none_of(kLoading.begin(), kLoading.end(), [&](std::string_view word) {
        return style.find(word) != std::string_view::npos;
    });
}

/// Takes apart what stands between "<" and ">".
class Tag {
  public:
    explicit Tag(std::string_view text) : m_rest(text) {}

    bool plain() {
        if (!m_rest.empty() && m_rest.front() == '/') {
            m_rest.remove_prefix(1);
            m_name = word();
            return among(kElements, m_name) && m_rest.empty();
        }
        m_name = word();
        if (!among(kElements, m_name)) return false;
        while (!m_rest.empty() && m_rest != "/")
            if (!attribute()) return false;
        return true;
    }
    std::string_view name() const { return m_name; }

  private:
    std::string_view word() {
        const auto end = std::find_if_not(m_rest.begin(), m_rest.end(), isLetter);
        const auto size = static_cast<std::size_t>(end - m_rest.begin());
        const std::string_view found = m_rest.substr(0, size);
        m_rest.remove_prefix(size);
        return found;
    }
    bool attribute() {
        if (m_rest.front() != ' ') return false;
        m_rest.remove_prefix(1);
        const std::string_view name = word();
        if (!among(kAttributes, name) || !m_rest.starts_with("=\"")) return false;
        m_rest.remove_prefix(2);
        const std::size_t end = m_rest.find('"');
        if (end == std::string_view::npos) return false;
        const std::string_view value = m_rest.substr(0, end);
        m_rest.remove_prefix(end + 1);
        if (name == "src") return m_name == "img" && value.starts_with(kPicture);
        if (name == "style") return loadsNothing(value);
        // "http-equiv" is no word of letters, so that a name and a content change nothing.
        return true;
    }

    std::string_view m_rest, m_name;
};

}  // namespace

bool isPlainReport(std::string_view html) {
    constexpr std::string_view kStart = "<!DOCTYPE html>\n", kStyleEnd = "</style>";
    if (html.starts_with(kStart)) html.remove_prefix(kStart.size());
    for (std::size_t at = html.find('<'); at != std::string_view::npos; at = html.find('<', at)) {
        const std::size_t end = html.find('>', at);
        if (end == std::string_view::npos) return false;
        Tag tag(html.substr(at + 1, end - at - 1));
        if (!tag.plain()) return false;
        at = end + 1;
        if (tag.name() != "style") continue;
        const std::size_t close = html.find(kStyleEnd, at);
        if (close == std::string_view::npos || !loadsNothing(html.substr(at, close - at)))
            return false;
        at = close + kStyleEnd.size();
    }
    return true;
}

}  // namespace footbridge
