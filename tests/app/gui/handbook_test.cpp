// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QTest>
#include <QUrl>

#include "app/gui/handbook.h"
#include "app/gui/main_window.h"
#include "widgets/pages/page_registry.h"

namespace footbridge::tests {
namespace {

using ::testing::HasSubstr;

/// Stands in for the user's browser.
class Browser : public QObject {
    Q_OBJECT
  public:
    Browser() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open"); }
    ~Browser() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
    QUrl shown;

  public Q_SLOTS:
    void open(const QUrl& url) { shown = url; }
};

/// A page of the handbook where the program looks for it, unless the build has put it there.
class Handbook : public ::testing::Test {
  protected:
    void SetUp() override {
        for (const char* name : {"index", "severity"}) {
            const QString path = handbookFile(QLatin1String(name));
            if (QFileInfo::exists(path)) continue;
            ASSERT_TRUE(QDir().mkpath(QFileInfo(path).path()));
            QFile file(path);
            ASSERT_TRUE(file.open(QIODevice::WriteOnly));
            made << path;
        }
    }
    void TearDown() override {
        for (const QString& path : made) QFile::remove(path);
    }
    QStringList made;
    Browser browser;
};

TEST(HandbookConcept, EveryPageOfTheWindowHasOneThatIsWritten) {
    const QDir sources(QStringLiteral(HANDBOOK_SOURCES));
    for (const PageEntry& page : allPages()) {
        const QString concerns = handbookConcept(page.key);
        EXPECT_NE(concerns, QStringLiteral("index")) << qPrintable(page.key);
        EXPECT_TRUE(sources.exists(concerns + QStringLiteral(".md"))) << qPrintable(concerns);
    }
    EXPECT_EQ(handbookConcept(QStringLiteral("nothing")), QStringLiteral("index"));
    EXPECT_TRUE(sources.exists(QStringLiteral("index.md")));
}

TEST_F(Handbook, OpensFromTheMenuAtItsBeginningAndAtThePageThatIsShown) {
    MainWindow window;
    window.showPage(QStringLiteral("divergence"));
    window.findChild<QAction*>(QStringLiteral("handbook"))->trigger();
    EXPECT_EQ(browser.shown.fileName(), QStringLiteral("index.html"));
    window.findChild<QAction*>(QStringLiteral("handbookOnPage"))->trigger();
    EXPECT_EQ(browser.shown.fileName(), QStringLiteral("severity.html"));
}

TEST_F(Handbook, OpensFromTheHelpOfThePage) {
    MainWindow window;
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    window.showPage(QStringLiteral("divergence"));
    QTest::keyClick(&window, Qt::Key_F1);
    QWidget* help = nullptr;
    ASSERT_TRUE(QTest::qWaitFor([&] {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->inherits("QWhatsThat") && widget->isVisible()) help = widget;
        return help != nullptr;
    }));
    const QPointer<QWidget> words(help);
    // The mouse finds the link as a person would: where the cursor becomes a hand.
    for (int y = help->height() - 1; browser.shown.isEmpty() && y > 0; y -= 6)
        for (int x = 8; browser.shown.isEmpty() && x < help->width(); x += 12) {
            const QPoint at(x, y);
            QMouseEvent move(QEvent::MouseMove, at, help->mapToGlobal(at), Qt::NoButton,
                             Qt::NoButton, Qt::NoModifier);
            QApplication::sendEvent(help, &move);
            if (help->cursor().shape() == Qt::PointingHandCursor)
                QTest::mouseClick(help, Qt::LeftButton, {}, at);
        }
    EXPECT_EQ(browser.shown.fileName(), QStringLiteral("severity.html"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return words.isNull(); }));
}

TEST_F(Handbook, SaysSoWhereItIsNotInstalled) {
    EXPECT_THAT(openHandbook(QStringLiteral("no-such-page")).toStdString(),
                HasSubstr("no-such-page.html"));
    EXPECT_TRUE(browser.shown.isEmpty());
}

}  // namespace
}  // namespace footbridge::tests

#include "handbook_test.moc"
