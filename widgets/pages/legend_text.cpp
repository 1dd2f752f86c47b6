// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/legend_text.h"

#include "widgets/charts/theme.h"

namespace footbridge {
namespace {

QString coloured(int series, const QString& text) {
    return QStringLiteral("<span style=\"color:%1\">■</span> %2")
        .arg(currentTheme().seriesColour(series).name(), text.toHtmlEscaped());
}

}  // namespace

QString legendText(int first, const QString& name, const QString& next) {
    return coloured(first, name) + QStringLiteral("&nbsp;&nbsp; ") + coloured(first + 1, next);
}

}  // namespace footbridge
