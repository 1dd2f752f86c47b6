// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/explanation_parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "widgets/pages/page.h"

namespace footbridge {

QLabel* addExplanationHead(QVBoxLayout& layout, const QString& title, const QString& caption) {
    auto* line = new QWidget(layout.parentWidget());
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 4, 0, 0);
    row->setSpacing(6);
    row->addWidget(makeLabel(title, "heading", line), 0, Qt::AlignTop);
    QLabel* said = makeLabel(caption, "caption", line);
    said->setWordWrap(true);
    row->addWidget(said, 1, Qt::AlignTop);
    layout.addWidget(line);
    return said;
}

QString featureName(const AdaptedModel& model, Index feature) {
    return QString::fromStdString(model.schema.features[static_cast<std::size_t>(feature)].name);
}

}  // namespace footbridge
