// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/function_study.h"

#include "core/studies/study_driver.h"

namespace footbridge {

class FunctionStudy::OpenGroup : public Study::Group {
  public:
    explicit OpenGroup(CellGroup::Measure measure) : m_measure(std::move(measure)) {}

    StudyRecord measure(std::size_t cell, const RunContext& context) override {
        context.checkCancelled();
        return {false, m_measure(cell)};
    }

  private:
    CellGroup::Measure m_measure;
};

std::shared_ptr<Study::Group> FunctionStudy::open(std::size_t group, const RunContext& context) {
    const std::lock_guard lock(m_opening);
    std::shared_ptr<OpenGroup> opened = m_open[group].lock();
    if (!opened) {
        RunContext quiet = context;
        quiet.sink = nullptr;
        opened = std::make_shared<OpenGroup>(m_groups[group].open(quiet));
        m_open[group] = opened;
    }
    return opened;
}

std::vector<GroupRecords> measureGroups(FunctionStudy& study, const StudyFolder& folder, int jobs,
                                        const RunContext& context) {
    DriverOptions options;
    options.jobs = jobs;
    options.stage = [&](std::size_t group) { return study.stage(group); };
    driveStudy(study, folder, options, context);

    std::vector<GroupRecords> records(study.groups());
    for (std::size_t group = 0; group < records.size(); ++group)
        records[group].cells.resize(study.cells(group));
    const StudyPlan plan(study);
    StoredCellReader(folder.cells()).refresh([&](const std::string&, const CellRecord& record) {
        const std::size_t* place = plan.find(record.key);
        if (!place) return;
        const StudyPlan::Cell cell = plan.cell(*place);
        GroupRecords& group = records[cell.group];
        if (record.failed)
            group.failure = study.groupName(cell.group) + ": " + std::string(record.bytes);
        else
            group.cells[cell.index] = record.bytes;
    });
    return records;
}

}  // namespace footbridge
