// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>

#include "core/scheduling/counted_machine.h"
#include "core/scheduling/counted_policies.h"
#include "core/scheduling/plan.h"

namespace footbridge {
namespace {

/// Conservative backfilling by counts. As long as everything ends when it was believed to, planning
/// the queue anew gives what stands in the plan; so it is done when something ended at another
/// time.
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
        if (takeSurprised() || m_planned == 0) {
            planRunning();
            m_planned = 0;
        } else {
            m_plan.beginAt(now());
        }
        for (; m_planned < m_queue.size(); ++m_planned) place(m_queue[m_planned]);
        if (m_next > now()) return;
        m_next = std::numeric_limits<double>::infinity();
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
    void planRunning() {
        m_plan.begin(now(), processors(), running().inOrder());
        m_next = std::numeric_limits<double>::infinity();
    }
    void place(Waiting& one) {
        one.begin = m_plan.earliest(now(), one.processors, one.reserved);
        m_plan.take(one.begin, one.begin + one.reserved, one.processors);
        m_next = std::min(m_next, one.begin);
    }

    std::vector<Waiting> m_queue;  ///< in order of submission
    Plan m_plan;
    std::size_t m_planned = 0;                                ///< how many have a reservation
    double m_next = std::numeric_limits<double>::infinity();  ///< the first reservation
};

}  // namespace

Schedule simulateConservative(const Workload& workload, const Estimates& estimates,
                              const SimulationOptions& options, const RunContext& context) {
    return Conservative(workload, estimates, options).run(context);
}

}  // namespace footbridge
