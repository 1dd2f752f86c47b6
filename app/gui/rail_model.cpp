// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/rail_model.h"

#include <QFileInfo>

#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/wording.h"

namespace footbridge {

RailModel::RailModel(Document& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document) {
    const auto refresh = [this] { Q_EMIT dataChanged(index(0), index(kStageCount - 1)); };
    connect(&document, &Document::inputChanged, this, refresh);
    connect(&document, &Document::matchingChanged, this, refresh);
    connect(&document, &Document::severityChanged, this, refresh);
    connect(&document, &Document::adaptationChanged, this, refresh);
    connect(&document, &Document::stageChanged, this, [this](Stage stage) {
        const QModelIndex changed = index(static_cast<int>(stage));
        Q_EMIT dataChanged(changed, changed);
    });
}

QString RailModel::pageName(Stage stage) {
    switch (stage) {
        case Stage::Data:
            return tr("Data");
        case Stage::Features:
            return tr("Features");
        case Stage::Divergence:
            return tr("Divergence");
        case Stage::Adapt:
            return tr("Adapt");
        case Stage::Results:
            return tr("Results");
        case Stage::Export:
            return tr("Export");
    }
    return {};
}

QString RailModel::pageKey(Stage stage) {
    constexpr const char* kKeys[] = {"data",  "features", "divergence",
                                     "adapt", "results",  "export"};
    return QLatin1String(kKeys[static_cast<int>(stage)]);
}

int RailModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kStageCount;
}

QVariant RailModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const auto stage = static_cast<Stage>(index.row());
    const StageState state = m_document.state(stage);
    switch (role) {
        case Qt::DisplayRole:
            return pageName(stage);
        case SummaryRole:
            return summary(stage);
        case StateRole:
            return static_cast<int>(state);
        case Qt::AccessibleTextRole:
            return tr("%1, %2").arg(pageName(stage), stateName(state));
        case Qt::ToolTipRole:
            return tr("%1: %2").arg(pageName(stage), stateName(state));
        default:
            return {};
    }
}

QString RailModel::stateName(StageState state) const {
    switch (state) {
        case StageState::Empty:
            return tr("nothing yet");
        case StageState::Ready:
            return tr("ready");
        case StageState::Running:
            return tr("running");
        case StageState::Done:
            return tr("done");
        case StageState::Stale:
            return tr("out of date");
    }
    return {};
}

QString RailModel::summary(Stage stage) const {
    const AnalysisInput& input = m_document.input();
    const StageState state = m_document.state(stage);
    if (state == StageState::Running && stage != Stage::Features) return tr("running");
    const QString stale = state == StageState::Stale ? tr(", out of date") : QString();
    switch (stage) {
        case Stage::Data: {
            const auto tables =
                static_cast<int>(input.sources.size()) + (m_document.hasTarget() ? 1 : 0);
            return tables == 0 ? tr("open files") : tr("%n table(s)", nullptr, tables);
        }
        case Stage::Features: {
            if (state == StageState::Empty) return {};
            const Matching& matching = m_document.matching();
            const auto unmatched =
                static_cast<int>(matching.onlySource.size() + matching.onlyTarget.size());
            return unmatched == 0 ? tr("all matched") : tr("%n unmatched", nullptr, unmatched);
        }
        case Stage::Divergence: {
            const auto severity = m_document.severity();
            if (!severity) return {};
            return (severity->headline ? fixedText(*severity->headline, 2) : tr("not measurable")) +
                   stale;
        }
        case Stage::Adapt: {
            const auto adaptation = m_document.adaptation();
            if (!adaptation) return {};
            return tr("%n shot(s)", nullptr, static_cast<int>(adaptation->split.shots.size())) +
                   stale;
        }
        case Stage::Results: {
            const auto adaptation = m_document.adaptation();
            if (!adaptation || adaptation->results.empty()) return {};
            return strategyLabel(adaptation->results.front().strategy) + stale;
        }
        case Stage::Export:
            return QFileInfo(m_document.exportedPath()).fileName();
    }
    return {};
}

}  // namespace footbridge
