// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/dialog_buttons.h"

#include <QDialogButtonBox>
#include <QIcon>
#include <QPushButton>
#include <QStyle>

namespace footbridge {

void dressButtons(QDialogButtonBox& buttons) {
    for (QAbstractButton* button : buttons.buttons()) {
        button->setIcon({});
        button->style()->unpolish(button);
        button->style()->polish(button);
        auto* push = qobject_cast<QPushButton*>(button);
        if (push && push->property("primary").toBool()) push->setDefault(true);
    }
}

}  // namespace footbridge
