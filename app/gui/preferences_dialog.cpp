// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/preferences_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QThread>
#include <QVBoxLayout>
#include <algorithm>

#include "app/gui/main_window.h"
#include "app/gui/translations.h"
#include "widgets/charts/plot_export_dialog.h"
#include "widgets/dialogs/dialog_buttons.h"
#include "widgets/words/folder_keys.h"
#include "widgets/words/tool_tip.h"

namespace footbridge {

namespace {

/// Where files of every kind are looked for and written to until another folder is chosen.
constexpr const char* kFolders[] = {kDataFolder,  kSessionsFolder, kTablesFolder,
                                    kPlotsFolder, kExportFolder,   kCampaignsFolder};

QString setting(const char* key) {
    return QSettings().value(QLatin1String(key)).toString();
}

}  // namespace

PreferencesDialog::PreferencesDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Preferences"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 16);
    layout->setSpacing(16);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    addLook(*form);
    addWords(*form);
    addThreads(*form);
    addPlots(*form);
    addFolder(*form);
    layout->addLayout(form);
    auto* note = new QLabel(tr("Language and numbers change with the next start."), this);
    note->setProperty("role", QStringLiteral("caption"));
    layout->addWidget(note);
    layout->addStretch();
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    dressButtons(*buttons);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PreferencesDialog::addLook(QFormLayout& form) {
    auto* look = new QComboBox(this);
    look->setObjectName(QStringLiteral("look"));
    look->addItem(tr("As the desktop"), static_cast<int>(MainWindow::Look::Desktop));
    look->addItem(tr("Light"), static_cast<int>(MainWindow::Look::Light));
    look->addItem(tr("Dark"), static_cast<int>(MainWindow::Look::Dark));
    look->setCurrentIndex(QSettings().value(QLatin1String(kLookSetting)).toInt());
    form.addRow(tr("&Theme"), look);
    connect(look, &QComboBox::currentIndexChanged, this,
            [this, look] { Q_EMIT lookChosen(look->currentData().toInt()); });
}

void PreferencesDialog::addWords(QFormLayout& form) {
    const auto add = [&](const QString& label, const char* name, const char* key) {
        auto* box = new QComboBox(this);
        box->setObjectName(QLatin1String(name));
        form.addRow(label, box);
        connect(box, &QComboBox::activated, this,
                [box, key] { QSettings().setValue(QLatin1String(key), box->currentData()); });
        return box;
    };
    QComboBox* language = add(tr("&Language"), "language", kLanguageSetting);
    language->addItem(tr("As the desktop"), QString());
    for (const QString& code : availableLanguages()) language->addItem(languageName(code), code);
    language->setCurrentIndex(std::max(0, language->findData(setting(kLanguageSetting))));
    QComboBox* numbers = add(tr("&Numbers"), "numbers", kDecimalSetting);
    numbers->addItem(tr("As the language"), QString());
    for (const char* sign : {".", ","}) {
        const QString text = QStringLiteral("12\u202F345%1678").arg(QLatin1String(sign));
        if (withDecimalSign(QLocale(), QLatin1String(sign)).decimalPoint() == QLatin1String(sign))
            numbers->addItem(text, QLatin1String(sign));
    }
    numbers->setCurrentIndex(std::max(0, numbers->findData(setting(kDecimalSetting))));
}

void PreferencesDialog::addThreads(QFormLayout& form) {
    auto* threads = new QSpinBox(this);
    threads->setObjectName(QStringLiteral("threads"));
    const int most = QThread::idealThreadCount();
    threads->setRange(0, most);
    threads->setSpecialValueText(tr("all (%1)").arg(most));
    threads->setToolTip(tr("How many processors a run may keep busy; results do not depend on it"));
    threads->setValue(QSettings().value(QLatin1String(kThreadsSetting)).toInt());
    form.addRow(tr("T&hreads"), threads);
    connect(threads, &QSpinBox::valueChanged, this, [this](int wanted) {
        QSettings().setValue(QLatin1String(kThreadsSetting), wanted);
        Q_EMIT threadsChosen(wanted);
    });
}

void PreferencesDialog::addPlots(QFormLayout& form) {
    auto* row = new QHBoxLayout;
    auto* ending = new QComboBox(this);
    ending->setObjectName(QStringLiteral("plotEnding"));
    ending->setAccessibleName(tr("Format of exported plots"));
    for (const char* one : {"png", "svg", "pdf", "csv"})
        ending->addItem(QString::fromLatin1(one).toUpper(), QLatin1String(one));
    ending->setCurrentIndex(std::max(0, ending->findData(setting(kPlotEndingKey))));
    auto* text = new QDoubleSpinBox(this);
    text->setObjectName(QStringLiteral("plotText"));
    text->setAccessibleName(tr("Text size of exported plots"));
    dressTextSize(*text);
    row->addWidget(ending, 1);
    row->addWidget(text, 1);
    // A row of several fields has no field of its own that the letter of its label could go to.
    auto* label = new QLabel(tr("&Plots"), this);
    label->setBuddy(ending);
    form.addRow(label, row);
    connect(ending, &QComboBox::activated, this, [ending] {
        QSettings().setValue(QLatin1String(kPlotEndingKey), ending->currentData());
    });
    connect(text, &QDoubleSpinBox::valueChanged, this,
            [](double points) { QSettings().setValue(QLatin1String(kPlotTextKey), points); });
}

void PreferencesDialog::addFolder(QFormLayout& form) {
    auto* folder = new QPushButton(this);
    folder->setObjectName(QStringLiteral("folder"));
    const auto show = [folder](const QString& path) {
        folder->setText(path.isEmpty() ? tr("Choose…") : QDir(path).dirName());
        folder->setToolTip(toolTipText(path));
    };
    show(setting(kFolders[0]));
    form.addRow(tr("&Folder of files"), folder);
    connect(folder, &QPushButton::clicked, this, [this, show] {
        auto* dialog = new QFileDialog(this, tr("Folder of files"), setting(kFolders[0]));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
        connect(dialog, &QFileDialog::fileSelected, this, [show](const QString& path) {
            for (const char* key : kFolders) QSettings().setValue(QLatin1String(key), path);
            show(path);
        });
        dialog->open();
    });
}

}  // namespace footbridge
