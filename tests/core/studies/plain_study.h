// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <string>

#include "core/studies/study.h"

namespace footbridge {

/// Cells whose measuring is what a test makes of it.
class PlainStudy : public Study {
  public:
    PlainStudy(std::size_t groups, std::size_t cells) : m_groups(groups), m_cells(cells) {}

    std::function<StudyRecord(std::size_t group, std::size_t cell)> act = [](std::size_t group,
                                                                             std::size_t cell) {
        return StudyRecord{false, std::to_string(group * cell)};
    };
    std::string print = "plain";

    std::string fingerprint() const override { return print; }
    std::size_t groups() const override { return m_groups; }
    std::string groupName(std::size_t group) const override { return std::to_string(group); }
    std::size_t cells(std::size_t) const override { return m_cells; }
    std::string cellName(std::size_t group, std::size_t cell) const override {
        return std::to_string(group) + " " + std::to_string(cell);
    }
    std::shared_ptr<Group> open(std::size_t group, const RunContext&) override {
        return std::make_shared<Open>(*this, group);
    }
    StudyRecord failed(std::size_t, std::size_t, const std::string& why) override {
        return {true, why};
    }
    bool recall(const std::string&, std::string_view) override { return true; }

  private:
    struct Open : Group {
        Open(PlainStudy& owner, std::size_t number) : study(owner), group(number) {}
        StudyRecord measure(std::size_t cell, const RunContext&) override {
            return study.act(group, cell);
        }
        PlainStudy& study;
        std::size_t group;
    };
    std::size_t m_groups, m_cells;
};

}  // namespace footbridge
