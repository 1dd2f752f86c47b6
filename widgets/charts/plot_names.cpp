// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/plot_names.h"

#include <QCoreApplication>
#include <QHash>

#include "core/table/units.h"

namespace footbridge {

namespace {

struct PlotNames {
    Q_DECLARE_TR_FUNCTIONS(PlotNames)
};

}  // namespace

QString strategyLabel(Strategy strategy) {
    QString name = QString::fromUtf8(strategyName(strategy).data(),
                                     static_cast<qsizetype>(strategyName(strategy).size()));
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name.replace(QStringLiteral(" gp"), QStringLiteral(" GP"));
}

QString componentLabel(const std::string& key) {
    static const QHash<std::string, const char*> kLabels{
        {"shape", QT_TRANSLATE_NOOP("PlotNames", "Different behaviour")},
        {"level", QT_TRANSLATE_NOOP("PlotNames", "Offset and scale")},
        {"inputs", QT_TRANSLATE_NOOP("PlotNames", "Different inputs")},
        {"support", QT_TRANSLATE_NOOP("PlotNames", "Outside the source’s range")},
        {"schema", QT_TRANSLATE_NOOP("PlotNames", "Missing columns")},
        {"structure", QT_TRANSLATE_NOOP("PlotNames", "Feature subspace (Grassmann)")},
        {"labels", QT_TRANSLATE_NOOP("PlotNames", "Responses differ")},
    };
    const char* label = kLabels.value(key, nullptr);
    return label ? PlotNames::tr(label) : QString::fromStdString(key);
}

QString responseLabel(const std::string& name) {
    const std::string plain = nameWithoutUnit(name);
    return plain.empty() ? PlotNames::tr("response") : QString::fromStdString(plain);
}

}  // namespace footbridge
