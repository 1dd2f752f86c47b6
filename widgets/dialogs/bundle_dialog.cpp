// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/bundle_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <filesystem>

#include "core/bundle/contents_check.h"
#include "widgets/dialogs/bundle_comparison.h"
#include "widgets/dialogs/bundle_contents_view.h"
#include "widgets/dialogs/bundle_continuation.h"
#include "widgets/dialogs/bundle_words.h"
#include "widgets/dialogs/dialog_buttons.h"
#include "widgets/jobs/progress_steps.h"
#include "widgets/words/name_text.h"
#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

constexpr QSize kFirstSize(1120, 700);

std::filesystem::path fileOf(const QString& path) {
    return path.toStdString();
}

}  // namespace

BundleDialog::BundleDialog(const QString& path, JobBoard& board, QWidget* parent)
    : QDialog(parent),
      m_path(path),
      m_board(board),
      m_job(board, Job::Attendance::Asked, Job::Owner::Program) {
    setWindowTitle(tr("Bundle"));
    resize(kFirstSize);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 16);
    layout->setSpacing(8);
    m_name = labelled(nameText(QFileInfo(path).fileName()), "title", this);
    m_name->setToolTip(toolTipText(path));
    m_summary = labelled(tr("Opening the bundle"), "subtitle", this);
    m_signature = labelled({}, "caption", this);
    m_signature->setObjectName(QStringLiteral("bundleSignature"));
    for (QLabel* label : {m_name, m_summary, m_signature}) layout->addWidget(label);
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("bundleTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->hide();
    layout->addWidget(m_tabs, 1);
    layout->addStretch();  // while there are no tabs yet
    m_outcome = labelled({}, "caption", this);
    m_outcome->setObjectName(QStringLiteral("bundleOutcome"));
    layout->addWidget(m_outcome);
    // Not a button of the box below: that shows all its buttons again when the style changes.
    m_running = new QWidget(this);
    auto* running = new QHBoxLayout(m_running);
    running->setContentsMargins(0, 0, 0, 0);
    running->setSpacing(16);
    m_bar = new QProgressBar(m_running);
    m_bar->setRange(0, kProgressSteps);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the check"));
    running->addWidget(m_bar, 1);
    m_cancel = new QPushButton(tr("Cancel"), m_running);
    running->addWidget(m_cancel);
    layout->addWidget(m_running);
    auto* buttons = new QDialogButtonBox(this);
    m_check = buttons->addButton(tr("Check"), QDialogButtonBox::ActionRole);
    m_check->setObjectName(QStringLiteral("checkBundle"));
    m_check->setToolTip(
        tr("Writes the contents again, compares every byte, and asks every format for the samples "
           "and for random rows"));
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    dressButtons(*buttons);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_check, &QPushButton::clicked, this, &BundleDialog::check);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_job.cancel(); });
    connect(&m_job, &Job::started, this, &BundleDialog::showRunning);
    connect(&m_job, &Job::finished, this, &BundleDialog::showRunning);
    connect(&m_job, &Job::progress, this, [this](const QString& stage, double fraction) {
        m_bar->setValue(static_cast<int>(fraction * kProgressSteps));
        if (m_bundle) showOutcome(*m_outcome, stage, "caption");
    });
    connect(&m_job, &Job::cancelled, this, [this] {
        showOutcome(m_bundle ? *m_outcome : *m_summary, tr("Cancelled."), "caption");
    });
    connect(&m_job, &Job::failed, this, [this](const QString& sentence) {
        showOutcome(m_bundle ? *m_outcome : *m_summary, sentence, "bad");
        Q_EMIT refused(sentence);
    });
    m_job.start([this, path](const RunContext& context) -> std::function<void()> {
        auto bundle =
            std::make_shared<const Bundle>(readBundle(fileOf(path), configuredTrust(), context));
        return [this, bundle] { showBundle(bundle); };
    });
    showRunning();
}

void BundleDialog::showBundle(const std::shared_ptr<const Bundle>& bundle) {
    m_bundle = bundle;
    m_summary->setText(bundleSummary(*bundle));
    const bool trusted = bundle->signature && bundle->signature->trusted;
    showOutcome(*m_signature, signatureWords(bundle->signature), trusted ? "good" : "caption");
    QStringList doubts;
    for (const auto& doubt :
         {bundle->uncompared, foreignParts(bundle->foreign, m_path.toStdString())})
        if (doubt) doubts << sentence(*doubt);
    if (!doubts.isEmpty()) showOutcome(*m_outcome, doubts.join(QLatin1Char(' ')), "caption");
    m_tabs->addTab(new BundleContentsView(*bundle, m_tabs), tr("Contents"));
    m_tabs->addTab(new BundleComparison(bundle, m_board, m_tabs), tr("Compare"));
    m_tabs->addTab(new BundleContinuation(bundle, m_path, m_board, m_tabs),
                   tr("Go on with more shots"));
    m_tabs->show();
    Q_EMIT opened();
}

void BundleDialog::check() {
    m_job.start([this, path = m_path](const RunContext& context) -> std::function<void()> {
        const VerifyReport report = verifyBundle(fileOf(path), context, configuredTrust());
        return [this, report] { showCheck(report); };
    });
}

void BundleDialog::showCheck(const VerifyReport& report) {
    const double largest =
        std::max({report.nativeDifference, report.torchDifference, report.onnxDifference});
    const QString bytes =
        report.rebuilt ? tr("Every byte is as it was written.")
                       : tr("Every checksum is right; another zlib packed it, so that its bytes "
                            "could not be compared.");
    const auto foreign = foreignParts(report.contents.foreign, m_path.toStdString());
    showOutcome(*m_outcome,
                bytes + QLatin1Char(' ') +
                    tr("TorchScript by LibTorch and ONNX by Footbridge's own reader agree on %1 "
                       "samples and %2 random rows; largest difference %3.")
                        .arg(countText(report.samples), countText(report.randomRows),
                             numberText(largest, 2)) +
                    (foreign ? QLatin1Char(' ') + sentence(*foreign) : QString()),
                foreign ? "caption" : "good");
    Q_EMIT checked();
}

void BundleDialog::showRunning() {
    const bool running = m_job.isRunning();
    m_check->setEnabled(m_bundle != nullptr && !running);
    m_running->setVisible(running);
}

}  // namespace footbridge
