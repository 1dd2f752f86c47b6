// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/use/schedule_what_if.h"

#include <QCheckBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QTimer>
#include <QVBoxLayout>

#include "widgets/pages/page.h"
#include "widgets/words/number_text.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/schedule_study.h"

namespace footbridge {

namespace {

constexpr int kRestMilliseconds = 150;

}  // namespace

ScheduleWhatIf::ScheduleWhatIf(ScheduleStudy& study, QWidget* parent)
    : QWidget(parent), m_study(study) {
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    whole->addWidget(card);
    addHead(*layout, tr("What if"), tr("runs again in the background"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(kRowSpacing);
    grid->setColumnStretch(1, 1);
    grid->setColumnMinimumWidth(2, 60);
    layout->addLayout(grid);
    const ScheduleStudy::WhatIf first;
    m_load = addSlider(*grid, 0, tr("Load"), "whatIfLoad", 50, 110, qRound(100 * first.load));
    m_slowdown = addSlider(*grid, 1, tr("Slowdown at most"), "whatIfSlowdown", 10, 80,
                           qRound(10 * first.caps.slowdown));
    m_nodeSeconds = addSlider(*grid, 2, tr("Node-hours at most"), "whatIfNodeHours", 20, 60,
                              qRound(20 * first.caps.nodeSeconds));
    m_share = addSlider(*grid, 3, tr("Jobs that may shrink"), "whatIfShare", 0, 100, 100);
    m_linear = new QCheckBox(tr("Ask the model at the requested size alone"), card);
    m_linear->setObjectName(QStringLiteral("linearSizes"));
    m_linear->setToolTip(
        tr("On fewer nodes run times then grow in proportion, whatever the model says of them"));
    layout->addWidget(m_linear);
    connect(m_linear, &QCheckBox::toggled, &m_study, &ScheduleStudy::setLinearSizes);
    m_result = makeText({}, "subtitle", card);
    m_result->setObjectName(QStringLiteral("whatIfResult"));
    layout->addWidget(m_result);
    m_rest = new QTimer(this);
    m_rest->setSingleShot(true);
    m_rest->setInterval(kRestMilliseconds);
    connect(m_rest, &QTimer::timeout, this, &ScheduleWhatIf::ask);
    showSliderValues();
}

ScheduleWhatIf::Slider ScheduleWhatIf::addSlider(QGridLayout& grid, int row, const QString& name,
                                                 const char* key, int low, int high, int value) {
    Slider made;
    QWidget* card = grid.parentWidget();
    made.slider = new QSlider(Qt::Horizontal, card);
    made.slider->setObjectName(QLatin1String(key));
    made.slider->setAccessibleName(name);
    made.slider->setRange(low, high);
    made.slider->setPageStep(5);
    made.slider->setValue(value);
    made.value = makeLabel({}, "heading", card);
    made.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid.addWidget(makeLabel(name, "body", card), row, 0);
    grid.addWidget(made.slider, row, 1);
    grid.addWidget(made.value, row, 2);
    connect(made.slider, &QSlider::valueChanged, this, [this] {
        showSliderValues();
        m_rest->start();
    });
    return made;
}

void ScheduleWhatIf::showSliderValues() {
    m_load.value->setText(fixedText(m_load.slider->value() / 100.0, 2));
    m_slowdown.value->setText(tr("× %1").arg(fixedText(m_slowdown.slider->value() / 10.0, 1)));
    m_nodeSeconds.value->setText(
        tr("× %1").arg(fixedText(m_nodeSeconds.slider->value() / 20.0, 2)));
    m_share.value->setText(percentLabel(m_share.slider->value() / 100.0));
}

/// What a session or another log brought.
void ScheduleWhatIf::follow() {
    const ScheduleStudy::WhatIf& asked = m_study.asked();
    const auto follow = [](const Slider& one, double value) {
        const QSignalBlocker quiet(one.slider);
        one.slider->setValue(qRound(value));
    };
    follow(m_load, 100 * asked.load);
    follow(m_slowdown, 10 * asked.caps.slowdown);
    follow(m_nodeSeconds, 20 * asked.caps.nodeSeconds);
    follow(m_share, 100 * asked.caps.share);
    showSliderValues();
}

void ScheduleWhatIf::ask() {
    ScheduleStudy::WhatIf asked;
    asked.load = m_load.slider->value() / 100.0;
    asked.caps.slowdown = m_slowdown.slider->value() / 10.0;
    asked.caps.nodeSeconds = m_nodeSeconds.slider->value() / 20.0;
    asked.caps.share = m_share.slider->value() / 100.0;
    m_study.ask(asked);
}

void ScheduleWhatIf::showResult() {
    const auto found = m_study.whatIf();
    m_linear->setVisible(m_study.asksBundle());
    m_linear->setEnabled(!m_study.isRunning());
    if (const auto saved = m_study.saved(); saved && !m_study.isRunning()) {
        const QSignalBlocker quiet(m_linear);
        m_linear->setChecked(saved->linearSizes);
    }
    if (m_study.asking().isRunning()) return m_result->setText(tr("Running…"));
    if (!found) return m_result->setText({});
    const SettingResult& result = found->results.back();
    const QString hours = quantityText(result.turnaround.mean / 3600, QStringLiteral("h"));
    const QString low = numberText((result.turnaround.mean - result.turnaround.halfWidth) / 3600);
    const QString high = numberText((result.turnaround.mean + result.turnaround.halfWidth) / 3600);
    const QString share = percentLabel(std::abs(result.saved.mean));
    m_result->setText(
        result.saved.mean >= 0
            ? tr("With these: %1 (%2 to %3), %4 below EASY.").arg(hours, low, high, share)
            : tr("With these: %1 (%2 to %3), %4 above EASY.").arg(hours, low, high, share));
}

}  // namespace footbridge
