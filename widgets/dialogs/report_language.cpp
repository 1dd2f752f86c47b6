// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/report_language.h"

#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/sentence.h"

namespace footbridge {

ReportLanguage reportLanguage() {
    ReportLanguage language;
    language.say = [](const Message& message) { return sentence(message).toStdString(); };
    language.number = [](double value) { return numberText(value).toStdString(); };
    language.strategy = [](Strategy each) { return strategyLabel(each).toStdString(); };
    language.component = [](const std::string& key) { return componentLabel(key).toStdString(); };
    language.way = [](const std::string& key) { return rungLabel(key).toStdString(); };
    return language;
}

}  // namespace footbridge
