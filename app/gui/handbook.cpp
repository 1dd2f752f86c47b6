// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/handbook.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QUrl>

namespace footbridge {

namespace {

struct Handbook {
    Q_DECLARE_TR_FUNCTIONS(Handbook)
};

QString word(const char* text) {
    return QString::fromLatin1(text);
}

}  // namespace

QString handbookConcept(const QString& pageKey) {
    static const QHash<QString, QString> concepts{
        {word("data"), word("tables")},         {word("features"), word("matching")},
        {word("divergence"), word("severity")}, {word("adapt"), word("shots")},
        {word("results"), word("strategies")},  {word("export"), word("bundles")},
        {word("platforms"), word("platforms")}, {word("costs"), word("costs")},
        {word("schedule"), word("scheduling")}, {word("live"), word("live")},
        {word("campaigns"), word("campaigns")}, {word("training"), word("training-time")}};
    return concepts.value(pageKey, word("index"));
}

QString handbookFile(const QString& page) {
    return QDir(QCoreApplication::applicationDirPath())
        .absoluteFilePath(word("../share/footbridge/help/") + page + word(".html"));
}

QString openHandbook(const QString& page) {
    const QString file = QDir::cleanPath(handbookFile(page));
    if (!QFileInfo::exists(file))
        return Handbook::tr("The handbook is not at %1. Install the program again.").arg(file);
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(file)))
        return Handbook::tr("No program is set up to open the handbook. Open %1 in a browser.")
            .arg(file);
    return {};
}

}  // namespace footbridge
