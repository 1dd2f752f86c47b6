// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/study/training_page.h"

#include <QFileInfo>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/charts/plot_view.h"
#include "widgets/charts/savings_view.h"
#include "widgets/charts/training_plots.h"
#include "widgets/models/training_ways_model.h"
#include "widgets/pages/legend_text.h"
#include "widgets/pages/plain_table.h"
#include "widgets/pages/study/fields_dialog.h"
#include "widgets/pages/study/training_words.h"
#include "widgets/pages/table_copy.h"
#include "widgets/pages/view_stack.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/training_desk.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr int kWayRow = 26;

QSpinBox* spinBox(const char* name, const QString& label, int low, int high, QWidget* parent) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    box->setRange(low, high);
    return box;
}

QString nameOfField(const std::string& path) {
    return QFileInfo(QString::fromStdString(path)).fileName();
}

}  // namespace

QString TrainingPage::title() {
    return tr("Training time");
}

QString TrainingPage::help() {
    return tr(
        "<p><b>Training time</b></p><p>Trains the target's network from scratch and from weights "
        "that were trained on the source, with none to all of its hidden layers frozen: the same "
        "rows, budget and seeds. What counts is the time until the error is 1.05 times the best "
        "from scratch. Rows to be judged on are never learned from.</p>");
}

PageStatus TrainingPage::status(const Workspace& workspace) {
    const TrainingDesk* desk = TrainingDesk::find(workspace);
    if (!desk) return {};
    if (desk->running().isRunning()) return pageStatus(StageState::Running, {});
    const auto study = desk->study();
    if (!study) return {};
    const auto best = study->best();
    const QString words =
        best ? tr("%1 saved").arg(percentLabel(study->ways[*best].timeSaved->median))
             : tr("nothing saved");
    return pageStatus(desk->isStale() ? StageState::Stale : StageState::Done, words);
}

TrainingPage::TrainingPage(Workspace& workspace, QWidget* parent)
    : Page(title(), workspace, parent), m_desk(TrainingDesk::of(workspace)) {
    makeActions();
    m_problem = makeText({}, "bad", this);
    m_problem->hide();
    contents()->addWidget(m_problem);
    m_pages = new ViewStack(this);
    m_empty = makeText({}, "subtitle", this);
    m_empty->setObjectName(QStringLiteral("trainingEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(makeBody());
    contents()->addWidget(m_pages, 1);
    connect(&m_desk, &TrainingDesk::changed, this, &TrainingPage::refresh);
    connect(&m_desk, &TrainingDesk::problem, this, [this](const QString& text) {
        m_problem->setText(text);
        m_problem->show();
    });
    connect(&m_desk.running(), &Job::started, m_problem, &QWidget::hide);
    connect(&m_desk.running(), &Job::progress, this,
            [this](const QString& stage, double, double secondsLeft) {
                setSubtitle(progressText(stage, secondsLeft));
            });
    refresh();
}

void TrainingPage::makeActions() {
    m_seeds = spinBox("trainingSeeds", tr("Seeds"), 1, 1000, this);
    m_epochs = spinBox("trainingEpochs", tr("Budget in epochs"), 1, 100'000, this);
    m_seeds->setValue(m_desk.settings().seeds);
    m_epochs->setValue(m_desk.settings().epochs);
    for (const auto& [text, box] :
         {std::pair(tr("Seeds"), m_seeds), std::pair(tr("Epochs"), m_epochs)}) {
        actions()->addWidget(makeLabel(text, "subtitle", this));
        actions()->addWidget(box);
        connect(box, &QSpinBox::valueChanged, this, &TrainingPage::takeSettings);
    }
    m_fields = new QPushButton(tr("Fields…"), this);
    m_fields->setObjectName(QStringLiteral("trainingFields"));
    m_fields->setToolTip(tr("Train an auto-encoder on fields of scientific data instead"));
    m_tables = new QPushButton(tr("Tables"), this);
    m_tables->setObjectName(QStringLiteral("trainingTables"));
    m_tables->setToolTip(tr("Go back to the open tables"));
    connect(m_fields, &QPushButton::clicked, this, &TrainingPage::askForFields);
    connect(m_tables, &QPushButton::clicked, this, &TrainingPage::useTables);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setObjectName(QStringLiteral("trainingCancel"));
    m_run = new QPushButton(tr("Run"), this);
    m_run->setObjectName(QStringLiteral("trainingRun"));
    m_run->setProperty("primary", true);
    for (QPushButton* button : {m_tables, m_fields, m_cancel, m_run}) actions()->addWidget(button);
    connect(m_cancel, &QPushButton::clicked, &m_desk.running(), &Job::cancel);
    connect(m_run, &QPushButton::clicked, &m_desk, &TrainingDesk::run);
}

QWidget* TrainingPage::makeBody() {
    auto* body = new QWidget(this);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kCardSpacing);
    layout->addWidget(makeBanner());
    auto* middle = new QHBoxLayout;
    middle->setSpacing(kCardSpacing);
    middle->addWidget(makeCurves(), 7);
    middle->addWidget(makeSavings(), 5);
    layout->addLayout(middle, 1);
    layout->addWidget(makeTable());
    return body;
}

QWidget* TrainingPage::makeBanner() {
    QVBoxLayout* layout = nullptr;
    QFrame* banner = makeBannerFrame(this, layout);
    layout->setContentsMargins(16, 10, 16, 10);
    layout->setSpacing(4);
    m_answer = makeText({}, "heading", banner);
    m_answer->setObjectName(QStringLiteral("trainingAnswer"));
    m_answerMore = makeText({}, "subtitle", banner);
    layout->addWidget(m_answer);
    layout->addWidget(m_answerMore);
    return banner;
}

QWidget* TrainingPage::makeCurves() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    m_curvesCaption = addHead(*layout, tr("Error while training")).caption;
    m_plot = new PlotView(workspace().jobs(), card);
    m_plot->setObjectName(QStringLiteral("trainingPlot"));
    layout->addWidget(m_plot, 1);
    return card;
}

QWidget* TrainingPage::makeSavings() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    const CardHead head = addHead(*layout, tr("Savings"), tr("90 % of the seeds"));
    QLabel* legend = makeLabel(legendText(0, tr("time"), tr("rows seen")), "caption", card);
    legend->setTextFormat(Qt::RichText);
    head.row->addWidget(legend);
    m_savings = new SavingsView(workspace().jobs(), card);
    m_savings->setObjectName(QStringLiteral("trainingSavings"));
    m_savings->setAccessibleName(tr("Savings"));
    layout->addWidget(m_savings, 1);
    return card;
}

