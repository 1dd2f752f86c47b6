// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <cmath>

#include "core/run/error.h"
#include "widgets/charts/picture_file.h"
#include "widgets/charts/plot_clip.h"
#include "widgets/charts/plot_export.h"
#include "widgets/charts/plot_picture.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/plot_writer.h"
#include "widgets/charts/small_png.h"
#include "widgets/jobs/job_board.h"

namespace footbridge {
namespace {

PlotSpec scatter(int count) {
    PlotSpec spec;
    spec.title = QStringLiteral("Predicted against measured");
    spec.x = {QStringLiteral("Measured"), QStringLiteral("s"), AxisScale::Logarithmic};
    spec.y = {QStringLiteral("Predicted"), QStringLiteral("s"), AxisScale::Logarithmic};
    PlotLayer points, identity, band;
    points.name = QStringLiteral("Runs");
    for (int i = 0; i < count; ++i) {
        points.x.append(std::pow(10.0, -2 + 4.0 * i / count));
        points.y.append(points.x.last() * (1 + 0.2 * std::sin(i)));
        points.ids.append(i);
    }
    identity.kind = PlotLayer::Kind::Line;
    identity.name = QStringLiteral("Identity");
    identity.x = identity.y = {1e-6, 1e6};
    band.kind = PlotLayer::Kind::Band;
    band.name = QStringLiteral("Band");
    band.x = {1e-6, 1e6};
    band.low = {0.75e-6, 0.75e6};
    band.high = {1.25e-6, 1.25e6};
    spec.layers = {band, identity, points};
    return spec;
}

/// Coordinates of every path and polyline of an SVG in page units; text and transforms apart.
double farthestCoordinate(const QByteArray& svg) {
    static const QRegularExpression kShape(QStringLiteral("(?:points|\\bd)=\"([^\"]*)\""));
    static const QRegularExpression kNumber(QStringLiteral("-?[0-9.]+(?:e[-+]?[0-9]+)?"));
    double farthest = 0;
    const QString text = QString::fromUtf8(svg);
    for (auto shapes = kShape.globalMatch(text); shapes.hasNext();)
        for (auto numbers = kNumber.globalMatch(shapes.next().captured(1)); numbers.hasNext();)
            farthest = std::max(farthest, std::abs(numbers.next().captured().toDouble()));
    return farthest;
}

TEST(RenderPng, HasTheSizeAskedForAndTheColoursOfTheSeries) {
    const QImage image = QImage::fromData(renderPng(scatter(100), lightTheme(), {400, 300}, 2));
    ASSERT_EQ(image.size(), QSize(800, 600));
    EXPECT_EQ(image.pixelColor(2, 2), lightTheme().surface);
    int blue = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            blue += pixel.blue() > pixel.red() + 60;
        }
    EXPECT_GT(blue, 500);
}

TEST(RenderPng, RefusesASizeThatCannotBeDrawn) {
    EXPECT_THROW(renderPng(scatter(3), lightTheme(), {900000, 900000}, 2), Error);
}

TEST(EncodeSmallPng, KeepsTheLookInAFractionOfTheBytes) {
    const QImage image = renderImage(scatter(3000), lightTheme(), {800, 800});

    const QByteArray png = encodeSmallPng(image);

    EXPECT_LT(png.size(), encodePng(image).size() / 2);
    const QImage small = QImage::fromData(png);
    ASSERT_EQ(small.size(), image.size());
    EXPECT_EQ(small.pixelColor(2, 2), lightTheme().surface);
    qint64 far = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor is = small.pixelColor(x, y), wanted = image.pixelColor(x, y);
            far += std::abs(is.red() - wanted.red()) > 16 ||
                   std::abs(is.green() - wanted.green()) > 16 ||
                   std::abs(is.blue() - wanted.blue()) > 16;
        }
    EXPECT_LT(static_cast<double>(far), 1e-3 * image.width() * image.height());
}

