// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/run/message.h"
#include "core/studies/study.h"
#include "core/studies/study_folder.h"

namespace footbridge {

/// Cells that share what measuring them takes.
struct CellGroup {
    /// Measures a cell by its position: the bytes of its record, none where there is no such cell,
    /// as of a table with fewer rows than shots. Called from several threads. Throws what
    /// failureInHand() tells; Cancelled.
    using Measure = std::function<std::string(std::size_t cell)>;

    std::string name;
    Message stage;                   ///< what progress says while it is measured
    std::vector<std::string> cells;  ///< names that no other cell of groups of this name has
    std::function<Measure(const RunContext&)> open;  ///< throws as Measure
};

/// A study whose cells are measured by functions of this program, so by its threads alone.
class FunctionStudy : public Study {
  public:
    FunctionStudy(std::string fingerprint, std::vector<CellGroup> groups)
        : m_fingerprint(std::move(fingerprint)), m_groups(std::move(groups)) {}

    std::string fingerprint() const override { return m_fingerprint; }
    std::size_t groups() const override { return m_groups.size(); }
    std::string groupName(std::size_t group) const override { return m_groups[group].name; }
    std::size_t cells(std::size_t group) const override { return m_groups[group].cells.size(); }
    std::string cellName(std::size_t group, std::size_t cell) const override {
        return m_groups[group].name + "\n" + m_groups[group].cells[cell];
    }
    std::shared_ptr<Group> open(std::size_t group, const RunContext& context) override;
    StudyRecord failed(std::size_t, std::size_t, const std::string& why) override {
        return {true, why};
    }
    bool recall(const std::string&, std::string_view) override { return true; }
    const Message& stage(std::size_t group) const { return m_groups[group].stage; }

  private:
    class OpenGroup;
    const std::string m_fingerprint;
    const std::vector<CellGroup> m_groups;
    std::mutex m_opening;
    std::map<std::size_t, std::weak_ptr<OpenGroup>> m_open;
};

/// What the cells of a group gave.
struct GroupRecords {
    std::vector<std::string> cells;  ///< bytes of each; none where it failed or there is no such
    std::string failure;  ///< the group and why one of its cells could not be measured; else empty
};

/// Measures what the folder lacks, `jobs` cells at once, and reads all that it then holds. Throws
/// as driveStudy().
std::vector<GroupRecords> measureGroups(FunctionStudy& study, const StudyFolder& folder, int jobs,
                                        const RunContext& context);

}  // namespace footbridge
