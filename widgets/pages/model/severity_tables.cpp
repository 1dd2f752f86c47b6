// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/severity_tables.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QTableWidget>
#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/charts/theme.h"
#include "widgets/pages/model/severity_words.h"
#include "widgets/pages/plain_table.h"
#include "widgets/pages/table_copy.h"
#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

struct SeverityTables {
    Q_DECLARE_TR_FUNCTIONS(SeverityTables)
};

constexpr int kSeverityRow = 27;

/// Muted text follows the theme that is worn now.
class TextItem : public QTableWidgetItem {
  public:
    using QTableWidgetItem::QTableWidgetItem;
    void setMuted() { m_muted = true; }
    QVariant data(int role) const override {
        if (m_muted && role == Qt::ForegroundRole) return currentTheme().muted;
        return QTableWidgetItem::data(role);
    }

  private:
    bool m_muted = false;
};

/// Sorts by its number, not by its text.
class NumberItem : public TextItem {
  public:
    NumberItem(double number, const QString& text) : TextItem(text), m_number(number) {
        setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    bool operator<(const QTableWidgetItem& other) const override {
        const auto* number = dynamic_cast<const NumberItem*>(&other);
        return number ? m_number < number->m_number : TextItem::operator<(other);
    }

  private:
    double m_number;
};

QTableWidget* makeTable(JobBoard& board, const QStringList& titles, const char* name,
                        const QString& accessible, QWidget* parent) {
    auto* table = new QTableWidget(0, static_cast<int>(titles.size()), parent);
    table->setObjectName(QString::fromLatin1(name));
    table->setAccessibleName(accessible);
    table->setHorizontalHeaderLabels(titles);
    for (int column = 0; column < titles.size(); ++column)
        table->horizontalHeaderItem(column)->setTextAlignment(
            (column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    makePlain(*table);
    QHeaderView* header = table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    // The first title stays whole where the other columns leave it little room.
    header->setMinimumSectionSize(header->sectionSizeHint(0));
    table->verticalHeader()->setDefaultSectionSize(kSeverityRow);
    table->setWordWrap(false);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTextElideMode(Qt::ElideMiddle);
    makeCopyable(table, board);
    return table;
}

void addRow(QTableWidget& table, const QList<TextItem*>& items, const QString& toolTip) {
    const int row = table.rowCount();
    table.insertRow(row);
    for (int column = 0; column < items.size(); ++column) {
        items[column]->setToolTip(toolTip);
        table.setItem(row, column, items[column]);
    }
}

/// As high as its rows, at most `most`: a table in a page that scrolls needs no second scroll bar.
void fitHeight(QTableWidget& table, int most) {
    const int rows = std::clamp(table.rowCount(), 1, most);
    table.setFixedHeight(table.horizontalHeader()->sizeHint().height() + rows * kSeverityRow + 4);
}

}  // namespace

QTableWidget* makeLadderTable(JobBoard& board, QWidget* parent) {
    QTableWidget* table =
        makeTable(board, {SeverityTables::tr("Way to predict"), SeverityTables::tr("Error")},
                  "ladder", SeverityTables::tr("Errors on held-out shots"), parent);
    table->horizontalHeaderItem(1)->setToolTip(SeverityTables::tr(
        "Mean squared error on shots that were held out, over their variance: 0 is exact, 1 as "
        "good as their mean"));
    return table;
}

void fillLadder(QTableWidget& table, const Advice& advice) {
    table.setRowCount(0);
    double least = std::numeric_limits<double>::infinity();
    for (const AdviceRung& rung : advice.rungs) least = std::min(least, rung.error);
    for (const AdviceRung& rung : advice.rungs) {
        const bool lowest = rung.error == least;
        const QString label = rungLabel(rung.key);
        auto* name = new TextItem(lowest ? SeverityTables::tr("%1 (lowest)").arg(label) : label);
        auto* error = new NumberItem(rung.error, numberText(rung.error, 3));
        if (lowest)
            for (TextItem* item : {name, static_cast<TextItem*>(error)}) {
                QFont font = table.font();
                font.setWeight(QFont::DemiBold);
                item->setFont(font);
            }
        addRow(table, {name, error}, rungToolTip(rung.key));
    }
    fitHeight(table, 6);
}

QTableWidget* makeShiftTable(JobBoard& board, QWidget* parent) {
    QTableWidget* table = makeTable(
        board,
        {SeverityTables::tr("Feature"), SeverityTables::tr("Shift"), SeverityTables::tr("Outside")},
        "featureShifts", SeverityTables::tr("Features by how far they moved"), parent);
    table->horizontalHeader()->setSectionsClickable(true);
    table->horizontalHeaderItem(1)->setToolTip(SeverityTables::tr(
        "0: the same values as often on source and target; 1: no value in common"));
    table->horizontalHeaderItem(2)->setToolTip(SeverityTables::tr(
        "Share of the target's rows beyond what the source has seen of this feature"));
    return table;
}

void fillShifts(QTableWidget& table, const std::vector<FeatureShift>& shifts) {
    table.setSortingEnabled(false);
    table.setRowCount(0);
    for (const FeatureShift& shift : shifts) {
        const QList<TextItem*> items{new TextItem(QString::fromStdString(shift.name)),
                                     new NumberItem(shift.distance, fixedText(shift.distance, 2)),
                                     new NumberItem(shift.outside, percentLabel(shift.outside))};
        if (!shift.moved())
            for (TextItem* item : items) item->setMuted();
        addRow(table, items, shiftToolTip(shift));
    }
    // No indicator at first: the order is that of the severity, largest first.
    table.horizontalHeader()->setSortIndicator(-1, Qt::DescendingOrder);
    table.setSortingEnabled(true);
}

QTableWidget* makeSourceTable(JobBoard& board, QWidget* parent) {
    QTableWidget* table =
        makeTable(board,
                  {SeverityTables::tr("Source"), SeverityTables::tr("Behaviour"),
                   SeverityTables::tr("Alone"), SeverityTables::tr("Error without")},
                  "sourceAngles", SeverityTables::tr("What each source is worth"), parent);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->horizontalHeaderItem(1)->setToolTip(
        SeverityTables::tr("Different behaviour: what no offset and scale brings back"));
    table->horizontalHeaderItem(2)->setToolTip(
        SeverityTables::tr("Severity measured from this source alone; below it, in the tip, from "
                           "all others"));
    table->horizontalHeaderItem(3)->setToolTip(
        SeverityTables::tr("nMSE of Auto trained and adapted without this source"));
    return table;
}

void fillSources(QTableWidget& table, const Severity& severity, const SourceWorths* worths) {
    table.setRowCount(0);
    const double unknown = std::numeric_limits<double>::quiet_NaN();
    for (std::size_t i = 0; i < severity.sourceAngles.size(); ++i) {
        const QString label = i < severity.sourceLabels.size()
                                  ? QString::fromStdString(severity.sourceLabels[i])
                                  : SeverityTables::tr("Source %1").arg(i + 1);
        const bool closest = i == severity.closest;
        const double angle = severity.sourceAngles[i];
        const SourceWorth* worth =
            worths && i < worths->sources.size() ? &worths->sources[i] : nullptr;
        const double alone = worth ? worth->severity.value_or(unknown) : unknown;
        const double error =
            worth && worth->without.adapted ? worth->without.adapted->nmse : unknown;
        const auto orDash = [](double value, const QString& text) {
            return std::isfinite(value) ? text : QStringLiteral("–");
        };
        addRow(table,
               {new TextItem(closest ? SeverityTables::tr("%1 (closest)").arg(label) : label),
                new NumberItem(angle, fixedText(angle, 2)),
                new NumberItem(alone, orDash(alone, fixedText(alone, 2))),
                new NumberItem(error, orDash(error, numberText(error)))},
               sourceToolTip(angle, closest, worth));
    }
}

}  // namespace footbridge
