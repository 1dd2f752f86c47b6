// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/row_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "widgets/dialogs/dialog_buttons.h"
#include "widgets/models/prediction_table_model.h"
#include "widgets/words/name_text.h"
#include "widgets/words/number_text.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

QString valueOf(const PredictedRows& rows, std::size_t column, Index row) {
    const Column& values = rows.shown.table->columns[column];
    if (values.type == ColumnType::Category) return QString::fromStdString(values.text(row));
    const double value = values.numbers[static_cast<std::size_t>(row)];
    const bool quantity =
        column == PredictionTableModel::Measured || column == PredictionTableModel::Predicted ||
        column == PredictionTableModel::Lower || column == PredictionTableModel::Upper;
    if (std::isnan(value)) return {};
    return quantity ? quantityText(value, QString::fromStdString(rows.result().model.responseUnit))
                    : cellText(value);
}

/// How far the measurement is from the prediction, in words.
QString sentenceOf(const PredictedRows& rows, Index row) {
    const auto value = [&](int column) {
        return rows.shown.table->columns[static_cast<std::size_t>(column)]
            .numbers[static_cast<std::size_t>(row)];
    };
    const double measured = value(PredictionTableModel::Measured);
    const double predicted = value(PredictionTableModel::Predicted);
    const double lower = value(PredictionTableModel::Lower);
    const double upper = value(PredictionTableModel::Upper);
    if (std::isnan(measured)) return RowDialog::tr("This run has not been measured.");
    if (!(measured > 0 && predicted > 0)) return {};
    const double factor = measured / predicted;
    const QString times = numberText(std::max(factor, 1 / factor));
    QString far = factor >= 1 ? RowDialog::tr("Measured %1 times what was predicted.").arg(times)
                              : RowDialog::tr("Predicted %1 times what was measured.").arg(times);
    if (!(lower <= upper)) return far;
    return far + QLatin1Char(' ') +
           (measured >= lower && measured <= upper
                ? RowDialog::tr("That is inside the interval.")
                : RowDialog::tr("That is outside the interval."));
}

}  // namespace

RowDialog::RowDialog(QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("rowDialog"));
    resize(380, 460);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 12);
    layout->setSpacing(12);
    m_sentence = new QLabel(this);
    m_sentence->setWordWrap(true);
    layout->addWidget(m_sentence);
    m_values = new QTableWidget(0, 2, this);
    m_values->setObjectName(QStringLiteral("rowValues"));
    m_values->setAccessibleName(tr("Values of the row"));
    m_values->setHorizontalHeaderLabels({tr("Column"), tr("Value")});
    m_values->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_values->horizontalHeaderItem(1)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_values->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_values->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_values->setShowGrid(false);
    m_values->setTabKeyNavigation(false);
    m_values->verticalHeader()->hide();
    m_values->horizontalHeader()->setHighlightSections(false);
    m_values->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_values->horizontalHeader()->resizeSection(1, 150);
    layout->addWidget(m_values, 1);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    auto* why = buttons->addButton(tr("Why this prediction?"), QDialogButtonBox::ActionRole);
    why->setObjectName(QStringLiteral("explainRowOfDialog"));
    connect(why, &QPushButton::clicked, this, [this] {
        Q_EMIT explanationWanted();
        close();
    });
    dressButtons(*buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

void RowDialog::setRow(const std::shared_ptr<const PredictedRows>& rows, Index row) {
    const auto& columns = rows->shown.table->columns;
    setWindowTitle(tr("Row %1 of %2").arg(countText(row), nameText(rows->shown.label)));
    m_sentence->setText(sentenceOf(*rows, row));
    m_sentence->setVisible(!m_sentence->text().isEmpty());
    m_values->setRowCount(static_cast<int>(columns.size()));
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const auto line = static_cast<int>(column);
        m_values->setItem(line, 0,
                          new QTableWidgetItem(QString::fromStdString(columns[column].name)));
        auto* value = new QTableWidgetItem(valueOf(*rows, column, row));
        value->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_values->setItem(line, 1, value);
    }
}

}  // namespace footbridge
