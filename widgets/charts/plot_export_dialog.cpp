// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/plot_export_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSettings>
#include <QStyle>
#include <algorithm>
#include <cmath>

#include "core/run/error.h"
#include "widgets/charts/plot_export.h"
#include "widgets/charts/plot_view.h"
#include "widgets/words/sentence.h"

namespace footbridge {

namespace {

constexpr double kUnitsPerMillimetre = 96 / 25.4;
constexpr double kPointsOnScreen = 9;  ///< of axis titles
constexpr auto kWidthKey = "plots/width", kHeightKey = "plots/height",
               kResolutionKey = "plots/resolution";
constexpr QSize kPreviewSize(420, 320);
constexpr double kLeast = 40, kMost = 600;  ///< millimetres
constexpr int kOnScreen = 0, kOwn = 4;

struct Preset {
    double width, height;
};
/// A column and a page of common journals, a slide.
constexpr Preset kPresets[] = {{0, 0}, {85, 64}, {175, 110}, {254, 143}};

}  // namespace

QSize PlotFormat::size() const {
    return (millimetres * kUnitsPerMillimetre / zoom()).toSize();
}

double PlotFormat::scale() const {
    return dotsPerInch / 96.0 * zoom();
}

double PlotFormat::zoom() const {
    return textPoints / kPointsOnScreen;
}

QByteArray encodePlot(const PlotSpec& spec, const PlotFormat& format) {
    // Paper is white, whatever the window wears.
    const Theme theme = lightTheme();
    if (format.ending == QLatin1String("svg"))
        return renderSvg(spec, theme, format.size(), format.zoom());
    if (format.ending == QLatin1String("pdf"))
        return renderPdf(spec, theme, format.size(), format.zoom());
    if (format.ending == QLatin1String("csv")) return plotCsv(spec);
    return renderPng(spec, theme, format.size(), format.scale());
}

void dressTextSize(QDoubleSpinBox& box) {
    box.setRange(5, 24);
    box.setSingleStep(0.5);
    box.setDecimals(1);
    box.setSuffix(PlotExportDialog::tr(" pt"));
    box.setToolTip(
        PlotExportDialog::tr("Size of the axis titles; other words and all lines grow with them"));
    box.setValue(QSettings().value(QLatin1String(kPlotTextKey), kPointsOnScreen).toDouble());
}

PlotExportDialog::PlotExportDialog(PlotSpec preview, bool severalPlots, QSize onScreen,
                                   QWidget* parent)
    : QDialog(parent),
      m_spec(std::move(preview)),
      m_onScreen(QSizeF(onScreen) / kUnitsPerMillimetre) {
    setObjectName(QStringLiteral("plotExport"));
    setWindowTitle(severalPlots ? tr("Export all plots") : tr("Export plot"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 16);
    layout->setSpacing(16);
    auto* body = new QHBoxLayout;
    body->setSpacing(24);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    if (!severalPlots) addTitles(*form);
    m_ending = new QComboBox(this);
    m_ending->setObjectName(QStringLiteral("plotFormat"));
    m_ending->addItem(tr("PNG, a picture"), QStringLiteral("png"));
    m_ending->addItem(tr("SVG, vectors"), QStringLiteral("svg"));
    m_ending->addItem(tr("PDF, a document"), QStringLiteral("pdf"));
    m_ending->addItem(tr("CSV, the plotted values"), QStringLiteral("csv"));
    form->addRow(tr("&Format"), m_ending);
    m_preset = new QComboBox(this);
    m_preset->addItems({tr("As on the screen"), tr("One column of a paper"), tr("Width of a page"),
                        tr("Slide"), tr("Own size")});
    form->addRow(tr("&Size"), m_preset);
    const auto length = [this](const char* name, const QString& words) {
        auto* box = new QDoubleSpinBox(this);
        box->setObjectName(QLatin1String(name));
        box->setAccessibleName(words);
        box->setRange(kLeast, kMost);
        box->setDecimals(0);
        box->setSuffix(tr(" mm"));
        connect(box, &QDoubleSpinBox::valueChanged, this, [this] {
            if (m_showing) return;
            m_preset->setCurrentIndex(kOwn);
            showPreview();
        });
        return box;
    };
    m_width = length("plotWidth", tr("Width"));
    m_height = length("plotHeight", tr("Height"));
    auto* lengths = new QHBoxLayout;
    lengths->addWidget(m_width);
    lengths->addWidget(new QLabel(QStringLiteral("×"), this));
    lengths->addWidget(m_height);
    form->addRow(QString(), lengths);
    m_text = new QDoubleSpinBox(this);
    m_text->setObjectName(QStringLiteral("plotText"));
    dressTextSize(*m_text);
    form->addRow(tr("Te&xt"), m_text);
    m_resolution = new QComboBox(this);
    m_resolution->setObjectName(QStringLiteral("plotResolution"));
    for (const int dots : {96, 150, 300, 600})
        m_resolution->addItem(tr("%1 dots per inch").arg(dots), dots);
    form->addRow(tr("&Resolution"), m_resolution);
    m_note = new QLabel(this);
    m_note->setProperty("role", QStringLiteral("caption"));
    form->addRow(QString(), m_note);
    body->addLayout(form);
    m_picture = new QLabel(this);
    m_picture->setFixedSize(kPreviewSize);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setAccessibleName(tr("Preview"));
    body->addWidget(m_picture);
    layout->addLayout(body);

    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    QPushButton* save = buttons->addButton(severalPlots ? tr("Choose the folder…") : tr("Save…"),
                                           QDialogButtonBox::AcceptRole);
    save->setObjectName(QStringLiteral("savePlot"));
    save->setProperty("primary", true);
    save->setDefault(true);
    for (QAbstractButton* button : buttons->buttons()) {
        button->setIcon({});
        button->style()->unpolish(button);
        button->style()->polish(button);
    }
    layout->addWidget(buttons);

    const QSettings settings;
    m_ending->setCurrentIndex(
        std::max(0, m_ending->findData(settings.value(QLatin1String(kPlotEndingKey)))));
    m_resolution->setCurrentIndex(std::max(
        0, m_resolution->findData(settings.value(QLatin1String(kResolutionKey), 300).toInt())));
    const QScopedValueRollback showing(m_showing, true);
    m_width->setValue(m_onScreen.width());
    m_height->setValue(m_onScreen.height());
    if (settings.contains(QLatin1String(kWidthKey))) {
        m_preset->setCurrentIndex(kOwn);
        m_width->setValue(settings.value(QLatin1String(kWidthKey)).toDouble());
        m_height->setValue(settings.value(QLatin1String(kHeightKey)).toDouble());
    }
    connect(m_preset, &QComboBox::activated, this, &PlotExportDialog::showPreset);
    connect(m_ending, &QComboBox::currentIndexChanged, this, &PlotExportDialog::showPreview);
    connect(m_resolution, &QComboBox::currentIndexChanged, this, &PlotExportDialog::showPreview);
    connect(m_text, &QDoubleSpinBox::valueChanged, this, &PlotExportDialog::showPreview);
    for (QLineEdit* title : {m_title, m_xTitle, m_yTitle})
        if (title) connect(title, &QLineEdit::textChanged, this, &PlotExportDialog::showPreview);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        remember();
        accept();
    });
    showPreview();
}

