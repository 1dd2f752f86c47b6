// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/plot_names.h"

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
    static const QHash<Strategy, const char*> kLabels{
        {Strategy::Auto, QT_TRANSLATE_NOOP("PlotNames", "Auto")},
        {Strategy::ZeroShot, QT_TRANSLATE_NOOP("PlotNames", "Zero-shot")},
        {Strategy::OutputMap, QT_TRANSLATE_NOOP("PlotNames", "Output map")},
        {Strategy::LinearProbing, QT_TRANSLATE_NOOP("PlotNames", "Linear probing")},
        {Strategy::FineTuning, QT_TRANSLATE_NOOP("PlotNames", "Fine-tuning")},
        {Strategy::InputAlignment, QT_TRANSLATE_NOOP("PlotNames", "Input alignment")},
        {Strategy::ResidualAugmentation, QT_TRANSLATE_NOOP("PlotNames", "Residual augmentation")},
        {Strategy::TargetRidge, QT_TRANSLATE_NOOP("PlotNames", "Target-only ridge")},
        {Strategy::TargetGaussianProcess, QT_TRANSLATE_NOOP("PlotNames", "Target-only GP")},
        {Strategy::TargetBoostedTrees, QT_TRANSLATE_NOOP("PlotNames", "Target-only boosted trees")},
        {Strategy::TargetForest, QT_TRANSLATE_NOOP("PlotNames", "Target-only forest")},
    };
    const char* label = kLabels.value(strategy, nullptr);
    return label ? PlotNames::tr(label) : QString();
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
        {"support", QT_TRANSLATE_NOOP("PlotNames", "Outside the source’s range")},
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
