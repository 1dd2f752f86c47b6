// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/table_work.h"

#include "widgets/jobs/job.h"
#include "widgets/models/dataset_model.h"
#include "widgets/models/roles_model.h"

namespace footbridge {

void orderInBackground(DatasetModel& model, JobBoard& board) {
    auto* job = new Job(board, Job::Attendance::Passing, Job::Owner::Document, &model);
    QObject::connect(&model, &DatasetModel::orderUnwanted, job, &Job::cancel);
    QObject::connect(&model, &DatasetModel::orderWanted, job, [&model, job] {
        job->start([&model, table = model.dataset().table,
                    request = model.request()](const RunContext& context) -> std::function<void()> {
            return [&model, rows = orderRows(*table, request, context)] { model.setOrder(rows); };
        });
    });
}

void summariseInBackground(RolesModel& model, JobBoard& board) {
    auto* job = new Job(board, Job::Attendance::Passing, Job::Owner::Document, &model);
    QObject::connect(&model, &RolesModel::contentsUnwanted, job, &Job::cancel);
    QObject::connect(&model, &RolesModel::contentsWanted, job, [&model, job] {
        job->start([&model, table = model.dataset().table](
                       const RunContext& context) -> std::function<void()> {
            return [&model, texts = contentsTexts(*table, context)] { model.setContents(texts); };
        });
    });
}

}  // namespace footbridge
