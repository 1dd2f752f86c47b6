// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/bundle_dialog.h"
#include "tests/core/bundle/forged_archive.h"
#include "tests/widgets/silent_pipe.h"
#include "tests/widgets/small_example.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

#include "core/bundle/conformance.h"
#include "core/bundle/contents_check.h"
#include "core/graph/graph_json.h"
#include "core/graph/onnx_writer.h"
#include "core/graph/torchscript_writer.h"
#include "core/run/file.h"
#include "core/table/csv_writer.h"
#include "widgets/dialogs/bundle_comparison.h"
#include "widgets/dialogs/bundle_continuation.h"
#include "widgets/jobs/job_board.h"
#include "widgets/workspace/analysis_runner.h"
#include "widgets/workspace/example.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

/// Two bundles of the example: by ridge with its shots, by the output map without.
class BundleDialogTest : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        s_folder = new QTemporaryDir;
        s_board = new JobBoard;
        Workspace workspace;
        Document& document = workspace.document();
        AnalysisRunner& runner = workspace.runner();
        loadSmallExample(document, runner);
        adaptAndWait(runner);
        exportBundle(workspace, withShots(), Strategy::TargetRidge, true);
        exportBundle(workspace, withoutShots(), Strategy::OutputMap, false);
        writeFile(moreRuns().toStdString(), writeCsv(*document.input().target.table));
    }
    static void TearDownTestSuite() {
        delete s_board;
        delete s_folder;
    }

    static void exportBundle(Workspace& workspace, const QString& path, Strategy strategy,
                             bool withShots) {
        QSignalSpy exported(&workspace.runner(), &AnalysisRunner::exported);
        workspace.runner().exportBundle(workspace.document().adapted(), path, strategy, {},
                                        {{}, withShots});
        ASSERT_TRUE(exported.wait(kPatienceMilliseconds));
    }

    static QString withShots() { return s_folder->filePath(QStringLiteral("a.zip")); }
    static QString withoutShots() { return s_folder->filePath(QStringLiteral("b.zip")); }
    static QString moreRuns() { return s_folder->filePath(QStringLiteral("more.csv")); }

    static std::unique_ptr<BundleDialog> opened(const QString& path) {
        auto dialog = std::make_unique<BundleDialog>(path, *s_board);
        QSignalSpy opened(dialog.get(), &BundleDialog::opened);
        dialog->show();
        EXPECT_TRUE(opened.wait(kPatienceMilliseconds));
        return dialog;
    }
    static QString text(const QWidget& widget, const char* name) {
        return widget.findChild<QLabel*>(QLatin1String(name))->text();
    }

    static inline QTemporaryDir* s_folder = nullptr;
    static inline JobBoard* s_board = nullptr;
};

TEST_F(BundleDialogTest, ShowsFeaturesOriginAndThatNobodySigned) {
    const auto dialog = opened(withShots());

    const auto* features = dialog->findChild<QTableWidget*>(QStringLiteral("bundleFeatures"));
    EXPECT_EQ(features->rowCount(), 11);
    EXPECT_TRUE(text(*dialog, "bundleSignature").startsWith(QStringLiteral("Not signed")));
}

TEST_F(BundleDialogTest, ChecksEveryByteAndFormat) {
    const auto dialog = opened(withShots());
    QSignalSpy checked(dialog.get(), &BundleDialog::checked);

    dialog->check();

    ASSERT_TRUE(checked.wait(kPatienceMilliseconds));
    EXPECT_TRUE(text(*dialog, "bundleOutcome").startsWith(QStringLiteral("Every byte")));
}

TEST_F(BundleDialogTest, ADamagedFileIsRefusedWithASentence) {
    QByteArray bytes = QByteArray::fromStdString(readFile(withShots().toStdString()));
    bytes[bytes.size() / 2] ^= 1;
    const QString damaged = s_folder->filePath(QStringLiteral("damaged.zip"));
    writeFile(damaged.toStdString(), bytes.toStdString());
    BundleDialog dialog(damaged, *s_board);
    QSignalSpy refused(&dialog, &BundleDialog::refused);

    ASSERT_TRUE(refused.wait(kPatienceMilliseconds));

    EXPECT_TRUE(refused.first().first().toString().contains(damaged));
}

TEST_F(BundleDialogTest, AForgedBundleIsRefused) {
    const QString signature = withoutShots() + QStringLiteral(".sig");
    writeFile(signature.toStdString(),
              signBytes("other bytes", makeKeyPair().privatePem, "a key of the test"));
    BundleDialog dialog(withoutShots(), *s_board);
    QSignalSpy refused(&dialog, &BundleDialog::refused);

    const bool told = refused.wait(kPatienceMilliseconds);

    QFile::remove(signature);
    ASSERT_TRUE(told);
    EXPECT_TRUE(refused.first().first().toString().contains(QStringLiteral("altered")));
}

