// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/adapt_settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

#include "widgets/pages/page.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/document.h"

namespace footbridge {

namespace {

constexpr int kFirstCount = 20, kFirstPercent = 5, kFewestShots = 3;
constexpr int kMost = static_cast<int>(kMostShots);

}  // namespace

AdaptSettings::AdaptSettings(Document& document, QWidget* parent)
    : QFrame(parent), m_document(document) {
    QVBoxLayout* layout = makeCard(*this);
    layout->addWidget(makeLabel(tr("Settings"), "heading", this));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(kRowSpacing);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);

    m_mode = new QComboBox(this);
    m_mode->setObjectName(QStringLiteral("shotMode"));
    m_mode->addItem(tr("All measured rows"));
    m_mode->addItem(tr("Number"));
    m_mode->addItem(tr("Percent"));
    m_mode->addItem(tr("Marked rows"));
    m_mode->setItemData(static_cast<int>(ShotMode::Marked),
                        tr("Select rows of the target on the Data page and press “Use as shots”"),
                        Qt::ToolTipRole);
    m_mode->setToolTip(tr("The target rows with a measured response that the adaptation may see"));
    form->addRow(tr("S&hots"), m_mode);
    m_amount = new QSpinBox(this);
    m_amount->setObjectName(QStringLiteral("shotAmount"));
    m_amount->setAccessibleName(tr("Amount of shots"));
    m_amount->setKeyboardTracking(false);
    form->addRow(QString(), m_amount);
    m_shotsNote = makeLabel({}, "caption", this);
    m_shotsNote->setWordWrap(true);
    form->addRow(m_shotsNote);
    m_pool = new QComboBox(this);
    m_pool->setObjectName(QStringLiteral("pool"));
    m_pool->addItem(tr("All rows"));
    m_pool->addItem(tr("Shots only"));
    m_pool->setToolTip(
        tr("Whose features may be used for ranges and scales; responses are only "
           "ever taken from the shots"));
    form->addRow(tr("&Pool"), m_pool);
    m_seed = new QSpinBox(this);
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setKeyboardTracking(false);
    m_seed->setToolTip(tr("The same inputs and seed give the same results"));
    form->addRow(tr("See&d"), m_seed);
    layout->addLayout(form);
    layout->addSpacing(4);
    layout->addWidget(makeLabel(tr("Strategies to run"), "heading", this));
    layout->addWidget(makeStrategies(), 1);

    connect(m_mode, &QComboBox::currentIndexChanged, this, &AdaptSettings::applyShots);
    connect(m_amount, &QSpinBox::valueChanged, this, &AdaptSettings::applyShots);
    connect(m_seed, &QSpinBox::valueChanged, this, [this](int seed) {
        if (!m_showing) m_document.setSeed(static_cast<quint64>(seed));
    });
    connect(m_pool, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (!m_showing) m_document.setPool(index == 0 ? Pool::All : Pool::Shots);
    });
    connect(&m_document, &Document::inputChanged, this, &AdaptSettings::showInput);
    showInput();
}

QWidget* AdaptSettings::makeStrategies() {
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* list = new QWidget(scroll);
    list->setObjectName(QStringLiteral("strategyBoxes"));
    auto* layout = new QVBoxLayout(list);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (const Strategy strategy : allStrategies()) {
        auto* box = new QCheckBox(strategyLabel(strategy), list);
        box->setToolTip(strategyMeaning(strategy));
        connect(box, &QCheckBox::clicked, this, &AdaptSettings::applyStrategies);
        layout->addWidget(box);
        m_strategies.push_back(box);
    }
    layout->addStretch();
    scroll->setWidget(list);
    return scroll;
}

void AdaptSettings::showInput() {
    const QScopedValueRollback showing(m_showing, true);
    const AnalysisInput& input = m_document.input();
    const int labelled = m_document.hasTarget() && !input.target.roles.response.empty()
                             ? static_cast<int>(input.target.labelledRows().size())
                             : 0;
    showShots(labelled);
    m_pool->setCurrentIndex(input.pool == Pool::All ? 0 : 1);
    m_seed->setValue(static_cast<int>(input.seed));
    const auto all = allStrategies();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool chosen = input.strategies.empty() ||
                            std::ranges::find(input.strategies, all[i]) != input.strategies.end();
        m_strategies[i]->setChecked(chosen);
    }
}

