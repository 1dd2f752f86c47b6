// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/strategy_progress_model.h"

#include <algorithm>
#include <cmath>

#include "widgets/models/cell_alignment.h"
#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/sentence.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

QString nameOf(Strategy strategy) {
    const std::string_view name = strategyName(strategy);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

}  // namespace

StrategyProgressModel::StrategyProgressModel(QObject* parent) : QAbstractTableModel(parent) {}

void StrategyProgressModel::start(const std::vector<Strategy>& strategies) {
    beginResetModel();
    m_lines.clear();
    const auto all = allStrategies();
    for (const Strategy strategy :
         strategies.empty() ? std::vector<Strategy>(all.begin(), all.end()) : strategies) {
        m_lines.push_back({nameOf(strategy), strategyLabel(strategy), LineState::Waits, {}, 0, 0});
    }
    endResetModel();
}

void StrategyProgressModel::clear() {
    beginResetModel();
    m_lines.clear();
    endResetModel();
}

void StrategyProgressModel::finish(const QString& name, double outOfFoldNmse, double seconds) {
    const auto found = std::ranges::find(m_lines, name, &Line::name);
    if (found == m_lines.end()) return;
    found->state = LineState::Done;
    found->nmse = outOfFoldNmse;
    found->seconds = seconds;
    const int row = static_cast<int>(found - m_lines.begin());
    Q_EMIT dataChanged(index(row, 0), index(row, kColumns - 1));
}

void StrategyProgressModel::stop() {
    for (Line& line : m_lines) {
        if (line.state == LineState::Waits) line.state = LineState::NotRun;
    }
    if (!m_lines.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

void StrategyProgressModel::show(const Adaptation& adaptation) {
    beginResetModel();
    m_lines.clear();
    for (const StrategyResult& result : adaptation.results) {
        m_lines.push_back({nameOf(result.strategy), strategyLabel(result.strategy),
                           result.available ? LineState::Done : LineState::Unavailable,
                           result.available ? QString() : sentence(result.reason),
                           result.outOfFoldNmse, result.seconds});
    }
    endResetModel();
}

int StrategyProgressModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int StrategyProgressModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString StrategyProgressModel::stateText(const Line& line) const {
    switch (line.state) {
        case LineState::Waits:
            return tr("waits");
        case LineState::Done:
            return tr("done");
        case LineState::Unavailable:
            return tr("not possible");
        case LineState::NotRun:
            return tr("not run");
    }
    return {};
}

QVariant StrategyProgressModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    const bool isDone = line.state == LineState::Done;
    if (role == Qt::TextAlignmentRole) return cellAlignment(index.column() >= Nmse);
    if (role == Qt::ToolTipRole && !line.reason.isEmpty()) return toolTipText(line.reason);
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case Name:
            return line.title;
        case State:
            return stateText(line);
        case Nmse:
            return isDone ? numberText(line.nmse) : QStringLiteral("–");
        case Seconds:
            return isDone ? durationText(line.seconds) : QStringLiteral("–");
        default:
            return {};
    }
}

QVariant StrategyProgressModel::headerData(int section, Qt::Orientation orientation,
                                           int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return cellAlignment(section >= Nmse);
    if (role == Qt::ToolTipRole && section == Nmse) {
        return tr(
            "Mean squared error of the transformed response on the shots, each predicted by "
            "a model that has not seen it, over the variance of the shots");
    }
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Name:
            return tr("Strategy");
        case State:
            return tr("State");
        case Nmse:
            return tr("Out of\nfold");
        case Seconds:
            return tr("Time");
        default:
            return {};
    }
}

}  // namespace footbridge
