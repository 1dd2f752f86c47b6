// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session_desk.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/dialogs/relocate_dialog.h"
#include "widgets/words/folder_keys.h"
#include "widgets/words/name_text.h"
#include "widgets/words/tool_tip.h"
#include "widgets/workspace/analysis_runner.h"
#include "widgets/workspace/document.h"
#include "widgets/workspace/live_desk.h"
#include "widgets/workspace/training_desk.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr auto kEnding = "footbridge";
/// Errors that differ by less are the same on another processor.
constexpr double kSameShare = 1e-6;

bool same(double a, double b) {
    if (std::isnan(a) || std::isnan(b)) return std::isnan(a) == std::isnan(b);
    return std::abs(a - b) <= kSameShare * std::max(std::abs(a), std::abs(b));
}

bool sameScores(const std::vector<SessionScore>& a, const std::vector<SessionScore>& b) {
    return std::ranges::all_of(a, [&](const SessionScore& score) {
        return std::ranges::any_of(b, [&](const SessionScore& other) {
            return other.strategy == score.strategy &&
                   same(other.outOfFoldNmse, score.outOfFoldNmse) &&
                   same(other.testNmse, score.testNmse);
        });
    });
}

/// One that goes once it is answered, and has no icons.
QMessageBox* makeQuestion(const char* name, const QString& title, QWidget* window) {
    auto* question = new QMessageBox(window);
    question->setObjectName(QLatin1String(name));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setIcon(QMessageBox::NoIcon);
    question->setWindowTitle(title);
    return question;
}

/// What Return and Escape answer, once all buttons are there.
void settle(QMessageBox& question, QPushButton* onReturn, QPushButton* onEscape) {
    const QList<QAbstractButton*> buttons = question.buttons();
    for (QAbstractButton* button : buttons) button->setIcon({});
    question.setDefaultButton(onReturn);
    question.setEscapeButton(onEscape);
}

}  // namespace

SessionDesk::SessionDesk(Workspace& workspace, QWidget* window)
    : QObject(window),
      m_workspace(workspace),
      m_document(workspace.document()),
      m_runner(workspace.runner()),
      m_window(window),
      m_store(workspace),
      m_opener(workspace.jobs()),
      m_autosave(m_store, Autosave::usualFolder()) {
    workspace.setLeave([this](const std::function<void()>& then) { afterSaving(then); });
    connect(&m_autosave, &Autosave::problem, &m_document, &Document::problem);
    connect(&m_runner, &AnalysisRunner::loaded, this, [this](const QString& path) {
        if (QFileInfo::exists(path) && !path.startsWith(QLatin1Char(':'))) m_recentTables.add(path);
    });
    connect(&m_opener, &SessionOpener::found, this, &SessionDesk::show);
    connect(&m_opener, &SessionOpener::failed, this, [this](const QString& sentence) {
        m_restoring.reset();
        Q_EMIT m_document.problem(sentence);
    });
    connect(&m_opener.job(), &Job::cancelled, this, [this] { m_restoring.reset(); });
    connect(&m_opener.job(), &Job::started, this,
            [this] { m_document.setRunning(Stage::Data, true); });
    connect(&m_opener.job(), &Job::finished, this,
            [this] { m_document.setRunning(Stage::Data, false); });
    connect(&m_store, &SessionStore::failed, this, [this](const QString& sentence) {
        m_afterSave = {};
        Q_EMIT m_document.problem(sentence);
    });
    connect(&m_store, &SessionStore::changedByOthers, this, &SessionDesk::askToOverwrite);
    connect(&m_store, &SessionStore::saved, this, [this](const QString& path) {
        m_recent.add(path);
        Q_EMIT said(tr("Saved %1").arg(nameText(path)));
        if (const auto then = std::exchange(m_afterSave, {})) then();
    });
}

void SessionDesk::startNew() {
    afterSaving([this] {
        m_document.clear();
        Q_EMIT opened({});
    });
}

void SessionDesk::open(const QString& path) {
    afterSaving([this, path] { openFile(path, {}); });
}

void SessionDesk::save() {
    if (m_store.path().isEmpty()) {
        saveAs();
    } else {
        m_store.save(m_store.path());
    }
}

void SessionDesk::saveAs() {
    QString proposal = m_store.path();
    if (proposal.isEmpty()) {
        const QString folder =
            QSettings().value(QLatin1String(kSessionsFolder), QDir::homePath()).toString();
        proposal =
            QDir(folder).filePath(tr("Analysis") + QLatin1Char('.') + QLatin1String(kEnding));
    }
    auto* dialog =
        new QFileDialog(m_window, tr("Save the session"), proposal, tr("Sessions (*.footbridge)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QLatin1String(kEnding));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        QSettings().setValue(QLatin1String(kSessionsFolder), QFileInfo(path).path());
        m_store.save(path, SessionStore::Others::Overwrite);  // which the dialog asked
    });
    connect(dialog, &QDialog::rejected, this, [this] { m_afterSave = {}; });
    dialog->open();
}