void AdaptSettings::showShots(int labelled) {
    const ShotRequest& shots = m_document.input().shots;
    ShotMode mode = ShotMode::AllLabelled;
    if (shots.kind == ShotRequest::Kind::Count) mode = ShotMode::Count;
    if (shots.kind == ShotRequest::Kind::Percent) mode = ShotMode::Percent;
    if (shots.kind == ShotRequest::Kind::Rows) mode = ShotMode::Marked;
    if (mode == ShotMode::Marked) m_marked = shots.rows;
    if (!m_document.hasTarget()) m_marked.clear();
    m_mode->setCurrentIndex(static_cast<int>(mode));
    auto* modes = qobject_cast<QStandardItemModel*>(m_mode->model());
    modes->item(static_cast<int>(ShotMode::Marked))->setEnabled(!m_marked.empty());
    const bool amount = mode == ShotMode::Count || mode == ShotMode::Percent;
    m_amount->setVisible(amount);
    m_amount->setRange(mode == ShotMode::Count ? kFewestShots : 1,
                       mode == ShotMode::Count ? std::clamp(labelled, kFewestShots, kMost) : 100);
    m_amount->setSuffix(mode == ShotMode::Percent ? tr(" %") : QString());
    if (amount) m_amount->setValue(static_cast<int>(shots.amount));
    qint64 asked = labelled;
    if (mode == ShotMode::Count) asked = m_amount->value();
    if (mode == ShotMode::Percent) asked = labelled * m_amount->value() / 100;
    if (mode == ShotMode::Marked) asked = static_cast<qint64>(shots.rows.size());
    if (!m_document.hasTarget()) {
        m_shotsNote->setText(tr("the target rows that the adaptation may learn from"));
    } else if (asked > kMost) {
        m_shotsNote->setText(
            tr("%1 of %2 rows, drawn with the seed: more would take hours and hardly help; the "
               "rest test the result")
                .arg(countText(kMost), countText(asked)));
    } else if (mode == ShotMode::Marked) {
        m_shotsNote->setText(tr("%1 rows marked on the Data page; the other measured rows test "
                                "the result")
                                 .arg(countText(static_cast<qint64>(shots.rows.size()))));
    } else if (mode == ShotMode::AllLabelled) {
        m_shotsNote->setText(countedText(
            tr("the %n target row(s) with a measured response; the others are predicted", nullptr,
               static_cast<int>(labelled)),
            labelled));
    } else {
        m_shotsNote->setText(countedText(
            tr("target rows to learn from, drawn with the seed among %n measured one(s); the rest "
               "test the result",
               nullptr, static_cast<int>(labelled)),
            labelled));
    }
}

void AdaptSettings::applyShots() {
    if (m_showing) return;
    const auto mode = static_cast<ShotMode>(m_mode->currentIndex());
    ShotRequest request;
    const bool sameMode =
        (mode == ShotMode::Count && m_document.input().shots.kind == ShotRequest::Kind::Count) ||
        (mode == ShotMode::Percent && m_document.input().shots.kind == ShotRequest::Kind::Percent);
    if (mode == ShotMode::Count) {
        request.kind = ShotRequest::Kind::Count;
        request.amount = sameMode ? m_amount->value() : kFirstCount;
    } else if (mode == ShotMode::Percent) {
        request.kind = ShotRequest::Kind::Percent;
        request.amount = sameMode ? m_amount->value() : kFirstPercent;
    } else if (mode == ShotMode::Marked) {
        request = {ShotRequest::Kind::Rows, 0, m_marked};
    }
    m_document.setShots(request);
}

void AdaptSettings::applyStrategies() {
    const auto all = allStrategies();
    std::vector<Strategy> chosen;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (m_strategies[i]->isChecked()) chosen.push_back(all[i]);
    }
    if (chosen.empty()) {
        Q_EMIT m_document.problem(tr("A run needs at least one strategy."));
        showInput();
        return;
    }
    if (chosen.size() == all.size()) chosen.clear();
    m_document.setStrategies(chosen);
}

}  // namespace footbridge
