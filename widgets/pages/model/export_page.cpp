// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/export_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "widgets/jobs/progress_steps.h"
#include "widgets/pages/model/loading_card.h"
#include "widgets/pages/model/report_maker.h"
#include "widgets/pages/model/report_pdf.h"
#include "widgets/words/folder_keys.h"
#include "widgets/words/name_text.h"
#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr auto kBundleEnding = ".zip";

QString proposedPath(const Document& document) {
    const QString folder =
        QSettings().value(QLatin1String(kExportFolder), QDir::homePath()).toString();
    QString name = QString::fromStdString(document.adaptedInput().target.label).simplified();
    for (QChar& character : name) {
        if (!character.isLetterOrNumber() && character != QLatin1Char('-')) {
            character = QLatin1Char('_');
        }
    }
    return QDir(folder).filePath((name.isEmpty() ? QStringLiteral("model") : name) +
                                 QLatin1String(kBundleEnding));
}

}  // namespace

QString ExportPage::title() {
    return tr("Export");
}

QString ExportPage::help() {
    return tr(
        "<p><b>Export</b></p><p>The adapted model as one file that runs without "
        "Footbridge, with a description of where it comes from and rows to check it with. "
        "It is opened again and compared before the export counts as done.</p>");
}

PageStatus ExportPage::status(const Workspace& workspace) {
    const StageState state = workspace.document().state(Stage::Export);
    const QString file = nameText(QFileInfo(workspace.document().exportedPath()).fileName());
    return state == StageState::Stale ? PageStatus{state, file} : pageStatus(state, file);
}

ExportPage::ExportPage(Workspace& workspace, QWidget* parent)
    : Page(title(), workspace, parent),
      m_document(workspace.document()),
      m_runner(workspace.runner()),
      m_reports(new ReportMaker(m_document, workspace.jobs(), this)) {
    m_stack = new QStackedWidget(this);
    contents()->addWidget(m_stack);
    auto* empty =
        makeLabel(tr("There is nothing to export yet. Adapt a model first."), "subtitle", m_stack);
    empty->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(empty);
    auto* body = new QWidget(m_stack);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kCardSpacing);
    layout->addWidget(makeTarget());
    auto* lower = new QHBoxLayout;
    lower->setSpacing(kCardSpacing);
    lower->addWidget(makeContents(), 5);
    m_loading = new LoadingCard(this);
    lower->addWidget(m_loading, 6);
    layout->addLayout(lower, 1);
    m_stack->addWidget(body);

    Job& job = m_runner.exporting();
    connect(&job, &Job::started, this, [this] {
        setTextRole(m_outcome, "caption");
        m_outcome->setText(tr("Writing and checking"));
        showState();
    });
    connect(&job, &Job::progress, this, [this](const QString& stage, double fraction, double) {
        m_bar->setValue(static_cast<int>(fraction * kProgressSteps));
        m_outcome->setText(stage);
    });
    connect(&job, &Job::failed, this, [this](const QString& sentence) {
        setTextRole(m_outcome, "bad");
        m_outcome->setText(sentence);
    });
    connect(&job, &Job::cancelled, this,
            [this] { m_outcome->setText(tr("Cancelled. No file was written.")); });
    connect(&job, &Job::finished, this, &ExportPage::showState);
    connect(&job, &Job::cancelling, this, &ExportPage::showState);
    connect(m_reports, &ReportMaker::busyChanged, this, &ExportPage::showState);
    connect(&m_runner, &AnalysisRunner::exported, this, &ExportPage::showExported);
    connect(&m_document, &Document::adaptationChanged, this, &ExportPage::showAdaptation);
    connect(&m_document, &Document::stageChanged, this, &ExportPage::showState);
    showAdaptation();
}

