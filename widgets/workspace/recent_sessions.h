// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace footbridge {

/// The sessions, or other files, opened or saved last, kept from one start of the program to the
/// next.
class RecentSessions : public QObject {
    Q_OBJECT
  public:
    static constexpr int kMost = 8;

    /// `key` is where the settings keep them.
    explicit RecentSessions(QObject* parent = nullptr, const char* key = "sessions/recent")
        : QObject(parent), m_key(key) {}

    QStringList paths() const;  ///< the latest first; files that are gone are left out
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

  Q_SIGNALS:
    void changed();

  private:
    QStringList remembered() const;

    const char* m_key;
};

}  // namespace footbridge
