// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/workspace/document.h"

namespace footbridge {

/// What a page is for and what to do there, in a few sentences of rich text.
QString pageHelp(Stage stage);

}  // namespace footbridge
