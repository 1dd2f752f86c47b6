// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>

#include "core/run/file.h"
#include "tests/acceptance/window/example_window.h"
#include "widgets/dialogs/bundle_dialog.h"
#include "widgets/dialogs/import_dialog.h"
#include "widgets/dialogs/open_tables_dialog.h"
#include "widgets/dialogs/relocate_dialog.h"
#include "widgets/dialogs/row_dialog.h"
#include "widgets/dialogs/warnings_dialog.h"
#include "widgets/pages/page_registry.h"

namespace footbridge {
namespace {

/// A name of a column, a platform or a file, which is nothing but a name.
QString evil(const char* start) {
    return QLatin1String(start) + QStringLiteral("<b>bold&lt;less");
}

/// The window with tables whose names look like markup, to the end of an analysis.
class PlainText : public ExampleWindow {
  protected:
    void SetUp() override {
        ExampleWindow::SetUp();
        std::string source = table("col"), target = table("other");
        const QString sourcePath = folder.filePath(evil("source") + QStringLiteral(".csv"));
        const QString targetPath = folder.filePath(evil("target") + QStringLiteral(".csv"));
        writeFile(sourcePath.toStdString(), source);
        writeFile(targetPath.toStdString(), target);
        paths = {sourcePath, targetPath};
        QSignalSpy loaded(&window.runner().loading(), &Job::finished);
        window.runner().loadAll({sourcePath}, targetPath);
        ASSERT_TRUE(loaded.wait(kPatience));
        ASSERT_TRUE(window.document().isReady());
    }
    static std::string table(const char* feature) {
        std::string csv = evil(feature).toStdString() + "," + evil("kind").toStdString() +
                          ",plain," + evil("time").toStdString() + "\n";
        for (int row = 0; row < 30; ++row)
            csv += std::to_string(3 + row * 7 % 31) + "," +
                   evil(row % 2 ? "one" : "two").toStdString() + "," + std::to_string(row % 5) +
                   "," + std::to_string(1 + row % 7 + row % 5) + "\n";
        return csv;
    }
    void finish() {
        SourceOptions options;
        options.networks = 1;
        options.networkSteps = 60;
        options.boostingRounds = 20;
        window.document().setSourceOptions(options);
        window.document().setShots({ShotRequest::Kind::Count, 10, {}});
        window.document().setStrategies({Strategy::Auto, Strategy::TargetRidge});
        QSignalSpy adapted(&window.runner().adapting(), &Job::finished);
        window.runner().adapt();
        ASSERT_TRUE(adapted.wait(kPatience));
        ASSERT_TRUE(window.document().adaptation());
    }

    /// As a person reads it.
    static QString rendered(const QString& text, Qt::TextFormat format) {
        const bool rich =
            format == Qt::RichText || (format == Qt::AutoText && Qt::mightBeRichText(text));
        if (!rich) return text;
        QTextDocument document;
        document.setHtml(text);
        return document.toPlainText();
    }
    void expectAsItStands(const QString& shown, const QString& where) {
        const bool wrong = shown.contains(QStringLiteral("bold<less")) ||
                           shown.contains(QStringLiteral("&amp;")) ||
                           shown.contains(QStringLiteral("&lt;b&gt;")) ||
                           QString(shown)
                               .replace(QStringLiteral("<b>bold"), QString())
                               .contains(QStringLiteral("bold&lt;"));
        EXPECT_FALSE(wrong) << where.toStdString() << ": " << shown.toStdString();
        if (shown.contains(QStringLiteral("<b>bold&lt;less"))) ++seen;
    }
    void expectNoMnemonic(const QString& text, const QString& where) {
        const QString shown = QString(text).replace(QStringLiteral("&&"), QString());
        EXPECT_FALSE(shown.contains(QStringLiteral("&lt;")))
            << where.toStdString() << ": " << text.toStdString();
    }
    void walkModel(const QAbstractItemModel& model, const QString& where) {
        const auto tip = [&](const QVariant& value, const char* part) {
            expectAsItStands(rendered(value.toString(), Qt::AutoText),
                             where + QLatin1Char(' ') + QLatin1String(part));
        };
        constexpr int kMost = 60;
        for (int column = 0; column < model.columnCount(); ++column) {
            tip(model.headerData(column, Qt::Horizontal, Qt::ToolTipRole), "header");
            for (int row = 0; row < std::min(kMost, model.rowCount()); ++row)
                tip(model.index(row, column).data(Qt::ToolTipRole), "cell");
        }
        for (int row = 0; row < std::min(kMost, model.rowCount()); ++row)
            tip(model.headerData(row, Qt::Vertical, Qt::ToolTipRole), "row header");
    }
    void walk(QWidget& root) {
        root.show();
        QTest::qWait(50);
        QList<QWidget*> widgets = root.findChildren<QWidget*>();
        widgets << &root;
        for (QWidget* widget : widgets) {
            const QString where = QLatin1String(widget->metaObject()->className()) +
                                  QLatin1Char(' ') + widget->objectName();
            expectAsItStands(rendered(widget->toolTip(), Qt::AutoText),
                             where + QStringLiteral(" tool tip"));
            for (const QAction* action : widget->actions()) {
                expectAsItStands(rendered(action->toolTip(), Qt::AutoText),
                                 where + QStringLiteral(" action"));
                expectNoMnemonic(action->text(), where + QStringLiteral(" action"));
            }
            if (auto* label = qobject_cast<QLabel*>(widget)) {
                label->ensurePolished();
                EXPECT_NE(label->textFormat(), Qt::AutoText) << where.toStdString();
                expectAsItStands(rendered(label->text(), label->textFormat()), where);
            }
            if (const auto* button = qobject_cast<QAbstractButton*>(widget))
                expectNoMnemonic(button->text(), where);
            const auto* view = qobject_cast<QAbstractItemView*>(widget);
            if (view && view->model()) walkModel(*view->model(), where);
            if (const auto* box = qobject_cast<QComboBox*>(widget)) walkModel(*box->model(), where);
        }
    }
    /// Walks it and says how many texts held such a name.
    int namesIn(QWidget& root) {
        seen = 0;
        walk(root);
        return seen;
    }