void SessionDesk::askToOverwrite(const QString& path) {
    QMessageBox* question =
        makeQuestion("changedByOthers", tr("Changed by another program"), m_window);
    question->setText(tr("%1 was changed by another program since it was opened.")
                          .arg(nameText(QFileInfo(path).fileName())));
    question->setInformativeText(
        tr("Overwrite what it holds now, or save this analysis in another file?"));
    QPushButton* overwrite = question->addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
    QPushButton* elsewhere = question->addButton(tr("Save as…"), QMessageBox::AcceptRole);
    QPushButton* cancel = question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    overwrite->setObjectName(QStringLiteral("overwriteSession"));
    elsewhere->setObjectName(QStringLiteral("saveElsewhere"));
    settle(*question, elsewhere, cancel);
    connect(question, &QMessageBox::buttonClicked, this,
            [this, path, overwrite, elsewhere](QAbstractButton* button) {
                if (button == overwrite && path == m_store.path())
                    m_store.save(path, SessionStore::Others::Overwrite);
                else if (button == elsewhere)
                    saveAs();
                else
                    m_afterSave = {};
            });
    question->open();
}

void SessionDesk::afterSaving(const std::function<void()>& then) {
    if (!m_store.isModified()) {
        then();
        return;
    }
    QMessageBox* question = makeQuestion("unsavedChanges", tr("Unsaved changes"), m_window);
    question->setText(m_store.path().isEmpty()
                          ? tr("This analysis has not been saved.")
                          : tr("%1 has changes that are not saved.")
                                .arg(nameText(QFileInfo(m_store.path()).fileName())));
    question->setInformativeText(tr("Save it, so that you can go on from here later?"));
    QPushButton* save = question->addButton(tr("Save…"), QMessageBox::AcceptRole);
    QPushButton* discard = question->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    QPushButton* cancel = question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    save->setObjectName(QStringLiteral("saveChanges"));
    discard->setObjectName(QStringLiteral("discardChanges"));
    settle(*question, save, cancel);
    if (!m_store.path().isEmpty()) save->setText(tr("Save"));
    connect(question, &QMessageBox::buttonClicked, this,
            [this, save, discard, then](QAbstractButton* button) {
                if (button == discard) then();
                if (button != save) return;
                m_afterSave = then;
                this->save();
            });
    question->open();
}

void SessionDesk::openFile(const QString& path, const std::optional<LeftWork>& work) {
    m_restoring = work;
    m_left = m_store.fingerprint();
    m_opener.open(path);
}

