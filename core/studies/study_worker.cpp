// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/study_worker.h"

#include <condition_variable>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>

#include "core/run/json_writing.h"
#include "core/studies/cell_failure.h"

namespace footbridge {
namespace {

constexpr std::chrono::seconds kHeartbeat{5};

/// Tells the others that this worker lives, whatever it computes.
class Heartbeat {
  public:
    explicit Heartbeat(WorkerPlace& place)
        : m_thread([this, &place](const std::stop_token& stop) {
              std::unique_lock lock(m_mutex);
              while (!m_changed.wait_for(lock, stop, kHeartbeat, [] { return false; }) &&
                     !stop.stop_requested())
                  place.beat();
          }) {}

  private:
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::jthread m_thread;
};

class Worker {
  public:
    Worker(Study& study, const StudyPlan& plan, const StudyFolder& folder,
           const WorkerOptions& options, const RunContext& context)
        : m_study(study),
          m_plan(plan),
          m_folder(folder),
          m_options(options),
          m_context(context),
          m_progress(study, plan, folder.cells()),
          m_place(folder, options.name),
          m_heartbeat(m_place) {
        m_progress.refresh();
    }

    /// Over the cells until there is nothing more to take: what a dead worker had may become free
    /// behind this one.
    void run() {
        while (takeAll()) m_progress.refresh();
    }

  private:
    /// False where nothing could be taken.
    bool takeAll() {
        bool taken = false;
        const std::size_t count = m_plan.units().size();
        const auto begin = static_cast<std::size_t>(m_options.begin * static_cast<double>(count));
        for (std::size_t step = 0; step < count; ++step) {
            if (ends()) return false;
            const std::size_t unit = (begin + step) % count;
            if (finished(unit)) continue;
            const std::string name = m_plan.unitName(m_plan.units()[unit]);
            if (!m_place.claim(name)) continue;
            taken = true;
            try {
                m_progress.refresh();  // Who had it before may have finished a part.
                measure(m_plan.units()[unit]);
            } catch (...) {
                m_place.setInHand(0);
                m_place.release(name);
                throw;
            }
            if (!finished(unit)) m_place.release(name);
        }
        return taken;
    }

    bool ends() const {
        m_context.checkCancelled();
        return m_options.draining && m_options.draining();
    }

    bool finished(std::size_t unit) const {
        const StudyPlan::Unit& cells = m_plan.units()[unit];
        for (std::size_t cell = cells.first; cell < cells.first + cells.count; ++cell)
            if (!m_progress.finished(cell)) return false;
        return true;
    }

    void measure(const StudyPlan::Unit& unit) {
        for (std::size_t cell = unit.first; cell < unit.first + unit.count; ++cell) {
            if (m_progress.finished(cell)) continue;
            if (ends()) return;
            m_place.setInHand(m_plan.key(cell));
            const StudyRecord record = measured(unit.group, m_plan.cell(cell).index);
            store(cell, record);
            m_place.setInHand(0);
        }
    }

    StudyRecord measured(std::size_t group, std::size_t index) {
        if (!m_opened || m_openGroup != group) openGroup(group);
        if (!m_open) return m_study.failed(group, index, m_notOpened);
        try {
            return m_open->measure(index, m_context);
        } catch (...) {
            return m_study.failed(group, index, failureInHand());
        }
    }

    void openGroup(std::size_t group) {
        m_open.reset();
        m_opened = false;
        if (m_options.opened) m_options.opened(group);
        try {
            m_open = m_study.open(group, m_context);
        } catch (const StudyStopped&) {
            throw;
        } catch (...) {
            m_notOpened = failureInHand();
        }
        m_openGroup = group;
        m_opened = true;
    }

    void store(std::size_t cell, const StudyRecord& record) {
        if (!m_log) m_log.emplace(m_folder.log(m_options.name), logHead(m_study, m_options.name));
        m_log->append({m_plan.key(cell), record.failed, record.bytes});
        m_progress.markFinished(cell, record.failed);
        if (m_options.finished) m_options.finished(cell);
    }

    Study& m_study;
    const StudyPlan& m_plan;
    const StudyFolder& m_folder;
    const WorkerOptions& m_options;
    const RunContext& m_context;
    StudyProgress m_progress;
    WorkerPlace m_place;
    std::optional<CellLog> m_log;
    std::shared_ptr<Study::Group> m_open;
    std::string m_notOpened;  ///< why there is none
    std::size_t m_openGroup = 0;
    bool m_opened = false;
    Heartbeat m_heartbeat;
};

}  // namespace

std::string logHead(const Study& study, const std::string& writer) {
    const nlohmann::ordered_json head{{"version", FOOTBRIDGE_VERSION},
                                      {"fingerprint", study.fingerprint()},
                                      {"writer", writer},
                                      {"head", study.head()}};
    return jsonText(head);
}

std::string textOfHead(const std::string& head, const char* key) {
    const auto json = nlohmann::json::parse(head, nullptr, false);
    const auto text = json.is_object() ? json.find(key) : json.end();
    return text != json.end() && text->is_string() ? text->get<std::string>() : "";
}

void runWorker(Study& study, const StudyPlan& plan, const StudyFolder& folder,
               const WorkerOptions& options, const RunContext& context) {
    if (plan.size() > 0) Worker(study, plan, folder, options, context).run();
}

}  // namespace footbridge
