// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bundle/report.h"

namespace footbridge {

/// The report in the user's language, with the window's names and numbers. Its functions may be
/// called from any thread.
ReportLanguage reportLanguage();

}  // namespace footbridge
