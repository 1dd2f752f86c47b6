// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/save_dialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include "widgets/words/folder_keys.h"

namespace footbridge {

QFileDialog* makeSaveDialog(QWidget* window, const QString& title, const QString& name,
                            const QString& filter) {
    const QString folder =
        QSettings().value(QLatin1String(kTablesFolder), QDir::homePath()).toString();
    auto* dialog = new QFileDialog(window, title, QDir(folder).filePath(name), filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, [](const QString& path) {
        QSettings().setValue(QLatin1String(kTablesFolder), QFileInfo(path).path());
    });
    return dialog;
}

}  // namespace footbridge