void SessionDesk::show(const FoundSession& found) {
    // What was done while the tables were read is not lost without a question either.
    const std::string now = m_store.fingerprint();
    if (std::exchange(m_left, now) != now) {
        afterSaving([this, found] { show(found); });
        return;
    }
    if (found.isComplete()) {
        take(found);
        return;
    }
    auto* dialog = new RelocateDialog(found, m_window);
    dialog->setObjectName(QStringLiteral("relocate"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RelocateDialog::lookAgain, this,
            [this, dialog] { m_opener.openWith(dialog->found(), dialog->paths()); });
    connect(dialog, &RelocateDialog::openAnyway, this, [this, dialog] { take(dialog->found()); });
    connect(dialog, &QDialog::rejected, this, [this] { m_restoring.reset(); });
    dialog->open();
}

void SessionDesk::take(const FoundSession& found) {
    m_document.open(found.input());
    m_workspace.explainer().restoreReport(found.session.explained);
    if (found.session.costs) m_workspace.costs().setCosting(*found.session.costs);
    if (found.session.jobLog) m_workspace.schedule().restore(*found.session.jobLog);
    if (found.session.stream) LiveDesk::of(m_workspace).setStream(*found.session.stream);
    if (found.session.training) TrainingDesk::of(m_workspace).setSettings(*found.session.training);
    m_workspace.platforms().restore(found.session.platforms);
    const bool asSaved = found.isComplete();
    if (const auto work = std::exchange(m_restoring, {})) {
        m_autosave.takeOver(*work);
        m_store.setUnsaved(work->savedIn);
    } else {
        m_recent.add(found.path);
        m_store.setSaved(found.path, found.checksum);
        Q_EMIT said(tr("Opened %1").arg(nameText(found.path)));
    }
    Q_EMIT opened(QString::fromStdString(found.session.page));
    TableComparison& comparison = m_workspace.comparison();
    if (found.session.tablesCompared && comparison.canMeasure()) comparison.measure();
    if (found.session.scores.empty() || !m_document.isReady()) return;
    if (asSaved) compareResults(found.session.scores);
    m_runner.adapt();
}

/// Tells when the results, computed again, are not what the session was saved with.
void SessionDesk::compareResults(const std::vector<SessionScore>& saved) {
    auto* once = new QObject(this);
    connect(&m_document, &Document::inputChanged, once, &QObject::deleteLater);
    connect(&m_document, &Document::adaptationChanged, once, [this, once, saved] {
        const auto adaptation = m_document.adaptation();
        if (!adaptation) return;
        once->deleteLater();
        if (sameScores(saved, scoresOf(*adaptation))) return;
        Q_EMIT m_document.problem(
            tr("The results were computed again and differ from the saved ones, which another "
               "version of Footbridge computed. The new ones are shown."));
    });
}

void SessionDesk::offerLeftWork() {
    const std::vector<LeftWork> works = m_autosave.leftWork();
    if (works.empty()) return;
    const LeftWork& work = works.front();
    if (!work.problem.isEmpty()) {
        tellUnreadable(work);
        return;
    }
    QMessageBox* question = makeQuestion("leftWork", tr("Recover your work"), m_window);
    question->setText(tr("Footbridge did not end properly the last time."));
    const QString what = work.savedIn.isEmpty()
                             ? tr("an analysis of %n table(s)", nullptr, work.tables)
                             : nameText(QFileInfo(work.savedIn).fileName());
    question->setInformativeText(
        tr("Unsaved work was kept: %1, from %2. Restore it?").arg(what, work.when));
    QPushButton* restoreButton = question->addButton(tr("Restore"), QMessageBox::AcceptRole);
    QPushButton* discard = question->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    QPushButton* later = question->addButton(tr("Ask again later"), QMessageBox::RejectRole);
    restoreButton->setObjectName(QStringLiteral("restoreWork"));
    settle(*question, restoreButton, later);
    connect(question, &QMessageBox::buttonClicked, this,
            [this, work, restoreButton, discard](QAbstractButton* button) {
                if (button == discard) m_autosave.discard(work);
                if (button == restoreButton) restore(work);
            });
    question->open();
}

/// Nothing is removed that a person has not given up: a later version or another day may read it.
void SessionDesk::tellUnreadable(const LeftWork& work) {
    QMessageBox* question = makeQuestion("unreadableWork", tr("Recover your work"), m_window);
    question->setText(tr("Unsaved work from %1 was kept, but cannot be read.").arg(work.when));
    question->setInformativeText(
        tr("%1 It stays at %2 and is offered again with the next start.")
            .arg(work.problem, nameText(QDir::toNativeSeparators(work.path))));
    QPushButton* again = question->addButton(tr("Try again"), QMessageBox::AcceptRole);
    QPushButton* discard = question->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    QPushButton* later = question->addButton(tr("Ask again later"), QMessageBox::RejectRole);
    later->setObjectName(QStringLiteral("keepWork"));
    settle(*question, later, later);
    connect(question, &QMessageBox::buttonClicked, this,
            [this, work, again, discard](QAbstractButton* button) {
                if (button == discard) m_autosave.discard(work);
                if (button == again) offerLeftWork();
            });
    question->open();
}

void SessionDesk::restore(const LeftWork& work) {
    openFile(work.path, work);
}

void SessionDesk::fillRecentMenu(QMenu* menu) {
    menu->clear();
    const QStringList sessions = m_recent.paths(), tables = m_recentTables.paths();
    const auto add = [this, menu](const QString& path, auto&& open) {
        // An ampersand of the name underlines nothing.
        const QString name =
            nameText(QFileInfo(path).fileName()).replace(QLatin1Char('&'), QStringLiteral("&&"));
        menu->addAction(name, this, open)->setToolTip(toolTipText(path));
    };
    for (const QString& path : sessions) add(path, [this, path] { open(path); });
    if (!sessions.isEmpty() && !tables.isEmpty()) menu->addSeparator();
    for (const QString& path : tables) add(path, [this, path] { Q_EMIT tableWanted(path); });
    const bool any = !sessions.isEmpty() || !tables.isEmpty();
    menu->setToolTipsVisible(true);
    if (!any) menu->addAction(tr("None yet"))->setEnabled(false);
    menu->addSeparator();
    menu->addAction(tr("&Clear the list"), this,
                    [this] {
                        m_recent.clear();
                        m_recentTables.clear();
                    })
        ->setEnabled(any);
}

}  // namespace footbridge