/// Its checksums are right; nobody runs it to find out what it does.
TEST_F(BundleDialogTest, AForeignProgramIsRefused) {
    const std::filesystem::path forged =
        s_folder->filePath(QStringLiteral("forged.zip")).toStdString();
    ArchiveFiles files = readArchive(readFile(withShots().toStdString()), "a.zip");
    const ArchiveFiles other = readArchive(readFile(withoutShots().toStdString()), "b.zip");
    const auto manifest = nlohmann::json::parse(files.at(kManifestFile));
    files[kModelFile] = graph::writeTorchScript(
        graph::fromJson(nlohmann::json::parse(other.at(kGraphFile))), insideText(manifest));
    writeFile(forged, forgedArchive(files));
    BundleDialog dialog(QString::fromStdString(forged.string()), *s_board);
    QSignalSpy refused(&dialog, &BundleDialog::refused);

    ASSERT_TRUE(refused.wait(kPatienceMilliseconds));

    EXPECT_TRUE(refused.first().first().toString().contains(QStringLiteral("model.pt")))
        << refused.first().first().toString().toStdString();
}

TEST_F(BundleDialogTest, SaysWhatOfAnotherVersionWasNotCompared) {
    EXPECT_TRUE(text(*opened(withoutShots()), "bundleOutcome").isEmpty());
    const std::filesystem::path other =
        s_folder->filePath(QStringLiteral("other.zip")).toStdString();
    const AdaptedModel model = readBundle(withoutShots().toStdString()).model;
    ArchiveFiles files = readArchive(readFile(withoutShots().toStdString()), "b.zip");
    auto manifest = nlohmann::json::parse(files.at(kManifestFile));
    manifest["versions"]["libtorch"] = "<b>0.1";
    const std::string inside = insideText(manifest);
    files[kManifestFile] = manifest.dump();
    files[kModelFile] = graph::writeTorchScript(model.graphWithInterval(), inside);
    files[kOnnxFile] =
        graph::writeOnnx(model.graphWithInterval(), onnxColumns(model.schema), inside);
    writeFile(other, forgedArchive(files));

    const auto dialog = opened(QString::fromStdString(other.string()));

    EXPECT_TRUE(text(*dialog, "bundleOutcome").contains(QStringLiteral("(LibTorch <b>0.1)")));
    EXPECT_EQ(dialog->findChild<QLabel*>(QStringLiteral("bundleOutcome"))->textFormat(),
              Qt::PlainText);
}

TEST_F(BundleDialogTest, IsRefusedThroughAPipe) {
    const SilentPipe pipe(s_folder->filePath(QStringLiteral("pipe.zip")));
    BundleDialog dialog(pipe.path(), *s_board);
    QSignalSpy refused(&dialog, &BundleDialog::refused);

    ASSERT_TRUE(refused.wait(kPatienceMilliseconds));

    EXPECT_TRUE(refused.first().first().toString().contains(QStringLiteral("pipe or device")));
}

TEST_F(BundleDialogTest, ComparesWithAnotherBundle) {
    const auto dialog = opened(withShots());
    auto* comparison = dialog->findChild<BundleComparison*>();
    QSignalSpy compared(comparison, &BundleComparison::compared);

    comparison->compareWith(withoutShots());

    ASSERT_TRUE(compared.wait(kPatienceMilliseconds));
    const auto* changes = dialog->findChild<QTableWidget*>(QStringLiteral("comparisonChanges"));
    EXPECT_GT(changes->rowCount(), 0);
    EXPECT_FALSE(changes->findItems(QStringLiteral("strategy"), Qt::MatchExactly).isEmpty());
}

TEST_F(BundleDialogTest, GoesOnWithMoreShotsAndExportsWhatCameOut) {
    const auto dialog = opened(withShots());
    auto* continuation = dialog->findChild<BundleContinuation*>();
    QSignalSpy adapted(continuation, &BundleContinuation::adapted);

    continuation->adaptTo(moreRuns(), QStringLiteral("10"));

    ASSERT_TRUE(adapted.wait(kPatienceMilliseconds));
    EXPECT_TRUE(text(*continuation, "continuationOutcome").contains(QStringLiteral("30 shots")))
        << qPrintable(text(*continuation, "continuationOutcome"));
    QSignalSpy exported(continuation, &BundleContinuation::exported);
    const QString next = s_folder->filePath(QStringLiteral("next.zip"));
    continuation->exportTo(next);
    ASSERT_TRUE(exported.wait(kPatienceMilliseconds));
    EXPECT_EQ(readBundle(next.toStdString()).provenance.shots.size(), 30u);
}

