// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/plot_export.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageWriter>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/number_text.h"
#include "core/table/csv_writer.h"
#include "widgets/charts/charts_messages.h"
#include "widgets/charts/picture_file.h"
#include "widgets/charts/plot_picture.h"
#include "widgets/charts/vector_picture.h"

namespace footbridge {

namespace {

std::string text(const QString& string) {
    return string.toStdString();
}

std::string barsHead(const PlotSpec& spec) {
    std::vector<std::string> header{"category"};
    for (const PlotLayer& layer : spec.layers) {
        header.push_back(text(layer.name.isEmpty() ? axisTitle(spec.x) : layer.name));
        const std::string name = header.back();
        if (!layer.marks.isEmpty()) header.push_back(name + " floor");
        if (!layer.limits.isEmpty()) header.push_back(name + " chance");
        if (!layer.ghosts.isEmpty()) header.push_back(name + " before");
    }
    return spreadsheetRecord(header) + "\n";
}

std::string barsCsv(const PlotSpec& spec) {
    std::string csv = barsHead(spec);
    for (qsizetype row = 0; row < spec.categories.size(); ++row) {
        std::vector<std::string> cells{text(spec.categories[row])};
        for (const PlotLayer& layer : spec.layers) {
            cells.push_back(row < layer.x.size() ? formatNumber(layer.x[row]) : "");
            for (const QVector<double>& values : {layer.marks, layer.limits, layer.ghosts})
                if (!values.isEmpty())
                    cells.push_back(row < values.size() ? formatNumber(values[row]) : "");
        }
        csv += spreadsheetRecord(cells) + "\n";
    }
    return csv;
}

std::string layersHead(const PlotSpec& spec) {
    // The unit always belongs into a file, also where the tick labels of the picture carry it.
    const auto title = [](const AxisSpec& axis, const char* otherwise) {
        if (axis.title.isEmpty()) return std::string(otherwise);
        return text(axis.unit.isEmpty() ? axis.title
                                        : axis.title + QStringLiteral(" [%1]").arg(axis.unit));
    };
    return spreadsheetRecord(
               {"layer", title(spec.x, "x"), title(spec.y, "y"), "low", "high", "row"}) +
           "\n";
}

std::string layersCsv(const PlotSpec& spec) {
    std::string csv = layersHead(spec);
    for (const PlotLayer& layer : spec.layers) {
        const auto cell = [](const QVector<double>& values, qsizetype i) {
            return i < values.size() ? formatNumber(values[i]) : std::string();
        };
        for (qsizetype i = 0; i < layer.x.size(); ++i)
            csv += spreadsheetRecord({text(layer.name), cell(layer.x, i), cell(layer.y, i),
                                      cell(layer.low, i), cell(layer.high, i),
                                      i < layer.ids.size() ? std::to_string(layer.ids[i]) : ""}) +
                   "\n";
    }
    return csv;
}

}  // namespace

QImage renderImage(const PlotSpec& spec, const Theme& theme, QSize size, double scale) {
    PlotPicture picture(spec, theme, size, scale);
    while (!picture.isDone()) picture.drawStrip();
    return picture.image();
}

QByteArray encodePng(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, "PNG");
    nameMaker(writer);
    writer.write(image);
    return bytes;
}

QByteArray renderPng(const PlotSpec& spec, const Theme& theme, QSize size, double scale) {
    return encodePng(renderImage(spec, theme, size, scale));
}

QByteArray renderSvg(const PlotSpec& spec, const Theme& theme, QSize size, double zoom) {
    return VectorPicture(spec, theme, size, VectorPicture::Kind::Svg, zoom).finish();
}

QByteArray renderPdf(const PlotSpec& spec, const Theme& theme, QSize size, double zoom) {
    return VectorPicture(spec, theme, size, VectorPicture::Kind::Pdf, zoom).finish();
}

QByteArray plotCsv(const PlotSpec& spec) {
    return QByteArray::fromStdString(hasBars(spec) ? barsCsv(spec) : layersCsv(spec));
}

OutputFile plotFile(const PlotSpec& spec, const QString& path) {
    if (!path.endsWith(QLatin1String(".csv"))) return pictureFile(path.toStdString());
    return {path.toStdString(), hasBars(spec) ? barsHead(spec) : layersHead(spec)};
}

void writePlot(const PlotSpec& spec, const Theme& theme, QSize size, const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    QByteArray bytes;
    if (ending == QStringLiteral("png"))
        bytes = renderPng(spec, theme, size);
    else if (ending == QStringLiteral("svg"))
        bytes = renderSvg(spec, theme, size);
    else if (ending == QStringLiteral("pdf"))
        bytes = renderPdf(spec, theme, size);
    else if (ending == QStringLiteral("csv"))
        bytes = plotCsv(spec);
    else
        throw Error(messages::kPlotFormatUnknown, {text(path)});
    writeFile(path.toStdString(),
              std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace footbridge
