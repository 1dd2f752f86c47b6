// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/platform_runs_model.h"

#include <algorithm>

#include "core/run/number_text.h"
#include "widgets/models/cell_alignment.h"
#include "widgets/models/row_order.h"
#include "widgets/words/number_text.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

bool namesRun(int column) {
    return column == PlatformRunsModel::Run || column == PlatformRunsModel::Fastest;
}

const QString& textOf(const PlatformRun& run, int column) {
    return column == PlatformRunsModel::Run ? run.name : run.fastest;
}

double valueOf(const PlatformRun& run, int column) {
    switch (column) {
        case PlatformRunsModel::Chance:
            return run.chance;
        case PlatformRunsModel::Regret:
            return run.regret;
        case PlatformRunsModel::Interval:
            return run.gain.lower;
        default:
            return run.gain.value;
    }
}

}  // namespace

void PlatformRunsModel::setRuns(std::vector<PlatformRun> runs) {
    beginResetModel();
    m_runs = std::move(runs);
    putInOrder();
    endResetModel();
}

int PlatformRunsModel::rowOf(Index predicted) const {
    const auto at = static_cast<std::size_t>(predicted);
    return predicted >= 0 && at < m_places.size() ? m_places[at] : -1;
}

int PlatformRunsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

int PlatformRunsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PlatformRunsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const int column = index.column();
    const PlatformRun& one = run(index.row());
    if (role == Qt::TextAlignmentRole) return cellAlignment(!namesRun(column));
    if (role == Qt::ToolTipRole && namesRun(column)) return toolTipText(textOf(one, column));
    if (role == Qt::EditRole) {
        if (namesRun(column)) return textOf(one, column);
        return QString::fromStdString(formatNumber(valueOf(one, column)));
    }
    if (role != Qt::DisplayRole) return {};
    switch (column) {
        case Chance:
        case Regret:
            return percentLabel(valueOf(one, column));
        case GainColumn:
            return tr("× %1").arg(numberText(one.gain.value));
        case Interval:
            return tr("%1 to %2").arg(numberText(one.gain.lower), numberText(one.gain.upper));
        default:
            return textOf(one, column);
    }
}

QVariant PlatformRunsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) return {};
    if (role == Qt::TextAlignmentRole) return cellAlignment(!namesRun(section));
    if (role == Qt::ToolTipRole && section == Regret)
        return tr("Time that trusting the recommendation loses at most in half of the cases");
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Run:
            return tr("Run");
        case Fastest:
            return tr("Fastest");
        case Chance:
            return tr("Chance");
        case Regret:
            return tr("Regret");
        case GainColumn:
            return tr("Gain");
        default:
            return tr("90 %");
    }
}

void PlatformRunsModel::sort(int column, Qt::SortOrder order) {
    m_column = column;
    m_order = order;
    beginResetModel();
    putInOrder();
    endResetModel();
}

void PlatformRunsModel::putInOrder() {
    const bool ascending = m_order == Qt::AscendingOrder;
    if (m_column >= 0 && m_column < ColumnCount)
        std::ranges::stable_sort(m_runs, [&](const PlatformRun& a, const PlatformRun& b) {
            if (namesRun(m_column)) {
                const int sign = textOf(a, m_column).localeAwareCompare(textOf(b, m_column));
                return ascending ? sign < 0 : sign > 0;
            }
            return standsBefore(valueOf(a, m_column), valueOf(b, m_column), ascending);
        });
    m_places.assign(m_runs.size(), -1);
    for (std::size_t place = 0; place < m_runs.size(); ++place)
        m_places[static_cast<std::size_t>(m_runs[place].row)] = static_cast<int>(place);
}

}  // namespace footbridge
