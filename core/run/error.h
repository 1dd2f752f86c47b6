// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <stdexcept>

#include "core/run/message.h"

namespace footbridge {

/// A failure that a person can do something about: what happened, where, what to do.
class Error : public std::runtime_error {
  public:
    explicit Error(Message message)
        : std::runtime_error(message.text()), m_message(std::move(message)) {}
    Error(const MessageId& id, std::vector<MessageArgument> arguments = {})
        : Error(Message(id, std::move(arguments))) {}

    const Message& message() const { return m_message; }

  private:
    Message m_message;
};

/// Thrown by RunContext::checkCancelled; never shown as an error.
class Cancelled : public std::exception {
  public:
    const char* what() const noexcept override { return "cancelled"; }
};

}  // namespace footbridge
