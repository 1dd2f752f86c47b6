// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/severity_map_view.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>
#include <cmath>

#include "widgets/charts/mixed_colour.h"
#include "widgets/charts/theme.h"
#include "widgets/models/severity_map_model.h"
#include "widgets/pages/table_copy.h"

namespace footbridge {

namespace {

constexpr int kSmallestCell = 40, kLargestCell = 120, kMapRow = 34, kHeaderHeight = 26;
constexpr int kWidestLabel = 150;
constexpr int kNameMargin = 12;
constexpr double kBandMargin = 6;
constexpr qsizetype kWorthCutting = 4;             ///< letters that all names share
constexpr double kPalest = 0.06, kDarkest = 0.92;  ///< share of the accent at severity 0 and 1

/// As bright as the eye sees it, in [0, 1] (ITU-R BT.709).
double brightness(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// The one of the two that stands out more from the background.
QColor readableOn(const QColor& background, const QColor& a, const QColor& b) {
    const auto contrast = [&](const QColor& colour) {
        const double one = brightness(colour) + 0.05, other = brightness(background) + 0.05;
        return std::max(one, other) / std::min(one, other);
    };
    return contrast(a) >= contrast(b) ? a : b;
}

class CellPainter : public QStyledItemDelegate {
  public:
    explicit CellPainter(SeverityMapView* view) : QStyledItemDelegate(view), m_view(view) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = currentTheme();
        const QRectF cell = QRectF(option.rect).adjusted(2, 2, -2, -2);
        const QVariant headline = index.data(SeverityMapModel::Headline);
        const QColor fill =
            headline.isValid()
                ? mixed(theme.surface, theme.accent,
                        kPalest + (kDarkest - kPalest) * std::clamp(headline.toDouble(), 0.0, 1.0))
                : theme.surface;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(headline.isValid() ? QPen(Qt::NoPen) : QPen(theme.grid, 1));
        painter->setBrush(index.row() == index.column() ? theme.grid : fill);
        painter->drawRoundedRect(cell, 4, 4);
        painter->setBrush(Qt::NoBrush);
        if (m_view->loaded().contains({index.row(), index.column()})) {
            painter->setPen(QPen(theme.text, 2));
            painter->drawRoundedRect(cell, 4, 4);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.warning, 2));
            painter->drawRoundedRect(cell.adjusted(-1, -1, 1, 1), 5, 5);
        }
        QFont font = option.font;
        font.setItalic(index.data(SeverityMapModel::Doubtful).toBool());
        painter->setFont(font);
        const QColor ink =
            headline.isValid() ? readableOn(fill, lightTheme().text, Qt::white) : theme.muted;
        painter->setPen(ink);
        painter->drawText(cell.adjusted(0, 0, 0, -3), Qt::AlignCenter,
                          index.data(Qt::DisplayRole).toString());
        if (headline.isValid())
            paintBand(*painter, cell, index.data(SeverityMapModel::Band).toPointF(), ink);
        painter->restore();
    }

  private:
    /// A line along the bottom, which stands for 0 to 1.
    static void paintBand(QPainter& painter, const QRectF& cell, QPointF band, QColor ink) {
        const double left = cell.left() + kBandMargin, width = cell.width() - 2 * kBandMargin;
        const double y = cell.bottom() - 3.5;
        ink.setAlphaF(0.75F);
        painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(left + width * band.x(), y), QPointF(left + width * band.y(), y));
    }

    SeverityMapView* m_view;
};

/// How many letters all names start with, up to the end of a word.
qsizetype commonStart(const QStringList& names) {
    qsizetype length = names.isEmpty() ? 0 : names.front().size();
    for (const QString& name : names) {
        qsizetype same = 0;
        while (same < std::min(length, name.size()) && name[same] == names.front()[same]) ++same;
        length = same;
    }
    while (length > 0 && names.front()[length - 1].isLetterOrNumber()) --length;
    return length;
}

