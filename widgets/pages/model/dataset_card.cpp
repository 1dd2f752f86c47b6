// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/dataset_card.h"

#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/analysis/proposal.h"
#include "core/table/joined_file.h"
#include "core/table/table_messages.h"
#include "widgets/charts/theme.h"
#include "widgets/pages/flow_layout.h"
#include "widgets/pages/page.h"
#include "widgets/words/name_text.h"
#include "widgets/words/sentence.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

QString rolesText(const Dataset& dataset, const Message& whyNone) {
    QStringList parts;
    const QString response = QString::fromStdString(dataset.roles.response);
    const bool isText = std::string_view(whyNone.code()) == messages::kResponseIsText.code;
    parts << (isText ? DatasetCard::tr("“%1” holds text: see the import options")
                           .arg(nameText(whyNone.arguments().front().text()))
              : response.isEmpty() ? DatasetCard::tr("No response yet: choose it below")
                                   : DatasetCard::tr("Response: %1").arg(nameText(response)));
    if (!dataset.roles.groups.empty()) {
        parts << DatasetCard::tr("%n group column(s)", nullptr,
                                 static_cast<int>(dataset.roles.groups.size()));
    }
    if (!dataset.roles.ignored.empty()) {
        parts << DatasetCard::tr("%n ignored", nullptr,
                                 static_cast<int>(dataset.roles.ignored.size()));
    }
    if (const std::string joined = joinOf(dataset.table->options).path; !joined.empty()) {
        parts << DatasetCard::tr("joined with %1")
                     .arg(nameText(QFileInfo(QString::fromStdString(joined)).fileName()));
    }
    return parts.join(DatasetCard::tr(" · "));
}

int featureCount(const Dataset& dataset) {
    int count = 0;
    for (const Column& column : dataset.table->columns) {
        count += dataset.roles.roleOf(column.name) == Role::Feature ? 1 : 0;
    }
    return count;
}

}  // namespace

DatasetCard::DatasetCard(const QString& kind, QWidget* parent) : QFrame(parent), m_kind(kind) {
    setFocusPolicy(Qt::StrongFocus);
    setMinimumWidth(290);
    setMaximumWidth(760);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(4);

    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(kind, "caption", this));
    head->addStretch();
    m_warnings = new QPushButton(this);
    m_warnings->setProperty("flat", true);
    m_warnings->setProperty("role", QStringLiteral("warning"));
    head->addWidget(m_warnings);
    layout->addLayout(head);

    m_label = new QLineEdit(this);
    m_label->setPlaceholderText(tr("Platform"));
    m_label->setAccessibleName(tr("Platform label of %1").arg(kind));
    m_label->setToolTip(tr("The name of this platform in plots and reports"));
    layout->addWidget(m_label);
    layout->addSpacing(4);
    m_size = makeLabel({}, "heading", this);
    layout->addWidget(m_size);
    m_roles = makeLabel({}, "caption", this);
    layout->addWidget(m_roles);
    layout->addStretch();

    auto* buttons = new FlowLayout;
    buttons->setSpacing(kRowSpacing);
    m_options = new QPushButton(tr("Import options…"), this);
    m_join = new QPushButton(tr("Join…"), this);
    m_join->setToolTip(toolTipText(tr("Join with another table of this platform by its keys")));
    m_join->setAccessibleName(tr("Join %1 with another table").arg(kind));
    auto* removal = new QPushButton(tr("Remove"), this);
    m_options->setAccessibleName(tr("Import options of %1").arg(kind));
    removal->setAccessibleName(tr("Remove %1").arg(kind));
    buttons->addWidget(m_options);
    buttons->addWidget(m_join);
    buttons->addWidget(removal);
    layout->addLayout(buttons);

    connect(m_label, &QLineEdit::editingFinished, this,
            [this] { Q_EMIT labelEdited(m_label->text().trimmed()); });
    connect(m_options, &QPushButton::clicked, this, &DatasetCard::optionsWanted);
    connect(m_join, &QPushButton::clicked, this, &DatasetCard::joinWanted);
    connect(m_warnings, &QPushButton::clicked, this, &DatasetCard::warningsWanted);
    connect(removal, &QPushButton::clicked, this, &DatasetCard::removeWanted);
}

void DatasetCard::setDataset(const Dataset& dataset, std::span<const Dataset> sources) {
    const QString label = QString::fromStdString(dataset.label);
    if (m_label->text() != label) m_label->setText(label);
    const qint64 rows = dataset.table->rows(), features = featureCount(dataset);
    m_size->setText(tr("%1 × %2").arg(
        countedText(tr("%n row(s)", nullptr, static_cast<int>(rows)), rows),
        countedText(tr("%n feature(s)", nullptr, static_cast<int>(features)), features)));
    const Message whyNone =
        dataset.roles.response.empty() ? whyNoResponse(*dataset.table, sources) : Message();
    m_roles->setText(rolesText(dataset, whyNone));
    m_roles->setToolTip(toolTipText(whyNone.empty() ? m_roles->text() : sentence(whyNone)));
    setTextRole(m_roles, dataset.roles.response.empty() ? "warning" : "caption");
    const auto warnings = static_cast<int>(dataset.table->warnings.size());
    m_warnings->setVisible(warnings > 0);
    m_warnings->setText(tr("%n warning(s)", nullptr, warnings));
    const std::string& path = dataset.table->path;
    m_options->setEnabled(!path.empty());
    // The example is no file, and a query of a database joins by itself.
    m_join->setEnabled(!path.empty() && !path.starts_with(':') &&
                       withoutJoin(dataset.table->options).query.empty());
    setToolTip(toolTipText(QString::fromStdString(dataset.table->path)));
    setAccessibleName(tr("%1, %2, %3").arg(m_kind, label, m_size->text()));
}

void DatasetCard::setSelected(bool selected) {
    m_selected = selected;
    update();
}

void DatasetCard::paintEvent(QPaintEvent*) {
    const Theme& theme = currentTheme();
    const bool strong = m_selected || hasFocus();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(strong ? theme.accent : theme.line, m_selected ? 2 : 1));
    painter.setBrush(theme.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
}

void DatasetCard::mousePressEvent(QMouseEvent* event) {
    QFrame::mousePressEvent(event);
    Q_EMIT chosen();
}

void DatasetCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Space) {
        Q_EMIT chosen();
    } else {
        QFrame::keyPressEvent(event);
    }
}

}  // namespace footbridge
