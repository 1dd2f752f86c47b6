// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/control_help.h"

#include <QCoreApplication>
#include <QWidget>

#include "app/gui/control_help_model.h"
#include "app/gui/control_help_use.h"

namespace footbridge {

namespace {

struct ControlHelp {
    Q_DECLARE_TR_FUNCTIONS(ControlHelp)
};

QWidget* cardAround(QWidget* widget) {
    while (widget && !widget->property("card").toBool()) widget = widget->parentWidget();
    return widget;
}

}  // namespace

QStringList explainControls(QWidget& page, const QString& key) {
    QStringList missing;
    for (const auto& helps : {modelControlHelp(key), useControlHelp(key)})
        for (const ControlHelpText& help : helps) {
            const auto widgets = page.findChildren<QWidget*>(QLatin1String(help.name));
            if (widgets.isEmpty()) missing << QLatin1String(help.name);
            for (QWidget* widget : widgets)
                if (QWidget* explained = help.card ? cardAround(widget) : widget)
                    explained->setWhatsThis(ControlHelp::tr(help.text));
        }
    return missing;
}

}  // namespace footbridge