QWidget* TrainingPage::makeTable() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    m_tableCaption =
        addHead(*layout, tr("Time, epochs and rows to reach 1.05 × the best error from scratch"))
            .caption;
    m_model = new TrainingWaysModel(this);
    m_table = new QTableView(card);
    m_table->setObjectName(QStringLiteral("trainingTable"));
    m_table->setModel(m_model);
    makePlain(*m_table);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAccessibleName(tr("Ways to train"));
    m_table->verticalHeader()->setDefaultSectionSize(kWayRow);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(TrainingWaysModel::Network,
                                                      QHeaderView::Stretch);
    for (int column = TrainingWaysModel::Network + 1; column < TrainingWaysModel::ColumnCount;
         ++column)
        widenSection(m_table->horizontalHeader(), column,
                     column == TrainingWaysModel::Interval ? 96 : 84);
    makeCopyable(m_table, workspace().jobs());
    layout->addWidget(m_table);
    return card;
}

void TrainingPage::takeSettings() {
    SessionTraining settings = m_desk.settings();
    settings.seeds = m_seeds->value();
    settings.epochs = m_epochs->value();
    m_desk.setSettings(settings);
}

void TrainingPage::askForFields() {
    auto* dialog = new FieldsDialog(m_desk.settings().fields.value_or(SessionFields{}), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        SessionTraining settings = m_desk.settings();
        settings.fields = dialog->fields();
        m_desk.setSettings(settings);
        m_desk.run();
    });
    dialog->open();
}

void TrainingPage::useTables() {
    SessionTraining settings = m_desk.settings();
    settings.fields.reset();
    m_desk.setSettings(settings);
}

void TrainingPage::refresh() {
    const auto study = m_desk.study();
    const bool running = m_desk.running().isRunning();
    m_pages->setCurrentIndex(study ? 1 : 0);
    // A change of one would else be taken together with the old value of the other.
    const QSignalBlocker seeds(m_seeds), epochs(m_epochs);
    m_seeds->setValue(m_desk.settings().seeds);
    m_epochs->setValue(m_desk.settings().epochs);
    const auto& fields = m_desk.settings().fields;
    m_tables->setVisible(fields.has_value());
    m_fields->setEnabled(!running);
    m_tables->setEnabled(!running);
    m_cancel->setVisible(running);
    m_cancel->setEnabled(!m_desk.running().isCancelling());
    m_run->setText(study ? tr("Run again") : tr("Run"));
    m_run->setEnabled(m_desk.isReady() && !running);
    m_empty->setText(
        tr("Train the target's network from scratch and from the source's weights, "
           "and compare."));
    m_run->setToolTip(m_desk.isReady() ? QString() : tr("Open a source and a target first"));
    if (!running)
        setSubtitle(
            !study             ? QString()
            : m_desk.isStale() ? tr("Tables or settings changed since: run it again.")
            : fields ? tr("An auto-encoder of %1, from weights trained on %2: one budget, the same "
                          "blocks and seeds.")
                           .arg(nameOfField(fields->target), nameOfField(fields->source))
                     : tr("What the source's weights save in training: one budget, the same "
                          "rows and seeds."));
    if (study && study.get() != m_shown) showStudy(*study);
    m_shown = study.get();
}

void TrainingPage::showStudy(const TrainingTime& study) {
    m_answer->setText(trainingHeadline(study));
    m_answerMore->setText(trainingDetails(study));
    m_answerMore->setVisible(!m_answerMore->text().isEmpty());
    m_curvesCaption->setText(tr("median of %n seed(s); shaded: 90 %", nullptr, study.seeds));
    m_plot->setSpec(trainingTimePlot(study));
    m_savings->setRows(savingsRows(study));
    double beside = 0;
    for (const TrainingWay& way : study.ways) beside = std::max(beside, way.besideShare);
    m_tableCaption->setText(
        beside < 0.02 ? tr("wall time, nothing else running")
                      : tr("wall time; other work took up to %1 of it").arg(percentLabel(beside)));
    m_model->setStudy(m_desk.study());
    m_table->setColumnHidden(TrainingWaysModel::Ratio, !study.ways.front().compression);
    // Nothing that stands here is ever cut.
    for (int column = TrainingWaysModel::Time; column < TrainingWaysModel::ColumnCount; ++column) {
        if (m_table->isColumnHidden(column)) continue;
        const int before = m_table->columnWidth(column);
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, std::max(before, m_table->columnWidth(column)));
    }
    m_table->setFixedHeight(static_cast<int>(study.ways.size()) * kWayRow +
                            m_table->horizontalHeader()->sizeHint().height() + 8);
}

}  // namespace footbridge
