// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/start_panel.h"

#include <QFileInfo>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/pages/drop_zone.h"
#include "widgets/pages/page.h"
#include "widgets/words/name_text.h"
#include "widgets/words/tool_tip.h"
#include "widgets/workspace/example.h"

namespace footbridge {

namespace {

constexpr int kZoneWidth = 360, kMostRecent = 6, kFolderWidth = 420;

/// Name and folder of a session on one line.
class RecentSessionButton : public QPushButton {
  public:
    RecentSessionButton(const QString& path, QWidget* parent) : QPushButton(parent) {
        const QFileInfo file(path);
        setObjectName(QStringLiteral("recentSession"));
        setToolTip(toolTipText(path));
        setAccessibleName(StartPanel::tr("Open %1").arg(nameText(file.fileName())));
        setFixedHeight(36);
        setCursor(Qt::PointingHandCursor);
        auto* layout = new QHBoxLayout(this);
        layout->setContentsMargins(12, 0, 12, 0);
        layout->setSpacing(kCardSpacing);
        auto* name = makeLabel(nameText(file.fileName()), "", this);
        auto* folder = makeLabel({}, "caption", this);
        const QString place = folder->fontMetrics().elidedText(nameText(file.absolutePath()),
                                                               Qt::ElideMiddle, kFolderWidth);
        folder->setText(place);
        for (QLabel* label : {name, folder}) label->setAttribute(Qt::WA_TransparentForMouseEvents);
        layout->addWidget(name);
        layout->addStretch();
        layout->addWidget(folder);
    }
};

}  // namespace

StartPanel::StartPanel(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("startPanel"));
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
    words->setWordWrap(true);
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
        zone->setFixedSize(kZoneWidth, 120);
        zones->addWidget(zone);
    }
    zones->addStretch();
    outer->addLayout(zones);
    outer->addSpacing(kCardSpacing);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(kRowSpacing);
    auto* open = new QPushButton(tr("Open files…"), this);
    open->setProperty("primary", true);
    open->setObjectName(QStringLiteral("openFiles"));
    auto* example = new QPushButton(tr("Try the example"), this);
    example->setObjectName(QStringLiteral("tryExample"));
    auto* tour = new QPushButton(tr("Take the tour"), this);
    tour->setObjectName(QStringLiteral("startTour"));
    tour->setToolTip(tr("Eleven short stops through the example"));
    buttons->addStretch();
    buttons->addWidget(open);
    buttons->addWidget(example);
    buttons->addWidget(tour);
    buttons->addStretch();
    outer->addLayout(buttons);
    outer->addSpacing(kPageMargin);
    m_recent = new QWidget(this);
    m_recent->setFixedWidth(2 * kZoneWidth + kCardSpacing);
    m_recentLines = new QVBoxLayout(m_recent);
    m_recentLines->setContentsMargins(0, 0, 0, 0);
    m_recentLines->setSpacing(4);
    outer->addWidget(m_recent, 0, Qt::AlignHCenter);
    outer->addStretch(3);
    setRecent({});

    connect(open, &QPushButton::clicked, this, &StartPanel::openWanted);
    connect(example, &QPushButton::clicked, this, &StartPanel::exampleWanted);
    connect(tour, &QPushButton::clicked, this, &StartPanel::tourWanted);
    connect(source, &DropZone::clicked, this, &StartPanel::sourceWanted);
    connect(target, &DropZone::clicked, this, &StartPanel::targetWanted);
    connect(source, &DropZone::filesDropped, this, &StartPanel::sourcesDropped);
    connect(target, &DropZone::filesDropped, this, &StartPanel::targetDropped);
}

void StartPanel::setRecent(const QStringList& paths) {
    while (QLayoutItem* item = m_recentLines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_recent->setVisible(!paths.isEmpty());
    if (paths.isEmpty()) return;
    m_recentLines->addWidget(makeLabel(tr("Recent files"), "heading", m_recent));
    for (const QString& path : paths.mid(0, kMostRecent)) {
        auto* line = new RecentSessionButton(path, m_recent);
        connect(line, &QPushButton::clicked, this, [this, path] { Q_EMIT sessionWanted(path); });
        m_recentLines->addWidget(line);
    }
}

}  // namespace footbridge
