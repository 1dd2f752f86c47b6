// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/session_store.h"

#include <QFileInfo>
#include <utility>

#include "core/run/checksum.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "core/session/session_file.h"
#include "widgets/workspace/document.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

SessionStore::SessionStore(Workspace& workspace, QObject* parent)
    : QObject(parent),
      m_workspace(workspace),
      m_savedFingerprint(fingerprint()),
      m_writing(workspace.jobs(), Job::Attendance::Passing, Job::Owner::Document) {
    // Whatever opened it: what is saved next is not written over the file of the one before.
    connect(&workspace.document(), &Document::opened, this, [this] { setSaved({}); });
    connect(&workspace.document(), &Document::inputChanged, this, &SessionStore::follow);
    connect(&workspace.costs(), &CostDesk::changed, this, &SessionStore::follow);
    connect(&workspace.explainer(), &Explainer::reportChanged, this, &SessionStore::follow);
    connect(&workspace.platforms(), &PlatformDesk::changed, this, &SessionStore::follow);
    connect(&m_writing, &Job::failed, this, &SessionStore::failed);
}

JobBoard& SessionStore::jobs() {
    return m_workspace.jobs();
}

Session SessionStore::session() const {
    Session session = m_workspace.session();
    session.page = m_page.toStdString();
    return session;
}

void SessionStore::save(const QString& path, Others others) {
    const std::string folder = QFileInfo(path).absolutePath().toStdString();
    const std::string text = writeSession(session(), folder), checksum = sha256(text);
    const bool known = path == m_path && !m_contents.empty();
    // A save that another one follows at once may have written before it was given up.
    if (known) m_contents.insert(checksum);
    m_writing.start([this, path, text, checksum, inputs = jobs().inputs(), wrote = fingerprint(),
                     ask = known && others == Others::Ask,
                     contents = m_contents](const RunContext&) -> std::function<void()> {
        checkOutputs({{path.toStdString()}}, inputs);
        if (ask && QFileInfo(path).isFile() &&
            !contents.contains(sha256(readFile(path.toStdString()))))
            return [this, path] { Q_EMIT changedByOthers(path); };
        writeFile(path.toStdString(), text);
        return [this, path, wrote, checksum] {
            m_path = path;
            m_savedFingerprint = wrote;
            m_contents = {checksum};
            m_modified = fingerprint() != wrote;
            Q_EMIT changed();
            Q_EMIT saved(path);
        };
    });
}

void SessionStore::setSaved(const QString& path, const std::string& checksum) {
    m_path = path;
    m_savedFingerprint = fingerprint();
    m_contents.clear();
    if (!checksum.empty()) m_contents.insert(checksum);
    m_modified = false;
    Q_EMIT changed();
}

void SessionStore::setUnsaved(const QString& path) {
    m_path = path;
    m_savedFingerprint.clear();
    m_contents.clear();
    m_modified = true;
    Q_EMIT changed();
}

/// What a change is worth asking about: neither the page nor results, which can be had again.
std::string SessionStore::fingerprint() const {
    Session session = sessionOf(m_workspace.document().input());
    session.explained = m_workspace.explainedRows();
    session.platforms = m_workspace.platforms().settings();
    if (session.platforms) session.platforms->trained = false;
    return writeSession(session, {});
}

void SessionStore::follow() {
    const bool modified = fingerprint() != m_savedFingerprint;
    if (std::exchange(m_modified, modified) != modified) Q_EMIT changed();
    Q_EMIT edited();
}

}  // namespace footbridge
