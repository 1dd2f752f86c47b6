// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/message.h"

#include "core/run/number_text.h"
#include "core/run/plural.h"

namespace footbridge {

namespace {

struct InEnglish {
    std::string operator()(const std::string& name) const { return name; }
    std::string operator()(std::int64_t count) const { return std::to_string(count); }
    std::string operator()(const Figure& figure) const {
        return figure.unit.empty() ? figure.number() : figure.number() + " " + figure.unit;
    }
    std::string operator()(const std::vector<Message>& message) const {
        return message.front().text();
    }
};

}  // namespace

std::string Figure::number() const {
    switch (digits) {
        case Digits::Short:
            return shortNumber(value);
        case Digits::Whole:
            return fixedNumber(value, 0);
        case Digits::Hundredths:
            return hundredthsText(value);
        case Digits::Percent:
            return percentText(value);
        case Digits::All:
            return formatNumber(value);
    }
    return {};
}

MessageArgument::MessageArgument(const MessageArgument& other) = default;
MessageArgument::MessageArgument(MessageArgument&& other) noexcept = default;
MessageArgument& MessageArgument::operator=(const MessageArgument& other) = default;
MessageArgument& MessageArgument::operator=(MessageArgument&& other) noexcept = default;
MessageArgument::~MessageArgument() = default;

MessageArgument::MessageArgument(std::int64_t count, Count) : m_content(count) {}
MessageArgument::MessageArgument(std::string name) : m_content(std::move(name)) {}

MessageArgument::MessageArgument(std::string_view name) : m_content(std::string(name)) {}

MessageArgument::MessageArgument(const char* name) : m_content(std::string(name)) {}

MessageArgument::MessageArgument(double value, Digits digits, std::string unit)
    : m_content(Figure{value, digits, std::move(unit)}) {}

MessageArgument::MessageArgument(Message message)
    : m_content(std::vector<Message>{std::move(message)}) {}

std::string MessageArgument::text() const {
    return std::visit(InEnglish{}, m_content);
}

bool MessageArgument::operator==(const MessageArgument&) const = default;

std::string Message::text() const {
    std::vector<std::string> texts;
    std::vector<bool> one;
    for (const MessageArgument& argument : m_arguments) {
        texts.push_back(argument.text());
        one.push_back(isCount(argument, 1));
    }
    return fillIn(inNumber(m_text, one), texts);
}

bool Message::operator==(const Message& other) const {
    return std::string_view(m_code) == other.m_code && m_arguments == other.m_arguments;
}

std::string fillIn(const std::string& pattern, const std::vector<std::string>& arguments) {
    std::string filled;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isMark = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' &&
                            pattern[i + 1] <= '9';
        if (!isMark) {
            filled += pattern[i];
            continue;
        }
        const auto index = static_cast<std::size_t>(pattern[++i] - '1');
        if (index < arguments.size()) filled += arguments[index];
    }
    return filled;
}

}  // namespace footbridge
