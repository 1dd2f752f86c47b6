// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/training_desk.h"

#include "core/studies/field_training.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

TrainingDesk& TrainingDesk::of(Workspace& workspace) {
    if (auto* desk = workspace.findChild<TrainingDesk*>()) return *desk;
    return *new TrainingDesk(workspace);
}

const TrainingDesk* TrainingDesk::find(const Workspace& workspace) {
    return workspace.findChild<TrainingDesk*>();
}

TrainingDesk::TrainingDesk(Workspace& workspace)
    : QObject(&workspace),
      m_workspace(workspace),
      m_running(workspace.jobs(), Job::Attendance::Asked, Job::Owner::Document, this) {
    connect(&workspace.document(), &Document::inputChanged, this, [this] {
        if (!m_settings.fields) outdate();
    });
    connect(&workspace.document(), &Document::opened, this, [this] {
        m_study.reset();
        Q_EMIT changed();
    });
    connect(&m_running, &Job::failed, this, &TrainingDesk::problem);
    for (const auto signal : {&Job::started, &Job::finished, &Job::cancelling})
        connect(&m_running, signal, this, &TrainingDesk::changed);
    connect(this, &TrainingDesk::changed, &workspace, &Workspace::changed);
}

void TrainingDesk::outdate() {
    ++m_changes;
    m_stale = m_study != nullptr;
    Q_EMIT changed();
}

bool TrainingDesk::isReady() const {
    const AnalysisInput& input = m_workspace.document().input();
    if (m_settings.fields) return true;
    return !input.sources.empty() && input.target.table != nullptr;
}

void TrainingDesk::setSettings(const SessionTraining& settings) {
    if (settings == m_settings) return;
    m_settings = settings;
    outdate();
}

TrainingBudget TrainingDesk::budget() const {
    TrainingBudget budget;
    budget.seeds = m_settings.seeds;
    budget.training.epochs = m_settings.epochs;
    budget.seed = m_workspace.document().input().seed;
    return budget;
}

TrainingDesk::Study TrainingDesk::studyOfTables() const {
    const AnalysisInput& input = m_workspace.document().input();
    TrainingTimeOptions options{budget(), {}};
    for (const Match& match : m_workspace.document().matching().matched)
        options.matched.emplace_back(match.source, match.target);
    return [source = input.sources.front(), target = input.target,
            options](const RunContext& context) {
        return measureTrainingTime(source, target, options, context);
    };
}

TrainingDesk::Study TrainingDesk::studyOfFields() const {
    const SessionFields& fields = *m_settings.fields;
    FieldTrainingOptions options{budget()};
    options.edge = fields.block;
    options.latent = fields.latent;
    options.errorBound = fields.errorBound;
    return [fields, options](const RunContext& context) {
        std::optional<FieldLayout> layout;
        if (!fields.shape.empty()) layout = plainLayout(fields.shape, fields.type);
        const Field source = readField(fields.source, layout);
        return measureFieldTraining(source, readField(fields.target, layout), options, context);
    };
}

void TrainingDesk::run() {
    if (!isReady()) return;
    m_running.start(
        [this, changes = m_changes,
         measure = m_settings.fields ? studyOfFields() : studyOfTables()](
            const RunContext& context) -> std::function<void()> {
            auto study = std::make_shared<const TrainingTime>(measure(context));
            return [this, study, changes] {
                m_study = study;
                m_stale = changes != m_changes;
                Q_EMIT changed();
            };
        },
        m_workspace.document().input().seed);
}

}  // namespace footbridge
