// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/log_panel.h"

#include <QDir>
#include <QFile>
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
    if (std::exchange(m_last, text) == text) return;
    m_text->appendPlainText(text);
    if (!m_file) return;
    const QByteArray bytes = text.toUtf8() + '\n';
    if (m_file->write(bytes) != bytes.size() || !m_file->flush()) giveUpFile();
}

void LogPanel::writeTo(const QString& path) {
    delete std::exchange(m_file, nullptr);
    if (!path.isEmpty()) {
        m_file = new QFile(path, this);
        const QByteArray before = m_text->toPlainText().toUtf8() + '\n';
        if (!m_file->open(QIODevice::WriteOnly | QIODevice::Append) ||
            m_file->write(before) != before.size() || !m_file->flush()) {
            giveUpFile();
            return;
        }
    }
    Q_EMIT fileChanged(path);
}

void LogPanel::giveUpFile() {
    const QString path = QDir::toNativeSeparators(m_file->fileName());
    const QString why = m_file->errorString();
    delete std::exchange(m_file, nullptr);
    Q_EMIT fileChanged({});
    const QString sentence =
        tr("The log cannot be written to %1: %2. Choose another file.").arg(path, why);
    add(sentence);
    Q_EMIT problem(sentence);
}

}  // namespace footbridge
