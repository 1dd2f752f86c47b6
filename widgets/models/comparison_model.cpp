// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/comparison_model.h"

#include <QFont>
#include <cmath>

#include "core/run/missing.h"
#include "widgets/models/cell_alignment.h"
#include "widgets/models/leaderboard_model.h"
#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

constexpr double kSame = 0.0005;  ///< relative; less is not shown

double halfWidth(const StrategyResult& result) {
    return result.model.interval ? result.model.interval->halfWidth : kMissing;
}

double ofTest(const StrategyResult& result, double TestErrors::*member) {
    return result.test ? (*result.test).*member : kMissing;
}

/// "−12 %", "+3 %", "the same", "" where there is nothing to compare.
QString relative(double first, double second) {
    if (!std::isfinite(first) || !std::isfinite(second) || first == 0) return {};
    const double change = second / first - 1;
    if (std::abs(change) < kSame) return ComparisonModel::tr("the same");
    const QString sign = change > 0 ? QStringLiteral("+") : QStringLiteral("\u2212");
    return sign + quantityText(100 * std::abs(change), QStringLiteral("%"), 2);
}

int lower(double first, double second) {
    if (!std::isfinite(first) || !std::isfinite(second) || first == second) return -1;
    return first < second ? 0 : 1;
}

QString count(qint64 value) {
    return countText(value);
}

QString countDifference(qint64 first, qint64 second) {
    if (first == second) return ComparisonModel::tr("the same");
    return (second > first ? QStringLiteral("+") : QStringLiteral("\u2212")) +
           countText(std::abs(second - first));
}

}  // namespace

ComparisonModel::ComparisonModel(QObject* parent) : QAbstractTableModel(parent) {}

void ComparisonModel::setResults(const RunResult& first, const RunResult& second) {
    beginResetModel();
    m_lines.clear();
    const RunResult* both[] = {&first, &second};
    for (int side = 0; side < 2; ++side) {
        m_names[side] = strategyLabel(both[side]->result().strategy);
        if (first.run != second.run)
            m_names[side] += QLatin1Char('\n') + tr("run %1").arg(both[side]->run->number);
        m_descriptions[side] = both[side]->run->description();
    }
    const StrategyResult &a = first.result(), &b = second.result();
    const auto add = [&](const QString& name, const QString& explanation, double x, double y,
                         const QString& unit) {
        m_lines.push_back({name,
                           explanation,
                           {quantityText(x, unit), quantityText(y, unit)},
                           relative(x, y),
                           lower(x, y)});
    };
    const auto addCount = [&](const QString& name, qint64 x, qint64 y) {
        m_lines.push_back({name, {}, {count(x), count(y)}, countDifference(x, y), -1});
    };
    const auto shots = [](const RunResult& each) {
        return static_cast<qint64>(each.run->analysis.adaptation->split.shots.size());
    };
    addCount(tr("Shots"), shots(first), shots(second));
    add(tr("Error, out of fold"),
        tr("Mean squared error over the variance, each shot predicted by a model that has not "
           "seen it"),
        a.outOfFoldNmse, b.outOfFoldNmse, {});
    add(tr("Error, not seen"), tr("The same on measured runs that are not shots"),
        ofTest(a, &TestErrors::nmse), ofTest(b, &TestErrors::nmse), {});
    add(tr("MAPE, not seen"), tr("Mean absolute percentage error"), ofTest(a, &TestErrors::mape),
        ofTest(b, &TestErrors::mape), QStringLiteral("%"));
    addCount(tr("Runs not seen"), a.test ? a.test->rows : 0, b.test ? b.test->rows : 0);
    m_lines.push_back({tr("Interval"),
                       tr("Around every prediction, from the out-of-fold residuals"),
                       {intervalText(a.model), intervalText(b.model)},
                       {},
                       lower(halfWidth(a), halfWidth(b))});
    add(tr("Inside the interval"), tr("Share of the runs not seen, to be near its level"),
        100 * ofTest(a, &TestErrors::coverage), 100 * ofTest(b, &TestErrors::coverage),
        QStringLiteral("%"));
    m_lines.back().better = -1;
    m_lines.back().difference.clear();
    add(tr("Fitted in"), {}, a.seconds, b.seconds, QStringLiteral("s"));
    m_lines.back().better = -1;
    endResetModel();
}

void ComparisonModel::clear() {
    beginResetModel();
    m_lines.clear();
    endResetModel();
}

int ComparisonModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Line& line = m_lines.at(static_cast<std::size_t>(index.row()));
    const int column = index.column();
    switch (role) {
        case Qt::DisplayRole:
            if (column == Figure) return line.name;
            return column == Difference ? line.difference : line.text[column - First];
        case Qt::TextAlignmentRole:
            return cellAlignment(column != Figure);
        case Qt::ToolTipRole:
            return toolTipText(line.explanation);
        case Qt::FontRole: {
            if (line.better < 0 || column != First + line.better) return {};
            QFont font;
            font.setWeight(QFont::DemiBold);
            return font;
        }
        default:
            return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) return {};
    if (role == Qt::TextAlignmentRole) return cellAlignment(section != Figure);
    if (role == Qt::ToolTipRole && (section == First || section == Second))
        return toolTipText(m_descriptions[section - First]);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Figure:
            return tr("Figure");
        case Difference:
            return tr("Difference");
        default:
            return m_names[section - First];
    }
}

}  // namespace footbridge
