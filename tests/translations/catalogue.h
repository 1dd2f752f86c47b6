// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace footbridge {

/// One string of a .ts file.
struct CatalogueEntry {
    QString context, source;
    QString state;             ///< of the translation: empty, "unfinished", "vanished", …
    QStringList translations;  ///< one, or one for every plural form
    bool plural = false;

    QString key() const { return context + QStringLiteral(": ") + source; }
};

/// The entries of a .ts file; none when it cannot be read.
std::vector<CatalogueEntry> readCatalogue(const QString& path);

/// The keys of the strings that the sources hold, as lupdate finds them; none when it fails.
/// Only those with plural forms where `pluralOnly`.
QStringList keysInSources(bool pluralOnly);

}  // namespace footbridge
