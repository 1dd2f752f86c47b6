// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/versions_model.h"

#include <cmath>

#include "core/run/number_text.h"
#include "widgets/models/cell_alignment.h"
#include "widgets/words/number_text.h"
#include "widgets/words/wording.h"

namespace footbridge {
namespace {

QString errorText(double share) {
    return std::isnan(share) ? QStringLiteral("–")
                             : quantityText(100 * share, QStringLiteral("%"), 2);
}

bool sameRow(const StreamVersion& a, const StreamVersion& b) {
    return a.number == b.number && a.runs == b.runs;
}

}  // namespace

QString versionReason(const StreamVersion& version) {
    switch (version.reason) {
        case VersionReason::Initial:
            return VersionsModel::tr("learned from the first %1 runs")
                .arg(countText(version.learnedFrom));
        case VersionReason::Drift:
            if (std::abs(version.factor - 1) < 0.005)
                return VersionsModel::tr("drift: larger errors");
            return version.factor > 1
                       ? VersionsModel::tr("drift: × %1 above").arg(fixedText(version.factor, 2))
                       : VersionsModel::tr("drift: × %1 below")
                             .arg(fixedText(1 / version.factor, 2));
        case VersionReason::Refitted:
            return VersionsModel::tr("refitted on %1 runs").arg(countText(version.learnedFrom));
        case VersionReason::Recognised:
            return VersionsModel::tr("recognised as version %1").arg(version.other);
        case VersionReason::TakenBack:
            break;
    }
    return VersionsModel::tr("back to version %1").arg(version.other);
}

VersionsModel::VersionsModel(QObject* parent) : QAbstractTableModel(parent) {}

void VersionsModel::setVersions(const std::vector<StreamVersion>& versions, Index firstRow) {
    const auto known = m_versions.size();
    const bool grown = firstRow == m_firstRow && known > 0 && versions.size() >= known &&
                       versions.front().number == m_versions.front().number;
    m_firstRow = firstRow;
    if (!grown) {
        beginResetModel();
        m_versions = versions;
        endResetModel();
        return;
    }
    // The selection stays where versions are only added.
    if (versions.size() > known) {
        beginInsertRows({}, 0, static_cast<int>(versions.size() - known) - 1);
        m_versions = versions;
        endInsertRows();
    }
    const bool same = sameRow(m_versions.back(), versions.back());
    m_versions = versions;
    if (!same || versions.size() > known)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

const StreamVersion& VersionsModel::version(int row) const {
    return m_versions[m_versions.size() - 1 - static_cast<std::size_t>(row)];
}

int VersionsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_versions.size());
}

int VersionsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant VersionsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const StreamVersion& one = version(index.row());
    if (role == Qt::TextAlignmentRole) return cellAlignment(index.column() != Why);
    const bool exact = role == Qt::EditRole;
    if (role != Qt::DisplayRole && !exact) return {};
    const auto number = [&](double value, const QString& shown) {
        return exact ? QString::fromStdString(formatNumber(value)) : shown;
    };
    switch (index.column()) {
        case Number:
            return one.number;
        case From:
            return number(static_cast<double>(one.from + m_firstRow),
                          countText(one.from + m_firstRow));
        case Runs:
            return number(static_cast<double>(one.runs), countText(one.runs));
        case Why:
            return versionReason(one);
        case Error:
            return number(one.error(), errorText(one.error()));
        default:
            return number(one.coverage(), std::isnan(one.coverage())
                                              ? QStringLiteral("–")
                                              : percentLabel(one.coverage()));
    }
}

QVariant VersionsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) return {};
    if (role == Qt::TextAlignmentRole) return cellAlignment(section != Why);
    if (role == Qt::ToolTipRole && section == Error)
        return tr("Mean error of the runs that it predicted, relative to the measured value");
    if (role == Qt::ToolTipRole && section == Inside)
        return tr("Share of its runs whose measured value lay inside the interval");
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Number:
            return tr("Version");
        case From:
            return tr("From run");
        case Runs:
            return tr("Runs");
        case Why:
            return tr("Why it began");
        case Error:
            return tr("Error");
        default:
            return tr("Inside");
    }
}

}  // namespace footbridge
