// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>

#include "core/scheduling/counted_machine.h"
#include "core/scheduling/counted_policies.h"
#include "core/scheduling/reservations.h"

namespace footbridge {
namespace {

/// Conservative backfilling by counts. Planning the queue anew gives what stands in the plan as
/// long as everything ends when it was believed to; so it is done when something ended earlier, or
/// goes on for longer.
class Conservative : public CountedMachine {
  public:
    using CountedMachine::CountedMachine;

  private:
    void arrive(int place) override {
        m_new.push_back(
            {place, job(place).processors, reserved(place, believed(place)), job(place).priority});
    }
    bool hasWaiting() const override { return !m_new.empty() || !m_queue.empty(); }
    void endedEarly(const RunningJobs::Running& one) override { m_change.freed.push_back(one); }
    void ranLonger() override { m_change.isLonger = true; }
    void pass() override {
        // Those of lower priority wait behind who is new.
        std::ranges::stable_sort(m_new, std::greater<>(), &Reservations::Waiting::priority);
        std::erase_if(m_new, [&](const Reservations::Waiting& one) {
            const bool isInserted = m_queue.insert(one);
            m_change.isLonger |= isInserted;
            return isInserted;
        });
        if (!m_change.freed.empty() || m_change.isLonger || m_queue.empty()) {
            m_queue.planAnew(now(), processors(), running().inOrder(), m_change);
            m_change.freed.clear();
            m_change.isLonger = false;
        } else {
            m_queue.beginAt(now());
        }
        for (const Reservations::Waiting& one : m_new) m_queue.append(one);
        m_new.clear();
        if (m_queue.next() > now()) return;
        for (const Reservations::Waiting& due : m_queue.takeDue()) start(due.job, 0, due.seconds);
    }

    std::vector<Reservations::Waiting> m_new;  ///< submitted since the last pass
    Reservations m_queue;
    Reservations::Change m_change;
};

}  // namespace

Schedule simulateConservative(const Workload& workload, const Estimates& estimates,
                              const SimulationOptions& options, const RunContext& context) {
    return Conservative(workload, estimates, options).run(context);
}

}  // namespace footbridge
