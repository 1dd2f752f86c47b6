// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/live_start_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/analysis/proposal.h"
#include "widgets/dialogs/dialog_buttons.h"
#include "widgets/pages/page.h"
#include "widgets/workspace/live_desk.h"

namespace footbridge {
namespace {

const QString kFirstRuns, kAdapted = QStringLiteral("adapted"), kBundle = QStringLiteral("bundle");

}  // namespace

LiveStartDialog::LiveStartDialog(const LiveDesk& desk, const Table& first,
                                 const SessionStream& known, const QString& wantedResponse,
                                 QWidget* parent)
    : QDialog(parent), m_desk(desk), m_known(known) {
    setObjectName(QStringLiteral("liveStart"));
    const QString file = QFileInfo(QString::fromStdString(known.path)).fileName();
    setWindowTitle(tr("Start following"));
    setMinimumWidth(360);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(kCardSpacing);
    layout->addWidget(makeLabel(file, "heading", this));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(kCardSpacing);
    form->setVerticalSpacing(kRowSpacing);
    layout->addLayout(form);
    m_response = new QComboBox(this);
    m_response->setObjectName(QStringLiteral("liveResponse"));
    for (const Column& column : first.columns)
        if (column.type == ColumnType::Number)
            m_response->addItem(QString::fromStdString(column.name));
    QString wanted = QString::fromStdString(known.response);
    if (wanted.isEmpty()) wanted = wantedResponse;
    if (m_response->findText(wanted) < 0)
        wanted = QString::fromStdString(proposedTargetRoles(first, {}).response);
    m_response->setCurrentIndex(
        std::max(m_response->findText(wanted), wanted.isEmpty() ? m_response->count() - 1 : 0));
    form->addRow(tr("&Response"), m_response);
    m_start = new QComboBox(this);
    m_start->setObjectName(QStringLiteral("liveStartFrom"));
    m_start->addItem(tr("its first runs alone"), kFirstRuns);
    if (desk.hasAdaptedModel()) m_start->addItem(tr("the adapted model of this session"), kAdapted);
    const QString before = QString::fromStdString(known.start);
    if (!before.isEmpty() && before != kAdapted)
        m_start->addItem(QFileInfo(before).fileName(), before);
    m_start->addItem(tr("a bundle…"), kBundle);
    m_start->setCurrentIndex(std::max(0, m_start->findData(before)));
    form->addRow(tr("Start &from"), m_start);
    m_initial = new QSpinBox(this);
    m_initial->setObjectName(QStringLiteral("liveInitial"));
    m_initial->setRange(5, 100'000);
    m_initial->setValue(static_cast<int>(known.initial));
    m_initial->setToolTip(tr("Measured runs that are learned from before the first prediction"));
    form->addRow(tr("&Initial runs"), m_initial);
    m_follow = new QRadioButton(tr("Wait for more runs"), this);
    m_replay = new QRadioButton(tr("Stop"), this);
    m_replay->setObjectName(QStringLiteral("liveReplay"));
    (known.replay ? m_replay : m_follow)->setChecked(true);
    form->addRow(tr("At the end"), m_follow);
    form->addRow(QString(), m_replay);
    m_goOn = new QCheckBox(tr("Go on where it was left"), this);
    m_goOn->setObjectName(QStringLiteral("liveGoOn"));
    m_goOn->setChecked(true);
    layout->addWidget(m_goOn);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* start = buttons->addButton(tr("Start"), QDialogButtonBox::AcceptRole);
    start->setObjectName(QStringLiteral("liveStartNow"));
    start->setProperty("primary", true);
    start->setEnabled(m_response->count() > 0);
    dressButtons(*buttons);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_start, &QComboBox::activated, this, [this] {
        if (m_start->currentData() == kBundle) askForBundle();
    });
    for (QComboBox* box : {m_response, m_start})
        connect(box, &QComboBox::currentIndexChanged, this, &LiveStartDialog::showState);
    connect(m_initial, &QSpinBox::valueChanged, this, &LiveStartDialog::showState);
    connect(m_follow, &QRadioButton::toggled, this, &LiveStartDialog::showState);
    showState();
}

void LiveStartDialog::askForBundle() {
    m_start->setCurrentIndex(0);
    auto* dialog = new QFileDialog(this, tr("Bundle to start from"), {}, tr("Bundle (*.zip)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_start->insertItem(m_start->count() - 1, QFileInfo(path).fileName(), path);
        m_start->setCurrentIndex(m_start->count() - 2);
    });
    dialog->open();
}

SessionStream LiveStartDialog::stream() const {
    SessionStream stream = m_known;
    stream.response = m_response->currentText().toStdString();
    const QString start = m_start->currentData().toString();
    stream.start = start == kBundle ? std::string() : start.toStdString();
    stream.initial = m_initial->value();
    stream.replay = m_replay->isChecked();
    return stream;
}

bool LiveStartDialog::anew() const {
    return !m_goOn->isChecked();
}

void LiveStartDialog::showState() {
    m_goOn->setVisible(m_desk.canGoOn(stream()));
}

}  // namespace footbridge