TEST(RenderSvg, KeepsFewPointsAsVectors) {
    const QByteArray svg = renderSvg(scatter(100), lightTheme(), {400, 300});
    EXPECT_TRUE(QSvgRenderer(svg).isValid());
    EXPECT_FALSE(svg.contains("<image"));
    EXPECT_TRUE(svg.contains("Measured"));
    EXPECT_GT(svg.count("font-family="), 0);
    EXPECT_EQ(svg.count("font-family="), svg.count(", sans-serif\""));
}

TEST(RenderSvg, DrawsNothingOutsideThePage) {
    const QByteArray svg = renderSvg(scatter(100), lightTheme(), {400, 300});
    EXPECT_LE(farthestCoordinate(svg), 401);
}

TEST(RenderSvg, EmbedsManyPointsAsOneImage) {
    const QByteArray svg = renderSvg(scatter(50000), lightTheme(), {400, 300});
    EXPECT_EQ(svg.count("<image"), 1);
    EXPECT_LT(svg.size(), 1500000);
    EXPECT_TRUE(svg.contains("Measured"));
}

TEST(RenderPdf, IsAPdf) {
    const QByteArray pdf = renderPdf(scatter(100), lightTheme(), {400, 300});
    EXPECT_TRUE(pdf.startsWith("%PDF-"));
    EXPECT_TRUE(pdf.contains("/MediaBox [0 0 300"));
}

QImage inStrips(const PlotSpec& spec, QSize size, double scale, int pixels) {
    PlotPicture picture(spec, lightTheme(), size, scale, pixels);
    while (!picture.isDone()) picture.drawStrip();
    return picture.image();
}