    QTemporaryDir folder;
    QStringList paths;
    int seen = 0;
};

TEST_F(PlainText, NamesStandAsTheyAreOnEveryPage) {
    for (const PageEntry& page : allPages()) {
        window.showPage(page.key);
        QTest::qWait(50);
    }
    EXPECT_GT(namesIn(window), 10);

    finish();
    for (const PageEntry& page : allPages()) {
        window.showPage(page.key);
        QTest::qWait(200);
    }

    EXPECT_GT(namesIn(window), 20);
}

TEST_F(PlainText, NamesStandAsTheyAreInEveryDialog) {
    const Dataset& source = window.document().dataset(0);
    ImportDialog import(source, &window);
    EXPECT_GT(namesIn(import), 0);
    import.hide();
    OpenTablesDialog open(paths, true, {}, &window);
    EXPECT_GT(namesIn(open), 0);
    open.hide();
    FoundSession found;
    found.path = folder.filePath(evil("work") + QStringLiteral(".footbridge"));
    FoundTable lost;
    lost.saved.label = evil("label").toStdString();
    lost.path = paths.first();
    lost.problem = evil("gone");
    found.tables = {lost};
    RelocateDialog relocate(found, &window);
    EXPECT_GT(namesIn(relocate), 0);
    relocate.hide();

    finish();
    window.showPage(QStringLiteral("results"));
    auto* rows = window.findChild<QTableView*>(QStringLiteral("predictions"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return rows->model()->rowCount() > 0; }, kPatience));
    rows->setCurrentIndex(rows->model()->index(0, 0));
    Q_EMIT rows->doubleClicked(rows->model()->index(0, 0));
    auto* row = window.findChild<RowDialog*>();
    ASSERT_TRUE(row);
    walk(*row);  // its names stand in a table, which draws them as they are
    row->close();

    const QString bundle = folder.filePath(evil("model") + QStringLiteral(".zip"));
    QSignalSpy exported(&window.runner(), &AnalysisRunner::exported);
    window.runner().exportBundle(window.document().adapted(), bundle, Strategy::TargetRidge, {},
                                 {{}, true});
    ASSERT_TRUE(exported.wait(kPatience));
    BundleDialog contents(bundle, window.workspace().jobs(), &window);
    QSignalSpy opened(&contents, &BundleDialog::opened);
    contents.show();
    ASSERT_TRUE(opened.wait(kPatience));
    EXPECT_GT(namesIn(contents), 0);
}

TEST_F(PlainText, NamesStandAsTheyAreInQuestionsAndComplaints) {
    const QString file = folder.filePath(evil("work") + QStringLiteral(".footbridge"));
    QSignalSpy saved(&window.sessions().store(), &SessionStore::saved);
    window.sessions().store().save(file);
    ASSERT_TRUE(saved.wait(kPatience));
    window.document().setSeed(7);
    window.close();
    auto* question = window.findChild<QMessageBox*>(QStringLiteral("unsavedChanges"));
    ASSERT_TRUE(question);
    EXPECT_GT(namesIn(*question), 0);
    question->reject();

    QSignalSpy refused(&window.runner().loading(), &Job::finished);
    window.runner().load({folder.filePath(evil("missing"))}, false);
    ASSERT_TRUE(refused.wait(kPatience));
    EXPECT_GT(namesIn(*window.findChild<QWidget*>(QStringLiteral("notice"))), 0);
}

}  // namespace
}  // namespace footbridge
