// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace footbridge {

/// What is said of a control of a page; translated in the context ControlHelp.
struct ControlHelpText {
    const char* name;  ///< of the control, or of one on the card that is explained
    const char* text;
    bool card = false;
};

}  // namespace footbridge
