// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/import_memory.h"

#include <QFileInfo>
#include <QSettings>
#include <QStringList>

#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/session/session_file.h"
#include "core/table/joined_file.h"

namespace footbridge {

namespace {

constexpr auto kOrderKey = "imports/order";
constexpr int kMost = 100;  ///< files remembered

QString keyOf(const QString& path) {
    const QString file = QFileInfo(path).absoluteFilePath();
    return QStringLiteral("imports/") + QString::fromStdString(sha256(file.toStdString()));
}

}  // namespace

std::optional<SessionTable> rememberedImport(const QString& path) {
    const QString text = QSettings().value(keyOf(path)).toString();
    if (text.isEmpty()) return {};
    try {
        const Session session = readSession(text.toStdString(), path.toStdString());
        if (session.sources.size() == 1) return session.sources.front();
    } catch (const Error&) {
        // Written by another version: the file is read as if it were new.
    }
    return {};
}

void rememberImport(const Dataset& dataset) {
    const QString path = QString::fromStdString(dataset.table->path);
    // Who opens the file again wants all of it and not one of its platforms, and it alone.
    const CsvOptions& options = dataset.table->options;
    if (path.isEmpty() || !options.platform.empty() || !joinOf(options).path.empty()) return;
    AnalysisInput alone;
    alone.sources = {dataset};
    QSettings settings;
    const QString key = keyOf(path);
    settings.setValue(key, QString::fromStdString(writeSession(sessionOf(alone), {})));
    QStringList order = settings.value(QLatin1String(kOrderKey)).toStringList();
    order.removeAll(key);
    order.prepend(key);
    while (order.size() > kMost) settings.remove(order.takeLast());
    settings.setValue(QLatin1String(kOrderKey), order);
}

}  // namespace footbridge
