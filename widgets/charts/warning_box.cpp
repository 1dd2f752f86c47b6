// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/warning_box.h"

#include <QMessageBox>

namespace footbridge {

void showWarning(QWidget* parent, const QString& title, const QString& sentence) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, sentence, QMessageBox::Ok, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

}  // namespace footbridge
