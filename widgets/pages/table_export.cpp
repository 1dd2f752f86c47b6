// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/table_export.h"

#include <QAbstractItemView>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QTimer>

#include "core/run/file.h"
#include "core/run/number_text.h"
#include "core/run/output_check.h"
#include "core/table/csv_writer.h"
#include "core/table/spreadsheet_text.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/warning_box.h"
#include "widgets/jobs/job_board.h"
#include "widgets/pages/save_dialog.h"

namespace footbridge {

namespace {

constexpr int kSliceMilliseconds = 10;

/// The number itself where the model has it, else the words.
std::string cellText(const QModelIndex& index) {
    const QVariant full = index.data(Qt::EditRole);
    if (full.typeId() == QMetaType::Double) return formatNumber(full.toDouble());
    const QVariant shown = full.isValid() ? full : index.data(Qt::DisplayRole);
    return shown.toString().replace(QChar(0x202F), QLatin1Char(' ')).toStdString();
}

}  // namespace

TableExport::TableExport(const QAbstractItemView& view, JobBoard& board, QObject* parent)
    : QObject(parent),
      m_model(view.model()),
      m_name(view.accessibleName()),
      m_board(board),
      m_writing(board, Job::Attendance::Asked, Job::Owner::Program) {
    // Rows that come, go or move while the table is read would be written twice or not at all.
    const auto again = [this] {
        if (m_row >= 0) begin();
    };
    connect(m_model, &QAbstractItemModel::modelReset, this, again);
    connect(m_model, &QAbstractItemModel::layoutChanged, this, again);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, again);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, again);
    connect(m_model, &QObject::destroyed, this, &QObject::deleteLater);
    connect(&m_writing, &Job::failed, this, &TableExport::failed);
    connect(&m_writing, &Job::finished, this, &QObject::deleteLater);
}

void TableExport::askForFile() {
    auto* window = qobject_cast<QWidget*>(parent())->window();
    QFileDialog* dialog =
        makeSaveDialog(window, tr("Export the table"), fileNameFor(m_name) + QStringLiteral(".csv"),
                       tr("Table (*.csv)"));
    connect(dialog, &QFileDialog::fileSelected, this, &TableExport::write);
    connect(dialog, &QDialog::rejected, this, &QObject::deleteLater);
    connect(this, &TableExport::failed, window, [window](const QString& sentence) {
        showWarning(window, tr("Export the table"), sentence);
    });
    dialog->open();
}

void TableExport::write(const QString& path) {
    m_path = path;
    begin();
    takeSlice();
}

void TableExport::begin() {
    m_row = 0;
    std::vector<std::string> titles;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const QString title = m_model->headerData(column, Qt::Horizontal).toString();
        titles.push_back(forSpreadsheet(
            QString(title).replace(QLatin1Char('\n'), QLatin1Char(' ')).toStdString()));
    }
    m_csv = csvRecord(titles) + "\n";
}

void TableExport::takeSlice() {
    QElapsedTimer clock;
    clock.start();
    std::vector<std::string> cells(static_cast<std::size_t>(m_model->columnCount()));
    const int rows = m_model->rowCount();
    for (; m_row < rows && clock.elapsed() < kSliceMilliseconds; ++m_row) {
        for (std::size_t column = 0; column < cells.size(); ++column)
            cells[column] =
                forSpreadsheet(cellText(m_model->index(m_row, static_cast<int>(column))));
        m_csv += csvRecord(cells) + "\n";
    }
    if (m_row < rows) {
        QTimer::singleShot(0, this, &TableExport::takeSlice);
    } else {
        finish();
    }
}

void TableExport::finish() {
    m_row = -1;
    m_writing.start([this, path = m_path, csv = std::move(m_csv),
                     inputs = m_board.inputs()](const RunContext&) -> std::function<void()> {
        checkOutputs({{path.toStdString()}}, inputs);
        writeFile(path.toStdString(), csv);
        return [this, path] { Q_EMIT written(path); };
    });
}

}  // namespace footbridge
