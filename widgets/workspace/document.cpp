// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/document.h"

#include <algorithm>
#include <utility>

#include "core/run/error.h"
#include "core/run/terminal_text.h"
#include "core/table/joined_file.h"
#include "widgets/jobs/job_board.h"
#include "widgets/words/sentence.h"

namespace footbridge {

namespace {

/// Cells up to which matching takes a few milliseconds and may happen on the GUI thread.
constexpr Index kCellsMatchedAtOnce = 50'000;

bool sameInput(const AnalysisInput& a, const AnalysisInput& b) {
    return withoutLabels(a) == withoutLabels(b);
}

/// Whether severity of `a` is severity of `b`.
bool sameData(AnalysisInput a, const AnalysisInput& b) {
    a.strategies = b.strategies;
    return sameInput(a, b);
}

Index cellsOf(const Dataset& dataset) {
    return dataset.table ? dataset.table->rows() * static_cast<Index>(dataset.table->columns.size())
                         : 0;
}

Dataset& datasetAt(EditableInput& part, int index) {
    return index < 0 ? part.target : part.sources.at(static_cast<std::size_t>(index));
}

/// Labels stand in titles, sentences and plots. Those of files and of sessions are anything.
void makeLabelsVisible(EditableInput& part) {
    for (Dataset& source : part.sources) source.label = forSentence(source.label);
    part.target.label = forSentence(part.target.label);
}

}  // namespace

Document::Document(JobBoard& board, QObject* parent)
    : QObject(parent),
      m_board(board),
      m_matchJob(board, Job::Attendance::Passing, Job::Owner::Document) {
    m_undo.setUndoLimit(200);
    connect(&m_matchJob, &Job::failed, this, &Document::problem);
    connect(&m_matchJob, &Job::finished, this, &Document::emitStages);
}

std::vector<std::string> Document::filesRead() const {
    return m_board.inputs();
}

bool Document::isReady() const {
    const auto hasResponse = [](const Dataset& dataset) {
        return dataset.table && !dataset.roles.response.empty();
    };
    return !m_input.sources.empty() && std::ranges::all_of(m_input.sources, hasResponse) &&
           hasResponse(m_input.target);
}

const Dataset& Document::dataset(int index) const {
    return index < 0 ? m_input.target : m_input.sources.at(static_cast<std::size_t>(index));
}

StageState Document::state(Stage stage) const {
    if (m_running[static_cast<int>(stage)]) return StageState::Running;
    const bool adaptationStale = m_adaptation && !sameInput(m_input, m_adapted.input);
    switch (stage) {
        case Stage::Data:
            if (isReady()) return StageState::Done;
            return m_input.sources.empty() && !hasTarget() ? StageState::Empty : StageState::Ready;
        case Stage::Features:
            if (m_input.sources.empty() || !hasTarget()) return StageState::Empty;
            if (isMatching()) return StageState::Running;
            return m_matching.suggestions.empty() ? StageState::Done : StageState::Ready;
        case Stage::Divergence:
            if (m_severity) {
                return sameData(m_input, m_severityInput) ? StageState::Done : StageState::Stale;
            }
            return isReady() ? StageState::Ready : StageState::Empty;
        case Stage::Adapt:
            if (m_adaptation) return adaptationStale ? StageState::Stale : StageState::Done;
            return isReady() ? StageState::Ready : StageState::Empty;
        case Stage::Results:
            if (!m_adaptation) return StageState::Empty;
            return adaptationStale ? StageState::Stale : StageState::Done;
        case Stage::Export:
            if (!m_adaptation) return StageState::Empty;
            if (m_exportedPath.isEmpty()) return StageState::Ready;
            return adaptationStale ? StageState::Stale : StageState::Done;
    }
    return StageState::Empty;
}

void Document::addSource(Dataset dataset) {
    EditableInput after = editablePart(m_input);
    after.sources.push_back(std::move(dataset));
    push(tr("Add source"), std::move(after));
}

void Document::removeSource(int index) {
    EditableInput after = editablePart(m_input);
    after.sources.erase(after.sources.begin() + index);
    push(tr("Remove source"), std::move(after));
}

void Document::setTarget(Dataset dataset) {
    EditableInput after = editablePart(m_input);
    after.target = std::move(dataset);
    push(tr("Set target"), std::move(after));
}

void Document::setTarget(Dataset dataset, const ShotRequest& shots) {
    m_input.shots = shots;
    setTarget(std::move(dataset));
}

void Document::removeTarget() {
    EditableInput after = editablePart(m_input);
    after.target = {};
    push(tr("Remove target"), std::move(after));
}

void Document::setPair(Dataset source, Dataset target) {
    EditableInput after = editablePart(m_input);
    after.sources = {std::move(source)};
    after.target = std::move(target);
    push(tr("Load pair"), std::move(after));
}

void Document::replaceDataset(int index, Dataset dataset) {
    EditableInput after = editablePart(m_input);
    Dataset& place = datasetAt(after, index);
    const bool joins =
        place.table && joinOf(place.table->options) != joinOf(dataset.table->options);
    place = std::move(dataset);
    push(joins ? tr("Change join") : tr("Read again"), std::move(after));
}

void Document::setRoles(int index, const Roles& roles) {
    EditableInput after = editablePart(m_input);
    Dataset& dataset = datasetAt(after, index);
    if (dataset.roles == roles) return;
    try {
        if (dataset.table) checkRoles(*dataset.table, roles);
    } catch (const Error& error) {
        Q_EMIT problem(sentence(error.message()));
        return;
    }
    dataset.roles = roles;
    push(tr("Change roles"), std::move(after));
}

void Document::setLabel(int index, const QString& label) {
    EditableInput after = editablePart(m_input);
    Dataset& dataset = datasetAt(after, index);
    if (dataset.label == label.toStdString()) return;
    dataset.label = label.toStdString();
    push(tr("Rename platform"), std::move(after), QStringLiteral("label %1").arg(index));
}

void Document::setEdits(const MatchingEdits& edits, const QString& undoText) {
    EditableInput after = editablePart(m_input);
    if (after.edits == edits) return;
    after.edits = edits;
    push(undoText, std::move(after));
}

void Document::setAliases(const AliasTable& aliases) {
    EditableInput after = editablePart(m_input);
    after.aliases = aliases;
    push(tr("Load alias table"), std::move(after));
}

void Document::setShots(const ShotRequest& shots) {
    if (m_input.shots == shots) return;
    m_input.shots = shots;
    rematch();
    settingChanged();
}

void Document::setSeed(quint64 seed) {
    if (m_input.seed == seed) return;
    m_input.seed = seed;
    rematch();
    settingChanged();
}

void Document::setPool(Pool pool) {
    if (m_input.pool == pool) return;
    m_input.pool = pool;
    rematch();
    settingChanged();
}

void Document::setStrategies(const std::vector<Strategy>& strategies) {
    if (m_input.strategies == strategies) return;
    m_input.strategies = strategies;
    settingChanged();
}

void Document::setSourceOptions(const SourceOptions& options) {
    if (m_input.sourceOptions == options) return;
    m_input.sourceOptions = options;
    settingChanged();
}

void Document::clear() {
    open({});
}

void Document::open(AnalysisInput input) {
    m_board.openDocument();
    m_undo.clear();
    EditableInput part = editablePart(input);
    makeLabelsVisible(part);
    dropImpossibleEdits(part);
    m_input = std::move(input);
    m_input.sources = std::move(part.sources);
    m_input.target = std::move(part.target);
    m_input.edits = std::move(part.edits);
    m_source.reset();
    m_severity.reset();
    m_adaptation.reset();
    m_adapted = {};
    m_exportedPath.clear();
    Q_EMIT opened();
    rematch();
    Q_EMIT inputChanged();
    Q_EMIT severityChanged();
    Q_EMIT adaptationChanged();
    emitStages();
}

void Document::setRunning(Stage stage, bool running) {
    bool& current = m_running[static_cast<int>(stage)];
    if (std::exchange(current, running) != running) Q_EMIT stageChanged(stage);
}

void Document::setSourceModel(std::shared_ptr<const SourceModel> source) {
    m_source = std::move(source);
}

void Document::setSeverity(std::shared_ptr<const Severity> severity) {
    setSeverity(m_input, std::move(severity));
}

void Document::setSeverity(const AnalysisInput& input, std::shared_ptr<const Severity> severity) {
    m_severityInput = input;
    m_severity = std::move(severity);
    Q_EMIT severityChanged();
    emitStages();
}

void Document::setAdaptation(const AnalysisInput& input, Analysis analysis) {
    m_adapted = {input, std::move(analysis)};
    m_adaptation = m_adapted.analysis.adaptation;
    m_source = m_adapted.analysis.source;
    m_exportedPath.clear();
    if (m_adapted.analysis.severity) setSeverity(input, m_adapted.analysis.severity);
    Q_EMIT adaptationChanged();
    emitStages();
}

void Document::setExported(const QString& path) {
    m_exportedPath = path;
    emitStages();
}

void Document::push(const QString& text, EditableInput after, const QString& mergeKey) {
    makeLabelsVisible(after);
    dropImpossibleEdits(after);
    m_undo.push(new DocumentEdit(
        text, editablePart(m_input), std::move(after),
        [this](const EditableInput& part) { restore(part); }, mergeKey));
}

void Document::restore(const EditableInput& part) {
    const AnalysisInput before = m_input;
    m_input.sources = part.sources;
    m_input.target = part.target;
    m_input.aliases = part.aliases;
    m_input.edits = part.edits;
    if (!sameData(before, m_input)) rematch();
    Q_EMIT inputChanged();
    emitStages();
}

void Document::settingChanged() {
    Q_EMIT inputChanged();
    emitStages();
}

void Document::rematch() {
    if (m_input.sources.empty() || !hasTarget()) {
        m_matchJob.cancel();
        takeMatching({});
        return;
    }
    Index cells = cellsOf(m_input.target);
    for (const Dataset& source : m_input.sources) cells += cellsOf(source);
    const auto match = [input = m_input, ready = isReady()](const RunContext& context) {
        // The shots are the only responses a suggestion may look at; without them it does without.
        if (ready) {
            try {
                return prepare(input, context).matching;
            } catch (const Error&) {
            }
        }
        return matchFeatures(input.sources, input.target, input.aliases, input.edits);
    };
    if (cells > kCellsMatchedAtOnce) {
        m_matchJob.start([this, match](const RunContext& context) -> std::function<void()> {
            return [this, matching = match(context)] { takeMatching(matching); };
        });
        return;
    }
    m_matchJob.cancel();
    try {
        takeMatching(match({}));
    } catch (const Error& error) {
        takeMatching({});
        Q_EMIT problem(sentence(error.message()));
    }
}

void Document::takeMatching(Matching matching) {
    m_matching = std::move(matching);
    Q_EMIT matchingChanged();
}

void Document::emitStages() {
    for (int stage = 0; stage < kStageCount; ++stage)
        Q_EMIT stageChanged(static_cast<Stage>(stage));
}

}  // namespace footbridge
