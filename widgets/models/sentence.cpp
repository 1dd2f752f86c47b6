// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/sentence.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <cstdlib>

namespace footbridge {

namespace {

struct Sentence {
    Q_DECLARE_TR_FUNCTIONS(Sentence)
};

/// "1.08e-12" as people write it: 1.08 × 10⁻¹².
QString powerText(const QString& exponent) {
    static const QString kSuperscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    const int power = exponent.toInt();
    QString digits = power < 0 ? QStringLiteral("⁻") : QString();
    for (const QChar digit : QString::number(std::abs(power)))
        digits += kSuperscripts[digit.digitValue()];
    return QStringLiteral("\u2009×\u200910") + digits;
}

/// Core writes numbers with a point; people read them with the decimal sign of their language.
QString localised(const std::string& argument) {
    static const QRegularExpression decimal(
        QStringLiteral("^([-+]?[0-9]+(?:\\.[0-9]+)?)(?:e([-+]?[0-9]+))?$"));
    const QString text = QString::fromStdString(argument);
    const QRegularExpressionMatch match = decimal.match(text);
    if (!match.hasMatch()) return trainingSeries(argument);
    const QString number = match.captured(1).replace(QLatin1Char('.'), QLocale().decimalPoint());
    return match.captured(2).isEmpty() ? number : number + powerText(match.captured(2));
}

}  // namespace

QString trainingSeries(const std::string& series) {
    static const QRegularExpression network(QStringLiteral("^source network ([0-9]+)$"));
    const QString name = QString::fromStdString(series);
    const QRegularExpressionMatch match = network.match(name);
    return match.hasMatch() ? Sentence::tr("source network %1").arg(match.captured(1)) : name;
}

QString sentence(const Message& message) {
    const QString pattern = QCoreApplication::translate("footbridge::messages", message.pattern());
    const std::string original = message.pattern();
    std::vector<std::string> arguments = message.arguments();
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        // What stands in quotation marks is quoted from a file and stays as it is there.
        const std::string quoted = "“%" + std::to_string(i + 1) + "”";
        if (original.find(quoted) == std::string::npos)
            arguments[i] = localised(arguments[i]).toStdString();
    }
    return QString::fromStdString(fillIn(pattern.toStdString(), arguments));
}

}  // namespace footbridge
