// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCoreApplication;

namespace footbridge {

/// Installs the catalogue of the user's language, or the English one, which knows the plurals.
void installTranslations(QCoreApplication& application);

}  // namespace footbridge
