// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/pair_card.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "core/analysis/analysis.h"
#include "widgets/charts/distribution_plot.h"
#include "widgets/charts/plot_view.h"
#include "widgets/pages/page.h"
#include "widgets/words/sentence.h"

namespace footbridge {

namespace {

constexpr int kPlotHeight = 150, kAroundBars = 84, kLevelHeight = 17;

/// Sources take the colours that the target leaves.
int sourceColour(std::size_t position) {
    return position == 0 ? 0 : static_cast<int>(position) + 1;
}

/// A side with what keeps its column alive.
struct KeptSide {
    Dataset dataset;
    std::string column;
    int colour = 0;

    DistributionSide side() const {
        return {dataset.table->find(column), QString::fromStdString(dataset.label),
                unitOfColumn(dataset, column), colour};
    }
};

std::vector<KeptSide> sidesOf(const AnalysisInput& input, const std::string& source,
                              const std::string& target) {
    std::vector<KeptSide> sides;
    for (std::size_t i = 0; i < input.sources.size() && !source.empty(); ++i)
        if (const Column* column = columnCalled(input.sources[i], source))
            sides.push_back({input.sources[i], column->name, sourceColour(i)});
    if (input.target.table && input.target.table->find(target))
        sides.push_back({input.target, target, 1});
    return sides;
}

QString buttonText(const UnitHint& hint) {
    const QString source = QString::fromStdString(hint.pair.source);
    const QString target = QString::fromStdString(hint.pair.target);
    const QString sourceUnit = QString::fromStdString(hint.sourceUnit);
    const QString targetUnit = QString::fromStdString(hint.targetUnit);
    if (!sourceUnit.isEmpty() && !targetUnit.isEmpty())
        return PairCard::tr("Read source in %1, target in %2").arg(sourceUnit, targetUnit);
    if (!sourceUnit.isEmpty()) return PairCard::tr("Read source in %1").arg(sourceUnit);
    return PairCard::tr("Read target in %1").arg(targetUnit);
}

}  // namespace

PairCard::PairCard(JobBoard& board, QWidget* parent)
    : QFrame(parent), m_job(board, Job::Attendance::Passing, Job::Owner::Document) {
    setObjectName(QStringLiteral("pairCard"));
    QVBoxLayout* layout = makeCard(*this);
    auto* head = new QHBoxLayout;
    m_name = makeLabel({}, "heading", this);
    m_noteLabel = makeLabel({}, "caption", this);
    m_noteLabel->setObjectName(QStringLiteral("pairNote"));
    m_noteLabel->setWordWrap(true);
    m_convert = new QPushButton(this);
    m_convert->setObjectName(QStringLiteral("convertUnits"));
    m_convert->setToolTip(tr("Sets the units under which the values agree; undo takes it back"));
    m_convert->hide();
    head->addWidget(m_name);
    head->addWidget(m_noteLabel, 1);
    head->addWidget(m_convert);
    layout->addLayout(head);
    // Bars of many levels scroll, so that the lists above keep their room.
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumHeight(kPlotHeight);
    area->setFocusPolicy(Qt::NoFocus);
    m_plot = new PlotView(board, area);
    m_plot->setAccessibleName(tr("Distributions of the selected pair"));
    m_plot->setMinimumHeight(kPlotHeight);
    area->setWidget(m_plot);
    layout->addWidget(area, 1);
    connect(m_convert, &QPushButton::clicked, this, [this] {
        if (m_hint) Q_EMIT conversionWanted(UnitHint(*m_hint));
    });
}

void PairCard::forget() {
    m_isDrawn = false;
}

void PairCard::setHint(const std::optional<UnitHint>& hint) {
    m_hint = hint;
    showNote();
}

void PairCard::showNote() {
    m_noteLabel->setText(m_hint ? sentence(m_hint->sentence) : m_note);
    setTextRole(m_noteLabel, m_hint ? "warning" : "caption");
    const bool offers = m_hint && m_hint->offersConversion();
    m_convert->setVisible(offers);
    if (offers) m_convert->setText(buttonText(*m_hint));
}

void PairCard::setPair(const AnalysisInput& input, const QString& source, const QString& target,
                       const QString& note) {
    m_note = note;
    showNote();
    if (m_isDrawn && source == m_source && target == m_target) return;
    m_isDrawn = true;
    m_source = source;
    m_target = target;
    const std::vector<KeptSide> sides = sidesOf(input, source.toStdString(), target.toStdString());
    if (sides.empty()) {
        m_job.cancel();
        m_name->setText(tr("Distributions"));
        PlotSpec none;
        none.emptyText =
            tr("Select a match, or one feature on each side, to compare their values.");
        m_plot->setSpec(none);
        return;
    }
    const bool one = source == target || source.isEmpty() || target.isEmpty();
    m_name->setText(one ? (source.isEmpty() ? target : source) : tr("%1 ↔ %2").arg(source, target));
    m_job.start([this, sides](const RunContext&) -> std::function<void()> {
        std::vector<DistributionSide> shown;
        for (const KeptSide& side : sides) shown.push_back(side.side());
        const PlotSpec spec = distributions(shown);
        return [this, spec] {
            // Names of levels must not stand on each other.
            m_plot->setMinimumHeight(
                std::max(kPlotHeight,
                         kAroundBars + kLevelHeight * static_cast<int>(spec.categories.size())));
            m_plot->setSpec(spec);
        };
    });
}

}  // namespace footbridge
