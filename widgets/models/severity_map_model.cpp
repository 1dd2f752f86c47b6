// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/severity_map_model.h"

#include <QPointF>
#include <utility>

#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"
#include "widgets/words/tool_tip.h"

namespace footbridge {

namespace {

QString paragraph(const QString& text) {
    return QStringLiteral("<p style=\"margin:4px 0 0 0\">%1</p>").arg(text.toHtmlEscaped());
}

}  // namespace

SeverityMapModel::SeverityMapModel(QObject* parent) : QAbstractTableModel(parent) {}

void SeverityMapModel::setMatrix(const SeverityMatrix& matrix,
                                 std::vector<std::vector<bool>> measured) {
    beginResetModel();
    m_matrix = matrix;
    m_measured = std::move(measured);
    endResetModel();
}

void SeverityMapModel::setCell(int from, int to, const SeverityCell& cell) {
    if (std::max(from, to) >= rowCount()) return;
    m_matrix.cells[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)] = cell;
    if (!m_measured.empty())
        m_measured[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)] = true;
    Q_EMIT dataChanged(index(from, to), index(from, to));
}

int SeverityMapModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_matrix.labels.size());
}

int SeverityMapModel::columnCount(const QModelIndex& parent) const {
    return rowCount(parent);
}

const SeverityCell& SeverityMapModel::cell(const QModelIndex& index) const {
    return m_matrix
        .cells[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
}

bool SeverityMapModel::isKnown(const QModelIndex& index) const {
    return m_measured.empty() || m_measured[static_cast<std::size_t>(index.row())]
                                           [static_cast<std::size_t>(index.column())];
}

QString SeverityMapModel::label(int table) const {
    return QString::fromStdString(m_matrix.labels[static_cast<std::size_t>(table)]);
}

QString SeverityMapModel::text(const QModelIndex& index) const {
    if (index.row() == index.column()) return {};
    if (!isKnown(index)) return QStringLiteral("…");
    const auto& headline = cell(index).headline;
    return headline ? fixedText(*headline, 2) : QStringLiteral("–");
}

QString SeverityMapModel::toolTip(const QModelIndex& index) const {
    const QString title =
        QStringLiteral("<b>%1</b>")
            .arg(tr("%1 to %2").arg(label(index.row()), label(index.column())).toHtmlEscaped());
    if (index.row() == index.column()) return title + paragraph(tr("The same table."));
    if (!isKnown(index)) return title + paragraph(tr("Not measured yet."));
    const SeverityCell& own = cell(index);
    QString text = title;
    if (own.summary.empty())
        text +=
            paragraph(tr("Not measurable: one of the two tables has no response or fewer than "
                         "5 measured runs."));
    else
        text += paragraph(sentence(own.summary));
    if (own.matched)
        text += paragraph(tr("They share no feature; columns were paired by their shapes."));
    if (own.headline) text += paragraph(tr("Click to load this pair."));
    return text;
}

QVariant SeverityMapModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const SeverityCell& own = cell(index);
    const bool known = index.row() != index.column() && isKnown(index);
    switch (role) {
        case Qt::DisplayRole:
            return text(index);
        case Qt::EditRole:
            return known && own.headline ? QVariant(*own.headline) : QVariant();
        case Qt::ToolTipRole:
            return toolTip(index);
        case Qt::TextAlignmentRole:
            return int(Qt::AlignCenter);
        case Qt::AccessibleTextRole:
            return tr("From %1 to %2: %3")
                .arg(label(index.row()), label(index.column()),
                     known ? text(index) : tr("not measured"));
        case Headline:
            return known && own.headline ? QVariant(*own.headline) : QVariant();
        case Band:
            return known && own.headline ? QVariant(QPointF(own.bandLow, own.bandHigh))
                                         : QVariant();
        case Pending:
            return index.row() != index.column() && !known;
        case Doubtful:
            return known && (own.weakSource || own.rough);
        default:
            return {};
    }
}

QVariant SeverityMapModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (section < 0 || section >= rowCount()) return {};
    if (role == Qt::DisplayRole) return label(section);
    if (role == Qt::ToolTipRole)
        return toolTipText(orientation == Qt::Vertical ? tr("From %1").arg(label(section))
                                                       : tr("To %1").arg(label(section)));
    if (role == Qt::TextAlignmentRole)
        return orientation == Qt::Vertical ? int(Qt::AlignRight | Qt::AlignVCenter)
                                           : int(Qt::AlignCenter);
    return {};
}

Qt::ItemFlags SeverityMapModel::flags(const QModelIndex& index) const {
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

}  // namespace footbridge
