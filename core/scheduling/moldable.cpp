// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/run/random.h"
#include "core/scheduling/counted_machine.h"
#include "core/scheduling/counted_policies.h"
#include "core/scheduling/waiting_queue.h"

namespace footbridge {
namespace {

/// One way to run a job.
struct Size {
    int times = 0, processors = 0;
    double believed = 0, reserved = 0;  ///< run time, s
};

struct Sizes {
    std::array<Size, kMostHalvings + 1> sizes;
    std::size_t count = 0;
    const Size* begin() const { return sizes.data(); }
    const Size* end() const { return sizes.data() + count; }
};

/// EASY backfilling in which a job takes the size at which it is believed to end first.
class Moldable : public CountedMachine {
  public:
    using CountedMachine::CountedMachine;

  private:
    void arrive(int place) override {
        const double run = believed(place);
        if (m_believed.size() <= static_cast<std::size_t>(place))
            m_believed.resize(2 * static_cast<std::size_t>(place) + 16);
        m_believed[static_cast<std::size_t>(place)] = run;
        WaitingQueue::Waiting one{job(place).processors, place, reserved(place, run),
                                  job(place).priority};
        for (const Size& size : sizesOf(place)) {
            one.processors = std::min(one.processors, size.processors);
            one.believed = std::min(one.believed, size.reserved);
        }
        if (!m_queue.push(one)) m_blocked = false;
    }
    bool hasWaiting() const override { return !m_queue.empty(); }

    /// Between two changes of what runs nobody who was passed over can start, as in EASY; but a
    /// start moves the time at which others could begin on all their processors.
    void pass() override {
        const bool onlyNew = !takeChanged() && m_blocked && !m_started;
        m_started = false;
        std::size_t slot = m_seen;
        if (!onlyNew) {
            m_blocked = startHeads();
            slot = m_blocked ? m_queue.front() + 1 : m_queue.end();
        }
        if (m_blocked) backfill(slot);
        m_queue.tidy();
        m_seen = m_queue.end();
    }
    /// Whether one is left that has to wait.
    bool startHeads() {
        while (!m_queue.empty()) {
            const std::size_t head = m_queue.front();
            const int place = m_queue.at(head).job;
            const Size best = bestForHead(place);
            if (best.processors > free()) {
                const RunningJobs::Shadow shadow = running().shadow(best.processors, free());
                m_shadow = shadow.time;
                m_extra = shadow.free - best.processors;
                return true;
            }
            m_queue.erase(head);
            start(place, best.times, best.reserved);
        }
        return false;
    }
    Size bestForHead(int place) const {
        Size best;
        double bestEnd = std::numeric_limits<double>::infinity();
        for (const Size& size : sizesOf(place)) {
            const double begin =
                size.processors <= free() ? now() : running().shadow(size.processors, free()).time;
            if (begin + size.believed >= bestEnd) continue;
            bestEnd = begin + size.believed;
            best = size;
        }
        return best;
    }
    void backfill(std::size_t slot) {
        while (free() > 0) {
            slot = m_queue.find(slot, [&](int processors, double reserved) {
                return mayStart(processors, reserved);
            });
            if (slot == WaitingQueue::kNone) return;
            const int place = m_queue.at(slot).job;
            if (const auto size = sizeBesideHead(place)) {
                if (now() + size->reserved > m_shadow) m_extra -= size->processors;
                m_queue.erase(slot);
                start(place, size->times, size->reserved);
                m_started = true;
            }
            ++slot;
        }
    }
    bool mayStart(int processors, double reserved) const {
        return processors <= free() && (now() + reserved <= m_shadow || processors <= m_extra);
    }
    /// The size that ends first of those that may start now; fewer processors than were asked for
    /// only where the job then ends before it could with all of them.
    std::optional<Size> sizeBesideHead(int place) const {
        const Sizes sizes = sizesOf(place);
        std::optional<Size> best;
        for (const Size& size : sizes)
            if (mayStart(size.processors, size.reserved) &&
                (!best || size.believed < best->believed))
                best = size;
        if (!best || best->times == 0) return best;
        const Size& whole = *sizes.begin();
        const double begin =
            whole.processors <= free() ? m_shadow : running().shadow(whole.processors, free()).time;
        if (now() + best->believed < begin + whole.believed) return best;
        return std::nullopt;
    }
    Sizes sizesOf(int place) const {
        const LoggedJob& one = job(place);
        const auto at = static_cast<std::size_t>(place);
        const double run = m_believed[at], upper = reserved(place, run);
        Sizes found;
        found.sizes[found.count++] = {0, one.processors, run, upper};
        if (!mayShrink(one)) return found;
        const MoldableCaps& caps = options().caps;
        for (int times = 1; times <= kMostHalvings; ++times) {
            const int processors = halved(one.processors, times);
            if (processors == halved(one.processors, times - 1)) break;
            const double ratio = estimates().ratio(at, one.processors, times);
            if (ratio > caps.slowdown || ratio * processors > caps.nodeSeconds * one.processors)
                continue;
            found.sizes[found.count++] = {times, processors, run * ratio, upper * ratio};
        }
        return found;
    }
    bool mayShrink(const LoggedJob& one) const {
        const double share = options().caps.share;
        if (share >= 1) return one.processors > 1;
        return Random(static_cast<std::uint64_t>(one.number), "may shrink").uniform() < share;
    }

    WaitingQueue m_queue;
    std::vector<double> m_believed;  ///< run time when submitted
    double m_shadow = 0;
    int m_extra = 0;
    bool m_blocked = false, m_started = false;
    std::size_t m_seen = 0;
};

}  // namespace

Schedule simulateMoldable(const Workload& workload, const Estimates& estimates,
                          const SimulationOptions& options, const RunContext& context) {
    return Moldable(workload, estimates, options).run(context);
}

}  // namespace footbridge
