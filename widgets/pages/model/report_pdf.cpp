// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/report_pdf.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>
#include <algorithm>
#include <cmath>

namespace footbridge {

namespace {

constexpr int kDotsPerInch = 96;
constexpr double kMargin = 18;                            ///< millimetres
constexpr double kTextWidth = 174 / 25.4 * kDotsPerInch;  ///< what A4 leaves between the margins

struct ReportPdf {
    Q_DECLARE_TR_FUNCTIONS(ReportPdf)
};

/// What rich text knows of style sheets: less than a browser, so the report has another one here.
const char* const kStyle = R"(
body { font-family: sans-serif; font-size: 9pt; color: #1A2330; }
h1 { font-size: 17pt; margin-bottom: 2px; }
h2 { font-size: 12pt; margin-top: 16px; margin-bottom: 4px; }
h3 { font-size: 10pt; }
h4 { font-size: 9pt; margin-top: 8px; margin-bottom: 0px; }
td { font-size: 8pt; }
.fact { background-color: #EAF3F6; border-bottom: 0px; padding: 6px 8px; }
.figure { font-size: 12pt; font-weight: bold; margin: 0px; }
.meaning { color: #5C6877; margin: 0px; }
th { font-size: 7.5pt; text-align: left; background-color: #EBEEF2; padding: 3px 4px; }
td { padding: 3px 4px; border-bottom: 1px solid #DDE2E8; }
.n { text-align: right; }
.whole { white-space: nowrap; }
.soft, figcaption { color: #5C6877; }
)";

constexpr int kFactsInARow = 4;

/// Rich text knows no grid, so the facts on top become the cells of a table.
QString withFacts(const QString& html) {
    static const QRegularExpression kFact(
        QStringLiteral("<div class=\"fact\"><b>(.*?)</b>\\s*<span>(.*?)</span>\\s*</div>"));
    static const QRegularExpression kFacts(
        QStringLiteral("<div class=\"facts\">(\\s*%1\\s*)*</div>").arg(kFact.pattern()));
    const QRegularExpressionMatch all = kFacts.match(html);
    if (!all.hasMatch()) return html;
    QString cells;
    int count = 0;
    for (auto facts = kFact.globalMatch(all.captured()); facts.hasNext(); ++count) {
        const QRegularExpressionMatch fact = facts.next();
        if (count > 0 && count % kFactsInARow == 0) cells += QStringLiteral("</tr><tr>");
        cells += QStringLiteral(
                     "<td class=\"fact\" width=\"%1%\"><p class=\"figure\">%2</p>"
                     "<p class=\"meaning\">%3</p></td>")
                     .arg(100 / kFactsInARow)
                     .arg(fact.captured(1), fact.captured(2));
    }
    const QString table =
        QStringLiteral("<table width=\"100%\" cellspacing=\"4\"><tr>%1</tr></table>").arg(cells);
    return QString(html).replace(all.capturedStart(), all.capturedLength(), table);
}

/// Pictures written into the page become resources of the document, as wide as the text at most.
QString withResources(const QString& html, QTextDocument& document) {
    static const QRegularExpression kPicture(
        QStringLiteral("<img[^>]*src=\"data:image/png;base64,([^\"]*)\"[^>]*>"));
    QString result;
    qsizetype from = 0;
    int number = 0;
    for (auto matches = kPicture.globalMatch(html); matches.hasNext(); ++number) {
        const QRegularExpressionMatch match = matches.next();
        result += QStringView(html).mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        const QImage image =
            QImage::fromData(QByteArray::fromBase64(match.captured(1).toLatin1()), "PNG");
        const QString name = QStringLiteral("picture%1").arg(number);
        document.addResource(QTextDocument::ImageResource, QUrl(name), image);
        const int width = static_cast<int>(std::min(kTextWidth * 0.8, double(image.width())));
        result += QStringLiteral("<p><img src=\"%1\" width=\"%2\"></p>").arg(name).arg(width);
    }
    result += QStringView(html).mid(from);
    static const QRegularExpression kSheet(QStringLiteral("<style>.*?</style>"),
                                           QRegularExpression::DotMatchesEverythingOption);
    // Rich text knows no figures and would write their captions beside the pictures; a term is a
    // heading to it, so that it stays with its meaning.
    result.replace(QStringLiteral("<dt>"), QStringLiteral("<h4>"));
    result.replace(QStringLiteral("</dt>"), QStringLiteral("</h4>"));
    result.replace(QStringLiteral("<figcaption>"), QStringLiteral("<p class=\"soft\">"));
    result.replace(QStringLiteral("</figcaption>"), QStringLiteral("</p>"));
    return result.remove(kSheet);
}

/// A bar from 0 to 100 with what it fills and a tick, in the colours of the report's own sheet.
QImage barImage(double from, double length, double tick, QSize size) {
    constexpr int kFiner = 4;
    QImage image(size * kFiner, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(kFiner, kFiner);
    const double percent = size.width() / 100.0;
    const QRectF whole(0, 2, size.width(), size.height() - 4);
    painter.fillRect(whole, QColor(0xDDE3EA));
    painter.fillRect(QRectF(from * percent, whole.top(), length * percent, whole.height()),
                     QColor(0x1F6F8B));
    const double at = std::min(tick * percent, size.width() - 1.5);
    painter.fillRect(QRectF(at, 0, 1.5, size.height()), QColor(0x1C2430));
    return image;
}

/// Rich text draws no bars, so they become pictures.
QString withBars(const QString& html, QTextDocument& document) {
    static const QRegularExpression kBar(QStringLiteral(
        "(<div class=\"wide\">)?<span class=\"bar\"><span style=\"left:([0-9]+)%;width:([0-9]+)%\">"
        "</span>\\s*<i style=\"left:([0-9]+)%\"></i>\\s*</span>"));
    QString result;
    qsizetype from = 0;
    int number = 0;
    for (auto matches = kBar.globalMatch(html); matches.hasNext(); ++number) {
        const QRegularExpressionMatch bar = matches.next();
        result += QStringView(html).mid(from, bar.capturedStart() - from);
        result += bar.captured(1);
        from = bar.capturedEnd();
        const QSize size(bar.capturedLength(1) > 0 ? 400 : 64, 12);
        const QString name = QStringLiteral("bar%1").arg(number);
        document.addResource(QTextDocument::ImageResource, QUrl(name),
                             barImage(bar.captured(2).toDouble(), bar.captured(3).toDouble(),
                                      bar.captured(4).toDouble(), size));
        result += QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%3\">")
                      .arg(name)
                      .arg(size.width())
                      .arg(size.height());
    }
    result += QStringView(html).mid(from);
    return result;
}

/// Where the first line of a block lies, in pixels from the top of the document.
double topOf(const QTextBlock& block) {
    const double top = block.document()->documentLayout()->blockBoundingRect(block).top();
    return block.layout()->lineCount() > 0 ? top + block.layout()->lineAt(0).y() : top;
}

int pageOf(const QTextBlock& block) {
    // Half a pixel, since a block may begin exactly where its page does.
    return static_cast<int>((topOf(block) + 0.5) / block.document()->pageSize().height());
}

bool isPicture(const QTextBlock& block) {
    return block.text() == QString(QChar::ObjectReplacementCharacter) &&
           !QTextCursor(block).currentTable();
}

}  // namespace

void keepHeadingsWithText(QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QTextBlock first = block;
        while (block.next().isValid() &&
               (block.blockFormat().headingLevel() > 0 || isPicture(block)))
            block = block.next();
        if (first == block || pageOf(first) == pageOf(block)) continue;
        QTextCursor cursor(first);
        QTextBlockFormat format = cursor.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        cursor.setBlockFormat(format);
    }
}

QByteArray reportPdf(const std::string& html) {
    QTextDocument document;
    document.setDefaultStyleSheet(QLatin1String(kStyle));
    document.setHtml(
        withBars(withFacts(withResources(QString::fromStdString(html), document)), document));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setCreator(QStringLiteral("Footbridge"));
    writer.setTitle(document.metaInformation(QTextDocument::DocumentTitle));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
    writer.setResolution(600);
    const double scale = 600.0 / kDotsPerInch;
    const QSizeF page = QSizeF(writer.width(), writer.height()) / scale;
    const double foot = 24;
    document.setDocumentMargin(0);
    document.setPageSize({page.width(), page.height() - foot});
    keepHeadingsWithText(document);
    QPainter painter(&writer);
    const int pages = document.pageCount();
    for (int i = 0; i < pages; ++i) {
        if (i > 0) writer.newPage();
        painter.save();
        painter.scale(scale, scale);
        const double top = i * (page.height() - foot);
        painter.translate(0, -top);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(0, top, page.width(), page.height() - foot);
        context.palette.setColor(QPalette::Text, Qt::black);
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        painter.save();
        painter.scale(scale, scale);
        QFont small(painter.font());
        small.setPixelSize(10);
        painter.setFont(small);
        painter.setPen(QColor(0x5C6877));
        painter.drawText(QRectF(0, page.height() - foot, page.width(), foot),
                         Qt::AlignRight | Qt::AlignBottom,
                         ReportPdf::tr("Page %1 of %2").arg(i + 1).arg(pages));
        painter.restore();
    }
    painter.end();
    return bytes;
}

}  // namespace footbridge
