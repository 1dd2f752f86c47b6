// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/sentence.h"

#include <QCoreApplication>
#include <QLocale>
#include <cstdlib>

namespace footbridge {

namespace {

/// "1.08e-12" as people write it: 1.08 × 10⁻¹².
QString powerText(const QString& exponent) {
    static const QString kSuperscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    const int power = exponent.toInt();
    QString digits = power < 0 ? QStringLiteral("⁻") : QString();
    for (const QChar digit : QString::number(std::abs(power)))
        digits += kSuperscripts[digit.digitValue()];
    return QStringLiteral("\u2009×\u200910") + digits;
}

struct InTheirLanguage {
    QString operator()(const std::string& name) const { return QString::fromStdString(name); }
    QString operator()(std::int64_t count) const { return QString::number(count); }
    QString operator()(const Figure& figure) const {
        QString text = QString::fromStdString(figure.number());
        const qsizetype exponent = text.indexOf(QLatin1Char('e'));
        if (exponent >= 0) text = text.left(exponent) + powerText(text.mid(exponent + 1));
        text.replace(QLatin1Char('.'), QLocale().decimalPoint());
        if (!figure.unit.empty()) text += QLatin1Char(' ') + QString::fromStdString(figure.unit);
        return text;
    }
    QString operator()(const std::vector<Message>& message) const {
        return sentence(message.front());
    }
};

}  // namespace

QString argumentText(const MessageArgument& argument) {
    return std::visit(InTheirLanguage{}, argument.content());
}

QString sentence(const Message& message) {
    const QString pattern = QCoreApplication::translate("footbridge::messages", message.pattern());
    std::vector<std::string> arguments;
    for (const MessageArgument& argument : message.arguments())
        arguments.push_back(argumentText(argument).toStdString());
    return QString::fromStdString(fillIn(pattern.toStdString(), arguments));
}

}  // namespace footbridge