QWidget* ExportPage::makeTarget() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setObjectName(QStringLiteral("bundleCard"));
    layout->addWidget(makeLabel(tr("Bundle"), "heading", card));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(kRowSpacing);
    form->setLabelAlignment(Qt::AlignLeft);
    m_strategy = new QComboBox(card);
    m_strategy->setObjectName(QStringLiteral("exportStrategy"));
    m_strategyNote = makeLabel({}, "caption", card);
    auto* strategyRow = new QHBoxLayout;
    strategyRow->setSpacing(12);
    m_strategy->setMinimumWidth(240);
    strategyRow->addWidget(m_strategy);
    strategyRow->addWidget(m_strategyNote, 1);
    form->addRow(tr("&Strategy"), strategyRow);
    m_path = new QLineEdit(card);
    m_path->setObjectName(QStringLiteral("exportPath"));
    auto* browse = new QPushButton(tr("Browse…"), card);
    auto* pathRow = new QHBoxLayout;
    pathRow->setSpacing(kRowSpacing);
    pathRow->addWidget(m_path, 1);
    pathRow->addWidget(browse);
    form->addRow(tr("&File"), pathRow);
    m_withReport = new QCheckBox(tr("Put the report into the bundle"), card);
    m_withReport->setChecked(true);
    form->addRow(QString(), m_withReport);
    m_withoutShots =
        new QCheckBox(tr("Leave the shots out: only what prediction needs stays"), card);
    m_withoutShots->setObjectName(QStringLiteral("withoutShots"));
    m_withoutShots->setToolTip(
        tr("Nobody can then read your runs from the bundle, or adapt it further"));
    form->addRow(QString(), m_withoutShots);
    m_unusual = new QComboBox(card);
    m_unusual->setObjectName(QStringLiteral("unusualInput"));
    m_unusual->addItem(tr("are predicted and flagged"));
    m_unusual->addItem(tr("are refused"));
    m_unusual->setToolTip(
        tr("Rows with a missing value, a new category, another unit or a value "
           "outside the range. A missing column is refused in any case."));
    m_unusual->setAccessibleName(tr("What the bundle does with unusual rows"));
    m_unusual->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    form->addRow(tr("&Unusual rows"), m_unusual);
    connect(m_withoutShots, &QCheckBox::toggled, this, &ExportPage::showContents);
    layout->addLayout(form);
    if (auto* label = qobject_cast<QLabel*>(form->labelForField(strategyRow))) {
        label->setBuddy(m_strategy);
    }
    if (auto* label = qobject_cast<QLabel*>(form->labelForField(pathRow))) label->setBuddy(m_path);
    m_path->setAccessibleName(tr("File of the bundle"));
    m_strategy->setAccessibleName(tr("Strategy to export"));

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(kRowSpacing);
    m_export = new QPushButton(tr("Export"), card);
    m_export->setObjectName(QStringLiteral("export"));
    m_export->setProperty("primary", true);
    m_cancel = new QPushButton(tr("Cancel"), card);
    m_report = new QPushButton(tr("Save the report…"), card);
    m_outcome = makeLabel({}, "caption", card);
    m_outcome->setObjectName(QStringLiteral("exportOutcome"));
    m_outcome->setWordWrap(true);
    m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
    buttons->addWidget(m_export);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_report);
    m_inspect = new QPushButton(tr("Inspect"), card);
    m_inspect->setObjectName(QStringLiteral("inspectBundle"));
    m_inspect->setToolTip(tr("Opens the exported bundle: contents, check, comparison"));
    buttons->addWidget(m_inspect);
    connect(m_inspect, &QPushButton::clicked, this,
            [this] { Q_EMIT inspectRequested(m_document.exportedPath()); });
    buttons->addSpacing(kRowSpacing);
    buttons->addWidget(m_outcome, 1);
    layout->addLayout(buttons);
    m_bar = new QProgressBar(card);
    m_bar->setRange(0, kProgressSteps);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the export"));
    layout->addWidget(m_bar);
    connect(browse, &QPushButton::clicked, this, &ExportPage::browse);
    connect(m_export, &QPushButton::clicked, this, &ExportPage::startExport);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_reports->cancel();
        m_runner.exporting().cancel();
    });
    connect(m_report, &QPushButton::clicked, this, &ExportPage::exportReport);
    connect(m_path, &QLineEdit::textChanged, this, &ExportPage::showState);
    connect(m_strategy, &QComboBox::currentIndexChanged, this, [this] {
        const auto adaptation = m_document.adaptation();
        const StrategyResult* result = adaptation ? adaptation->find(chosenStrategy()) : nullptr;
        m_strategyNote->setText(
            result
                ? tr("error on the shots, out of fold: %1").arg(numberText(result->outOfFoldNmse))
                : QString());
    });
    return card;
}

