// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace footbridge {

/// What the handbook, which is in English, calls the concept of a page of the window; "index" where
/// it has none.
QString handbookConcept(const QString& pageKey);

/// A page of the handbook, a file beside the program.
QString handbookFile(const QString& page);

/// Shows a page of the handbook in the user's browser. Returns what to say when that cannot be;
/// "" when it was done.
QString openHandbook(const QString& page);

}  // namespace footbridge
