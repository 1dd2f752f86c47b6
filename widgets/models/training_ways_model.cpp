// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/training_ways_model.h"

#include <cmath>

#include "core/run/number_text.h"
#include "widgets/models/cell_alignment.h"
#include "widgets/words/number_text.h"
#include "widgets/words/wording.h"

namespace footbridge {
namespace {

const QString kNone = QStringLiteral("–");

bool namesWay(int column) {
    return column == TrainingWaysModel::Network || column == TrainingWaysModel::Against;
}

double valueOf(const TrainingWay& way, int column) {
    switch (column) {
        case TrainingWaysModel::Time:
            return way.seconds.median;
        case TrainingWaysModel::Epochs:
            return way.epochs.median;
        case TrainingWaysModel::Rows:
            return way.rows.median;
        case TrainingWaysModel::Saved:
            return way.timeSaved ? way.timeSaved->median : NAN;
        case TrainingWaysModel::Interval:
            return way.timeSaved ? way.timeSaved->low : NAN;
        case TrainingWaysModel::Ratio:
            return way.compression ? way.compression->ratio.median : NAN;
        default:
            return way.finalError;
    }
}

/// A long heading broken at the space next to its middle.
QString inTwoLines(QString text) {
    constexpr qsizetype kOneLine = 8;
    const qsizetype middle = text.size() / 2;
    const qsizetype before = text.lastIndexOf(QLatin1Char(' '), middle);
    const qsizetype after = text.indexOf(QLatin1Char(' '), middle);
    const qsizetype at =
        before < 0 || (after >= 0 && after - middle < middle - before) ? after : before;
    if (at >= 0 && text.size() > kOneLine) text[at] = QLatin1Char('\n');
    return text;
}

}  // namespace

TrainingWaysModel::TrainingWaysModel(QObject* parent) : QAbstractTableModel(parent) {}

void TrainingWaysModel::setStudy(std::shared_ptr<const TrainingTime> study) {
    beginResetModel();
    m_study = std::move(study);
    endResetModel();
}

int TrainingWaysModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_study ? 0 : static_cast<int>(m_study->ways.size());
}

int TrainingWaysModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant TrainingWaysModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const TrainingWay& way = m_study->ways[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    if (role == Qt::TextAlignmentRole) return cellAlignment(!namesWay(column));
    if (role == Qt::EditRole && !namesWay(column))
        return QString::fromStdString(formatNumber(valueOf(way, column)));
    if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
    const bool all = way.reached == m_study->seeds;
    switch (column) {
        case Network:
            if (!way.frozen) return tr("From scratch");
            return tr("%n layer(s) frozen", nullptr, *way.frozen);
        case Time:
            if (all) return quantityText(way.seconds.median, QStringLiteral("s"));
            return way.reached == 0 ? tr("not reached")
                                    : tr("%1 of %2 seeds").arg(way.reached).arg(m_study->seeds);
        case Epochs:
            return all ? numberText(way.epochs.median) : kNone;
        case Rows:
            return all ? countText(std::llround(way.rows.median)) : kNone;
        case Saved:
            return way.timeSaved ? percentLabel(way.timeSaved->median) : kNone;
        case Interval:
            return way.timeSaved ? tr("%1 to %2")
                                       .arg(decimalText(100 * way.timeSaved->low, 'f', 0),
                                            percentLabel(way.timeSaved->high))
                                 : kNone;
        case Final:
            return numberText(way.finalError);
        case Ratio:
            return way.compression ? numberText(way.compression->ratio.median) : kNone;
        default:
            if (!way.frozen) return QString();
            return way.noWorse() ? tr("no worse")
                                 : tr("× %1").arg(fixedText(way.against.median, 2));
    }
}

QString TrainingWaysModel::heading(int section) {
    switch (section) {
        case Network:
            return tr("Network");
        case Time:
            return tr("Time");
        case Epochs:
            return tr("Epochs");
        case Rows:
            return tr("Rows seen");
        case Saved:
            return tr("Time saved");
        case Interval:
            return tr("90 %");
        case Final:
            return tr("Final error");
        case Ratio:
            return tr("Compression");
        default:
            return tr("Against scratch");
    }
}

QVariant TrainingWaysModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) return {};
    if (role == Qt::TextAlignmentRole) return cellAlignment(!namesWay(section));
    if (role == Qt::ToolTipRole && section == Against)
        return tr(
            "Final error over that from scratch with the same seed, where it is larger for "
            "at least 95 % of the seeds");
    if (role == Qt::ToolTipRole && section == Ratio)
        return tr(
            "Bytes of blocks that were not learned from, over those of the numbers that stand "
            "for them and of corrections");
    return role == Qt::DisplayRole ? QVariant(inTwoLines(heading(section))) : QVariant();
}

}  // namespace footbridge
