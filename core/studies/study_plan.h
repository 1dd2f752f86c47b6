// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/studies/cell_store.h"
#include "core/studies/study.h"

namespace footbridge {

/// The cells of a study in a row, and in units that workers take whole: a single cell where there
/// are few, more where there are many, never of two groups.
class StudyPlan {
  public:
    struct Cell {
        std::size_t group = 0, index = 0;
    };
    struct Unit {
        std::size_t group = 0, first = 0, count = 0;  ///< first: in the row of all cells
    };

    explicit StudyPlan(const Study& study);

    std::size_t size() const { return m_keys.size(); }
    const std::vector<Unit>& units() const { return m_units; }
    /// A name of a unit that says which cells it is of.
    std::string unitName(const Unit& unit) const;
    std::uint64_t key(std::size_t cell) const { return m_keys[cell]; }
    Cell cell(std::size_t at) const;
    /// Where a key stands in the row; nothing for a cell that the study does not ask for.
    const std::size_t* find(std::uint64_t key) const;

  private:
    std::vector<std::uint64_t> m_keys;
    std::vector<std::size_t> m_begin;  ///< of each group in the row
    std::unordered_map<std::uint64_t, std::size_t> m_places;
    std::vector<Unit> m_units;
};

/// Which cells of a plan are finished, as the folder grows.
class StudyProgress {
  public:
    StudyProgress(Study& study, const StudyPlan& plan, const std::filesystem::path& cells);

    /// Reads what is new; the places of cells that are finished since.
    std::vector<std::size_t> refresh();
    bool finished(std::size_t cell) const { return m_state[cell] != State::Open; }
    void markFinished(std::size_t cell, bool failed);
    std::size_t finishedCells() const { return m_finished; }
    std::size_t failedCells() const { return m_failed; }
    std::uint64_t unread() const { return m_reader.unread(); }  ///< bytes of the logs

  private:
    enum class State : char { Open, Done, Failed };

    Study& m_study;
    const StudyPlan& m_plan;
    StoredCellReader m_reader;
    std::vector<State> m_state;
    std::size_t m_finished = 0, m_failed = 0;
};

}  // namespace footbridge
