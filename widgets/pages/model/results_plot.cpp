// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/results_plot.h"

#include <QAbstractItemView>
#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>
#include <span>

#include "widgets/charts/coloured_points.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/shot_curve_plot.h"
#include "widgets/charts/standard_plots.h"
#include "widgets/models/prediction_table_model.h"
#include "widgets/pages/flow_layout.h"
#include "widgets/pages/page.h"
#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/tool_tip.h"

namespace footbridge {

namespace {

constexpr int kLeastPlot = 190;  ///< with its legend and titles; a page that is lower scrolls
constexpr int kListMargin = 28;  ///< for the scroll bar

QString nameAndError(const PredictedRows& rows) {
    const StrategyResult& result = rows.result();
    const QString name = strategyLabel(result.strategy);
    return result.test ? ResultsPlot::tr("%1: error %2").arg(name, numberText(result.test->nmse))
                       : name;
}

struct Range {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
    void add(double value) {
        low = std::min(low, value);
        high = std::max(high, value);
    }
};

void addPoints(const PlotSpec& spec, Range& x, Range& y) {
    for (const PlotLayer& layer : spec.layers) {
        if (layer.kind != PlotLayer::Kind::Points) continue;
        for (const double value : layer.x) x.add(value);
        for (const double value : layer.y) y.add(value);
    }
}

void widen(AxisSpec& axis, const Range& range) {
    if (range.low >= range.high) return;
    if (axis.scale == AxisScale::Logarithmic) {
        axis.low = range.low / 1.2;
        axis.high = range.high * 1.2;
        return;
    }
    const double margin = 0.04 * (range.high - range.low);
    axis.low = range.low - margin;
    axis.high = range.high + margin;
}

}  // namespace

ResultsPlot::ResultsPlot(JobBoard& board, QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("resultsPlotCard"));
    QVBoxLayout* layout = makeCard(*this);
    makeKinds();
    makeChoices();
    makePlots(board);
    m_problem = makeLabel({}, "bad", this);
    m_problem->setWordWrap(true);
    m_problem->hide();
    layout->addWidget(m_problem);
    auto* foot = new QHBoxLayout;
    m_hint = makeLabel({}, "caption", this);
    m_hint->setWordWrap(true);
    foot->addWidget(m_hint, 1);
    m_stop = new QPushButton(tr("Stop"), this);
    m_stop->setObjectName(QStringLiteral("stopCurve"));
    m_stop->hide();
    foot->addWidget(m_stop);
    auto* save = new QPushButton(tr("Export…"), this);
    save->setToolTip(tr("Write this plot as PNG, SVG, PDF or CSV"));
    foot->addWidget(save, 0, Qt::AlignBottom);
    connect(save, &QPushButton::clicked, this, [this] { m_plot->exportWithDialog(); });
    layout->addLayout(foot);
    connect(m_stop, &QPushButton::clicked, this, &ResultsPlot::curveNotWanted);
    showChoices();
}

void ResultsPlot::makeKinds() {
    auto* row = new FlowLayout;
    row->setSpacing(kRowSpacing);
    m_kinds = new QButtonGroup(this);
    const QStringList names{tr("Predicted / measured"), tr("Residuals"), tr("Strategies"),
                            tr("Error / shots")};
    for (int kind = 0; kind < names.size(); ++kind) {
        auto* button = new QPushButton(names[kind], this);
        button->setCheckable(true);
        button->setChecked(kind == Predicted);
        m_kinds->addButton(button, kind);
        row->addWidget(button);
        if (kind == ShotCurve) button->setObjectName(QStringLiteral("errorAgainstShots"));
    }
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(m_kinds, &QButtonGroup::idClicked, this, [this](int kind) {
        show();
        if (kind == ShotCurve && m_curve.empty() && !m_curveRunning) Q_EMIT curveWanted();
    });
}

void ResultsPlot::makeChoices() {
    m_choices = new QWidget(this);
    m_choices->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* row = new QHBoxLayout(m_choices);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kRowSpacing);
    const auto add = [&](const QString& text, const char* name) {
        auto* column = new QVBoxLayout;
        column->setSpacing(2);
        QLabel* label = makeLabel(text, "caption", m_choices);
        auto* box = new QComboBox(m_choices);
        box->setObjectName(QLatin1String(name));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(6);
        label->setBuddy(box);
        column->addWidget(label);
        column->addWidget(box);
        row->addLayout(column, 1);
        return box;
    };
    m_strategy = add(tr("&Strategy"), "strategyChooser");
    m_strategy->setAccessibleName(tr("Strategy shown"));
    m_comparison = add(tr("&Beside"), "comparisonChooser");
    m_comparison->setAccessibleName(tr("Strategy shown beside it"));
    m_colour = add(tr("Co&lour"), "colourChooser");
    m_colour->setAccessibleName(tr("Column that colours the points"));
    static_cast<QVBoxLayout*>(layout())->addWidget(m_choices);
    connect(m_strategy, &QComboBox::activated, this, [this](int index) {
        Q_EMIT strategyChosen(static_cast<std::size_t>(m_strategy->itemData(index).toULongLong()));
    });
    connect(m_comparison, &QComboBox::activated, this, [this](int index) {
        std::optional<RunResult> other;
        if (index > 0) other = m_comparable.at(m_comparison->itemData(index).toULongLong());
        Q_EMIT comparisonChosen(other);
    });
    connect(m_colour, &QComboBox::activated, this, &ResultsPlot::show);
}

