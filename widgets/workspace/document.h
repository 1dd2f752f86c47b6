// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUndoStack>
#include <memory>
#include <optional>

#include "core/analysis/analysis.h"
#include "widgets/jobs/job.h"
#include "widgets/workspace/document_edit.h"

namespace footbridge {

/// The stages of the work, in the order of the rail.
enum class Stage { Data, Features, Divergence, Adapt, Results, Export };
inline constexpr int kStageCount = 6;

enum class StageState { Empty, Ready, Running, Done, Stale };

/// What an adaptation was computed from, and what came out.
struct AdaptedRun {
    AnalysisInput input;
    Analysis analysis;
};

/// The open analysis: what the analyst loaded and set, and the last good results as immutable
/// snapshots. Lives on the GUI thread. Edits of datasets, roles and matching go through the undo
/// stack; results never do.
class Document : public QObject {
    Q_OBJECT
  public:
    explicit Document(JobBoard& board, QObject* parent = nullptr);

    /// What nothing may be written over, for checkOutputs(): JobBoard::inputs().
    std::vector<std::string> filesRead() const;
    const AnalysisInput& input() const { return m_input; }
    bool hasTarget() const { return m_input.target.table != nullptr; }
    bool isReady() const;  ///< at least one source and a target, all with a response
    QUndoStack* undoStack() { return &m_undo; }

    /// Follows the input; small tables at once, large ones as soon as a background job has them
    /// (matchingChanged tells).
    const Matching& matching() const { return m_matching; }
    bool isMatching() const { return m_matchJob.isRunning(); }
    std::shared_ptr<const SourceModel> sourceModel() const { return m_source; }
    std::shared_ptr<const Severity> severity() const { return m_severity; }
    /// The input that the severity was measured with.
    const AnalysisInput& severityInput() const { return m_severityInput; }
    std::shared_ptr<const Adaptation> adaptation() const { return m_adaptation; }
    /// The input that the adaptation was computed from; what Results and Export speak about.
    const AnalysisInput& adaptedInput() const { return m_adapted.input; }
    const Analysis& adaptedAnalysis() const { return m_adapted.analysis; }
    /// Both together, for work that goes on when the next adaptation arrives.
    const AdaptedRun& adapted() const { return m_adapted; }

    StageState state(Stage stage) const;

    /// index -1 is the target. Throws nothing; index must be valid.
    const Dataset& dataset(int index) const;

    void addSource(Dataset dataset);
    void removeSource(int index);
    void setTarget(Dataset dataset);
    void setTarget(Dataset dataset, const ShotRequest& shots);  ///< undone: the target alone
    void removeTarget();
    void setPair(Dataset source, Dataset target);     ///< instead of all that is loaded
    void replaceDataset(int index, Dataset dataset);  ///< the same place read with other options
    /// Undoable. index -1 is the target.
    void setRoles(int index, const Roles& roles);
    void setLabel(int index, const QString& label);
    void setEdits(const MatchingEdits& edits, const QString& undoText);  ///< undoable
    void setAliases(const AliasTable& aliases);
    void setShots(const ShotRequest& shots);
    void setSeed(quint64 seed);
    void setPool(Pool pool);
    void setStrategies(const std::vector<Strategy>& strategies);
    void setSourceOptions(const SourceOptions& options);
    void clear();
    /// Another document in place of this one; nothing of it can be undone, and what still works
    /// for the former one is dropped.
    void open(AnalysisInput input);

    // Called by AnalysisRunner with finished results.
    void setRunning(Stage stage, bool running);
    void setSourceModel(std::shared_ptr<const SourceModel> source);
    void setSeverity(std::shared_ptr<const Severity> severity);  ///< of the input as it is now
    void setSeverity(const AnalysisInput& input, std::shared_ptr<const Severity> severity);
    void setAdaptation(const AnalysisInput& input, Analysis analysis);
    void setExported(const QString& path);
    const QString& exportedPath() const { return m_exportedPath; }

  Q_SIGNALS:
    void opened();        ///< another document; inputChanged() and the others follow
    void inputChanged();  ///< tables, roles or settings
    void matchingChanged();
    void severityChanged();
    void adaptationChanged();
    void stageChanged(footbridge::Stage stage);
    void problem(const QString& sentence);  ///< an edit that cannot be: nothing was changed

  private:
    void push(const QString& text, EditableInput after, const QString& mergeKey = {});
    void restore(const EditableInput& part);
    void settingChanged();
    void rematch();
    void takeMatching(Matching matching);
    void emitStages();

    JobBoard& m_board;
    AnalysisInput m_input, m_severityInput;
    AdaptedRun m_adapted;
    Matching m_matching;
    std::shared_ptr<const SourceModel> m_source;
    std::shared_ptr<const Severity> m_severity;
    std::shared_ptr<const Adaptation> m_adaptation;
    bool m_running[kStageCount] = {};
    QString m_exportedPath;
    QUndoStack m_undo;
    Job m_matchJob;
};

}  // namespace footbridge
