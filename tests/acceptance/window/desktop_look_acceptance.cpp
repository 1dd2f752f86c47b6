// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QLabel>
#include <QProcess>
#include <QTest>

#include "app/gui/desktop_look.h"
#include "tests/acceptance/window/cut_words.h"
#include "tests/acceptance/window/example_window.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/theme.h"

namespace footbridge {
namespace {

constexpr auto kPath = "/org/freedesktop/portal/desktop";

/// What a desktop answers to the question whether it is dark.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
  public:
    explicit Portal(const QDBusConnection& bus) : m_bus(bus) {
        m_bus.registerObject(QLatin1String(kPath), this, QDBusConnection::ExportScriptableSlots);
        m_bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop"));
    }
    void change(uint scheme) {
        m_scheme = scheme;
        QDBusMessage signal = QDBusMessage::createSignal(
            QLatin1String(kPath), QStringLiteral("org.freedesktop.portal.Settings"),
            QStringLiteral("SettingChanged"));
        signal << QStringLiteral("org.freedesktop.appearance") << QStringLiteral("color-scheme")
               << QVariant::fromValue(QDBusVariant(scheme));
        m_bus.send(signal);
    }

  public Q_SLOTS:
    Q_SCRIPTABLE QDBusVariant Read(const QString&, const QString&) {  // NOLINT: the portal's name
        return QDBusVariant(QVariant::fromValue(QDBusVariant(m_scheme)));
    }

  private:
    QDBusConnection m_bus;
    uint m_scheme = 0;
};

class DesktopLookAcceptance : public ExampleWindow {
  protected:
    void SetUp() override {
        ExampleWindow::SetUp();
        daemon.start(QStringLiteral("dbus-daemon"),
                     {QStringLiteral("--session"), QStringLiteral("--nofork"),
                      QStringLiteral("--print-address")});
        ASSERT_TRUE(daemon.waitForReadyRead()) << "needs dbus-daemon";
        address = QString::fromUtf8(daemon.readLine()).trimmed();
    }
    void TearDown() override {
        for (const char* name : {"desktop", "window"})
            QDBusConnection::disconnectFromBus(QLatin1String(name));
        daemon.terminate();
        daemon.waitForFinished();
    }
    QDBusConnection connection(const char* name) {
        return QDBusConnection::connectToBus(address, QLatin1String(name));
    }

    QProcess daemon;
    QString address;
};

TEST_F(DesktopLookAcceptance, EverythingChangesItsColoursWithTheDesktop) {
    finishTheExample({Strategy::Auto, Strategy::TargetRidge});
    window.showPage(QStringLiteral("results"));
    auto* plot = window.findChild<PlotView*>(QStringLiteral("resultsPlot"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !plot->spec().layers.isEmpty(); }, kPatience));
    Portal portal(connection("desktop"));
    window.setLook(MainWindow::Look::Desktop);
    window.desktopLook().listenTo(connection("window"));
    QTest::qWait(100);
    const auto surface = [&] {
        const QImage picture = plot->grab().toImage();
        return picture.pixelColor(picture.width() - 3, 3);
    };
    ASSERT_FALSE(currentTheme().dark);
    EXPECT_EQ(surface(), lightTheme().surface);

    portal.change(1);
    ASSERT_TRUE(QTest::qWaitFor([] { return currentTheme().dark; }));
    QTest::qWait(100);
    EXPECT_EQ(surface(), darkTheme().surface);
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), darkTheme().background);
    EXPECT_TRUE(qApp->styleSheet().contains(darkTheme().accent.name()));
    takePicture(window, QStringLiteral("desktop-turned-dark"));

    // A choice of the person stands above the desktop's.
    window.setLook(MainWindow::Look::Light);
    EXPECT_FALSE(currentTheme().dark);
    portal.change(2);
    portal.change(1);
    QTest::qWait(100);
    EXPECT_FALSE(currentTheme().dark);
    window.setLook(MainWindow::Look::Desktop);
    EXPECT_TRUE(currentTheme().dark);
    portal.change(2);
    EXPECT_TRUE(QTest::qWaitFor([] { return !currentTheme().dark; }));
    QTest::qWait(50);
    EXPECT_EQ(surface(), lightTheme().surface);
}

TEST_F(DesktopLookAcceptance, ADesktopThatIsDarkAlreadyIsAsked) {
    Portal portal(connection("desktop"));
    portal.change(1);
    window.setLook(MainWindow::Look::Desktop);

    window.desktopLook().listenTo(connection("window"));

    EXPECT_TRUE(QTest::qWaitFor([] { return currentTheme().dark; }));
    window.setLook(MainWindow::Look::Light);
}

}  // namespace
}  // namespace footbridge

#include "desktop_look_acceptance.moc"
