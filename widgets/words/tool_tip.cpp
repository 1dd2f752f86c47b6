// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/tool_tip.h"

namespace footbridge {

QString toolTipText(const QString& plain) {
    // Only then can it look like rich text; other tips stay without line breaks of their own.
    if (!plain.contains(QLatin1Char('<'))) return plain;
    return QStringLiteral("<qt><span style=\"white-space:pre-wrap\">%1</span></qt>")
        .arg(plain.toHtmlEscaped());
}

}  // namespace footbridge
