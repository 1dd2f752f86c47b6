// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace footbridge {

NoticeBar::NoticeBar(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("notice"));
    setProperty("banner", true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 8, 8, 8);
    layout->setSpacing(16);
    m_text = new QLabel(this);
    m_text->setProperty("role", QStringLiteral("bad"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_text, 1);
    auto* close = new QPushButton(tr("Close"), this);
    close->setAccessibleName(tr("Close the message"));
    layout->addWidget(close, 0, Qt::AlignTop);
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    hide();
}

void NoticeBar::showProblem(const QString& sentence) {
    // Several files that cannot be read each have their say.
    m_text->setText(isVisible() && !m_text->text().contains(sentence)
                        ? m_text->text() + QLatin1Char('\n') + sentence
                        : sentence);
    setAccessibleName(m_text->text());
    show();
}

QString NoticeBar::text() const {
    return m_text->text();
}

}  // namespace footbridge
