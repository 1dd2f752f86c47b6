// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/html.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace footbridge::html {
namespace {

std::string base64(std::string_view bytes) {
    constexpr std::string_view kDigits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t count = std::min<std::size_t>(3, bytes.size() - i);
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 3; ++k)
            group = group << 8 | (k < count ? static_cast<unsigned char>(bytes[i + k]) : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            text += k <= count ? kDigits[group >> (18 - 6 * k) & 63U] : '=';
    }
    return text;
}

std::string percentOfWidth(double share) {
    return std::to_string(std::lround(100 * std::clamp(share, 0.0, 1.0))) + "%";
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string safe;
    safe.reserve(text.size());
    for (const char c : text) {
        switch (c) {
            case '&':
                safe += "&amp;";
                break;
            case '<':
                safe += "&lt;";
                break;
            case '>':
                safe += "&gt;";
                break;
            case '"':
                safe += "&quot;";
                break;
            case '\'':
                safe += "&#39;";
                break;
            default:
                safe += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
    }
    return safe;
}

std::string wrapped(const char* tag, std::string_view inner, std::string_view attributes) {
    std::string html = std::string("<") + tag;
    if (!attributes.empty()) html.append(" ").append(attributes);
    return html.append(">").append(inner).append("</").append(tag).append(">\n");
}

std::string withPercentSigns(std::string text) {
    constexpr std::string_view kNarrowNoBreakSpace = "\u202F";
    for (std::size_t at = text.find(" %"); at != std::string::npos; at = text.find(" %", at + 1))
        if (at > 0 && text[at - 1] >= '0' && text[at - 1] <= '9')
            text.replace(at, 1, kNarrowNoBreakSpace);
    return text;
}

std::string element(const char* tag, std::string_view text, std::string_view attributes) {
    return wrapped(tag, escaped(text), attributes);
}

std::string cell(std::string_view text) {
    return element("td", text);
}

std::string numberCell(std::string_view number) {
    return element("td", number, "class=\"n\"");
}

std::string row(std::string_view cells, std::string_view attributes) {
    return wrapped("tr", cells, attributes);
}

std::string table(const std::vector<Heading>& headings, std::string_view rows) {
    std::string head;
    for (const Heading& heading : headings)
        head += element("th", heading.text, heading.ofNumbers ? "class=\"n\"" : "");
    return wrapped("table", wrapped("thead", row(head)) + wrapped("tbody", rows));
}

std::string paragraph(std::string_view text) {
    return element("p", text);
}

std::string remark(std::string_view text) {
    return element("p", text, "class=\"soft\"");
}

std::string term(std::string_view name, std::string_view meaning) {
    return wrapped("dl", element("dt", name) + wrapped("dd", meaning));
}

std::string bar(double from, double to, double tick) {
    const std::string filled = wrapped(
        "span", "",
        "style=\"left:" + percentOfWidth(from) + ";width:" + percentOfWidth(to - from) + "\"");
    const std::string mark = wrapped("i", "", "style=\"left:" + percentOfWidth(tick) + "\"");
    return wrapped("span", filled + mark, "class=\"bar\"");
}

std::string fact(std::string_view value, std::string_view meaning) {
    return wrapped("div", element("b", value) + element("span", meaning), "class=\"fact\"");
}

std::string picture(std::string_view png, std::string_view description) {
    return "<img alt=\"" + escaped(description) + "\" src=\"data:image/png;base64," + base64(png) +
           "\"/>\n";
}

std::string afterLanguage(std::string_view kind) {
    return "\"><head><meta charset=\"utf-8\"/>\n"
           "<meta name=\"viewport\" content=\"width=device-width\"/>\n"
           "<meta name=\"generator\" content=\"Footbridge " +
           std::string(kind) + "\"/>\n";
}

std::string document(std::string_view kind, std::string_view title, std::string_view style,
                     std::string_view language, std::string_view body) {
    return std::string(kDocumentHead) + escaped(language) + afterLanguage(kind) +
           element("title", title) + wrapped("style", style) + "</head>\n" + wrapped("body", body) +
           "</html>\n";
}

}  // namespace footbridge::html
