// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/bundle_comparison.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "widgets/dialogs/bundle_words.h"
#include "widgets/words/name_text.h"
#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"

namespace footbridge {
namespace {

/// A value of a manifest as people read it: numbers rounded, in the user's language.
QString valueText(const std::string& value) {
    const QString text = QString::fromStdString(value);
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber && text.contains(QLatin1Char('.')) ? numberText(number, 4) : text;
}

}  // namespace

BundleComparison::BundleComparison(std::shared_ptr<const Bundle> bundle, JobBoard& board,
                                   QWidget* parent)
    : QWidget(parent),
      m_bundle(std::move(bundle)),
      m_job(board, Job::Attendance::Asked, Job::Owner::Program) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 12, 0, 8);
    layout->setSpacing(12);
    auto* head = new QHBoxLayout;
    head->setSpacing(16);
    m_choose = new QPushButton(tr("Choose another bundle…"), this);
    head->addWidget(m_choose);
    m_outcome = labelled(tr("What differs from another bundle: features, errors, where the model "
                            "comes from, and its predictions."),
                         "caption", this);
    m_outcome->setObjectName(QStringLiteral("comparisonOutcome"));
    head->addWidget(m_outcome, 1);
    layout->addLayout(head);
    m_changes =
        factTable({tr("What"), tr("This bundle"), tr("The other")}, tr("Differences"), this);
    m_changes->setObjectName(QStringLiteral("comparisonChanges"));
    m_changes->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_changes->horizontalHeader()->resizeSection(0, 300);
    m_changes->horizontalHeader()->resizeSection(1, 240);
    m_changes->horizontalHeader()->setStretchLastSection(true);
    layout->addWidget(m_changes, 1);
    connect(m_choose, &QPushButton::clicked, this, &BundleComparison::choose);
    connect(&m_job, &Job::started, m_choose, [this] { m_choose->setEnabled(false); });
    connect(&m_job, &Job::finished, m_choose, [this] { m_choose->setEnabled(true); });
    connect(&m_job, &Job::failed, this, [this](const QString& sentence) {
        m_changes->setRowCount(0);
        showOutcome(*m_outcome, sentence, "bad");
    });
}

void BundleComparison::choose() {
    auto* dialog =
        new QFileDialog(this, tr("Compare with"), {}, tr("Bundles (*.zip);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &BundleComparison::compareWith);
    dialog->open();
}

void BundleComparison::compareWith(const QString& path) {
    m_job.start(
        [this, path, bundle = m_bundle](const RunContext& context) -> std::function<void()> {
            const Bundle other =
                readBundle(std::filesystem::path(path.toStdString()), configuredTrust(), context);
            const BundleDiff diff = diffBundles(*bundle, other, context);
            return [this, path, diff] { showDiff(path, diff); };
        });
}

void BundleComparison::showDiff(const QString& path, const BundleDiff& diff) {
    const QString name = nameText(QFileInfo(path).fileName());
    m_changes->setRowCount(0);
    for (const BundleChange& change : diff.changes)
        addFacts(*m_changes, {QString::fromStdString(change.place), valueText(change.first),
                              valueText(change.second)});
    QStringList words;
    if (diff.same()) {
        words << tr("%1 says and predicts the same.").arg(name);
    } else {
        const auto places = static_cast<int>(diff.changes.size());
        words << countedText(tr("%1 differs in %n place(s).", nullptr, places), places).arg(name);
        if (diff.rows > 0)
            words << tr("Predictions on %1 samples differ by %2 % at most and %3 % in the median.")
                         .arg(countText(diff.rows), numberText(100 * diff.largest, 2),
                              numberText(100 * diff.median, 2));
    }
    for (const Message& note : diff.notes) words << sentence(note);
    showOutcome(*m_outcome, words.join(QLatin1Char(' ')), diff.same() ? "good" : "caption");
    Q_EMIT compared();
}

}  // namespace footbridge