void ResultsPlot::makePlots(JobBoard& board) {
    auto* plots = new QHBoxLayout;
    plots->setSpacing(kCardSpacing);
    const auto add = [&](QWidget* parent, QLabel*& name, PlotView*& plot, const char* objectName) {
        auto* column = new QVBoxLayout;
        column->setSpacing(0);
        name = makeLabel({}, "heading", parent);
        name->setAlignment(Qt::AlignHCenter);
        name->setWordWrap(true);
        name->hide();
        column->addWidget(name);
        plot = new PlotView(board, parent);
        plot->setObjectName(QLatin1String(objectName));
        plot->setMinimumHeight(kLeastPlot);
        column->addWidget(plot, 1);
        const auto ofTheTable = [this, plot] { return plot != m_comparedPlot || m_sameRows; };
        connect(plot, &PlotView::selectionChanged, this,
                [this, ofTheTable](const QVector<qint64>& ids) {
                    if (ofTheTable()) Q_EMIT selectionChanged(ids);
                });
        connect(plot, &PlotView::pointActivated, this, [this, ofTheTable](qint64 id) {
            if (ofTheTable()) Q_EMIT pointActivated(id);
        });
        return column;
    };
    plots->addLayout(add(this, m_name, m_plot, "resultsPlot"), 1);
    m_beside = new QWidget(this);
    QVBoxLayout* beside = add(m_beside, m_comparedName, m_comparedPlot, "comparedPlot");
    beside->setContentsMargins(0, 0, 0, 0);
    m_beside->setLayout(beside);
    m_beside->hide();
    m_plot->linkAxes(*m_comparedPlot);
    plots->addWidget(m_beside, 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(plots, 1);
}

PlotSpec ResultsPlot::curve() const {
    return m_curve.empty() ? PlotSpec{} : shotCurvePlot(m_curve);
}

ResultsPlot::Kind ResultsPlot::kind() const {
    return static_cast<Kind>(m_kinds->checkedId());
}

void ResultsPlot::setRuns(const std::vector<std::shared_ptr<const FinishedRun>>& runs) {
    m_runs = runs;
    m_rows.reset();
    m_compared.reset();
    m_curve.clear();
    m_curveRunning = false;
    m_selection.clear();
    fillStrategies();
    if (kind() == ShotCurve) m_kinds->button(Predicted)->setChecked(true);
    m_plot->setSpec({});
    m_plot->setSelection({});
    show();
}

void ResultsPlot::fillStrategies() {
    m_strategy->clear();
    m_comparison->clear();
    m_comparison->addItem(tr("none"));
    m_comparable.clear();
    if (m_runs.empty()) return;
    const auto& results = m_runs.back()->analysis.adaptation->results;
    for (std::size_t i = 0; i < results.size(); ++i)
        if (results[i].available)
            m_strategy->addItem(strategyLabel(results[i].strategy),
                                QVariant::fromValue<qulonglong>(i));
    std::for_each(m_runs.rbegin(), m_runs.rend(), [this](const auto& run) { offerToCompare(run); });
    QAbstractItemView* list = m_comparison->view();
    list->setMinimumWidth(list->sizeHintForColumn(0) + kListMargin);
}

/// The strategies of a run, under its name where it is an earlier one.
void ResultsPlot::offerToCompare(const std::shared_ptr<const FinishedRun>& run) {
    const bool earlier = run != m_runs.back();
    if (earlier) m_comparison->insertSeparator(m_comparison->count());
    const auto& results = run->analysis.adaptation->results;
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (!results[i].available) continue;
        const QString name = strategyLabel(results[i].strategy);
        m_comparison->addItem(earlier ? tr("%1, %2").arg(run->name(), name) : name,
                              QVariant::fromValue<qulonglong>(m_comparable.size()));
        m_comparison->setItemData(m_comparison->count() - 1, toolTipText(run->description()),
                                  Qt::ToolTipRole);
        m_comparable.push_back({run, i});
    }
}

void ResultsPlot::setStrategy(std::size_t position) {
    m_strategy->setCurrentIndex(m_strategy->findData(QVariant::fromValue<qulonglong>(position)));
}

