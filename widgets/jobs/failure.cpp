// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/failure.h"

#include <filesystem>
#include <new>
#include <string>

#include "core/run/error.h"
#include "core/run/run_messages.h"
#include "widgets/jobs/job_messages.h"

namespace footbridge {

namespace {

/// Libraries append a stack trace that helps nobody.
std::string firstLine(const std::string& text) {
    return text.substr(0, text.find('\n'));
}

}  // namespace

std::optional<Message> failureMessage() {
    try {
        throw;
    } catch (const Cancelled&) {
        return {};
    } catch (const Error& error) {
        return error.message();
    } catch (const std::bad_alloc&) {
        return Message(messages::kOutOfMemory);
    } catch (const std::filesystem::filesystem_error& error) {
        return Message(messages::kPathUnusable, {error.path1().string(), error.code().message()});
    } catch (const std::exception& error) {
        return Message(messages::kUnexpected, {firstLine(error.what())});
    }
}

}  // namespace footbridge
