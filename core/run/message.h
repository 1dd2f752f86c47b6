// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Marks an English sentence for translation; expands to the sentence itself. lupdate reads it as
/// tr(), so its context is the namespace it stands in: always footbridge::messages.
#define FB_TEXT(text) text

namespace footbridge {

/// A kind of message. Every folder keeps its own in `<folder>_messages.h`.
struct MessageId {
    const char* code;  ///< stable, for programs, for example "csv-not-utf8"
    const char* text;  ///< English sentence(s): what, where, what to do; %1, %2 … are arguments
};

/// How many digits of a number a sentence shows.
enum class Digits {
    Short,       ///< three significant ones
    Whole,       ///< none behind the decimal point
    Hundredths,  ///< two behind it
    Percent,     ///< of a share in [0, 1], as percent without the sign
    All,         ///< as many as read back to the same double
};

/// A number that is not a count, as a sentence shows it.
struct Figure {
    double value = 0;
    Digits digits = Digits::Short;
    std::string unit;  ///< behind the number; may be empty

    std::string number() const;  ///< with a decimal point, without the unit
    bool operator==(const Figure&) const = default;
};

class Message;

/// What fills a place of a sentence: a name, which every language leaves as it is; a number, which
/// every language writes in its own way; or a message of its own.
class MessageArgument {
  public:
    using Content = std::variant<std::string, std::int64_t, Figure, std::vector<Message>>;

    MessageArgument(std::string name);
    MessageArgument(std::string_view name);
    MessageArgument(const char* name);
    template <std::integral T>
    requires(sizeof(T) > 1)  // neither a truth nor a character
        MessageArgument(T count)
        : MessageArgument(static_cast<std::int64_t>(count), Count{}) {}
    MessageArgument(double value, Digits digits = Digits::Short, std::string unit = {});
    MessageArgument(Message message);
    // Defined where a message is a whole type.
    MessageArgument(const MessageArgument& other);
    MessageArgument(MessageArgument&& other) noexcept;
    MessageArgument& operator=(const MessageArgument& other);
    MessageArgument& operator=(MessageArgument&& other) noexcept;
    ~MessageArgument();

    const Content& content() const { return m_content; }
    std::string text() const;  ///< in English
    bool operator==(const MessageArgument& other) const;

  private:
    struct Count {};
    MessageArgument(std::int64_t count, Count tag);

    Content m_content;
};

/// A sentence for people together with the code and arguments that programs read.
class Message {
  public:
    Message() = default;
    Message(const MessageId& id, std::vector<MessageArgument> arguments = {})
        : m_code(id.code), m_text(id.text), m_arguments(std::move(arguments)) {}

    const char* code() const { return m_code; }
    const char* pattern() const { return m_text; }  ///< the key of its translation
    const std::vector<MessageArgument>& arguments() const { return m_arguments; }
    bool empty() const { return *m_code == 0; }

    std::string text() const;  ///< in English, arguments filled in
    bool operator==(const Message& other) const;

  private:
    const char* m_code = "";
    const char* m_text = "";
    std::vector<MessageArgument> m_arguments;
};

/// Replaces %1 … %9 in `pattern` by the arguments; one pass, so arguments may contain percent
/// signs.
std::string fillIn(const std::string& pattern, const std::vector<std::string>& arguments);

}  // namespace footbridge