void ResultsPlot::setRows(std::shared_ptr<const PredictedRows> rows) {
    m_rows = std::move(rows);
    fillColours();
    show();
}

void ResultsPlot::setCompared(std::shared_ptr<const PredictedRows> rows, bool ofTheSameRows) {
    m_compared = std::move(rows);
    m_sameRows = ofTheSameRows;
    if (!m_compared) m_comparison->setCurrentIndex(0);
    show();
}

void ResultsPlot::setCurve(const std::vector<ShotCurvePoint>& points, bool running) {
    m_curve = points;
    m_curveRunning = running;
    show();
}

void ResultsPlot::setSelection(const QVector<qint64>& ids) {
    m_selection = ids;
    m_plot->setSelection(ids);
    if (m_sameRows) m_comparedPlot->setSelection(ids);
}

void ResultsPlot::showProblem(const QString& sentence) {
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

/// Keeps the column that was chosen, where the new rows have it too.
void ResultsPlot::fillColours() {
    const QString chosen = m_colour->currentData().toString();
    const QSignalBlocker quiet(m_colour);
    m_colour->clear();
    m_colour->addItem(tr("shots and others"), QString());
    if (!m_rows) return;
    const auto& columns = m_rows->shown.table->columns;
    for (const Column& column : std::span(columns).subspan(PredictionTableModel::Flags)) {
        const QString name = QString::fromStdString(column.name);
        m_colour->addItem(name, name);
    }
    m_colour->setCurrentIndex(std::max(0, m_colour->findData(chosen)));
}

PlotSpec ResultsPlot::specOf(const PredictedRows& rows) const {
    const auto plot = kind() == Residuals ? residuals : predictedAgainstMeasured;
    PlotSpec spec = plot(*rows.adaptation, rows.result(), rows.predictions);
    const QString colour = m_colour->currentData().toString();
    if (colour.isEmpty()) return spec;
    const Column* column = rows.shown.table->find(colour.toStdString());
    return column ? colouredBy(spec, *column) : spec;
}

/// Both show the range of both, so that a point can be found at the same place.
void ResultsPlot::onSameAxes(PlotSpec& a, PlotSpec& b) const {
    Range x, y;
    for (const PlotSpec* spec : {&a, &b}) addPoints(*spec, x, y);
    if (a.equalAxes) {
        for (const double end : {y.low, y.high}) x.add(end);
        y = x;
    }
    for (PlotSpec* spec : {&a, &b}) {
        widen(spec->x, x);
        widen(spec->y, y);
    }
}

QString ResultsPlot::comparedName() const {
    const auto run = std::ranges::find_if(m_runs, [&](const auto& each) {
        return each->analysis.adaptation == m_compared->adaptation;
    });
    QString name = nameAndError(*m_compared);
    if (run == m_runs.end() || *run == m_runs.back()) return name;
    return tr("Run %1, %2").arg(QString::number((*run)->number), name);
}

void ResultsPlot::show() {
    showChoices();
    if (kind() == ShotCurve) {
        PlotSpec spec = shotCurvePlot(m_curve);
        spec.emptyText =
            m_curveRunning ? tr("Adapting with a few and with many shots; the first points appear "
                                "soon.")
                           : tr("Too few rows are measured for this curve, or it was stopped.");
        m_plot->setSpec(spec);
        return;
    }
    if (!m_rows) return;
    if (kind() == Strategies) {
        m_plot->setSpec(leaderboardBars(*m_rows->adaptation));
        return;
    }
    PlotSpec spec = specOf(*m_rows);
    if (m_compared) {
        PlotSpec beside = specOf(*m_compared);
        onSameAxes(spec, beside);
        m_name->setText(nameAndError(*m_rows));
        m_comparedName->setText(comparedName());
        m_comparedPlot->setSpec(beside);
        m_comparedPlot->setSelection(m_sameRows ? m_selection : QVector<qint64>());
    }
    m_plot->setSpec(spec);
    m_plot->setSelection(m_selection);
}

void ResultsPlot::showChoices() {
    const bool ofRows = kind() == Predicted || kind() == Residuals;
    m_choices->setVisible(ofRows);
    m_name->setVisible(ofRows && m_compared);
    m_comparedName->setVisible(ofRows && m_compared);
    m_beside->setVisible(ofRows && m_compared);
    m_stop->setVisible(kind() == ShotCurve && m_curveRunning);
    switch (kind()) {
        case ShotCurve:
            m_hint->setText(
                tr("Median of three draws of the shots, and their spread. Every draw is tested on "
                   "the measured rows that are not shots."));
            break;
        case Strategies:
            m_hint->setText(tr("Drag: pan · Wheel: zoom · Double-click: reset"));
            break;
        default:
            m_hint->setText(
                tr("Drag: pan · Wheel: zoom · Shift-drag: select · Double-click: reset"));
    }
}

}  // namespace footbridge
