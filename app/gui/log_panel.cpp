// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/log_panel.h"

#include <QPlainTextEdit>
#include <QTime>
#include <utility>

namespace footbridge {

namespace {

constexpr int kLinesKept = 5000;

}  // namespace

LogPanel::LogPanel(QWidget* parent) : QDockWidget(tr("Log"), parent) {
    setObjectName(QStringLiteral("log"));
    setAllowedAreas(Qt::BottomDockWidgetArea | Qt::RightDockWidgetArea);
    m_text = new QPlainTextEdit(this);
    m_text->setReadOnly(true);
    m_text->setMaximumBlockCount(kLinesKept);
    m_text->setAccessibleName(tr("Log"));
    setWidget(m_text);
}

void LogPanel::add(const QString& line) {
    const QString text =
        tr("%1  %2").arg(QTime::currentTime().toString(QStringLiteral("HH:mm:ss")), line);
    if (std::exchange(m_last, text) != text) m_text->appendPlainText(text);
}

}  // namespace footbridge
