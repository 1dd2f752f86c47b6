// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/rail.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "app/gui/rail_model.h"
#include "widgets/charts/text_size.h"
#include "widgets/charts/theme.h"
#include "widgets/workspace/document.h"

namespace footbridge {

namespace {

constexpr int kRailWidth = 184, kItemHeight = 52, kDotRadius = 5, kTextLeft = 29;
constexpr int kHeadingHeight = 34;

void paintDot(QPainter& painter, QPointF centre, StageState state, const Theme& theme) {
    painter.setPen(QPen(theme.muted, 1.5));
    painter.setBrush(Qt::NoBrush);
    switch (state) {
        case StageState::Empty:
            break;
        case StageState::Ready:
            painter.setPen(QPen(theme.accent, 2));
            break;
        case StageState::Running:
            painter.setPen(QPen(theme.accent, 2));
            painter.drawEllipse(centre, kDotRadius - 1.0, kDotRadius - 1.0);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.accent);
            painter.drawPie(QRectF(centre.x() - 4, centre.y() - 4, 8, 8), 90 * 16, -180 * 16);
            return;
        case StageState::Done:
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.good);
            break;
        case StageState::Stale:
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.warning);
            break;
    }
    const double radius =
        state == StageState::Done || state == StageState::Stale ? kDotRadius : kDotRadius - 1;
    painter.drawEllipse(centre, radius, radius);
}

void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                  const Theme& theme) {
    const QRect box = option.rect.adjusted(0, 6, 0, 0);
    painter.setPen(QPen(theme.muted, 1.5));
    painter.setBrush(Qt::NoBrush);
    const QPointF at(box.left() + 14, box.center().y() + 0.5);
    const bool folded = index.data(RailModel::FoldedRole).toBool();
    const QPointF along = folded ? QPointF(0, 3) : QPointF(3, 0);
    const QPointF tip = folded ? QPointF(2, 0) : QPointF(0, 2);
    painter.drawPolyline(QPolygonF{at - along - tip, at + tip, at + along - tip});
    QFont font = option.font;
    font.setPixelSize(textPixels(11));
    font.setWeight(QFont::DemiBold);
    font.setUnderline(option.state & QStyle::State_HasFocus);
    painter.setFont(font);
    painter.drawText(box.adjusted(kTextLeft, 0, -8, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     index.data().toString());
}

class RailDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        const bool heading = index.data(RailModel::HeadingRole).toBool();
        return {kRailWidth - 20, textPixels(heading ? kHeadingHeight : kItemHeight)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = currentTheme();
        const bool selected = option.state & QStyle::State_Selected;
        const bool focused = (option.state & QStyle::State_HasFocus) && selected;
        const QRect box = option.rect.adjusted(0, 1, 0, -1);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (index.data(RailModel::HeadingRole).toBool()) {
            paintHeading(*painter, option, index, theme);
            painter->restore();
            return;
        }
        if (selected || (option.state & QStyle::State_MouseOver)) {
            painter->setPen(focused ? QPen(theme.accent, 1) : QPen(Qt::NoPen));
            painter->setBrush(selected ? theme.accentSoft : theme.background);
            painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        }
        const auto state = static_cast<StageState>(index.data(RailModel::StateRole).toInt());
        const QString summary = index.data(RailModel::SummaryRole).toString();
        const QRect text = box.adjusted(kTextLeft, 9, -8, -9);
        paintDot(*painter, QPointF(box.left() + 14, box.center().y() + 0.5), state, theme);
        QFont font = option.font;
        font.setPixelSize(textPixels(13));
        font.setWeight(QFont::DemiBold);
        painter->setFont(font);
        painter->setPen(selected ? theme.accent : theme.text);
        painter->drawText(text,
                          (summary.isEmpty() ? Qt::AlignVCenter : Qt::AlignTop) | Qt::AlignLeft,
                          index.data().toString());
        if (!summary.isEmpty()) {
            font.setPixelSize(textPixels(11));
            font.setWeight(QFont::Normal);
            painter->setFont(font);
            painter->setPen(theme.muted);
            painter->drawText(text, Qt::AlignBottom | Qt::AlignLeft,
                              QFontMetrics(font).elidedText(summary, Qt::ElideRight, text.width()));
        }
        painter->restore();
    }
};

}  // namespace

Rail::Rail(RailModel* model, QWidget* parent) : QListView(parent), m_model(model) {
    setModel(model);
    setItemDelegate(new RailDelegate(this));
    setProperty("rail", true);
    setObjectName(QStringLiteral("rail"));
    setAccessibleName(tr("Pages"));
    setFixedWidth(kRailWidth);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    setMouseTracking(true);
    setCurrentIndex(model->index(0));
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                const int page = m_model->pageAt(current.row());
                if (page >= 0) Q_EMIT pageChosen(page);
            });
    connect(this, &QListView::clicked, this, &Rail::toggle);
}

void Rail::showPage(int page) {
    m_model->unfold(page);
    setCurrentIndex(m_model->index(m_model->rowOf(page)));
}

void Rail::toggle(const QModelIndex& heading) {
    if (!heading.data(RailModel::HeadingRole).toBool()) return;
    // What folds takes the current page with it; the page itself stays.
    setCurrentIndex(heading);
    setCurrentIndex(m_model->index(m_model->toggle(heading.row())));
}

void Rail::keyPressEvent(QKeyEvent* event) {
    const bool chosen = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                        event->key() == Qt::Key_Space;
    if (chosen && currentIndex().data(RailModel::HeadingRole).toBool()) {
        toggle(currentIndex());
        return;
    }
    QListView::keyPressEvent(event);
}

}  // namespace footbridge
