// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/plot_names.h"

#include <QCoreApplication>
#include <QHash>

#include "core/table/units.h"
#include "core/transfer/strategy_title.h"
#include "widgets/words/sentence.h"

namespace footbridge {

namespace {

struct PlotNames {
    Q_DECLARE_TR_FUNCTIONS(PlotNames)
};

}  // namespace

QString strategyLabel(Strategy strategy) {
    return sentence(strategyTitle(strategy));
}

QString strategyMeaning(Strategy strategy) {
    switch (strategy) {
        case Strategy::Auto:
            return PlotNames::tr("Weighs many models by their errors on held-out shots.");
        case Strategy::ZeroShot:
            return PlotNames::tr(
                "The source model as it is: it has seen no run of the target, no shot.");
        case Strategy::OutputMap:
            return PlotNames::tr(
                "The source model with an offset and a scale learned from the shots.");
        case Strategy::LinearProbing:
            return PlotNames::tr("The source's networks, their last layer learned anew.");
        case Strategy::FineTuning:
            return PlotNames::tr("The source's networks, trained further on the shots.");
        case Strategy::InputAlignment:
            return PlotNames::tr(
                "The source model, given the target's features mapped onto its own.");
        case Strategy::ResidualAugmentation:
            return PlotNames::tr("The source model, with a correction learned from the shots.");
        case Strategy::TargetRidge:
        case Strategy::TargetGaussianProcess:
        case Strategy::TargetBoostedTrees:
        case Strategy::TargetForest:
            return PlotNames::tr("A model of the shots alone; the source is not used.");
    }
    return {};
}

QString methodLabel(const std::string& method) {
    const auto strategy = strategyFromName(method);
    return strategy ? strategyLabel(*strategy) : QString::fromStdString(method);
}

QString componentLabel(const std::string& key) {
    static const QHash<std::string, const char*> kLabels{
        {"shape", QT_TRANSLATE_NOOP("PlotNames", "Different behaviour")},
        {"level", QT_TRANSLATE_NOOP("PlotNames", "Offset and scale")},
        {"inputs", QT_TRANSLATE_NOOP("PlotNames", "Different inputs")},
        {"support", QT_TRANSLATE_NOOP("PlotNames", "Outside the source's range")},
        {"schema", QT_TRANSLATE_NOOP("PlotNames", "Missing columns")},
        {"structure", QT_TRANSLATE_NOOP("PlotNames", "Feature subspace (Grassmann)")},
        {"labels", QT_TRANSLATE_NOOP("PlotNames", "Responses differ")},
    };
    const char* label = kLabels.value(key, nullptr);
    return label ? PlotNames::tr(label) : QString::fromStdString(key);
}

QString rungLabel(const std::string& key) {
    static const QHash<std::string, const char*> kLabels{
        {"source", QT_TRANSLATE_NOOP("PlotNames", "Source model as it is")},
        {"shift", QT_TRANSLATE_NOOP("PlotNames", "Source with offset and scale")},
        {"target-only", QT_TRANSLATE_NOOP("PlotNames", "Target only")},
        {"residual", QT_TRANSLATE_NOOP("PlotNames", "Source with corrected residuals")},
    };
    const char* label = kLabels.value(key, nullptr);
    return label ? PlotNames::tr(label) : QString::fromStdString(key);
}

VerdictNames verdictNames() {
    VerdictNames names;
    names.strategy = [](Strategy strategy) { return strategyLabel(strategy).toStdString(); };
    names.way = [](const std::string& key) { return rungLabel(key).toStdString(); };
    return names;
}

QString responseLabel(const std::string& name) {
    const std::string plain = nameWithoutUnit(name);
    return plain.empty() ? PlotNames::tr("response") : QString::fromStdString(plain);
}

}  // namespace footbridge
