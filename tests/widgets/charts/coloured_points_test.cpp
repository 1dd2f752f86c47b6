// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/coloured_points.h"

#include <gtest/gtest.h>

#include "core/table/csv_reader.h"
#include "widgets/charts/layer_colour.h"

namespace footbridge {
namespace {

PlotSpec pointsOf(int count) {
    PlotSpec spec;
    PlotLayer line, points;
    line.kind = PlotLayer::Kind::Line;
    line.x = line.y = {0, 1};
    for (int i = 0; i < count; ++i) {
        points.x.append(i);
        points.y.append(2.0 * i);
        points.ids.append(i);
    }
    spec.layers = {line, points};
    return spec;
}

QStringList pointNames(const PlotSpec& spec) {
    QStringList names;
    for (const PlotLayer& layer : spec.layers)
        if (layer.kind == PlotLayer::Kind::Points) names << layer.name;
    return names;
}

Table table(const std::string& csv) {
    return parseCsv(csv, "t");
}

}  // namespace

TEST(ColouredPoints, EveryLevelOfACategoryGetsItsColourMostFrequentFirst) {
    const Table t = table("k\nb\na\na\nb\na\n");

    const PlotSpec spec = colouredBy(pointsOf(5), t.columns[0]);

    EXPECT_EQ(pointNames(spec), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    EXPECT_EQ(spec.layers[1].ids, (QVector<qint64>{1, 2, 4}));
    EXPECT_EQ(spec.layers[1].y, (QVector<double>{2, 4, 8}));
    EXPECT_NE(spec.layers[1].colour, spec.layers[2].colour);
    EXPECT_EQ(spec.layers[0].kind, PlotLayer::Kind::Line) << "other layers stay";
}

TEST(ColouredPoints, RareLevelsShareOneMutedColour) {
    std::string csv = "k\n";
    for (const char* level : {"a", "b", "c", "d", "e", "f", "g", "a", "b", "c", "d", "e"})
        csv += std::string(level) + "\n";
    const Table t = table(csv);

    const PlotSpec spec = colouredBy(pointsOf(12), t.columns[0]);

    ASSERT_EQ(spec.layers.size(), 7);
    EXPECT_EQ(spec.layers.last().ids, (QVector<qint64>{5, 6}));
    EXPECT_EQ(spec.layers.last().colour, -1);
}

TEST(ColouredPoints, ANumberBecomesClassesOnARamp) {
    std::string csv = "n\n";
    for (int i = 0; i < 100; ++i) csv += std::to_string(i) + ".5\n";
    const Table t = table(csv);

    const PlotSpec spec = colouredBy(pointsOf(100), t.columns[0]);

    ASSERT_EQ(spec.layers.size(), 6);
    for (qsizetype i = 1; i < 6; ++i) EXPECT_EQ(spec.layers[i].x.size(), 20);
    EXPECT_EQ(spec.layers[1].ramp, 0);
    EXPECT_EQ(spec.layers[5].ramp, 1);
    EXPECT_NE(colourOf(spec.layers[1], lightTheme()), colourOf(spec.layers[5], lightTheme()));
}

TEST(ColouredPoints, RowsWithoutAValueStayMutedAndNoPointIsLost) {
    const Table t = table("n,m\n1,1\n,2\n3,3\n1,4\n");

    const PlotSpec spec = colouredBy(pointsOf(4), t.columns[0]);

    qsizetype points = 0;
    for (qsizetype i = 1; i < spec.layers.size(); ++i) points += spec.layers[i].x.size();
    EXPECT_EQ(points, 4);
    EXPECT_EQ(spec.layers[1].ids, QVector<qint64>{1});
    EXPECT_EQ(spec.layers[1].colour, -1);
}

TEST(ColouredPoints, HollowPointsStayHollowAndOutOfTheLegendWhereFilledOnesAreInIt) {
    const Table t = table("k\na\na\nb\n");
    PlotSpec spec = pointsOf(2);
    PlotLayer shots;
    shots.hollow = true;
    shots.x = shots.y = {5, 6};
    shots.ids = {1, 2};
    spec.layers.append(shots);

    spec = colouredBy(spec, t.columns[0]);

    ASSERT_EQ(spec.layers.size(), 4);
    EXPECT_TRUE(spec.layers[2].hollow);
    EXPECT_TRUE(spec.layers[2].name.isEmpty());
    EXPECT_EQ(spec.layers[3].name, QStringLiteral("b"));
}

}  // namespace footbridge