TEST(PlotPicture, StripsJoinToThePictureDrawnAtOnce) {
    for (const int points : {300, 20'000}) {
        const QImage whole = inStrips(scatter(points), {400, 300}, 2.5, 10'000'000);
        const QImage joined = inStrips(scatter(points), {400, 300}, 2.5, 40'000);
        ASSERT_EQ(whole.size(), QSize(1000, 750));
        ASSERT_EQ(joined.size(), whole.size());
        int different = 0;
        for (int y = 0; y < whole.height(); ++y)
            for (int x = 0; x < whole.width(); ++x) {
                const QColor a = whole.pixelColor(x, y), b = joined.pixelColor(x, y);
                different += std::abs(a.lightness() - b.lightness()) > 8 ? 1 : 0;
            }
        EXPECT_LT(different, 20) << points;
    }
}

TEST(PlotWriter, WritesALargePictureWhileTheWindowLives) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.png"));
    PlotFormat format;
    format.millimetres = {360, 240};
    format.dotsPerInch = 600;
    JobBoard board;
    PlotWriter writer(board);
    QSignalSpy written(&writer, &PlotWriter::written);

    writer.write(scatter(50'000), format, path);

    EXPECT_TRUE(writer.isWriting());
    ASSERT_TRUE(written.wait(60'000));
    const QSize size = QImageReader(path).size();
    EXPECT_EQ(size, (QSizeF(format.size()) * format.scale()).toSize());
}

TEST(PlotWriter, SaysWhereItCannotWrite) {
    JobBoard board;
    PlotWriter writer(board);
    QSignalSpy failed(&writer, &PlotWriter::failed);

    writer.write(scatter(3), {}, QStringLiteral("/no/such/folder/plot.png"));

    ASSERT_TRUE(failed.wait(10'000));
    EXPECT_TRUE(failed.at(0).at(0).toString().contains(QStringLiteral("/no/such/folder")));
    EXPECT_FALSE(writer.isWriting());
}

TEST(RenderPng, DrawsAnEmptyPlot) {
    PlotSpec spec;
    spec.emptyText = QStringLiteral("Nothing here.");
    EXPECT_FALSE(renderPng(spec, darkTheme(), {300, 200}).isEmpty());
}

TEST(PlotCsv, WritesEveryLayerAtFullPrecision) {
    PlotSpec spec = scatter(0);
    spec.layers = {PlotLayer{}};
    spec.layers[0].name = QStringLiteral("Runs, \"seen\"");
    spec.layers[0].x = {0.1};
    spec.layers[0].y = {0.30000000000000004};
    spec.layers[0].low = {0.2};
    spec.layers[0].high = {0.4};
    spec.layers[0].ids = {7};
    EXPECT_EQ(plotCsv(spec).toStdString(),
              "layer,Measured [s],Predicted [s],low,high,row\n"
              "\"Runs, \"\"seen\"\"\",0.1,0.30000000000000004,0.2,0.4,7\n");
}

TEST(PlotCsv, WritesBarsWithTheirFloors) {
    PlotSpec spec;
    spec.categories = {QStringLiteral("shape"), QStringLiteral("=level()")};
    PlotLayer bars;
    bars.kind = PlotLayer::Kind::Bars;
    bars.name = QStringLiteral("severity");
    bars.x = {0.5, 0.25};
    bars.marks = {0.125, NAN};
    bars.limits = {0.375, 0.75};
    spec.layers = {bars};
    EXPECT_EQ(plotCsv(spec).toStdString(),
              "category,severity,severity floor,severity chance\n"
              "shape,0.5,0.125,0.375\n'=level(),0.25,,0.75\n");
}

TEST(WritePlot, ChoosesTheFormatByTheEnding) {
    const QTemporaryDir folder;
    for (const char* name : {"a.png", "b.SVG", "c.pdf", "d.csv"}) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        writePlot(scatter(10), lightTheme(), {300, 200}, path);
        EXPECT_GT(QFile(path).size(), 100) << name;
    }
}

TEST(WritePlot, IsKnownAgainAsOurs) {
    const QTemporaryDir folder;
    for (const char* name : {"a.png", "b.svg", "c.pdf", "d.csv"}) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        const OutputFile file = plotFile(scatter(10), path);
        EXPECT_FALSE(isWrittenByUs(file)) << name;
        writePlot(scatter(10), lightTheme(), {300, 200}, path);
        EXPECT_TRUE(isWrittenByUs(file)) << name;
    }
    const QString small = folder.filePath(QStringLiteral("small.png"));
    QFile file(small);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    QImage image(64, 64, QImage::Format_RGB32);
    for (int i = 0; i < 64 * 64; ++i) image.setPixel(i % 64, i / 64, 0xff000000U + 997U * i);
    file.write(encodeSmallPng(image));
    file.close();
    EXPECT_TRUE(isWrittenByUs(pictureFile(small.toStdString()))) << "behind a whole palette";
    ASSERT_TRUE(image.save(small, "PNG"));
    EXPECT_FALSE(isWrittenByUs(pictureFile(small.toStdString()))) << "of another program";
}

TEST(WritePlot, RefusesOtherEndingsAndUnwritableFolders) {
    EXPECT_THROW(writePlot(scatter(3), lightTheme(), {300, 200}, QStringLiteral("/tmp/plot.bmp")),
                 Error);
    EXPECT_THROW(
        writePlot(scatter(3), lightTheme(), {300, 200}, QStringLiteral("/no/such/folder/p.png")),
        Error);
}

TEST(Clipped, CutsLinesAndBandsAtTheRanges) {
    const PlotSpec spec = scatter(10);
    const PlotSpec cut = clipped(spec, {{0, 1}, {0, 1}});
    const PlotLayer &band = cut.layers[0], &line = cut.layers[1];
    ASSERT_EQ(line.x.size(), 2);
    EXPECT_NEAR(line.x[0], 1, 1e-9);
    EXPECT_NEAR(line.y[1], 10, 1e-9);
    EXPECT_NEAR(band.x.first(), 1, 1e-9);
    EXPECT_NEAR(band.low.first(), 1, 1e-9) << "cut at the lower edge";
    EXPECT_NEAR(band.high.first(), 1.25, 1e-9);
    EXPECT_NEAR(band.high.last(), 10, 1e-9) << "cut at the upper edge";
    EXPECT_NEAR(band.low.last(), 7.5, 1e-9);
}

}  // namespace
}  // namespace footbridge
