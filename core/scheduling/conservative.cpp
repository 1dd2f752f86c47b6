// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>

#include "core/scheduling/counted_machine.h"
#include "core/scheduling/counted_policies.h"
#include "core/scheduling/plan.h"

namespace footbridge {
namespace {

/// Conservative backfilling by counts. Planning the queue anew gives what stands in the plan as
/// long as everything ends when it was believed to; so it is done when something ended earlier.
/// Until the first job moves, the others can only gain a begin before the time until which
/// something came free.
class Conservative : public CountedMachine {
  public:
    Conservative(const Workload& workload, const Estimates& estimates,
                 const SimulationOptions& options)
        : CountedMachine(workload, estimates, options), m_plan(0, workload.processors) {}

  private:
    struct Waiting {
        int job = 0, processors = 0;
        double reserved = 0, begin = 0;
    };

    void arrive(int place) override {
        m_queue.push_back({place, job(place).processors, reserved(place, believed(place)), 0});
    }
    bool hasWaiting() const override { return !m_queue.empty(); }
    void pass() override {
        takeChanged();
        const double freedUntil = takeFreedUntil();
        if (freedUntil > 0 || m_planned == 0)
            planAnew(freedUntil);
        else
            m_plan.beginAt(now());
        for (; m_planned < m_queue.size(); ++m_planned) {
            Waiting& one = m_queue[m_planned];
            hold(one, m_plan.earliest(now(), one.processors, one.reserved));
        }
        if (m_next <= now()) startDue();
    }
    void planAnew(double freedUntil) {
        m_plan.begin(now(), processors(), running().inOrder());
        m_next = kNever;
        double limit = freedUntil;
        for (std::size_t i = 0; i < m_planned; ++i) {
            Waiting& one = m_queue[i];
            const double begin =
                m_plan.earliest(now(), one.processors, one.reserved, std::min(limit, one.begin));
            if (begin < one.begin) limit = kNever;  // who comes later may gain or lose anywhere
            hold(one, moved(one, begin, limit));
        }
    }
    /// Where the job begins, after a search that ended at the limit or at its old begin.
    double moved(const Waiting& one, double found, double limit) const {
        if (found < one.begin) return found;
        if (limit < kNever) return one.begin;
        return m_plan.earliest(one.begin, one.processors, one.reserved);
    }
    void hold(Waiting& one, double begin) {
        one.begin = begin;
        m_plan.take(begin, begin + one.reserved, one.processors);
        m_next = std::min(m_next, begin);
    }
    void startDue() {
        m_next = kNever;
        std::erase_if(m_queue, [&](const Waiting& one) {
            if (one.begin <= now()) {
                start(one.job, 0, one.reserved);
                return true;
            }
            m_next = std::min(m_next, one.begin);
            return false;
        });
        m_planned = m_queue.size();
    }

    static constexpr double kNever = std::numeric_limits<double>::infinity();
    std::vector<Waiting> m_queue;  ///< in order of submission
    Plan m_plan;
    std::size_t m_planned = 0;  ///< how many have a reservation
    double m_next = kNever;     ///< the first reservation
};

}  // namespace

Schedule simulateConservative(const Workload& workload, const Estimates& estimates,
                              const SimulationOptions& options, const RunContext& context) {
    return Conservative(workload, estimates, options).run(context);
}

}  // namespace footbridge
