// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/sentence.h"

#include <QCoreApplication>

namespace footbridge {

QString sentence(const Message& message) {
    const QString pattern = QCoreApplication::translate("Message", message.pattern());
    return QString::fromStdString(fillIn(pattern.toStdString(), message.arguments()));
}

}  // namespace footbridge
