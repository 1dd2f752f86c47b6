// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/alias_files.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

#include "core/matching/aliases.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/document.h"
#include "widgets/workspace/file_kinds.h"

namespace footbridge {

namespace {

struct AliasFiles {
    Q_DECLARE_TR_FUNCTIONS(AliasFiles)
};

}  // namespace

void openAliasTable(Document& document, QWidget* parent) {
    auto* dialog = new QFileDialog(parent, AliasFiles::tr("Open an alias table"), {},
                                   AliasFiles::tr("Tables (*.csv *.txt);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, [&document](const QString& path) {
        try {
            const std::string name = QFileInfo(path).fileName().toStdString();
            document.setAliases(readAliases(readNames(path), name));
        } catch (const Error& error) {
            Q_EMIT document.problem(sentence(error.message()));
        }
    });
    dialog->open();
}

void saveAliasTable(Document& document, QWidget* parent) {
    auto* dialog = new QFileDialog(parent, AliasFiles::tr("Export the alias table"),
                                   QStringLiteral("aliases.csv"), AliasFiles::tr("Table (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    // The matches of now: another document may be open before a name is chosen.
    const AliasTable aliases = withMatches(document.input().aliases, document.matching().matched);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                     [&document, aliases](const QString& path) {
                         try {
                             checkOutputs({{path.toStdString()}}, document.filesRead());
                             writeFile(path.toStdString(), writeAliases(aliases));
                         } catch (const Error& error) {
                             Q_EMIT document.problem(sentence(error.message()));
                         }
                     });
    dialog->open();
}

}  // namespace footbridge
