// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/study_plan.h"

#include <algorithm>

namespace footbridge {
namespace {

// A unit is a link in a folder: thousands of them are quickly looked through, on network file
// systems too.
constexpr std::size_t kMostUnits = 2000, kMostCells = 64;

}  // namespace

StudyPlan::StudyPlan(const Study& study) {
    for (std::size_t group = 0; group < study.groups(); ++group) {
        m_begin.push_back(m_keys.size());
        for (std::size_t cell = 0; cell < study.cells(group); ++cell) {
            const std::uint64_t key = cellKey(study.cellName(group, cell));
            if (m_places.emplace(key, m_keys.size()).second) m_keys.push_back(key);
        }
    }
    m_begin.push_back(m_keys.size());
    const std::size_t most = std::clamp<std::size_t>(m_keys.size() / kMostUnits, 1, kMostCells);
    for (std::size_t group = 0; group + 1 < m_begin.size(); ++group)
        for (std::size_t first = m_begin[group]; first < m_begin[group + 1]; first += most)
            m_units.push_back({group, first, std::min(most, m_begin[group + 1] - first)});
}

StudyPlan::Cell StudyPlan::cell(std::size_t at) const {
    const auto after = std::upper_bound(m_begin.begin(), m_begin.end(), at);
    const auto group = static_cast<std::size_t>(after - m_begin.begin()) - 1;
    return {group, at - m_begin[group]};
}

std::string StudyPlan::unitName(const Unit& unit) const {
    return std::to_string(m_keys[unit.first]) + "-" + std::to_string(unit.count);
}

const std::size_t* StudyPlan::find(std::uint64_t key) const {
    const auto place = m_places.find(key);
    return place == m_places.end() ? nullptr : &place->second;
}

StudyProgress::StudyProgress(Study& study, const StudyPlan& plan,
                             const std::filesystem::path& cells)
    : m_study(study), m_plan(plan), m_reader(cells), m_state(plan.size(), State::Open) {}

std::vector<std::size_t> StudyProgress::refresh() {
    std::vector<std::size_t> fresh;
    m_reader.refresh([&](const std::string& head, const CellRecord& record) {
        const std::size_t* place = m_plan.find(record.key);
        if (!m_study.recall(head, record.bytes) || !place || finished(*place)) return;
        markFinished(*place, record.failed);
        fresh.push_back(*place);
    });
    return fresh;
}

void StudyProgress::markFinished(std::size_t cell, bool failed) {
    if (m_state[cell] == State::Failed && !failed) {
        m_state[cell] = State::Done;
        --m_failed;
    }
    if (finished(cell)) return;
    m_state[cell] = failed ? State::Failed : State::Done;
    ++m_finished;
    m_failed += failed;
}

}  // namespace footbridge
