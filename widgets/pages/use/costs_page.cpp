// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/costs_page.h"

#include <QButtonGroup>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "widgets/pages/use/memory_view.h"
#include "widgets/pages/use/platforms_view.h"
#include "widgets/pages/use/requests_view.h"
#include "widgets/pages/view_stack.h"
#include "widgets/words/folder_keys.h"
#include "widgets/words/number_text.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

QString CostsPage::title() {
    return tr("Costs");
}

QString CostsPage::help() {
    return tr(
        "<p><b>Costs</b></p><p>What to request for planned runs, so that few are killed and little "
        "is wasted: "
        "say how much worse an underestimate is and what your site allows, and save the requests. "
        "<i>Nodes and platforms</i> compares where to run; <i>Memory</i> says what training a "
        "network takes on each device.</p>");
}

PageStatus CostsPage::status(const Workspace& workspace) {
    const auto result = workspace.costs().result();
    if (!result) return {StageState::Empty, {}};
    const RequestRule& rule = result->study.recommended.rule;
    if (rule.limit)
        return {StageState::Done,
                tr("as “%1” says").arg(QString::fromStdString(result->costing.requests->atMost))};
    if (rule.kind == RequestRule::Kind::UpperBound)
        return {StageState::Done,
                tr("upper bound, %1").arg(quantityText(100 * rule.level, QStringLiteral("%")))};
    const QString factor = numberText(rule.factor);
    return {StageState::Done, result->fromTable() ? tr("%1 × the request").arg(factor)
                                                  : tr("%1 × the prediction").arg(factor)};
}

CostsPage::CostsPage(Workspace& workspace, QWidget* parent)
    : Page(title(), workspace, parent),
      m_views(new ViewStack(this)),
      m_requests(new RequestsView(workspace, m_views)) {
    setSubtitle(tr("What to request, so that few runs are killed and little is wasted."));
    auto* group = new QButtonGroup(this);
    group->addButton(addTab(tr("Requests"), "costsRequests", [this] { return m_requests; }));
    group->addButton(addTab(tr("Nodes and platforms"), "costsPlatforms",
                            [this] { return new PlatformsView(this->workspace(), m_views); }));
    group->addButton(
        addTab(tr("Memory"), "costsMemory", [this] { return new MemoryView(m_views); }));
    group->buttons().constFirst()->click();
    m_model = new QPushButton(this);
    m_model->setObjectName(QStringLiteral("costsModel"));
    m_open = new QPushButton(tr("Open runs…"), this);
    m_open->setObjectName(QStringLiteral("costsOpen"));
    m_open->setToolTip(tr("A table of requests and measured values, such as a job log"));
    m_save = new QPushButton(tr("Save requests…"), this);
    m_save->setObjectName(QStringLiteral("costsSave"));
    for (QPushButton* button : {m_model, m_open, m_save}) actions()->addWidget(button);
    contents()->addWidget(m_views, 1);
    connect(m_open, &QPushButton::clicked, this, &CostsPage::openRuns);
    connect(m_model, &QPushButton::clicked, &workspace.costs(), &CostDesk::closeTable);
    connect(m_save, &QPushButton::clicked, m_requests, &RequestsView::save);
    connect(&workspace.costs(), &CostDesk::changed, this, &CostsPage::showState);
    connect(&workspace.costs(), &CostDesk::problem, &workspace.document(), &Document::problem);
    connect(&workspace.places(), &PlaceDesk::problem, &workspace.document(), &Document::problem);
    connect(m_views, &QStackedWidget::currentChanged, this, &CostsPage::showState);
    showState();
}

QPushButton* CostsPage::addTab(const QString& text, const char* name,
                               std::function<QWidget*()> make) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QString::fromLatin1(name));
    button->setCheckable(true);
    button->setAutoExclusive(true);
    connect(button, &QPushButton::clicked, m_views,
            [this, make = std::move(make), view = static_cast<QWidget*>(nullptr)]() mutable {
                // A view that nobody looks at costs the page no time.
                if (!view) {
                    view = make();
                    m_views->addWidget(view);
                    Q_EMIT viewMade();
                }
                m_views->setCurrentWidget(view);
            });
    actions()->addWidget(button);
    return button;
}

void CostsPage::showState() {
    const CostDesk& desk = workspace().costs();
    const bool requests = m_views->currentWidget() == m_requests;
    const bool any = desk.result() != nullptr;
    m_model->setVisible(requests && desk.table() != nullptr);
    m_model->setText(workspace().document().adaptation() ? tr("Back to the model")
                                                         : tr("Close the runs"));
    m_open->setVisible(requests);
    m_save->setVisible(requests && any);
    // One primary button: what is to be done next.
    setPrimary(m_open, !any);
    setPrimary(m_save, any);
}

void CostsPage::openRuns() {
    const QString folder =
        QSettings().value(QLatin1String(kTablesFolder), QDir::homePath()).toString();
    auto* dialog = new QFileDialog(window(), tr("Open requests and measured values"), folder,
                                   tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        QSettings().setValue(QLatin1String(kTablesFolder), QFileInfo(path).path());
        workspace().costs().openTable(path);
    });
    dialog->open();
}

}  // namespace footbridge
