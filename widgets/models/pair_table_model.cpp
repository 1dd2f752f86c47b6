// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/pair_table_model.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "core/run/missing.h"
#include "core/run/number_text.h"
#include "widgets/models/cell_alignment.h"
#include "widgets/models/row_order.h"
#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

bool namesPair(int column) {
    return column == PairTableModel::Source || column == PairTableModel::Target ||
           column == PairTableModel::Winner || column == PairTableModel::BestOther;
}

const std::string& nameOf(const PairRow& row, int column) {
    switch (column) {
        case PairTableModel::Source:
            return row.source;
        case PairTableModel::Target:
            return row.target;
        case PairTableModel::Winner:
            return row.winner;
        default:
            return row.bestOther;
    }
}

QString textOf(const std::string& name, int column) {
    const bool method = column == PairTableModel::Winner || column == PairTableModel::BestOther;
    return method ? winnerLabel(name) : QString::fromStdString(name);
}

double valueOf(const PairRow& row, int column) {
    switch (column) {
        case PairTableModel::Shots:
            return static_cast<double>(row.shots);
        case PairTableModel::Severity:
            return row.severity;
        case PairTableModel::Gain:
            return row.gain;
        case PairTableModel::Interval:
            return row.gainLow;
        case PairTableModel::Error:
            return row.nmse;
        case PairTableModel::Done:
            return row.done;
        default:
            return kMissing;
    }
}

}  // namespace

QString winnerLabel(const std::string& method) {
    return method.empty() ? QStringLiteral("–") : methodLabel(method);
}

PairTableModel::PairTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void PairTableModel::setRows(std::vector<PairRow> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    putInOrder();
    endResetModel();
}

int PairTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PairTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PairTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const PairRow& one = row(index.row());
    const int column = index.column();
    if (role == Qt::TextAlignmentRole) return cellAlignment(!namesPair(column));
    if (role == Qt::EditRole) {
        if (namesPair(column)) return textOf(nameOf(one, column), column);
        return QString::fromStdString(formatNumber(valueOf(one, column)));
    }
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Shots:
            return countText(one.shots);
        case Gain:
            return std::isnan(one.gain) ? QStringLiteral("–") : percentLabel(one.gain);
        case Interval:
            if (std::isnan(one.gainLow)) return QStringLiteral("–");
            return tr("%1 to %2")
                .arg(countText(std::lround(100 * one.gainLow)),
                     countText(std::lround(100 * one.gainHigh)));
        case Severity:
            return std::isnan(one.severity) ? QStringLiteral("–") : fixedText(one.severity, 2);
        case Error:
            return numberText(one.nmse);
        case Done:
            return tr("%1 of %2").arg(countText(one.done), countText(one.cells));
        default:
            return textOf(nameOf(one, column), column);
    }
}

QString gainWords(const PairRow& row) {
    if (std::isnan(row.gain)) return QStringLiteral("–");
    if (std::isnan(row.gainLow)) return percentLabel(row.gain);
    return PairTableModel::tr("%1 (%2 to %3)")
        .arg(percentLabel(row.gain), percentLabel(row.gainLow), percentLabel(row.gainHigh));
}

QVariant PairTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) return {};
    if (role == Qt::TextAlignmentRole) return cellAlignment(!namesPair(section));
    if (role == Qt::ToolTipRole && section == Gain)
        return tr(
            "How much less error Auto has than the best strategy that learns from the shots "
            "alone");
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Source:
            return tr("Source");
        case Target:
            return tr("Target");
        case Shots:
            return tr("Shots");
        case Severity:
            return tr("Severity");
        case Gain:
            return tr("Gain");
        case Interval:
            return tr("90 %");
        case Winner:
            return tr("Winner");
        case BestOther:
            return tr("Best of others");
        case Error:
            return tr("nMSE");
        default:
            return tr("Cells done");
    }
}

void PairTableModel::sort(int column, Qt::SortOrder order) {
    m_column = column;
    m_order = order;
    beginResetModel();
    putInOrder();
    endResetModel();
}

void PairTableModel::putInOrder() {
    if (m_column < 0 || m_column >= ColumnCount) return;
    const bool ascending = m_order == Qt::AscendingOrder;
    std::vector<std::size_t> order(m_rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (namesPair(m_column)) {
        // Few texts stand in many rows: each is made and put in its place once.
        std::map<std::string, int> places;
        for (const PairRow& row : m_rows) places.emplace(nameOf(row, m_column), 0);
        std::vector<std::pair<QString, int*>> texts;
        for (auto& [name, place] : places) texts.emplace_back(textOf(name, m_column), &place);
        std::ranges::stable_sort(texts, {}, &std::pair<QString, int*>::first);
        for (std::size_t at = 1; at < texts.size(); ++at)
            *texts[at].second =
                *texts[at - 1].second + (texts[at].first != texts[at - 1].first ? 1 : 0);
        std::vector<int> keys;
        for (const PairRow& row : m_rows) keys.push_back(places[nameOf(row, m_column)]);
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
            return ascending ? keys[a] < keys[b] : keys[a] > keys[b];
        });
    } else {
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
            return standsBefore(valueOf(m_rows[a], m_column), valueOf(m_rows[b], m_column),
                                ascending);
        });
    }
    std::vector<PairRow> rows;
    rows.reserve(order.size());
    for (const std::size_t at : order) rows.push_back(std::move(m_rows[at]));
    m_rows = std::move(rows);
}

}  // namespace footbridge
