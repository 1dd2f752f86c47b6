// SPDX-License-Identifier: GPL-3.0-or-later
// icons SVG FOLDER SIZE...: draws the icon as FOLDER/SIZE.png, with the library that the window
// draws it with.
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>

int main(int argc, char** argv) {
    if (argc < 4) return 2;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    QSvgRenderer drawing(QString::fromLocal8Bit(argv[1]));
    if (!drawing.isValid()) {
        std::fprintf(stderr, "%s is no SVG\n", argv[1]);
        return 1;
    }
    for (int i = 3; i < argc; ++i) {
        const int size = QByteArray(argv[i]).toInt();
        QImage image(size, size, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        drawing.render(&painter);
        painter.end();
        const QString path = QString::fromLocal8Bit(argv[2]) + QLatin1Char('/') +
                             QString::number(size) + QStringLiteral(".png");
        if (!image.save(path)) {
            std::fprintf(stderr, "%s cannot be written\n", qPrintable(path));
            return 1;
        }
    }
    return 0;
}
