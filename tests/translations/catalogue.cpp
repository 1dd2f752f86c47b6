// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/translations/catalogue.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace footbridge {

namespace {

constexpr int kPatienceMilliseconds = 60'000;

void readTranslation(QXmlStreamReader& xml, CatalogueEntry& entry) {
    entry.state = xml.attributes().value(QLatin1String("type")).toString();
    if (!entry.plural) {
        entry.translations << xml.readElementText();
        return;
    }
    while (xml.readNextStartElement()) entry.translations << xml.readElementText();
}

CatalogueEntry readMessage(QXmlStreamReader& xml, const QString& context) {
    CatalogueEntry entry;
    entry.context = context;
    entry.plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            entry.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            readTranslation(xml, entry);
        } else {
            xml.skipCurrentElement();
        }
    }
    return entry;
}

}  // namespace

std::vector<CatalogueEntry> readCatalogue(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    std::vector<CatalogueEntry> entries;
    QString context;
    xml.readNextStartElement();
    while (xml.readNextStartElement()) {
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name")) {
                context = xml.readElementText();
            } else {
                entries.push_back(readMessage(xml, context));
            }
        }
    }
    return xml.hasError() ? std::vector<CatalogueEntry>() : entries;
}

QStringList keysInSources(bool pluralOnly) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sources.ts"));
    QStringList arguments = QStringLiteral(LUPDATE_ARGUMENTS).split(QLatin1Char('|'));
    if (pluralOnly) arguments << QStringLiteral("-pluralonly");
    arguments << QStringLiteral("-ts") << path;
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(SOURCE_FOLDER));
    lupdate.start(QStringLiteral(LUPDATE), arguments);
    if (!lupdate.waitForFinished(kPatienceMilliseconds) || lupdate.exitCode() != 0) return {};
    QStringList keys;
    for (const CatalogueEntry& entry : readCatalogue(path)) keys << entry.key();
    return keys;
}

}  // namespace footbridge