/// Table names; where they do not fit, without what all of them start with.
class NameHeader : public QHeaderView {
  public:
    using QHeaderView::QHeaderView;

    /// So much as the names need, at most `most`.
    int neededWidth(int most) const {
        int width = 0;
        for (int table = 0; table < count(); ++table)
            width = std::max(width, fontMetrics().horizontalAdvance(
                                        shortened(table, fontMetrics(), most - kNameMargin)));
        return std::min(most, width + kNameMargin);
    }

  protected:
    void paintSection(QPainter* painter, const QRect& section, int table) const override {
        const bool above = orientation() == Qt::Horizontal;
        const QRect place = section.adjusted(above ? 4 : 0, 0, above ? -4 : -8, 0);
        painter->save();
        painter->fillRect(section, currentTheme().surface);
        painter->setPen(currentTheme().muted);
        painter->drawText(place, above ? Qt::AlignCenter : int(Qt::AlignRight | Qt::AlignVCenter),
                          shortened(table, painter->fontMetrics(), place.width()));
        painter->restore();
    }

  private:
    QString shortened(int table, const QFontMetrics& metrics, int width) const {
        QStringList names;
        for (int i = 0; i < count(); ++i) names += model()->headerData(i, orientation()).toString();
        const QString& name = names[table];
        if (metrics.horizontalAdvance(name) <= width) return name;
        const qsizetype same = commonStart(names);
        const QString rest = same < kWorthCutting || same == name.size()
                                 ? name
                                 : QStringLiteral("…") + name.mid(same);
        return metrics.elidedText(rest, Qt::ElideMiddle, width);
    }
};

}  // namespace

SeverityMapView::SeverityMapView(JobBoard& board, QWidget* parent) : QTableView(parent) {
    setItemDelegate(new CellPainter(this));
    setShowGrid(false);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setStyleSheet(QStringLiteral("QTableCornerButton::section { border: none; }"));
    setMouseTracking(true);
    setTextElideMode(Qt::ElideMiddle);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalHeader(new NameHeader(Qt::Horizontal, this));
    setVerticalHeader(new NameHeader(Qt::Vertical, this));
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->setMinimumSectionSize(kMapRow);
    }
    verticalHeader()->setDefaultSectionSize(kMapRow);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setFixedHeight(kHeaderHeight);
    setAccessibleName(tr("Severity from every table (rows) to every other (columns)"));
    makeCopyable(this, board);
    connect(this, &QTableView::clicked, this, &SeverityMapView::activate);
}

void SeverityMapView::setModel(QAbstractItemModel* model) {
    QTableView::setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        fitCells();
        updateGeometry();
    });
}

void SeverityMapView::setLoaded(const QSet<QPair<int, int>>& pairs) {
    m_loaded = pairs;
    viewport()->update();
}

QSize SeverityMapView::sizeHint() const {
    const int count = model() ? model()->rowCount() : 0;
    return {kWidestLabel + kLargestCell * count, kHeaderHeight + kMapRow * count + 4};
}

QSize SeverityMapView::minimumSizeHint() const {
    const int count = std::min(12, model() ? model()->rowCount() : 0);
    return {200, kHeaderHeight + kMapRow * std::max(2, count) + 4};
}

void SeverityMapView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitCells();
}

void SeverityMapView::fitCells() {
    const int count = model() ? model()->columnCount() : 0;
    if (count == 0) return;
    verticalHeader()->setFixedWidth(
        static_cast<const NameHeader*>(verticalHeader())->neededWidth(kWidestLabel));
    horizontalHeader()->setDefaultSectionSize(
        std::clamp(viewport()->width() / count, kSmallestCell, kLargestCell));
}

void SeverityMapView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
        event->key() == Qt::Key_Space) {
        activate(currentIndex());
        return;
    }
    QTableView::keyPressEvent(event);
}

void SeverityMapView::activate(const QModelIndex& index) {
    if (index.isValid() && index.data(SeverityMapModel::Headline).isValid())
        Q_EMIT pairActivated(index.row(), index.column());
}

}  // namespace footbridge
