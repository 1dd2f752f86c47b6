// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/study/campaigns_page.h"

#include <QButtonGroup>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>

#include "core/bundle/campaign_report.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "core/studies/campaign_files.h"
#include "core/studies/summary/campaign_summary.h"
#include "widgets/charts/campaign_plots.h"
#include "widgets/charts/plot_export.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/small_png.h"
#include "widgets/pages/study/campaign_results.h"
#include "widgets/pages/study/campaign_setup.h"
#include "widgets/pages/view_stack.h"
#include "widgets/words/folder_keys.h"
#include "widgets/words/name_text.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/campaign_desk.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr QSize kReportPlot(900, 560);

}  // namespace

/// What is being drawn and written.
struct CampaignsPage::Report {
    std::shared_ptr<const CampaignSnapshot> shown;
    std::vector<PlotSpec> plots;
    std::vector<QImage> images;
    std::vector<std::string> svgs;
};

QString CampaignsPage::title() {
    return tr("Campaigns");
}

QString CampaignsPage::help() {
    return tr(
        "<p><b>Campaigns</b></p><p>Every strategy on many pairs of tables, with several numbers of "
        "shots and several draws of them: on which pairs does transfer pay, and with how many "
        "shots? A campaign runs on this machine or on a cluster's batch system, and goes on where "
        "it stopped.</p>");
}

PageStatus CampaignsPage::status(const Workspace& workspace) {
    const CampaignDesk* desk = CampaignDesk::find(workspace);
    if (!desk) return {};
    const auto shown = desk->shown();
    if (shown && shown->status.cells > 0) {
        const StudyStatus& now = shown->status;
        const double share =
            static_cast<double>(now.done + now.failed) / static_cast<double>(now.cells);
        QString words = percentLabel(share);
        if (now.failed > 0)
            words = tr("%1, %2 failed").arg(words, countText(static_cast<qint64>(now.failed)));
        const bool done = now.left + now.running == 0;
        if (desk->running().isRunning()) return {StageState::Running, words};
        return {done ? StageState::Done : StageState::Ready, words};
    }
    if (desk->running().isRunning()) return pageStatus(StageState::Running, {});
    if (desk->cells() == 0) return {};
    const auto cells = static_cast<int>(desk->cells());
    return {StageState::Ready, countedText(tr("%n cell(s) to run", nullptr, cells), cells)};
}

