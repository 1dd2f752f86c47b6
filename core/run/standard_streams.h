// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace footbridge {

/// Takes the places of a standard input, output or error that the program was started without, so
/// that no file is opened there which messages would then be written into. What is read there is
/// at its end; what is written there fails, as it did. To be called before anything is opened.
void holdStandardStreams();

}  // namespace footbridge
