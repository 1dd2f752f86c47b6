// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/pair_table_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

namespace footbridge {
namespace {

PairRow rowOf(const std::string& source, double gain) {
    PairRow row;
    row.pair = source + " to x";
    row.source = source;
    row.target = "x";
    row.shots = 10;
    row.gain = gain;
    row.winner = "auto";
    row.done = 3;
    row.cells = 10;
    return row;
}

QString text(const PairTableModel& model, int row, int column) {
    return model.index(row, column).data().toString();
}

TEST(PairTableModel, SortsWithWhatHasNoNumberAtTheEnd) {
    PairTableModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRows({rowOf("a", 0.1), rowOf("b", PairRow::kNone), rowOf("c", -0.2), rowOf("d", 0.7)});
    const auto order = [&] {
        QString names;
        for (int row = 0; row < model.rowCount(); ++row)
            names += text(model, row, PairTableModel::Source);
        return names;
    };
    model.sort(PairTableModel::Gain, Qt::DescendingOrder);
    EXPECT_EQ(order(), QStringLiteral("dacb"));
    model.sort(PairTableModel::Gain, Qt::AscendingOrder);
    EXPECT_EQ(order(), QStringLiteral("cadb"));
    model.setRows({rowOf("e", 0.9), rowOf("f", 0.3)});
    EXPECT_EQ(order(), QStringLiteral("fe")) << "what was asked for holds for new rows";
    EXPECT_EQ(text(model, 0, PairTableModel::Winner), QStringLiteral("Auto"));
    EXPECT_EQ(text(model, 0, PairTableModel::Done), QStringLiteral("3 of 10"));
}

TEST(PairTableModel, SortsMethodsByTheNamesThatAreShown) {
    PairTableModel model;
    std::vector<PairRow> rows;
    for (const char* winner : {"target-only ridge", "zero-shot", "", "auto", "target-only ridge",
                               "target-only forest"}) {
        rows.push_back(rowOf(std::to_string(rows.size()), 0));
        rows.back().winner = winner;
    }
    model.setRows(rows);
    for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        model.sort(PairTableModel::Winner, order);
        for (int row = 0; row + 1 < model.rowCount(); ++row) {
            const QString one = text(model, row, PairTableModel::Winner);
            const QString next = text(model, row + 1, PairTableModel::Winner);
            if (order == Qt::AscendingOrder) {
                EXPECT_LE(one, next);
            } else {
                EXPECT_GE(one, next);
            }
            if (one == next) {
                EXPECT_LT(model.row(row).source, model.row(row + 1).source)
                    << "what is alike stays as it stood";
            }
        }
    }
}

TEST(PairTableModel, ManyRowsAreThereAtOnce) {
    PairTableModel model;
    std::vector<PairRow> rows;
    for (int at = 0; at < 20'000; ++at) rows.push_back(rowOf(std::to_string(at), at % 97 - 50));
    model.setRows(std::move(rows));
    model.sort(PairTableModel::Gain, Qt::DescendingOrder);
    EXPECT_EQ(model.rowCount(), 20'000);
    EXPECT_EQ(model.row(0).gain, 46);
}

}  // namespace
}  // namespace footbridge
