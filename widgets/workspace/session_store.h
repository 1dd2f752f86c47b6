// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <set>
#include <string>

#include "core/session/session.h"
#include "widgets/jobs/job.h"

namespace footbridge {

class Workspace;

/// The file of the workspace: whether it has changes that the file lacks, and writing it.
class SessionStore : public QObject {
    Q_OBJECT
  public:
    explicit SessionStore(Workspace& workspace, QObject* parent = nullptr);

    JobBoard& jobs();
    QString path() const { return m_path; }  ///< "" until it was saved
    bool isModified() const { return m_modified; }
    /// The workspace as a session, with the page last told.
    Session session() const;
    void setPage(const QString& key) { m_page = key; }

    /// What becomes of a file that holds what this document neither was opened from nor wrote.
    enum class Others { Ask, Overwrite };
    /// In the background; saved(), failed() or changedByOthers() follows.
    void save(const QString& path, Others others = Others::Ask);
    /// The document is now what `path` holds, a file with this checksum ("": unknown); "" for one
    /// that has no file and nothing to save.
    void setSaved(const QString& path, const std::string& checksum = {});
    /// The document is what `path` should hold, but does not yet: work that was recovered.
    void setUnsaved(const QString& path);

    /// Of all that a change of is worth asking about.
    std::string fingerprint() const;

  Q_SIGNALS:
    void changed();  ///< path or modified
    void edited();   ///< the document differs from what it was a moment ago
    void saved(const QString& path);
    void failed(const QString& sentence);
    void changedByOthers(const QString& path);  ///< the file, which was left as it is

  private:
    void follow();

    Workspace& m_workspace;
    QString m_path, m_page;
    std::string m_savedFingerprint;
    std::set<std::string> m_contents;  ///< checksums of the file as it was read or written here
    bool m_modified = false;
    Job m_writing;
};

}  // namespace footbridge
