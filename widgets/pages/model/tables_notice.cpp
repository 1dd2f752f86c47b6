// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/tables_notice.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <algorithm>
#include <utility>

#include "core/analysis/known_rows.h"
#include "core/analysis/proposal.h"
#include "widgets/pages/page.h"
#include "widgets/words/sentence.h"
#include "widgets/workspace/document.h"

namespace footbridge {

namespace {

constexpr int kMostLines = 6;  ///< the others are scrolled to

}  // namespace

TablesNotice::TablesNotice(Document& document, JobBoard& board, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_looking(board, Job::Attendance::Passing, Job::Owner::Document) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, kRowSpacing);
    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName(QStringLiteral("tablesNotices"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_words = makeText({}, "warning", m_scroll);
    m_words->setObjectName(QStringLiteral("tablesNotice"));
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_scroll->setWidget(m_words);
    m_scroll->installEventFilter(this);
    m_split = makeButton({}, "splitRuns", this);
    row->addWidget(m_scroll, 1);
    row->addWidget(m_split);
    connect(m_split, &QPushButton::clicked, this, [this] {
        const AnalysisInput& input = m_document.input();
        if (const auto fewer = shotsThatLeaveATest(input.target, input.shots))
            m_document.setShots(*fewer);
    });
}

void TablesNotice::showInput() {
    lookForDoubts();
    showNotices();
}

/// They take a look at every cell, so they come later than the other notices.
void TablesNotice::lookForDoubts() {
    const AnalysisInput& input = m_document.input();
    std::vector<Dataset> tables = input.sources;
    tables.push_back(input.target);
    if (tables == m_lookedAt && input.edits == m_edits && input.aliases == m_aliases) return;
    m_lookedAt = std::move(tables);
    m_edits = input.edits;
    m_aliases = input.aliases;
    m_doubts.clear();
    m_looking.cancel();
    if (input.sources.empty() && !m_document.hasTarget()) return;
    m_looking.start([this, input](const RunContext& context) -> std::function<void()> {
        return [this, doubts = doubtsAbout(input, context)] {
            m_doubts = doubts;
            showNotices();
        };
    });
}

void TablesNotice::showNotices() {
    const AnalysisInput& input = m_document.input();
    QStringList sentences;
    for (const Message& notice : noticesOf(input)) sentences << sentence(notice);
    for (const Message& doubt : m_doubts) sentences << sentence(doubt);
    m_words->setText(sentences.join(QLatin1Char('\n')));
    const auto fewer = shotsThatLeaveATest(input.target, input.shots);
    m_split->setVisible(fewer.has_value());
    if (fewer) m_split->setText(tr("Use %n shot(s)", nullptr, static_cast<int>(fewer->amount)));
    setVisible(!sentences.isEmpty() || fewer);
    fitHeight();
}

/// However much there is to say, the tables stay in sight.
void TablesNotice::fitHeight() {
    const int most = kMostLines * m_words->fontMetrics().lineSpacing();
    const int all = std::max(m_words->heightForWidth(m_scroll->width()), 0);
    m_scroll->setFixedHeight(std::min(all, most));
    m_scroll->setFocusPolicy(all > most ? Qt::StrongFocus : Qt::NoFocus);
}

bool TablesNotice::eventFilter(QObject* object, QEvent* event) {
    if (object == m_scroll && (event->type() == QEvent::Resize || event->type() == QEvent::Show))
        fitHeight();
    return QWidget::eventFilter(object, event);
}

}  // namespace footbridge