QWidget* ExportPage::makeContents() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    layout->addWidget(makeLabel(tr("What goes in"), "heading", card));
    m_contentsList = makeLabel({}, "subtitle", card);
    m_contentsList->setWordWrap(true);
    m_contentsList->setTextFormat(Qt::RichText);
    m_contentsList->setAlignment(Qt::AlignTop);
    auto* scroll = new QScrollArea(card);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("What goes in"));
    scroll->setWidget(m_contentsList);
    layout->addWidget(scroll, 1);
    return card;
}

Strategy ExportPage::chosenStrategy() const {
    return static_cast<Strategy>(m_strategy->currentData().toInt());
}

void ExportPage::setPath(const QString& path) {
    m_path->setText(path);
}

void ExportPage::showAdaptation() {
    const auto adaptation = m_document.adaptation();
    m_stack->setCurrentIndex(adaptation ? 1 : 0);
    m_strategy->clear();
    m_outcome->clear();
    m_bar->setValue(0);
    if (adaptation) {
        for (const StrategyResult& result : adaptation->results) {
            if (!result.available) continue;
            m_strategy->addItem(strategyLabel(result.strategy), static_cast<int>(result.strategy));
        }
        m_strategy->setCurrentIndex(
            m_strategy->findData(static_cast<int>(adaptation->chosen().strategy)));
        if (m_path->text().isEmpty()) m_path->setText(proposedPath(m_document));
        m_path->setCursorPosition(0);
        showContents();
    }
    showState();
}

void ExportPage::showContents() {
    const auto adaptation = m_document.adaptation();
    if (!adaptation) return;
    const bool shots = !m_withoutShots->isChecked();
    const QString response =
        QString::fromStdString(m_document.adaptedInput().target.roles.response).toHtmlEscaped();
    const QString count = countText(static_cast<qint64>(adaptation->split.shots.size()));
    const auto features = static_cast<int>(adaptation->chosen().model.schema.size());
    const auto part = [](const char* name, const QString& text) {
        return QStringLiteral("<p><b>%1</b> – %2</p>").arg(QLatin1String(name), text);
    };
    QString text =
        part("model.onnx, model.pt",
             countedText(tr("the adapted model with all preprocessing, for ONNX Runtime and for "
                            "PyTorch; takes %n feature(s), returns %1 and its interval",
                            nullptr, features),
                         features)
                 .arg(response)) +
        part(
            "model.c, model.h",
            tr("the same as C99 without dependencies, for schedulers and login nodes; compiled and "
               "compared where this computer has a C compiler")) +
        part("manifest.json", tr("features with units and categories, where the model comes from, "
                                 "errors, severity, what is refused, checksums")) +
        part("samples.csv", tr("rows with the predictions they must give")) +
        part("README.txt, examples",
             tr("how to load it, with small programs in Python, C++ and C"));
    if (shots)
        text += part("state", tr("source model and %1 shots, to go on with more").arg(count));
    text += QStringLiteral("<p>%1</p>")
                .arg(tr("Before the export counts as done the file is opened again, and every "
                        "format is compared with the prediction shown here, on the samples and on "
                        "a thousand random rows."));
    m_contentsList->setText(text);
}

