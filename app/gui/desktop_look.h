// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QObject>
#include <optional>

namespace footbridge {

/// Whether the desktop is dark, now and whenever that changes while the program runs: by the
/// desktop's settings portal (org.freedesktop.appearance), where there is one, else by Qt.
class DesktopLook : public QObject {
    Q_OBJECT
  public:
    explicit DesktopLook(QObject* parent = nullptr);

    bool isDark() const;
    /// Asks the settings portal on this bus, without waiting for it, and listens from then on.
    void listenTo(const QDBusConnection& bus);
    /// Looks again at what Qt knows: when it says that the desktop's theme changed.
    void lookAgain();

  Q_SIGNALS:
    void changed();

  private:
    Q_SLOT void takeSetting(const QDBusMessage& message);
    void take(const QVariant& value);

    bool m_byQt;
    std::optional<bool> m_byPortal;
};

/// The bus of the user's desktop; not connected where there is none, which is not started then.
QDBusConnection desktopBus();

}  // namespace footbridge