CampaignsPage::CampaignsPage(Workspace& workspace, QWidget* parent)
    : Page(title(), workspace, parent),
      m_desk(CampaignDesk::of(workspace)),
      m_writing(workspace.jobs(), Job::Attendance::Asked, Job::Owner::Program) {
    m_views = new QButtonGroup(this);
    auto* views = new QHBoxLayout;
    views->setSpacing(0);
    for (int at = 0; at < 2; ++at) {
        m_viewButtons[at] = new QPushButton(at == 0 ? tr("Set up") : tr("Run and results"), this);
        m_viewButtons[at]->setObjectName(at == 0 ? QStringLiteral("campaignSetUp")
                                                 : QStringLiteral("campaignShown"));
        m_viewButtons[at]->setCheckable(true);
        m_views->addButton(m_viewButtons[at], at == 0 ? SetUp : Results);
        views->addWidget(m_viewButtons[at]);
    }
    actions()->addLayout(views);
    m_new = new QPushButton(tr("New…"), this);
    m_new->setObjectName(QStringLiteral("newCampaign"));
    m_open = new QPushButton(tr("Open…"), this);
    m_open->setObjectName(QStringLiteral("openCampaign"));
    m_start = new QPushButton(tr("Start"), this);
    m_start->setObjectName(QStringLiteral("startCampaign"));
    m_start->setProperty("primary", true);
    for (QPushButton* button : {m_new, m_open, m_start}) actions()->addWidget(button);
    m_problem = makeLabel({}, "bad", this);
    m_problem->setObjectName(QStringLiteral("campaignProblem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    contents()->addWidget(m_problem);
    m_stack = new ViewStack(this);
    contents()->addWidget(m_stack, 1);

    auto* empty = new QWidget(m_stack);
    auto* middle = new QVBoxLayout(empty);
    middle->addStretch(1);
    auto* sentence = makeLabel(tr("A campaign measures every strategy on many pairs of tables."),
                               "subtitle", empty);
    sentence->setAlignment(Qt::AlignCenter);
    middle->addWidget(sentence);
    auto* first = new QPushButton(tr("New…"), empty);
    first->setObjectName(QStringLiteral("firstCampaign"));
    first->setProperty("primary", true);
    middle->addWidget(first, 0, Qt::AlignCenter);
    middle->addStretch(2);
    m_setup = new CampaignSetup(m_desk, m_stack);
    m_results = new CampaignResults(m_desk, workspace.jobs(), m_stack);
    m_stack->addWidget(empty);
    m_stack->addWidget(m_setup);
    m_stack->addWidget(m_results);

    for (QPushButton* button : {m_new, first})
        connect(button, &QPushButton::clicked, this, &CampaignsPage::askForNew);
    connect(m_open, &QPushButton::clicked, this, &CampaignsPage::askForCampaign);
    connect(m_start, &QPushButton::clicked, this, &CampaignsPage::start);
    connect(m_views, &QButtonGroup::idClicked, this,
            [this](int view) { showView(static_cast<View>(view)); });
    connect(m_setup, &CampaignSetup::changed, this, &CampaignsPage::showState);
    connect(m_results, &CampaignResults::plotsAsked, this, &CampaignsPage::writeReport);
    connect(&m_desk, &CampaignDesk::draftChanged, this, [this] {
        if (m_stack->currentIndex() == Empty) showView(SetUp);
        showState();
    });
    connect(&m_desk, &CampaignDesk::shownChanged, this, [this] {
        if (m_stack->currentIndex() == Empty) showView(Results);
        showState();
    });
    connect(&m_desk, &CampaignDesk::problem, this,
            [this](const QString& text) { tell("bad", text); });
    connect(&m_writing, &Job::failed, this, [this](const QString& text) {
        m_report.reset();
        tell("bad", text);
    });
    connect(&m_writing, &Job::cancelled, this, [this] { m_report.reset(); });
    for (Job* job : {&m_desk.running(), &m_desk.proposing()}) {
        connect(job, &Job::started, m_problem, &QWidget::hide);
        connect(job, &Job::finished, this, &CampaignsPage::showState);
    }
    showView(m_desk.shown() ? Results : m_desk.cells() > 0 ? SetUp : Empty);
}

void CampaignsPage::showView(View view) {
    m_stack->setCurrentIndex(view);
    if (view != Empty) m_views->button(view)->setChecked(true);
    showState();
}

void CampaignsPage::showState() {
    const int view = m_stack->currentIndex();
    const bool running = m_desk.running().isRunning();
    for (QPushButton* button : m_viewButtons) button->setVisible(view != Empty);
    m_viewButtons[1]->setEnabled(m_desk.shown() != nullptr || running);
    m_new->setVisible(view == Results);
    m_start->setVisible(view == SetUp);
    m_start->setEnabled(!running && m_setup->isReady());
    const auto shown = m_desk.shown();
    if (view == Results && shown) {
        const auto pairs = static_cast<int>(shown->campaign.pairs.size());
        const auto cells = static_cast<int>(shown->status.cells);
        setSubtitle(tr("%1: %2, %3.")
                        .arg(nameText(shown->campaign.name),
                             countedText(tr("%n pair(s)", nullptr, pairs), pairs),
                             countedText(tr("%n cell(s)", nullptr, cells), cells)));
    } else {
        setSubtitle(view == SetUp
                        ? tr("On which pairs does transfer pay, and with how many shots? Choose "
                             "what to measure.")
                        : QString());
    }
}

void CampaignsPage::askForNew() {
    // What is loaded is what a person has in mind, where it is enough for a campaign.
    if (m_desk.cells() == 0 && workspace().document().isReady())
        m_desk.takeLoaded();
    else if (m_desk.cells() == 0)
        m_setup->askForFolder();
    if (m_desk.cells() > 0) showView(SetUp);
}

void CampaignsPage::start() {
    m_desk.start(m_setup->folder(), m_setup->slurm());
    if (m_desk.running().isRunning()) showView(Results);
}

void CampaignsPage::askForCampaign() {
    const QString from =
        QSettings().value(QLatin1String(kCampaignsFolder), QDir::homePath()).toString();
    auto* dialog = new QFileDialog(this, tr("Folder of a campaign's results"), from);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
        if (!QFileInfo::exists(folder + QStringLiteral("/cells/study.json"))) {
            tell("bad", tr("The folder %1 holds no campaign.").arg(folder));
            return;
        }
        m_problem->hide();
        m_desk.open(folder);
        showView(Results);
    });
    dialog->open();
}

