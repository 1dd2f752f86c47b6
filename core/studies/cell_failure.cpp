// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/cell_failure.h"

#include <new>

#include "core/run/error.h"
#include "core/studies/studies_messages.h"

namespace footbridge {

std::string failureInHand() {
    try {
        throw;
    } catch (const Cancelled&) {
        throw;
    } catch (const Error& error) {
        return error.message().text();
    } catch (const std::bad_alloc&) {
        return Message(messages::kCellOutOfMemory).text();
    } catch (const std::exception& error) {
        return Message(messages::kCellBroke, {error.what()}).text();
    } catch (...) {
        return Message(messages::kCellBroke, {"?"}).text();
    }
}

}  // namespace footbridge
