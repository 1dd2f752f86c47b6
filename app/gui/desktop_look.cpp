// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desktop_look.h"

#include <QApplication>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFileInfo>
#include <QPalette>
#include <QStyleHints>

#include "widgets/charts/theme.h"

namespace footbridge {

namespace {

constexpr auto kService = "org.freedesktop.portal.Desktop";
constexpr auto kPath = "/org/freedesktop/portal/desktop";
constexpr auto kInterface = "org.freedesktop.portal.Settings";
constexpr auto kSpace = "org.freedesktop.appearance";
constexpr auto kKey = "color-scheme";
constexpr uint kDark = 1, kLight = 2;  ///< 0: no preference

}  // namespace

QDBusConnection desktopBus() {
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const bool there = qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
                       (!folder.isEmpty() && QFileInfo::exists(folder + QStringLiteral("/bus")));
    return there ? QDBusConnection::sessionBus() : QDBusConnection(QString());
}

DesktopLook::DesktopLook(QObject* parent) : QObject(parent), m_byQt(desktopPrefersDark()) {
    if (!qApp->styleSheet().isEmpty()) lookAgain();  // the theme of an earlier window is worn
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
            &DesktopLook::lookAgain);
#endif
}

bool DesktopLook::isDark() const {
    return m_byPortal.value_or(m_byQt);
}

void DesktopLook::listenTo(const QDBusConnection& bus) {
    if (!bus.isConnected()) return;
    QDBusConnection connection = bus;
    connection.connect(QLatin1String(kService), QLatin1String(kPath), QLatin1String(kInterface),
                       QStringLiteral("SettingChanged"), this, SLOT(takeSetting(QDBusMessage)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(QLatin1String(kService), QLatin1String(kPath),
                                       QLatin1String(kInterface), QStringLiteral("Read"));
    question << QLatin1String(kSpace) << QLatin1String(kKey);
    auto* answer = new QDBusPendingCallWatcher(connection.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (reply.isValid()) take(reply.value().variant());
        answer->deleteLater();
    });
}

void DesktopLook::lookAgain() {
    const bool before = isDark();
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    // Our own palette hides the desktop's until it is taken off.
    const QPalette own = QApplication::palette();
    QApplication::setPalette(QPalette());
    m_byQt = desktopPrefersDark();
    QApplication::setPalette(own);
#else
    m_byQt = desktopPrefersDark();
#endif
    if (isDark() != before) Q_EMIT changed();
}

void DesktopLook::takeSetting(const QDBusMessage& message) {
    const QVariantList said = message.arguments();
    if (said.size() == 3 && said[0] == QLatin1String(kSpace) && said[1] == QLatin1String(kKey))
        take(said[2]);
}

void DesktopLook::take(const QVariant& value) {
    QVariant scheme = value;
    // Read() wraps what it answers twice.
    while (scheme.canConvert<QDBusVariant>()) scheme = scheme.value<QDBusVariant>().variant();
    const uint wanted = scheme.toUInt();
    const bool before = isDark();
    m_byPortal.reset();
    if (wanted == kDark) m_byPortal = true;
    if (wanted == kLight) m_byPortal = false;
    if (isDark() != before) Q_EMIT changed();
}

}  // namespace footbridge