void CampaignsPage::tell(const char* role, const QString& sentence) {
    setTextRole(m_problem, role);
    m_problem->setText(sentence);
    m_problem->show();
}

/// Beside the results, as the command line writes them.
void CampaignsPage::writeReport() {
    const auto shown = m_desk.shown();
    if (!shown || shown->rows.empty() || m_report) return;
    m_report = std::make_shared<Report>();
    m_report->shown = shown;
    m_writing.start([this, report = m_report](const RunContext&) -> std::function<void()> {
        report->plots = campaignPlots(report->shown->campaign, report->shown->result);
        return [this] { QTimer::singleShot(0, this, &CampaignsPage::drawNext); };
    });
}

/// One picture a turn, as drawing belongs to the thread of the window.
void CampaignsPage::drawNext() {
    if (!m_report) return;
    Report& report = *m_report;
    const std::size_t at = report.images.size();
    if (at == report.plots.size()) {
        m_writing.start([this, done = m_report, inputs = workspace().jobs().inputs()](
                            const RunContext&) -> std::function<void()> {
            writeFiles(*done, inputs);
            return [this, done] {
                tell(
                    "good",
                    tr("Written: report.html and the folder plots in %1").arg(done->shown->folder));
                m_report.reset();
            };
        });
        return;
    }
    try {
        report.svgs.push_back(renderSvg(report.plots[at], lightTheme(), kReportPlot).toStdString());
        report.images.push_back(renderImage(report.plots[at], lightTheme(), kReportPlot, 1.5));
    } catch (const Error& error) {
        m_report.reset();
        tell("bad", footbridge::sentence(error.message()));
        return;
    }
    QTimer::singleShot(0, this, &CampaignsPage::drawNext);
}

void CampaignsPage::writeFiles(const Report& report, std::vector<std::string> inputs) {
    const std::filesystem::path folder(report.shown->folder.toStdString());
    makeOutputFolder((folder / "plots").string());
    const OutputFile page = reportFile(folder, kCampaignPage);
    std::vector<OutputFile> outputs = campaignPictures(folder);
    outputs.push_back(page);
    std::ranges::move(filesOf(report.shown->campaign, {}), std::back_inserter(inputs));
    checkOutputs(outputs, inputs);
    std::vector<ReportPicture> pictures;
    const auto& files = campaignPlotFiles();
    for (std::size_t at = 0; at < files.size(); ++at) {
        const std::string png = encodeSmallPng(report.images[at]).toStdString();
        const std::string title = report.plots[at].title.toStdString();
        writeFile(folder / "plots" / (files[at].name + ".png"), png);
        writeFile(folder / "plots" / (files[at].name + ".svg"), report.svgs[at]);
        pictures.push_back({title, title, png});
    }
    ReportLanguage language;
    language.say = [](const Message& message) {
        return footbridge::sentence(message).toStdString();
    };
    writeFile(page.path,
              campaignReport(report.shown->campaign, report.shown->result, pictures, language));
}

}  // namespace footbridge
