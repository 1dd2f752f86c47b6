// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/import_dialog.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QFile>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include "core/table/csv_reader.h"

namespace footbridge {
namespace {

TEST(ImportDialog, PreviewFollowsTheDecimalSign) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("comma.csv")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("n;time\n1,5;2,5\n2,5;3,5\n");
    file.close();
    const auto table = std::make_shared<const Table>(readCsv(file.fileName().toStdString()));
    ImportDialog dialog(makeDataset(table, {}));
    auto* preview = dialog.findChild<QTableWidget*>();
    const auto isRight = [&] {
        return (preview->item(0, 0)->textAlignment() & Qt::AlignRight) != 0;
    };
    ASSERT_EQ(preview->rowCount(), 2);
    EXPECT_FALSE(isRight());

    for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
        const int comma = box->findText(QStringLiteral("Comma 1,5"));
        if (comma >= 0) QTest::keyClick(box, Qt::Key_Down);
    }

    EXPECT_TRUE(isRight());
    EXPECT_EQ(dialog.options().decimal, ',');
    EXPECT_EQ(preview->item(0, 0)->text(), QStringLiteral("1.5"));
}

}  // namespace
}  // namespace footbridge
