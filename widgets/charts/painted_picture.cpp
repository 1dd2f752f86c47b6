// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/painted_picture.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPainter>
#include <QPdfWriter>
#include <QSettings>
#include <QSvgGenerator>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "widgets/charts/charts_messages.h"
#include "widgets/charts/picture_file.h"
#include "widgets/charts/plot_export.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/theme.h"
#include "widgets/charts/warning_box.h"
#include "widgets/jobs/job_board.h"
#include "widgets/words/folder_keys.h"
#include "widgets/words/sentence.h"

namespace footbridge {

namespace {

constexpr int kScale = 2;  ///< pixels of a PNG for each unit

QString say(const char* text) {
    return QCoreApplication::translate("PaintedPicture", text);
}

void paintOn(QPaintDevice& device, const PaintedPicture& picture, double scale) {
    withLightTheme([&] {
        QPainter painter(&device);
        painter.scale(scale, scale);
        painter.fillRect(QRect({}, picture.size), currentTheme().surface);
        picture.paint(painter);
    });
}

QImage imageOf(const PaintedPicture& picture) {
    QImage image(picture.size * kScale, QImage::Format_RGB32);
    paintOn(image, picture, kScale);
    return image;
}

void askWhereToSave(QWidget& view, JobBoard& board, const PaintedPicture& picture) {
    const QString folder =
        QSettings().value(QLatin1String(kPlotsFolder), QDir::homePath()).toString();
    const QString name = fileNameFor(picture.title) + QStringLiteral(".svg");
    auto* dialog =
        new QFileDialog(view.window(), say(QT_TRANSLATE_NOOP("PaintedPicture", "Save picture")),
                        QDir(folder).filePath(name),
                        say(QT_TRANSLATE_NOOP("PaintedPicture", "Pictures (*.svg *.pdf *.png)")));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("svg"));
    QObject::connect(
        dialog, &QFileDialog::fileSelected, &view, [&view, &board, picture](const QString& path) {
            QSettings().setValue(QLatin1String(kPlotsFolder), QFileInfo(path).path());
            try {
                checkOutputs({{path.toStdString()}}, board.inputs());
                writePicture(picture, path);
            } catch (const Error& error) {
                showWarning(&view, say(QT_TRANSLATE_NOOP("PaintedPicture", "Save picture")),
                            sentence(error.message()));
            }
        });
    dialog->open();
}

}  // namespace

void writePicture(const PaintedPicture& picture, const QString& path) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setSize(picture.size);
        svg.setViewBox(QRect({}, picture.size));
        svg.setTitle(picture.title);
        svg.setDescription(QLatin1String(kPictureMaker));
        paintOn(svg, picture, 1);
    } else if (path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) {
        QPdfWriter pdf(&buffer);
        pdf.setTitle(picture.title);
        pdf.setCreator(QLatin1String(kPictureMaker));
        pdf.setPageSize(QPageSize(QSizeF(picture.size), QPageSize::Point));
        pdf.setPageMargins(QMarginsF());
        pdf.setResolution(72);
        paintOn(pdf, picture, 1);
    } else if (path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) {
        bytes = encodePng(imageOf(picture));
    } else {  // somebody's table, perhaps
        throw Error(messages::kPictureFormatUnknown, {path.toStdString()});
    }
    writeFile(path.toStdString(), bytes.toStdString());
}

void copyPicture(const PaintedPicture& picture) {
    QApplication::clipboard()->setImage(imageOf(picture));
}

void addPictureActions(QMenu& menu, QWidget& view, JobBoard& board,
                       const std::function<PaintedPicture()>& make) {
    menu.addAction(say(QT_TRANSLATE_NOOP("PaintedPicture", "Copy picture")), &view,
                   [make] { copyPicture(make()); });
    menu.addAction(say(QT_TRANSLATE_NOOP("PaintedPicture", "Save picture…")), &view,
                   [make, &view, &board] { askWhereToSave(view, board, make()); });
}

}  // namespace footbridge
