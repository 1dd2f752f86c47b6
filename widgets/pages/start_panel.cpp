// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/start_panel.h"

#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/models/example.h"
#include "widgets/pages/drop_zone.h"
#include "widgets/pages/page.h"

namespace footbridge {

StartPanel::StartPanel(QWidget* parent) : QWidget(parent) {
    loadResources();
    auto* outer = new QVBoxLayout(this);
    outer->addStretch(2);
    auto* picture = new QLabel(this);
    picture->setPixmap(QIcon(QStringLiteral(":/icons/footbridge.svg")).pixmap(64, 64));
    picture->setAlignment(Qt::AlignCenter);
    outer->addWidget(picture);
    outer->addSpacing(kRowSpacing);
    auto* title = makeLabel(tr("Carry a performance model to a new platform"), "title", this);
    title->setAlignment(Qt::AlignCenter);
    outer->addWidget(title);
    auto* words = makeLabel(tr("Open a table of runs from a platform you know, and one with a few "
                               "runs from the new platform.\nFootbridge shows what does not match, "
                               "how hard the transfer is, and what the adapted model is worth."),
                            "subtitle", this);
    words->setAlignment(Qt::AlignCenter);
    outer->addWidget(words);
    outer->addSpacing(kPageMargin);

    auto* zones = new QHBoxLayout;
    zones->setSpacing(kCardSpacing);
    auto* source =
        new DropZone(tr("Source"), tr("Drop CSV files of the known platform here"), this);
    auto* target =
        new DropZone(tr("Target"), tr("Drop the CSV file of the new platform here"), this);
    zones->addStretch();
    for (DropZone* zone : {source, target}) {
        zone->setFixedSize(360, 120);
        zones->addWidget(zone);
    }
    zones->addStretch();
    outer->addLayout(zones);
    outer->addSpacing(kCardSpacing);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(kRowSpacing);
    auto* open = new QPushButton(tr("Open files…"), this);
    open->setProperty("primary", true);
    auto* example = new QPushButton(tr("Try the example"), this);
    example->setObjectName(QStringLiteral("tryExample"));
    buttons->addStretch();
    buttons->addWidget(open);
    buttons->addWidget(example);
    buttons->addStretch();
    outer->addLayout(buttons);
    outer->addStretch(3);

    connect(open, &QPushButton::clicked, this, &StartPanel::sourceWanted);
    connect(example, &QPushButton::clicked, this, &StartPanel::exampleWanted);
    connect(source, &DropZone::clicked, this, &StartPanel::sourceWanted);
    connect(target, &DropZone::clicked, this, &StartPanel::targetWanted);
    connect(source, &DropZone::filesDropped, this, &StartPanel::sourcesDropped);
    connect(target, &DropZone::filesDropped, this, &StartPanel::targetDropped);
}

}  // namespace footbridge
