// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/json_document.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "core/run/run_messages.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;

/// Goes through a text and leaves behind how far it has come, which the parser does not tell.
class Reading {
  public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Reading(const char* at, std::size_t& read) : m_at(at), m_read(&read) {}
    reference operator*() const { return *m_at; }
    Reading& operator++() {
        ++m_at;
        ++*m_read;
        return *this;
    }
    bool operator==(const Reading& other) const { return m_at == other.m_at; }

  private:
    const char* m_at;
    std::size_t* m_read;
};

/// Puts the values together; the parser's own way would keep the last of two members of one name,
/// and looks through a whole list after each of its objects where it is asked to tell of them.
class Document : public nlohmann::json_sax<Json> {
  public:
    Document(std::string_view text, const std::string& file, std::size_t line)
        : m_text(text), m_file(file), m_line(line) {}

    Json read() {
        Json::sax_parse(Reading(m_text.data(), m_read),
                        Reading(m_text.data() + m_text.size(), m_read), this);
        return std::move(m_all);
    }

    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(number_integer_t value) override { return put(value); }
    bool number_unsigned(number_unsigned_t value) override { return put(value); }
    bool number_float(number_float_t value, const string_t&) override { return put(value); }
    bool string(string_t& value) override { return put(std::move(value)); }
    bool binary(binary_t& value) override { return put(std::move(value)); }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        auto& members = m_open.back()->get_ref<Json::object_t&>();
        const auto [member, fresh] = members.try_emplace(name);
        if (!fresh) throw Error(messages::kJsonTwice, {m_file, name, lineOf(m_read)});
        m_place = &member->second;
        return true;
    }

    bool parse_error(std::size_t byte, const std::string&, const Json::exception& error) override {
        if (dynamic_cast<const Json::out_of_range*>(&error))
            throw Error(messages::kJsonNumber, {m_file, lineOf(byte)});
        throw NotJson(messages::kNotJson, {m_file, lineOf(byte)});
    }

  private:
    bool put(Json value) {
        if (!m_open.empty() && m_open.back()->is_array()) m_place = &m_open.back()->emplace_back();
        *m_place = std::move(value);
        return true;
    }
    bool open(Json value) {
        put(std::move(value));
        m_open.push_back(m_place);
        return true;
    }
    bool close() {
        m_open.pop_back();
        return true;
    }
    /// Of a byte, counted from 1.
    std::size_t lineOf(std::size_t byte) const {
        const std::string_view before = m_text.substr(0, byte > 0 ? byte - 1 : 0);
        return m_line + static_cast<std::size_t>(std::ranges::count(before, '\n'));
    }

    const std::string_view m_text;
    const std::string& m_file;
    const std::size_t m_line;
    std::size_t m_read = 0;
    Json m_all;
    Json* m_place = &m_all;     ///< of the next value
    std::vector<Json*> m_open;  ///< lists and objects around it
};

}  // namespace

Json jsonDocument(std::string_view text, const std::string& file, std::size_t line) {
    return Document(text, file, line).read();
}

}  // namespace footbridge
