// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/feature_side.h"

#include <QLabel>
#include <QListView>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/pages/model/feature_delegate.h"
#include "widgets/pages/page.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

constexpr int kMostMeasured = 500;    ///< lines looked at for the width
constexpr int kRoomBesideLines = 34;  ///< beside the lines, with the margins of the card

const char* objectNameOf(FeatureListModel::Kind kind) {
    switch (kind) {
        case FeatureListModel::Kind::OnlySource:
            return "onlySource";
        case FeatureListModel::Kind::OnlyTarget:
            return "onlyTarget";
        case FeatureListModel::Kind::Matched:
            return "matched";
    }
    return "";
}

}  // namespace

FeatureSide::FeatureSide(FeatureListModel::Kind kind, const QString& heading, QWidget* parent)
    : QFrame(parent), m_model(new FeatureListModel(kind, this)) {
    QVBoxLayout* layout = makeCard(*this);
    layout->setContentsMargins(8, 14, 8, 8);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 0, 8, 0);
    QLabel* title = makeLabel(heading, "heading", this);
    title->setWordWrap(true);
    head->addWidget(title, 1);
    m_count = makeLabel({}, "caption", this);
    head->addWidget(m_count);
    head->addStretch();
    layout->addLayout(head);
    m_stack = new QStackedWidget(this);
    m_view = new QListView(m_stack);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new FeatureDelegate(m_view));
    m_view->setAccessibleName(heading);
    m_view->setUniformItemSizes(true);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setMouseTracking(true);
    if (kind != FeatureListModel::Kind::Matched) {
        m_view->setDragDropMode(QAbstractItemView::DragDrop);
        m_view->setDefaultDropAction(Qt::LinkAction);
        m_view->setDragDropOverwriteMode(true);
    }
    m_view->setObjectName(QLatin1String(objectNameOf(kind)));
    m_stack->addWidget(m_view);
    m_empty = makeLabel({}, "caption", m_stack);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_stack->addWidget(m_empty);
    layout->addWidget(m_stack, 1);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection& selected) {
                if (!selected.isEmpty()) Q_EMIT selectionMade();
                Q_EMIT selectionChanged();
            });
}

void FeatureSide::setEmptyText(const QString& text) {
    m_empty->setText(text);
}

const FeatureLine* FeatureSide::selected() const {
    const QModelIndexList selected = m_view->selectionModel()->selectedIndexes();
    return selected.isEmpty() ? nullptr : &m_model->line(selected.first().row());
}

QString FeatureSide::selectedName() const {
    const FeatureLine* line = selected();
    if (!line || line->partial) return {};
    return line->source.isEmpty() ? line->target : line->source;
}

void FeatureSide::select(int row) {
    m_view->setCurrentIndex(m_model->index(row));
    m_view->scrollTo(m_model->index(row));
}

void FeatureSide::showCount() {
    m_count->setText(countText(m_model->total()));
    m_stack->setCurrentIndex(m_model->rowCount() > 0 ? 0 : 1);
}

int FeatureSide::wantedWidth() const {
    int width = 0;
    for (int row = 0; row < std::min(kMostMeasured, m_model->rowCount()); ++row)
        width = std::max(width, FeatureDelegate::lineWidth(m_view->font(), m_model->index(row)));
    return width + kRoomBesideLines;
}

}  // namespace footbridge