TEST_F(BundleDialogTest, GoingOnSaysWhatLooksWrongAboutTheRows) {
    // A column that is twice the response in every run.
    Table more = *readTableAt(moreRuns(), {}, {});
    auto bundle = std::make_shared<Bundle>(readBundle(withShots().toStdString()));
    auto state = std::make_shared<AdaptationState>(*bundle->state);
    Table shots = *state->shots.table;
    std::string leak;
    for (Table* table : {&shots, &more}) {
        const Vector response = Eigen::Map<const Vector>(
            table->column(state->shots.roles.response).numbers.data(), table->rows());
        for (Column& column : table->columns) {
            if (column.type != ColumnType::Number || column.name == state->shots.roles.response)
                continue;
            column.numbers.resize(static_cast<std::size_t>(table->rows()));
            Eigen::Map<Vector>(column.numbers.data(), table->rows()) = 2 * response;
            leak = column.name;
            break;
        }
    }
    state->shots.table = std::make_shared<const Table>(shots);
    bundle->state = state;
    const QString path = s_folder->filePath(QStringLiteral("leaks.csv"));
    writeFile(path.toStdString(), writeCsv(more));
    BundleContinuation continuation(bundle, withShots(), *s_board);
    QSignalSpy adapted(&continuation, &BundleContinuation::adapted);

    continuation.adaptTo(path, QStringLiteral("10"));

    ASSERT_TRUE(adapted.wait(kPatienceMilliseconds));
    EXPECT_TRUE(text(continuation, "continuationOutcome")
                    .contains(QStringLiteral("“%1” of ").arg(QString::fromStdString(leak))))
        << qPrintable(text(continuation, "continuationOutcome"));
}

TEST_F(BundleDialogTest, WithoutShotsThereIsNoGoingOn) {
    const auto dialog = opened(withoutShots());

    EXPECT_TRUE(text(*dialog->findChild<BundleContinuation*>(), "continuationOutcome")
                    .contains(QStringLiteral("only what prediction needs")));
}

TEST_F(BundleDialogTest, GoingOnWritesOverNothingThatIsOpenOrWasReadFrom) {
    const auto dialog = opened(withShots());
    auto* continuation = dialog->findChild<BundleContinuation*>();
    QSignalSpy adapted(continuation, &BundleContinuation::adapted);
    QSignalSpy refused(continuation, &BundleContinuation::refused);
    continuation->adaptTo(moreRuns(), QStringLiteral("10"));
    ASSERT_TRUE(adapted.wait(kPatienceMilliseconds));
    // Another table that cannot be read: the result stays that of the first.
    continuation->adaptTo(s_folder->filePath(QStringLiteral("missing.csv")), {});
    ASSERT_TRUE(refused.wait(kPatienceMilliseconds));
    const QString open = s_folder->filePath(QStringLiteral("open.csv"));
    writeFile(open.toStdString(), "a\n1\n");
    s_board->setInputs([&] { return std::vector{open.toStdString()}; });

    for (const QString& path : {moreRuns(), open}) {
        const std::string before = readFile(path.toStdString());
        refused.clear();
        continuation->exportTo(path);
        EXPECT_TRUE(refused.wait(kPatienceMilliseconds)) << qPrintable(path);
        EXPECT_EQ(readFile(path.toStdString()), before);
    }
    s_board->setInputs({});
}

TEST_F(BundleDialogTest, OpeningCanBeCancelled) {
    BundleDialog dialog(withShots(), *s_board);
    QSignalSpy opened(&dialog, &BundleDialog::opened);
    dialog.show();
    auto* cancel = [&]() -> QPushButton* {
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Cancel")) return button;
        return nullptr;
    }();
    ASSERT_TRUE(cancel && cancel->isVisible());

    QTest::mouseClick(cancel, Qt::LeftButton);

    ASSERT_TRUE(QTest::qWaitFor([&] { return !cancel->isVisible(); }, kPatienceMilliseconds));
    EXPECT_TRUE(opened.isEmpty());
    EXPECT_FALSE(dialog.findChild<QWidget*>(QStringLiteral("bundleTabs"))->isVisible());
    EXPECT_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("checkBundle"))->isEnabled());
    QStringList said;
    for (const auto* label : dialog.findChildren<QLabel*>())
        if (label->isVisible()) said << label->text();
    EXPECT_TRUE(said.contains(QStringLiteral("Cancelled.")));
    EXPECT_FALSE(said.contains(QStringLiteral("Opening the bundle")));
}

}  // namespace
}  // namespace footbridge