PlotFormat PlotExportDialog::format() const {
    return {m_ending->currentData().toString(),
            {m_width->value(), m_height->value()},
            m_resolution->currentData().toInt(),
            m_text->value()};
}

void PlotExportDialog::addTitles(QFormLayout& form) {
    const auto add = [&](const char* name, const QString& label, const QString& text,
                         const QString& none) {
        auto* line = new QLineEdit(text, this);
        line->setObjectName(QLatin1String(name));
        line->setPlaceholderText(none);
        line->setMinimumWidth(220);
        form.addRow(label, line);
        return line;
    };
    m_title = add("plotTitle", tr("&Title"), m_spec.title, tr("no title"));
    m_xTitle = add("plotXTitle", tr("&Horizontal axis"), m_spec.x.title, tr("no title"));
    if (m_spec.categories.isEmpty())
        m_yTitle = add("plotYTitle", tr("&Vertical axis"), m_spec.y.title, tr("no title"));
}

PlotSpec PlotExportDialog::spec() const {
    PlotSpec spec = m_spec;
    if (m_title) spec.title = m_title->text();
    if (m_xTitle) spec.x.title = m_xTitle->text();
    if (m_yTitle) spec.y.title = m_yTitle->text();
    return spec;
}

void PlotExportDialog::showPreset() {
    const int chosen = m_preset->currentIndex();
    if (chosen != kOwn) {
        const QScopedValueRollback showing(m_showing, true);
        const QSizeF size = chosen == kOnScreen
                                ? m_onScreen
                                : QSizeF(kPresets[chosen].width, kPresets[chosen].height);
        m_width->setValue(size.width());
        m_height->setValue(size.height());
    }
    showPreview();
}

void PlotExportDialog::showPreview() {
    const PlotFormat wanted = format();
    const bool table = wanted.ending == QLatin1String("csv");
    const bool picture = wanted.ending == QLatin1String("png");
    for (QWidget* widget : {static_cast<QWidget*>(m_preset), static_cast<QWidget*>(m_width),
                            static_cast<QWidget*>(m_height), static_cast<QWidget*>(m_text)})
        widget->setEnabled(!table);
    m_resolution->setEnabled(picture);
    const QSize pixels = (QSizeF(wanted.size()) * wanted.scale()).toSize();
    m_note->setText(picture ? tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height())
                            : QString());
    try {
        const double ratio = devicePixelRatioF();
        QImage image = renderImage(spec(), lightTheme(), wanted.size(), std::max(1.0, ratio));
        image.setDevicePixelRatio(1);
        image = image.scaled(kPreviewSize * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        image.setDevicePixelRatio(ratio);
        m_picture->setPixmap(QPixmap::fromImage(image));
    } catch (const Error& error) {
        m_picture->setText(sentence(error.message()));
    }
}

void PlotExportDialog::remember() const {
    QSettings settings;
    settings.setValue(QLatin1String(kPlotEndingKey), m_ending->currentData());
    settings.setValue(QLatin1String(kResolutionKey), m_resolution->currentData());
    settings.setValue(QLatin1String(kPlotTextKey), m_text->value());
    if (m_preset->currentIndex() == kOnScreen) {
        settings.remove(QLatin1String(kWidthKey));
        settings.remove(QLatin1String(kHeightKey));
    } else {
        settings.setValue(QLatin1String(kWidthKey), m_width->value());
        settings.setValue(QLatin1String(kHeightKey), m_height->value());
    }
}

}  // namespace footbridge
