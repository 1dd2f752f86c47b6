// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
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

/// A sentence for people together with the code and arguments that programs read.
class Message {
  public:
    Message() = default;
    Message(const MessageId& id, std::vector<std::string> arguments = {})
        : m_code(id.code), m_text(id.text), m_arguments(std::move(arguments)) {}

    const char* code() const { return m_code; }
    const char* pattern() const { return m_text; }  ///< the key of its translation
    const std::vector<std::string>& arguments() const { return m_arguments; }
    bool empty() const { return *m_code == 0; }

    std::string text() const;  ///< in English, arguments filled in

  private:
    const char* m_code = "";
    const char* m_text = "";
    std::vector<std::string> m_arguments;
};

/// Replaces %1 … %9 in `pattern` by the arguments; one pass, so arguments may contain percent signs.
std::string fillIn(const std::string& pattern, const std::vector<std::string>& arguments);

}  // namespace footbridge
