// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/feature_lists.h"

#include <QListView>
#include <algorithm>

#include "widgets/pages/model/feature_side.h"
#include "widgets/pages/page.h"

namespace footbridge {

namespace {

constexpr int kLeastWidth = 190;

}  // namespace

FeatureLists::FeatureLists(QWidget* parent) : QSplitter(Qt::Horizontal, parent) {
    using Kind = FeatureListModel::Kind;
    setHandleWidth(kCardSpacing);
    setChildrenCollapsible(false);
    m_source = new FeatureSide(Kind::OnlySource, tr("Only in the source"), this);
    m_matched = new FeatureSide(Kind::Matched, tr("Matched"), this);
    m_target = new FeatureSide(Kind::OnlyTarget, tr("Only in the target"), this);
    m_source->setEmptyText(tr("Every feature of the source has a counterpart."));
    m_matched->setEmptyText(tr("No feature matches yet. Select one on each side and press Match."));
    m_target->setEmptyText(tr("Every feature of the target has a counterpart."));
    for (FeatureSide* side : {m_source, m_matched, m_target}) {
        side->setMinimumWidth(kLeastWidth);
        addWidget(side);
    }
    for (FeatureSide* side : {m_source, m_target})
        connect(side, &FeatureSide::selectionMade, this,
                [this] { m_matched->view().clearSelection(); });
    connect(m_matched, &FeatureSide::selectionMade, this, [this] {
        m_source->view().clearSelection();
        m_target->view().clearSelection();
    });
    connect(this, &QSplitter::splitterMoved, this, [this] { m_moved = true; });
}

void FeatureLists::resizeEvent(QResizeEvent* event) {
    QSplitter::resizeEvent(event);
    fit();
}

void FeatureLists::fit() {
    if (m_moved || !isVisible()) return;
    const int room = width() - 2 * handleWidth();
    const int even = room / 3;
    QList<int> widths;
    int wanted = 0;
    for (const FeatureSide* side : {m_source, m_matched, m_target}) {
        widths << std::max(side->wantedWidth(), kLeastWidth);
        wanted += widths.last();
    }
    if (std::ranges::all_of(widths, [&](int width) { return width <= even; }))
        widths = {even, even, even};
    else if (wanted < room)
        for (int& width : widths) width += (room - wanted) / 3;
    setSizes(widths);
}

}  // namespace footbridge
