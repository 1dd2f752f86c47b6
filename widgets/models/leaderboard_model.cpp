// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/leaderboard_model.h"

#include <QCoreApplication>
#include <QFont>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/run/file.h"
#include "core/run/missing.h"
#include "core/run/number_text.h"
#include "widgets/models/cell_alignment.h"
#include "widgets/models/row_order.h"
#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/sentence.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

constexpr int kHopeless = 999;  ///< per cent; more digits tell nothing more

double halfWidth(const AdaptedModel& model) {
    return model.interval ? model.interval->halfWidth : kMissing;
}

}  // namespace

QString intervalText(const AdaptedModel& model) {
    const double half = halfWidth(model);
    if (!std::isfinite(half)) return QStringLiteral("–");
    if (model.transform.kind == ResponseTransform::Kind::Log)
        return QStringLiteral("×/÷ ") + numberText(std::exp(half));
    return QStringLiteral("± ") + quantityText(model.transform.scale * std::sinh(half),
                                               QString::fromStdString(model.responseUnit));
}

LeaderboardModel::LeaderboardModel(QObject* parent) : QAbstractTableModel(parent) {}

void LeaderboardModel::setAdaptation(std::shared_ptr<const Adaptation> adaptation) {
    beginResetModel();
    m_adaptation = std::move(adaptation);
    m_order.resize(m_adaptation ? m_adaptation->results.size() : 0);
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    std::stable_partition(m_order.begin(), m_order.end(),
                          [&](std::size_t i) { return m_adaptation->results[i].available; });
    endResetModel();
}

std::size_t LeaderboardModel::position(int row) const {
    return m_order.at(static_cast<std::size_t>(row));
}

int LeaderboardModel::rowOf(std::size_t position) const {
    const auto found = std::find(m_order.begin(), m_order.end(), position);
    return found == m_order.end() ? -1 : static_cast<int>(found - m_order.begin());
}

int LeaderboardModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int LeaderboardModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

bool LeaderboardModel::anyTest() const {
    return m_adaptation && std::ranges::any_of(m_adaptation->results, [](const auto& result) {
               return result.test.has_value();
           });
}

double LeaderboardModel::value(const StrategyResult& result, int column) const {
    if (!result.available) return kMissing;
    switch (column) {
        case OutOfFold:
            return result.outOfFoldNmse;
        case Mape:
            return result.test ? result.test->mape : result.outOfFoldMape;
        case Unseen:
            return result.test ? result.test->nmse : kMissing;
        case Interval:
            return halfWidth(result.model);
        default:
            return kMissing;
    }
}

QString LeaderboardModel::text(const StrategyResult& result, int column) const {
    const double number = value(result, column);
    switch (column) {
        case Name:
            return strategyLabel(result.strategy);
        case Mape:
            if (number > kHopeless) return tr("> %1 %").arg(kHopeless);
            return quantityText(number, QStringLiteral("%"));
        case Interval:
            return result.available ? intervalText(result.model) : QStringLiteral("–");
        default:
            return numberText(number);
    }
}

QString LeaderboardModel::toolTip(const StrategyResult& result, int column) const {
    if (!result.available) return sentence(result.reason);
    if (column == Interval && result.model.interval)
        return tr("%1 % of new runs are expected within this distance of the prediction.")
            .arg(std::lround(100 * result.model.interval->level));
    QString seen = result.test
                       ? tr("Runs not seen: %1").arg(static_cast<qlonglong>(result.test->rows))
                       : tr("Shots, out of fold");
    if (column == Mape) return tr("Mean absolute percentage error. %1").arg(seen);
    if (column == Unseen && result.test) return seen;
    if (column == Name) {
        QStringList lines{strategyMeaning(result.strategy)};
        if (result.shares.size() == kPriorFamilies) lines << madeOf(result);
        lines << tr("Fitted in %1").arg(quantityText(result.seconds, QStringLiteral("s")));
        return lines.join(QLatin1Char('\n'));
    }
    return {};
}

QString LeaderboardModel::madeOf(const StrategyResult& result) const {
    const auto percent = [&](PriorFamily family) {
        const double share = result.shares[static_cast<std::size_t>(family)].share;
        return percentLabel(share);
    };
    return tr("Explained by: shift of the source %1, its latent features %2, input alignment %3, "
              "the target's own features %4, noise %5")
        .arg(percent(PriorFamily::SourceShift), percent(PriorFamily::LatentFeatures),
             percent(PriorFamily::InputAlignment), percent(PriorFamily::TargetResidual),
             percent(PriorFamily::Noise));
}

QVariant LeaderboardModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const std::size_t at = position(index.row());
    const StrategyResult& result = m_adaptation->results[at];
    switch (role) {
        case Qt::DisplayRole:
            return text(result, index.column());
        case Qt::EditRole: {
            if (index.column() == Name) return text(result, Name);
            return QString::fromStdString(formatNumber(value(result, index.column())));
        }
        case Qt::TextAlignmentRole:
            return cellAlignment(index.column() != Name);
        case Qt::ToolTipRole:
            return toolTipText(toolTip(result, index.column()));
        case Qt::FontRole: {
            if (at != m_adaptation->best) return {};
            QFont font;
            font.setWeight(QFont::DemiBold);
            return font;
        }
        default:
            return {};
    }
}

QVariant LeaderboardModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) return {};
    if (role == Qt::TextAlignmentRole) return cellAlignment(section != Name);
    if (role == Qt::DisplayRole) {
        switch (section) {
            case Name:
                return tr("Strategy");
            case OutOfFold:
                return tr("Out of\nfold");
            case Mape:
                return tr("MAPE");
            case Unseen:
                return tr("Not\nseen");
            default:
                return tr("Interval");
        }
    }
    if (role != Qt::ToolTipRole) return {};
    switch (section) {
        case OutOfFold:
            return tr(
                "Mean squared error of the transformed response over its variance, each shot "
                "predicted by a model that has not seen it");
        case Mape:
            return anyTest()
                       ? tr("Mean absolute percentage error: the mean of |predicted − "
                            "measured| / |measured| over the measured runs that are not shots")
                       : tr("Mean absolute percentage error: the mean of |predicted − "
                            "measured| / |measured| over the shots, each predicted by a model "
                            "that has not seen it");
        case Unseen:
            return tr("The same on measured runs that are not shots");
        case Interval:
            return tr("Around every prediction, from the out-of-fold residuals");
        default:
            return {};
    }
}

Qt::ItemFlags LeaderboardModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    const bool available = m_adaptation->results[position(index.row())].available;
    // What could not run can be read, but there is nothing of it to show.
    return available ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

void LeaderboardModel::sort(int column, Qt::SortOrder order) {
    if (!m_adaptation || column < 0 || column >= ColumnCount) return;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::size_t> positions;
    for (const QModelIndex& index : before) positions.push_back(position(index.row()));
    const auto less = [&](std::size_t a, std::size_t b) {
        const StrategyResult &one = m_adaptation->results[a], &other = m_adaptation->results[b];
        if (one.available != other.available) return one.available;
        const bool ascending = order == Qt::AscendingOrder;
        if (column == Name) {
            const int sign = text(one, Name).localeAwareCompare(text(other, Name));
            return ascending ? sign < 0 : sign > 0;
        }
        return standsBefore(value(one, column), value(other, column), ascending);
    };
    std::stable_sort(m_order.begin(), m_order.end(), less);
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after.append(index(rowOf(positions[static_cast<std::size_t>(i)]), before[i].column()));
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

}  // namespace footbridge
