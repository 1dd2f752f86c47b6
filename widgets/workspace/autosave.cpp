// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/autosave.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>
#include <utility>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/session/session_file.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/session_store.h"

namespace footbridge {

namespace {

constexpr auto kEnding = ".footbridge", kLockEnding = ".lock";

QString lockOf(const QString& copy) {
    return copy.chopped(static_cast<int>(qstrlen(kEnding))) + QLatin1String(kLockEnding);
}

}  // namespace

Autosave::Autosave(SessionStore& store, const QString& folder, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_folder(folder),
      m_writing(
          std::make_unique<Job>(store.jobs(), Job::Attendance::Passing, Job::Owner::Program)) {
    QDir().mkpath(folder);
    m_path = QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) +
                                   QLatin1String(kEnding));
    m_lock = std::make_unique<QLockFile>(lockOf(m_path));
    // However long it runs, its lock is not stale while its process lives.
    m_lock->setStaleLockTime(0);
    m_lock->tryLock(0);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &Autosave::write);
    // A copy that was being written when its work was saved.
    connect(m_writing.get(), &Job::finished, this, [this] {
        if (!m_store.isModified()) QFile::remove(m_path);
    });
    connect(m_writing.get(), &Job::succeeded, this, [this] {
        m_failed = false;
        letGoOfTaken();
    });
    connect(m_writing.get(), &Job::failed, this, [this](const QString& reason) {
        if (!std::exchange(m_failed, true)) {
            Q_EMIT problem(tr("Unsaved work would be lost in a crash: %1").arg(reason));
        }
    });
    connect(&store, &SessionStore::changed, this, &Autosave::follow);
    connect(&store, &SessionStore::edited, this, &Autosave::follow);
}

Autosave::~Autosave() {
    m_writing.reset();
    QFile::remove(m_path);
    letGoOfTaken();
}

QString Autosave::usualFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(QStringLiteral("recovery"));
}

void Autosave::follow() {
    if (!m_store.isModified()) {
        m_delay.stop();
        m_writing->cancel();
        QFile::remove(m_path);
        letGoOfTaken();
    } else if (!m_delay.isActive()) {
        m_delay.start();
    }
}

void Autosave::write() {
    Session session = m_store.session();
    session.file = m_store.path().toStdString();
    m_writing->start([path = m_path, text = writeSession(session, {})](
                         const RunContext& context) -> std::function<void()> {
        context.checkCancelled();
        writeFile(path.toStdString(), text);
        return [] {};
    });
}

std::vector<LeftWork> Autosave::leftWork() const {
    std::vector<LeftWork> works;
    const QDir folder(m_folder);
    const QStringList filter{QLatin1Char('*') + QLatin1String(kEnding)};
    for (const QFileInfo& file : folder.entryInfoList(filter, QDir::Files, QDir::Time)) {
        if (file.filePath() == m_path) continue;
        QLockFile lock(lockOf(file.filePath()));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0)) continue;
        LeftWork& work = works.emplace_back();
        work.path = file.filePath();
        work.when = QLocale().toString(file.lastModified(), QLocale::ShortFormat);
        try {
            const Session session =
                readSession(readFile(work.path.toStdString()), file.fileName().toStdString());
            work.savedIn = QString::fromStdString(session.file);
            work.tables = static_cast<int>(session.sources.size()) + (session.target ? 1 : 0);
        } catch (const Error& error) {
            work.problem = sentence(error.message());
        }
    }
    std::stable_partition(works.begin(), works.end(),
                          [](const LeftWork& work) { return work.problem.isEmpty(); });
    return works;
}

void Autosave::takeOver(const LeftWork& work) {
    m_taken = work;
    m_takenLock = std::make_unique<QLockFile>(lockOf(work.path));
    m_takenLock->setStaleLockTime(0);
    m_takenLock->tryLock(0);
}

void Autosave::letGoOfTaken() {
    if (const auto work = std::exchange(m_taken, {})) QFile::remove(work->path);
    m_takenLock.reset();
}

void Autosave::discard(const LeftWork& work) {
    QFile::remove(work.path);
    QFile::remove(lockOf(work.path));
}

}  // namespace footbridge
