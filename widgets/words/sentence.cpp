// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/sentence.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/run/plural.h"
#include "widgets/words/name_text.h"
#include "widgets/words/number_text.h"

namespace footbridge {

namespace {

struct InTheirLanguage {
    QString operator()(const std::string& name) const { return nameText(name); }
    QString operator()(std::int64_t count) const { return countText(count); }
    QString operator()(const Figure& figure) const {
        const QString text = figure.digits == Digits::Short
                                 ? numberText(figure.value)
                                 : localised(QString::fromStdString(figure.number()));
        return figure.unit.empty() ? text : withUnit(text, QString::fromStdString(figure.unit));
    }
    QString operator()(const std::vector<Message>& message) const {
        return sentence(message.front());
    }
};

/// Whether words with the argument stand in the singular, which in French nought has as well.
bool isSingular(const MessageArgument& argument) {
    return isCount(argument, 1) ||
           (QLocale().language() == QLocale::French && isCount(argument, 0));
}

}  // namespace

QString withPercentSigns(QString text) {
    for (qsizetype at = text.indexOf(QLatin1String(" %")); at >= 0;
         at = text.indexOf(QLatin1String(" %"), at + 1))
        if (at > 0 && text[at - 1].isDigit()) text[at] = QChar(0x202F);
    return text;
}

QString shareText(double share) {
    return withUnit(argumentText({share, Digits::Percent}), QStringLiteral("%"));
}

QString argumentText(const MessageArgument& argument) {
    return std::visit(InTheirLanguage{}, argument.content());
}

QString sentence(const Message& message) {
    const QString pattern = QCoreApplication::translate("footbridge::messages", message.pattern());
    std::vector<std::string> arguments;
    std::vector<bool> one;
    for (const MessageArgument& argument : message.arguments()) {
        arguments.push_back(argumentText(argument).toStdString());
        one.push_back(isSingular(argument));
    }
    const std::string filled = fillIn(inNumber(pattern.toStdString(), one), arguments);
    return withPercentSigns(QString::fromStdString(filled));
}

}  // namespace footbridge
