// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/export_page.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/run/error.h"
#include "core/run/file.h"
#include "widgets/charts/number_text.h"
#include "widgets/charts/plot_names.h"
#include "widgets/jobs/analysis_runner.h"
#include "widgets/models/document.h"
#include "widgets/models/sentence.h"
#include "widgets/models/wording.h"
#include "widgets/pages/report_maker.h"
#include "widgets/pages/report_pdf.h"

namespace footbridge {

namespace {

constexpr auto kFolderKey = "folders/export";
constexpr auto kBundleEnding = ".zip";
constexpr int kProgressSteps = 1000;

QString snippetFor(const QString& path) {
    return QStringLiteral(
               "import csv, io, json, torch, zipfile\n"
               "\n"
               "with zipfile.ZipFile(r\"%1\") as bundle:\n"
               "    manifest = json.loads(bundle.read(\"manifest.json\"))\n"
               "    model = torch.jit.load(io.BytesIO(bundle.read(\"model.pt\")))\n"
               "    text = bundle.read(\"samples.csv\").decode()\n"
               "\n"
               "def number(feature, cell):\n"
               "    levels = feature.get(\"levels\") or []\n"
               "    if cell == \"\":\n"
               "        return float(\"nan\")\n"
               "    if feature[\"type\"] == \"category\":\n"
               "        return levels.index(cell) if cell in levels else -1\n"
               "    return float(cell)\n"
               "\n"
               "rows = [[number(f, row[f[\"name\"]]) for f in manifest[\"features\"]]\n"
               "        for row in csv.DictReader(io.StringIO(text))]\n"
               "print(model(torch.tensor(rows, dtype=torch.float64)))\n")
        .arg(path);
}

QString proposedPath(const Document& document) {
    const QString folder =
        QSettings().value(QLatin1String(kFolderKey), QDir::homePath()).toString();
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

ExportPage::ExportPage(Document& document, AnalysisRunner& runner, QWidget* parent)
    : Page(tr("Export"), parent),
      m_document(document),
      m_runner(runner),
      m_reports(new ReportMaker(document, this)) {
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
    lower->addWidget(makeContents(), 2);
    lower->addWidget(makeLoading(), 3);
    layout->addLayout(lower, 1);
    m_stack->addWidget(body);

    Job& job = runner.exporting();
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
    connect(&runner, &AnalysisRunner::exported, this, &ExportPage::showExported);
    connect(&document, &Document::adaptationChanged, this, &ExportPage::showAdaptation);
    connect(&document, &Document::stageChanged, this, &ExportPage::showState);
    showAdaptation();
}

QWidget* ExportPage::makeTarget() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
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
    layout->addWidget(m_contentsList, 1);
    return card;
}

QWidget* ExportPage::makeLoading() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("How to load it elsewhere"), "heading", card));
    head->addStretch();
    auto* copy = new QPushButton(tr("Copy"), card);
    head->addWidget(copy);
    layout->addLayout(head);
    m_snippet = new QPlainTextEdit(card);
    m_snippet->setReadOnly(true);
    m_snippet->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_snippet->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_snippet->setAccessibleName(tr("Python lines that load the bundle"));
    layout->addWidget(m_snippet, 1);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_snippet->toPlainText()); });
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
        const AnalysisInput& input = m_document.adaptedInput();
        m_contentsList->setText(
            tr("<p><b>model.pt</b> – the adapted model with all preprocessing, TorchScript; takes "
               "%1 "
               "features, returns %2</p><p><b>manifest.json</b> – features with order, units and "
               "categories, where the model comes from, %3 shots, seed, errors, severity, "
               "checksums</p><p><b>samples.csv</b> – rows with the predictions they must give</p>"
               "<p><b>README.txt</b> – how to load it</p><p>Before the export counts as done the "
               "file "
               "is opened again and compared with the prediction shown here.</p>")
                .arg(countText(adaptation->chosen().model.schema.size()),
                     QString::fromStdString(input.target.roles.response).toHtmlEscaped(),
                     countText(static_cast<qint64>(adaptation->split.shots.size()))));
    }
    showState();
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
    m_snippet->setPlainText(snippetFor(m_path->text()));
    if (!m_document.adaptation()) {
        setSubtitle(tr("The adapted model as one file that runs without Footbridge."));
    } else if (m_document.state(Stage::Results) == StageState::Stale) {
        setSubtitle(
            tr("The inputs changed since the last run: this exports the last good result."));
    } else {
        setSubtitle(tr("The adapted model as one file that runs without Footbridge."));
    }
}

void ExportPage::startExport() {
    const QString path = m_path->text().trimmed();
    m_cancel->show();
    m_cancel->setEnabled(true);
    m_cancel->setFocus();
    QSettings().setValue(QLatin1String(kFolderKey), QFileInfo(path).path());
    const Strategy strategy = chosenStrategy();
    if (!m_withReport->isChecked()) {
        m_runner.exportBundle(path, strategy, {});
        return;
    }
    setTextRole(m_outcome, "caption");
    m_outcome->setText(tr("Drawing the report"));
    m_reports->make(strategy, [this, path, strategy](const std::string& page) {
        m_runner.exportBundle(path, strategy, page);
    });
    showState();
}

void ExportPage::exportReport() {
    if (!m_document.adaptation()) return;
    auto* dialog = new QFileDialog(this, tr("Save the report"),
                                   QSettings().value(QLatin1String(kFolderKey)).toString(),
                                   tr("Web page (*.html);;Document (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("html"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        const bool pdf = filter.contains(QStringLiteral("*.pdf"));
        dialog->setDefaultSuffix(pdf ? QStringLiteral("pdf") : QStringLiteral("html"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_reports->make(chosenStrategy(), [this, path](const std::string& page) {
            try {
                const bool pdf = path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
                writeFile(path.toStdString(), pdf ? reportPdf(page).toStdString() : page);
                setTextRole(m_outcome, "good");
                m_outcome->setText(tr("Report saved to %1").arg(path));
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
    m_snippet->setPlainText(snippetFor(path));
}

}  // namespace footbridge