void ExportPage::showState() {
    const bool running = m_runner.exporting().isRunning() || m_reports->isBusy();
    m_export->setEnabled(m_document.adaptation() && !running &&
                         !m_path->text().trimmed().isEmpty());
    m_report->setEnabled(m_document.adaptation() && !running);
    if (m_cancel->hasFocus() && !running) m_export->setFocus();
    m_cancel->setVisible(running);
    m_cancel->setEnabled(running && !m_runner.exporting().isCancelling());
    m_bar->setVisible(running);
    m_inspect->setVisible(!running && m_document.state(Stage::Export) == StageState::Done);
    m_loading->setPath(m_path->text());
    const bool isStale =
        m_document.adaptation() && m_document.state(Stage::Results) == StageState::Stale;
    setSubtitle(
        isStale ? tr("The inputs changed since the last run: this exports the last good result.")
                : tr("The adapted model as one file that runs without Footbridge."));
}

void ExportPage::startExport() {
    const QString path = m_path->text().trimmed();
    m_cancel->show();
    m_cancel->setEnabled(true);
    m_cancel->setFocus();
    QSettings().setValue(QLatin1String(kExportFolder), QFileInfo(path).path());
    const Strategy strategy = chosenStrategy();
    const bool refuse = m_unusual->currentIndex() == 1;
    const AnalysisRunner::BundleWishes wishes{{refuse, refuse, refuse, refuse},
                                              !m_withoutShots->isChecked()};
    // Report and model are of one run, also when the next one arrives while the report is drawn.
    const AdaptedRun run = m_document.adapted();
    if (!m_withReport->isChecked()) {
        m_runner.exportBundle(run, path, strategy, {}, wishes);
        return;
    }
    setTextRole(m_outcome, "caption");
    m_outcome->setText(tr("Drawing the report"));
    m_reports->make(run, strategy, wishes.withShots, workspace().explainer().reportRows(),
                    [this, run, path, strategy, wishes](const std::string& page) {
                        m_runner.exportBundle(run, path, strategy, page, wishes);
                    });
    showState();
}

void ExportPage::exportReport() {
    if (!m_document.adaptation()) return;
    if (m_reports->isBusy())
        return Q_EMIT m_document.problem(
            tr("A report is being drawn already. Wait until it is done, or cancel it."));
    auto* dialog = new QFileDialog(this, tr("Save the report"),
                                   QSettings().value(QLatin1String(kExportFolder)).toString(),
                                   tr("Web page (*.html);;Document (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("html"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        const bool pdf = filter.contains(QStringLiteral("*.pdf"));
        dialog->setDefaultSuffix(pdf ? QStringLiteral("pdf") : QStringLiteral("html"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_reports->make(
            m_document.adapted(), chosenStrategy(), true, workspace().explainer().reportRows(),
            [this, path](const std::string& page) {
                try {
                    const bool pdf = path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
                    checkOutputs({{path.toStdString()}}, m_document.filesRead());
                    writeFile(path.toStdString(), pdf ? reportPdf(page).toStdString() : page);
                    setTextRole(m_outcome, "good");
                    m_outcome->setText(tr("Report saved to %1").arg(nameText(path)));
                } catch (const Error& error) {
                    Q_EMIT m_document.problem(sentence(error.message()));
                }
            });
        showState();
    });
    dialog->open();
}

void ExportPage::browse() {
    auto* dialog = new QFileDialog(this, tr("Export the bundle"), m_path->text(),
                                   tr("Bundle (*%1)").arg(QLatin1String(kBundleEnding)));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite, false);
    dialog->setDefaultSuffix(QStringLiteral("zip"));
    connect(dialog, &QFileDialog::fileSelected, m_path, &QLineEdit::setText);
    dialog->open();
}

void ExportPage::showExported(const QString& path, qint64 bytes, double largestDifference) {
    setTextRole(m_outcome, "good");
    m_outcome->setText(tr("Exported to %1 (%2). Opened again and compared: largest difference %3.")
                           .arg(path, sizeText(bytes), numberText(largestDifference, 2)));
    m_bar->setValue(kProgressSteps);
    showState();
}

}  // namespace footbridge
