// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/preferences_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>

#include "app/gui/main_window.h"
#include "app/gui/translations.h"
#include "widgets/dialogs/dialog_buttons.h"

namespace footbridge {

PreferencesDialog::PreferencesDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Preferences"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 16);
    layout->setSpacing(16);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto* look = new QComboBox(this);
    look->setObjectName(QStringLiteral("look"));
    look->addItem(tr("As the desktop"), static_cast<int>(MainWindow::Look::Desktop));
    look->addItem(tr("Light"), static_cast<int>(MainWindow::Look::Light));
    look->addItem(tr("Dark"), static_cast<int>(MainWindow::Look::Dark));
    look->setCurrentIndex(QSettings().value(QLatin1String(kLookSetting)).toInt());
    form->addRow(tr("&Theme"), look);
    m_language = new QComboBox(this);
    m_language->setObjectName(QStringLiteral("language"));
    m_language->addItem(tr("As the desktop"), QString());
    for (const QString& code : availableLanguages()) m_language->addItem(languageName(code), code);
    const QString chosen = QSettings().value(QLatin1String(kLanguageSetting)).toString();
    m_language->setCurrentIndex(std::max(0, m_language->findData(chosen)));
    form->addRow(tr("&Language"), m_language);
    layout->addLayout(form);
    m_note = new QLabel(tr("The language changes with the next start."), this);
    m_note->setProperty("role", QStringLiteral("caption"));
    layout->addWidget(m_note);
    layout->addStretch();
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    dressButtons(*buttons);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(look, &QComboBox::currentIndexChanged, this,
            [this, look] { Q_EMIT lookChosen(look->currentData().toInt()); });
    connect(m_language, &QComboBox::currentIndexChanged, this, [this] {
        QSettings().setValue(QLatin1String(kLanguageSetting), m_language->currentData());
    });
}

}  // namespace footbridge
