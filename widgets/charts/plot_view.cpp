// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/plot_view.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/charts/canvas.h"
#include "widgets/charts/plot_export.h"
#include "widgets/charts/plot_export_dialog.h"
#include "widgets/charts/plot_writer.h"
#include "widgets/charts/warning_box.h"
#include "widgets/words/folder_keys.h"

namespace footbridge {

QString fileNameFor(const QString& title) {
    QString name = title.simplified();
    for (QChar& character : name) {
        if (!character.isLetterOrNumber() && character != QLatin1Char('-'))
            character = QLatin1Char('_');
    }
    return name;
}

struct PlotView::State {
    JobBoard* board = nullptr;
    Canvas* canvas = nullptr;
};

namespace {

bool canBeLogarithmic(const PlotSpec& spec, Qt::Orientation axis) {
    return std::ranges::all_of(spec.layers, [&](const PlotLayer& layer) {
        if (layer.kind == PlotLayer::Kind::Bars) return false;
        const QVector<double>& values = axis == Qt::Horizontal ? layer.x : layer.y;
        return std::ranges::all_of(values, [](double value) { return !(value <= 0); });
    });
}

/// Whether values from zero on reach so far that the small ones cannot be told apart otherwise.
bool hasZerosAmongLarge(const PlotSpec& spec, Qt::Orientation axis) {
    double low = 0, high = 0;
    for (const PlotLayer& layer : spec.layers) {
        if (layer.kind == PlotLayer::Kind::Bars) return false;
        for (const double value : axis == Qt::Horizontal ? layer.x : layer.y) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    return low >= 0 && high >= 100;
}

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
        const auto count = static_cast<int>(layer.x.size());
        parts += QCoreApplication::translate("PlotView", "%1: %n value(s).", nullptr, count)
                     .arg(layer.name);
    }
    return parts.join(QLatin1Char(' '));
}

}  // namespace

PlotView::PlotView(JobBoard& board, QWidget* parent)
    : QWidget(parent), m_state(std::make_unique<State>()) {
    m_state->board = &board;
    m_state->canvas = new Canvas(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_state->canvas);
    setFocusProxy(m_state->canvas);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_state->canvas, &Canvas::selectionEdited, this,
            [this] { Q_EMIT selectionChanged(selection()); });
    connect(m_state->canvas, &Canvas::viewMoved, this, &PlotView::viewMoved);
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

void PlotView::linkAxes(PlotView& other) {
    const auto follow = [](PlotView& from, PlotView& to) {
        Canvas *moved = from.m_state->canvas, *follower = to.m_state->canvas;
        connect(moved, &Canvas::viewMoved, follower, [moved, follower] {
            if (follower->plot().isEmpty()) return;
            if (moved->isZoomed())
                follower->showRanges(moved->plot().frame().x, moved->plot().frame().y);
            else
                follower->goHome();
        });
    };
    follow(*this, other);
    follow(other, *this);
}

QRectF PlotView::dataArea() const {
    return m_state->canvas->plot().frame().area.translated(m_state->canvas->pos());
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
    auto* dialog = new PlotExportDialog(visibleSpec(), false, size(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { askForFile(dialog->spec(), dialog->format()); });
    dialog->open();
}

void PlotView::askForFile(const PlotSpec& spec, const PlotFormat& format) {
    const QSettings settings;
    const QString folder = settings.value(QLatin1String(kPlotsFolder), QDir::homePath()).toString();
    const QString name = fileNameFor(spec.title.isEmpty() ? tr("Plot") : spec.title);
    auto* dialog = new QFileDialog(window(), tr("Export plot"),
                                   QDir(folder).filePath(name + QLatin1Char('.') + format.ending),
                                   QStringLiteral("*.%1").arg(format.ending));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(format.ending);
    connect(dialog, &QFileDialog::fileSelected, this, [this, spec, format](const QString& path) {
        QSettings().setValue(QLatin1String(kPlotsFolder), QFileInfo(path).path());
        auto* writer = new PlotWriter(*m_state->board, this);
        connect(writer, &PlotWriter::written, this, &PlotView::exported);
        connect(writer, &PlotWriter::written, writer, &QObject::deleteLater);
        connect(writer, &PlotWriter::failed, this, [this, writer](const QString& sentence) {
            writer->deleteLater();
            showWarning(this, tr("Export plot"), sentence);
        });
        writer->write(spec, format, path);
    });
    dialog->open();
}

void PlotView::setScale(Qt::Orientation axis, AxisScale scale) {
    PlotSpec changed = spec();
    const bool both = changed.equalAxes;
    for (const auto orientation : {Qt::Horizontal, Qt::Vertical}) {
        if (!both && orientation != axis) continue;
        AxisSpec& spec = orientation == Qt::Horizontal ? changed.x : changed.y;
        if (spec.scale == scale) continue;
        spec.scale = scale;
        spec.low = spec.high = 0;
    }
    setSpec(changed);
    resetView();
}

/// Log axes in any plot of points and lines, with a zero where the values begin there.
void PlotView::addScaleActions(QMenu& menu) {
    const PlotSpec& shown = spec();
    const auto add = [&](const QString& text, Qt::Orientation axis, const AxisSpec& axisSpec) {
        const bool log = axisSpec.scale != AxisScale::Linear;
        const bool positive = canBeLogarithmic(shown, axis);
        const AxisScale other = log        ? AxisScale::Linear
                                : positive ? AxisScale::Logarithmic
                                           : AxisScale::LogarithmicWithZero;
        QAction* action =
            menu.addAction(text, this, [this, axis, other] { setScale(axis, other); });
        action->setCheckable(true);
        action->setChecked(log);
        action->setEnabled(log || positive || hasZerosAmongLarge(shown, axis));
    };
    if (shown.layers.isEmpty() || !shown.categories.isEmpty()) return;
    menu.addSeparator();
    if (shown.equalAxes) {
        add(tr("Logarithmic axes"), Qt::Horizontal, shown.x);
        return;
    }
    add(tr("Logarithmic horizontal axis"), Qt::Horizontal, shown.x);
    add(tr("Logarithmic vertical axis"), Qt::Vertical, shown.y);
}

void PlotView::contextMenuEvent(QContextMenuEvent* event) {
    // Not exec(): the plot may go while the menu is open, and its menu with it.
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Reset view"), m_state->canvas, &Canvas::goHomeByHand)
        ->setEnabled(m_state->canvas->isZoomed());
    addScaleActions(*menu);
    menu->addSeparator();
    menu->addAction(tr("Copy"), this, &PlotView::copyToClipboard);
    menu->addAction(tr("Export…"), this, &PlotView::exportWithDialog);
    menu->popup(event->globalPos());
}

QSize PlotView::sizeHint() const {
    return {560, 400};
}

QSize PlotView::minimumSizeHint() const {
    return {220, 140};
}

}  // namespace footbridge
