// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tool_json.h"

#include <algorithm>
#include <array>
#include <functional>
#include <unordered_set>

#include "core/formats/formats_messages.h"
#include "core/run/error.h"
#include "core/run/json_document.h"
#include "core/run/number_text.h"

namespace footbridge {

using Json = nlohmann::json;

namespace {

constexpr std::size_t kMostLevels = 1000;
constexpr std::size_t kMostMembers = 2000;
constexpr std::size_t kLongestMember = 256;  // with those above it, of what tells tools apart
constexpr std::size_t kMostLooked = std::size_t(256) << 20;

std::size_t lineOf(std::string_view text, std::size_t byte, std::size_t first) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    return first + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
}

/// Where a string that starts here ends: behind its closing mark.
std::size_t stringEnd(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '"'; ++at)
        if (text[at] == '\\') ++at;
    return std::min(at + 1, text.size());
}

/// The length of an infinite or undefined number here, 0 where there is none.
std::size_t oddNumber(std::string_view text) {
    static constexpr std::array<std::string_view, 8> kOdd{"-Infinity", "Infinity", "NaN", "-NaN",
                                                          "nan",       "-nan",     "inf", "-inf"};
    if (text.empty() || std::string_view("-INni").find(text.front()) == std::string_view::npos)
        return 0;
    for (const std::string_view odd : kOdd)
        if (text.starts_with(odd) && !text.starts_with("infinity")) return odd.size();
    return 0;
}

/// The text with null for infinite numbers; the position behind which it nests too deeply, if any.
std::string tamed(std::string_view text, std::size_t& tooDeep) {
    std::string tame;
    tame.reserve(text.size());
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '"') {
            const std::size_t end = stringEnd(text, at);
            tame += text.substr(at, end - at);
            at = end;
            continue;
        }
        if (text[at] == '{' || text[at] == '[')
            if (++depth > kMostLevels) {
                tooDeep = at;
                return tame;
            }
        if ((text[at] == '}' || text[at] == ']') && depth > 0) --depth;
        if (const std::size_t odd = oddNumber(text.substr(at, 9))) {
            tame += "null";
            at += odd;
            continue;
        }
        tame += text[at++];
    }
    return tame;
}

/// Tells where the members of a JSON text stand, and stops when it is told to.
class MemberWalk : public nlohmann::json_sax<Json> {
  public:
    using Take = std::function<bool(const std::vector<std::string>& path)>;
    explicit MemberWalk(Take take) : m_take(std::move(take)) {}

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return enter(""); }
    bool end_object() override { return leave(); }
    bool start_array(std::size_t) override { return enter("[]"); }
    bool end_array() override { return leave(); }
    bool key(string_t& name) override {
        if (m_path.size() > 4) return true;
        m_path.back() = name;
        return m_take(m_path);
    }
    bool parse_error(std::size_t, const std::string&, const Json::exception&) override {
        return false;
    }

  private:
    bool enter(const char* level) {
        m_path.emplace_back(level);
        return m_path.size() <= kMostLevels;
    }
    bool leave() {
        m_path.pop_back();
        return true;
    }

    Take m_take;
    std::vector<std::string> m_path;
};

void walkMembers(std::string_view text, MemberWalk::Take take) {
    std::size_t tooDeep = 0;
    const std::string tame = tamed(text.substr(0, kMostLooked), tooDeep);
    MemberWalk walk(std::move(take));
    Json::sax_parse(tame, &walk, Json::input_format_t::json, false);
}

Error fieldError(const std::string& name, const FieldFault& fault) {
    if (fault.path.empty()) return Error(messages::kToolFieldWrong, {name, "1"});
    if (fault.expected == FieldKind::Present)
        return Error(messages::kToolFieldMissing, {name, "“" + fault.path + "”"});
    return Error(messages::kToolFieldWrong, {name, "“" + fault.path + "”"});
}

}  // namespace

Json parseToolJson(std::string_view text, const std::string& name, std::size_t line) {
    std::size_t tooDeep = 0;
    const std::string tame = tamed(text, tooDeep);
    if (tooDeep)
        throw Error(messages::kToolTooDeep, {name, kMostLevels, lineOf(text, tooDeep, line)});
    return jsonDocument(tame, name, line);
}

JsonFields toolFields(const Json& object, const std::string& name, const std::string& path) {
    return {object,
            {.complaint = [name](const FieldFault& fault) { return fieldError(name, fault); },
             .nullIsMissing = true},
            path};
}

std::string cellOf(const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_boolean()) return value.get<bool>() ? "true" : "false";
    if (value.is_number_unsigned()) return std::to_string(value.get<std::uint64_t>());
    if (value.is_number_integer()) return std::to_string(value.get<std::int64_t>());
    if (value.is_number()) return formatNumber(value.get<double>());
    return {};
}

std::size_t setMembers(RunTable& table, const Json& object, const std::string& prefix) {
    std::size_t lists = 0;
    for (const auto& [key, value] : object.items()) {
        table.checkName(prefix.size() + key.size());
        if (value.is_object())
            lists += setMembers(table, value, prefix + key + ".");
        else if (value.is_array())
            ++lists;
        else
            table.set(prefix + key, cellOf(value));
    }
    return lists;
}

std::set<std::string> jsonMembers(std::string_view text) {
    std::set<std::string> members;
    walkMembers(text, [&](const std::vector<std::string>& path) {
        std::size_t length = 0;
        for (const std::string& part : path) length += part.size() + 1;
        if (length > kLongestMember) return true;
        std::string joined;
        for (const std::string& part : path) {
            if (!joined.empty() && part != "[]") joined += '.';
            joined += part;
        }
        members.insert(joined);
        return members.size() < kMostMembers;
    });
    return members;
}

std::vector<std::string> memberOrder(std::string_view text, const std::string& member) {
    std::vector<std::string> order;
    std::unordered_set<std::string> seen;
    walkMembers(text, [&](const std::vector<std::string>& path) {
        if (path.size() == 2 && path[0] == member && seen.insert(path[1]).second)
            order.push_back(path[1]);
        return true;
    });
    return order;
}

std::string closedAfterLast(std::string_view text, std::size_t depth) {
    std::size_t now = 0, last = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '"') {
            at = stringEnd(text, at) - 1;
            continue;
        }
        if (text[at] == '{') ++now;
        if (text[at] == '}' && now > 0 && now-- == depth) last = at + 1;
    }
    return std::string(text.substr(0, last)) + std::string(depth - 1, '}');
}

}  // namespace footbridge
