// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/small_png.h"

#include <QBuffer>
#include <QImageWriter>
#include <algorithm>
#include <limits>
#include <vector>

#include "widgets/charts/picture_file.h"

namespace footbridge {
namespace {

constexpr std::size_t kColours = 256;  // of a palette
constexpr int kBits = 6;               // of a channel, by which colours are told apart
constexpr std::size_t kCells = std::size_t{1} << (3 * kBits);

std::size_t cellOf(QRgb pixel) {
    constexpr int kShift = 8 - kBits;
    const auto part = [](int channel) { return static_cast<std::size_t>(channel >> kShift); };
    return (part(qRed(pixel)) << (2 * kBits)) | (part(qGreen(pixel)) << kBits) | part(qBlue(pixel));
}

/// How often a cell's colours occur, and the first of them: plots have few, and shades between.
struct Cell {
    int count = 0;
    QRgb colour = 0;
};

std::vector<Cell> cellsOf(const QImage& image) {
    std::vector<Cell> cells(kCells);
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            Cell& cell = cells[cellOf(line[x])];
            if (cell.count++ == 0) cell.colour = line[x] | 0xff000000U;
        }
    }
    return cells;
}

uchar nearest(const QList<QRgb>& palette, QRgb colour) {
    int best = std::numeric_limits<int>::max();
    qsizetype found = 0;
    for (qsizetype i = 0; i < palette.size(); ++i) {
        const int red = qRed(palette[i]) - qRed(colour);
        const int green = qGreen(palette[i]) - qGreen(colour);
        const int blue = qBlue(palette[i]) - qBlue(colour);
        const int distance = red * red + green * green + blue * blue;
        if (distance >= best) continue;
        best = distance;
        found = i;
    }
    return static_cast<uchar>(found);
}

QImage withPalette(const QImage& image) {
    const std::vector<Cell> cells = cellsOf(image);
    std::vector<std::size_t> used;
    for (std::size_t cell = 0; cell < kCells; ++cell)
        if (cells[cell].count > 0) used.push_back(cell);
    std::stable_sort(used.begin(), used.end(),
                     [&](std::size_t a, std::size_t b) { return cells[a].count > cells[b].count; });
    QList<QRgb> palette;
    for (std::size_t i = 0; i < std::min(used.size(), kColours); ++i)
        palette.append(cells[used[i]].colour);
    std::vector<uchar> indices(kCells);
    for (const std::size_t cell : used) indices[cell] = nearest(palette, cells[cell].colour);

    QImage indexed(image.size(), QImage::Format_Indexed8);
    indexed.setColorTable(palette);
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        std::transform(line, line + image.width(), indexed.scanLine(y),
                       [&](QRgb pixel) { return indices[cellOf(pixel)]; });
    }
    return indexed;
}

}  // namespace

QByteArray encodeSmallPng(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, "PNG");
    writer.setCompression(100);
    nameMaker(writer);
    writer.write(withPalette(image.convertToFormat(QImage::Format_RGB32)));
    return bytes;
}

}  // namespace footbridge
