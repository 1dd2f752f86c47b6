// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/plot_view.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QVBoxLayout>

#include "core/run/error.h"
#include "widgets/charts/canvas.h"
#include "widgets/models/sentence.h"

namespace footbridge {

struct PlotView::State {
    Canvas* canvas = nullptr;
};

namespace {

/// What a screen reader says about a plot.
QString description(const PlotSpec& spec) {
    if (isEmpty(spec)) return emptyTextOf(spec);
    QStringList parts;
    if (!spec.x.title.isEmpty())
        parts += QCoreApplication::translate("PlotView", "Horizontal axis: %1.").arg(spec.x.title);
    if (!spec.y.title.isEmpty())
        parts += QCoreApplication::translate("PlotView", "Vertical axis: %1.").arg(spec.y.title);
    for (const PlotLayer& layer : spec.layers) {
        if (layer.name.isEmpty()) continue;
        parts += QCoreApplication::translate("PlotView", "%1: %2 values.")
                     .arg(layer.name, QString::number(layer.x.size()));
    }
    return parts.join(QLatin1Char(' '));
}

}  // namespace

PlotView::PlotView(QWidget* parent) : QWidget(parent), m_state(std::make_unique<State>()) {
    m_state->canvas = new Canvas(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_state->canvas);
    setFocusProxy(m_state->canvas);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_state->canvas, &Canvas::selectionEdited, this,
            [this] { Q_EMIT selectionChanged(selection()); });
    connect(m_state->canvas, &Canvas::activated, this, &PlotView::pointActivated);
    connect(m_state->canvas, &Canvas::copyRequested, this, &PlotView::copyToClipboard);
    setSpec({});
}

PlotView::~PlotView() = default;

void PlotView::setSpec(const PlotSpec& spec) {
    m_state->canvas->setSpec(spec);
    const QString name = spec.title.isEmpty() ? tr("Plot") : spec.title;
    setAccessibleName(name);
    setAccessibleDescription(description(spec));
    m_state->canvas->setAccessibleName(name);
    m_state->canvas->setAccessibleDescription(accessibleDescription());
}

const PlotSpec& PlotView::spec() const {
    return m_state->canvas->plot().spec();
}

void PlotView::setSelection(const QVector<qint64>& ids) {
    m_state->canvas->setSelection(ids);
}

QVector<qint64> PlotView::selection() const {
    return m_state->canvas->selection();
}

void PlotView::resetView() {
    m_state->canvas->goHome();
}

AxisRange PlotView::visibleX() const {
    return m_state->canvas->plot().frame().x;
}

AxisRange PlotView::visibleY() const {
    return m_state->canvas->plot().frame().y;
}

PlotSpec PlotView::visibleSpec() const {
    PlotSpec visible = spec();
    if (!m_state->canvas->isZoomed()) return visible;
    visible.x.low = fromPlot(visible.x.scale, visibleX().low);
    visible.x.high = fromPlot(visible.x.scale, visibleX().high);
    visible.y.low = fromPlot(visible.y.scale, visibleY().low);
    visible.y.high = fromPlot(visible.y.scale, visibleY().high);
    return visible;
}

void PlotView::copyToClipboard() const {
    auto* mime = new QMimeData;
    const PlotSpec visible = visibleSpec();
    mime->setImageData(QImage::fromData(renderPng(visible, lightTheme(), size())));
    mime->setText(QString::fromUtf8(plotCsv(visible)));
    QApplication::clipboard()->setMimeData(mime);
}

void PlotView::exportWithDialog() {
    const QStringList filters{tr("Picture (*.png)"), tr("Vector graphics (*.svg)"),
                              tr("Document (*.pdf)"), tr("Plotted data (*.csv)")};
    QString filter = filters.front();
    QString path = QFileDialog::getSaveFileName(this, tr("Export plot"), QString(),
                                                filters.join(QStringLiteral(";;")), &filter);
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty())
        path += filter.mid(filter.lastIndexOf(QLatin1Char('.'))).chopped(1);
    try {
        // Paper is white, whatever the window wears.
        writePlot(visibleSpec(), lightTheme(), size(), path);
    } catch (const Error& error) {
        QMessageBox::warning(this, tr("Export plot"), sentence(error.message()));
    }
}

void PlotView::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    menu.addAction(tr("Reset view"), this, &PlotView::resetView)
        ->setEnabled(m_state->canvas->isZoomed());
    menu.addSeparator();
    menu.addAction(tr("Copy"), this, &PlotView::copyToClipboard);
    menu.addAction(tr("Export…"), this, &PlotView::exportWithDialog);
    menu.exec(event->globalPos());
}

QSize PlotView::sizeHint() const {
    return {560, 400};
}

QSize PlotView::minimumSizeHint() const {
    return {220, 140};
}

}  // namespace footbridge
