// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/name_text.h"

#include "core/run/terminal_text.h"

namespace footbridge {

QString nameText(const std::string& name) {
    return QString::fromStdString(forSentence(name));
}

QString nameText(const QString& name) {
    return nameText(name.toStdString());
}

}  // namespace footbridge
