// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/slurm_executor.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/studies/slurm_client.h"
#include "core/studies/slurm_submissions.h"
#include "core/studies/studies_messages.h"

namespace footbridge {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::seconds;

constexpr int kMostRefusals = 5;
constexpr seconds kLongestWait{600};
constexpr seconds kSignsOfLife{10};  ///< a worker gives one every five seconds
constexpr std::chrono::milliseconds kSlurmPause{500};

/// Text between single quotes for the shell.
std::string quoted(const std::string& text) {
    std::string result = "'";
    for (const char letter : text)
        if (letter == '\'')
            result += "'\\''";
        else
            result += letter;
    return result + "'";
}

class SlurmExecutor : public Executor {
  public:
    SlurmExecutor(const StudyFolder& folder, SlurmOptions options, std::vector<std::string> command)
        : m_folder(folder),
          m_options(std::move(options)),
          m_command(std::move(command)),
          m_client(seconds(m_options.patience), {}),
          m_submissions(folder.cells() / "submissions"),
          m_backOff(std::max(1, m_options.poll)) {
        const auto limit = slurmSeconds(m_options.time);
        if (!limit) throw Error(messages::kSlurmTime, {m_options.time});
        // As long before the end as a cell may take, but not most of a short limit.
        m_warning = std::clamp<long>(*limit / 5, 20, 120);
    }

    std::vector<DeadWorker> tend(std::size_t open, const RunContext& context) override {
        m_context = &context;
        lookAtFiles();
        if (Clock::now() >= m_nextQuestion) {
            m_nextQuestion = Clock::now() + seconds(m_options.poll);
            askAboutAll();
        }
        std::vector<DeadWorker> dead = deadWorkers();
        submitAsNeeded(open);
        return dead;
    }

    bool knows(const std::string& worker) const override {
        return m_submissions.ofWorker(worker) != nullptr;
    }

    std::string where() const override { return std::to_string(aliveTasks()); }
    std::chrono::milliseconds pause() const override { return kSlurmPause; }

    void stop() override {
        for (SlurmSubmission& submission : m_submissions.all())
            if (submission.open()) m_client.cancel(submission.name);
        m_submissions.endAll();
    }

  private:
    std::size_t aliveTasks() const {
        std::size_t alive = 0;
        for (const SlurmSubmission& submission : m_submissions.all())
            alive += submission.aliveTasks();
        return alive;
    }

    /// Whose worker has left its file after it was there has ended well, whatever Slurm says yet.
    void lookAtFiles() {
        std::set<std::string> seen;
        for (const WorkerState& worker : listWorkers(m_folder)) seen.insert(worker.name);
        for (SlurmSubmission& submission : m_submissions.all())
            for (auto& [number, task] : submission.tasks) {
                if (task.ended) continue;
                const std::string begin = submission.workerPrefix(number);
                const auto found = seen.lower_bound(begin);
                const bool there = found != seen.end() && found->starts_with(begin);
                if (there) {
                    task.worked = true;
                    m_emptyHanded = 0;
                }
                task.left = task.worked && !there;
            }
    }

    void askAboutAll() {
        if (!m_submissions.anyOpen()) return;
        const auto queue = m_client.queue();
        if (!queue) return;
        m_queued = static_cast<int>(std::ranges::count_if(
            *queue, [](const SlurmTask& task) { return slurmAlive(task.state); }));
        std::set<const SlurmSubmission::Task*> told;
        for (const SlurmTask& known : *queue) apply(known, told);
        if (!allTold(told)) askAccounting(told);
        if (!allTold(told)) askController(told);
        const auto now = Clock::now();
        for (SlurmSubmission& submission : m_submissions.all()) {
            for (auto& [number, task] : submission.tasks) {
                if (task.ended) continue;
                if (told.contains(&task)) {
                    task.missing.reset();
                    continue;
                }
                // Nobody knows it: it has ended and was forgotten, or is not shown yet.
                if (!task.missing) task.missing = now;
                if (task.left || now - *task.missing >= seconds(m_options.grace))
                    end(submission, number, task, task.left ? "COMPLETED" : "UNKNOWN");
            }
        }
    }

    bool allTold(const std::set<const SlurmSubmission::Task*>& told) const {
        for (const SlurmSubmission& submission : m_submissions.all())
            for (const auto& [number, task] : submission.tasks)
                if (!task.ended && !told.contains(&task)) return false;
        return true;
    }

    /// A job is ours by its name, which no other job ever had; ids come round again.
    void apply(const SlurmTask& known, std::set<const SlurmSubmission::Task*>& told) {
        SlurmSubmission* submission = m_submissions.find(known.name);
        if (!submission) return;
        const auto place = submission->tasks.find(known.task);
        if (place == submission->tasks.end()) return;
        if (submission->job == 0) m_submissions.accept(*submission, known.job);
        if (submission->job != known.job) return;
        SlurmSubmission::Task& task = place->second;
        if (slurmAlive(known.state)) {
            task.ended.reset();  // It may have been put back into the queue.
            task.state = known.state;
            told.insert(&task);
        } else if (slurmEnded(known.state) && told.insert(&task).second && !task.ended) {
            end(*submission, known.task, task, known.state);
        }
    }

    void askAccounting(std::set<const SlurmSubmission::Task*>& told) {
        if (!m_accounting) return;
        std::vector<std::string> names;
        auto since = std::chrono::system_clock::now();
        for (const SlurmSubmission& submission : m_submissions.all())
            if (submission.open()) {
                names.push_back(submission.name);
                since = std::min(since, submission.time);
            }
        const auto tasks = m_client.accounting(names, since);
        if (!tasks) {
            m_accounting = ++m_noAccounting < 3;  // There is none, or it is down for now.
            return;
        }
        m_noAccounting = 0;
        // Of a requeued task the last line is the one that counts.
        std::map<std::pair<std::string, int>, SlurmTask> last;
        for (const SlurmTask& task : *tasks) last[{task.name, task.task}] = task;
        for (const auto& [key, task] : last) apply(task, told);
    }

    void askController(std::set<const SlurmSubmission::Task*>& told) {
        for (const SlurmSubmission& submission : m_submissions.all()) {
            if (submission.job == 0 || !submission.open()) continue;
            if (const auto tasks = m_client.show(submission.job))
                for (const SlurmTask& task : *tasks) apply(task, told);
        }
    }

    void end(SlurmSubmission& submission, int number, SlurmSubmission::Task& task,
             const std::string& state) {
        if (submission.job == 0 && state == "UNKNOWN") {
            m_submissions.drop(submission);  // It was never accepted.
            return;
        }
        task.ended = Clock::now();
        task.state = state;
        m_submissions.noteEnd(submission, number, state);
        if (state == "COMPLETED" && (task.worked || task.left)) return;
        if (state == "COMPLETED" && ++m_emptyHanded < 2 * m_options.workers) return;
        ++m_failures;
        m_lastFailure = submission.name + "_" + std::to_string(number) + ": " + state;
    }

    /// Workers of tasks that are over, once their last files have had time to arrive; and those of
    /// tasks that were put back into the queue.
    std::vector<DeadWorker> deadWorkers() {
        std::vector<DeadWorker> dead;
        for (const WorkerState& worker : listWorkers(m_folder)) {
            const SlurmSubmission* submission = m_submissions.ofWorker(worker.name);
            if (!submission) continue;
            const auto [number, start] = submission->placeOf(worker.name);
            const auto place = submission->tasks.find(number);
            if (place == submission->tasks.end()) continue;
            const SlurmSubmission::Task& task = place->second;
            if (task.ended && Clock::now() - *task.ended >= seconds(fileGrace()))
                dead.push_back({worker.name, blameOf(task.state), task.state});
            else if (!task.ended && (startedAgain(*submission, number, start) ||
                                     (task.state == "PENDING" && isSilent(worker))))
                dead.push_back({worker.name, Blame::None, task.state});
        }
        return dead;
    }

    int fileGrace() const { return std::min(m_options.grace, 30); }

    bool startedAgain(const SlurmSubmission& submission, int number, int start) const {
        for (const WorkerState& other : listWorkers(m_folder)) {
            if (!other.name.starts_with(submission.workerPrefix(number))) continue;
            if (submission.placeOf(other.name).second > start) return true;
        }
        return false;
    }

    /// A task that waits has no worker; one whose file stays is of before it was put back. But it
    /// may have begun since Slurm was asked, and then it gives signs of life.
    bool isSilent(const WorkerState& worker) {
        auto& [beat, since] =
            m_beats.try_emplace(worker.name, worker.heartbeat, Clock::now()).first->second;
        if (std::exchange(beat, worker.heartbeat) != worker.heartbeat) since = Clock::now();
        return Clock::now() - since >= seconds(fileGrace()) + kSignsOfLife;
    }

    static Blame blameOf(const std::string& state) {
        if (state == "OUT_OF_MEMORY" || state == "FAILED") return Blame::Likely;
        if (state == "TIMEOUT" || state == "UNKNOWN" || state == "COMPLETED")
            return Blame::Possible;
        return Blame::None;
    }

    void submitAsNeeded(std::size_t open) {
        const auto wanted = std::min(open, static_cast<std::size_t>(m_options.workers));
        const std::size_t alive = aliveTasks();
        if (m_failures > m_options.replacements) {
            if (alive == 0)
                throw Error(messages::kSlurmGivesUp, {m_options.replacements, m_lastFailure});
            return;
        }
        if (alive >= wanted || Clock::now() < m_notBefore || m_submissions.anyDoubtful()) return;
        if (!m_limits) m_limits = m_client.limits();
        const auto room = static_cast<std::size_t>(std::max(1, m_limits->jobs - m_queued - 1));
        const std::size_t most =
            std::min({room, static_cast<std::size_t>(m_limits->arraySize), m_chunk});
        submit(static_cast<int>(std::min(wanted - alive, most)), alive);
    }

    void submit(int tasks, std::size_t alive) {
        const std::string name = "footbridge-" + sha256(freshName()).substr(0, 16);
        const std::string script = (m_folder.cells() / (name + ".sh")).string();
        writeFile(script, scriptOf(name, tasks));
        // Written down before it is asked for: whoever comes after can look for it by its name.
        SlurmSubmission& submission = m_submissions.add(name, tasks);
        const SlurmClient::Submission answer = m_client.submit(argumentsOf(name, tasks, script));
        if (answer.answer == SlurmClient::Submission::Answer::Accepted) {
            m_submissions.accept(submission, answer.job);
            m_refusals = 0;
            m_backOff = seconds(std::max(1, m_options.poll));
            m_notBefore = Clock::now() + seconds(std::min(m_options.poll, 6));
        } else if (answer.answer == SlurmClient::Submission::Answer::Refused) {
            m_submissions.drop(submission);
            refused(answer.words, alive);
        }
    }

    /// A limit of the site: ask for less, and later. A refusal that stays is told.
    void refused(const std::string& words, std::size_t alive) {
        m_context->note(Message(messages::kSlurmRefused, {words}));
        const bool permanent = words.find("nvalid") != std::string::npos ||
                               words.find("unrecognized") != std::string::npos ||
                               words.find("No such file") != std::string::npos;
        if (alive == 0 && (++m_refusals >= kMostRefusals || permanent))
            throw Error(messages::kSlurmRefuses, {words});
        m_chunk = std::max<std::size_t>(1, std::min<std::size_t>(m_chunk, 1024) / 2);
        m_notBefore = Clock::now() + m_backOff;
        m_backOff = std::min(kLongestWait, m_backOff * 2);
    }

    std::vector<std::string> argumentsOf(const std::string& name, int tasks,
                                         const std::string& script) const {
        std::vector<std::string> arguments{
            "--job-name=" + name,
            "--array=1-" + std::to_string(tasks),
            "--time=" + m_options.time,
            "--mem=" + m_options.memory,
            "--ntasks=1",
            "--cpus-per-task=" + std::to_string(m_options.processors),
            "--signal=B:USR2@" + std::to_string(m_warning),
            "--output=" + (m_folder.cells() / "slurm-%A_%a.txt").string(),
            "--chdir=" + std::filesystem::absolute(m_folder.path()).string()};
        if (!m_options.partition.empty()) arguments.push_back("--partition=" + m_options.partition);
        if (!m_options.account.empty()) arguments.push_back("--account=" + m_options.account);
        arguments.insert(arguments.end(), m_options.extra.begin(), m_options.extra.end());
        arguments.push_back(script);
        return arguments;
    }

    std::string scriptOf(const std::string& name, int tasks) const {
        std::string text = "#!/bin/bash\n";
        if (!m_options.setup.empty()) text += m_options.setup + "\n";
        text += "exec";
        for (const std::string& word : m_command) text += " " + quoted(word);
        return text + " " + quoted(std::filesystem::absolute(m_folder.path()).string()) +
               " --threads " + std::to_string(m_options.processors) + " --name \"" + name +
               "_${SLURM_ARRAY_TASK_ID}_${SLURM_RESTART_COUNT:-0}\" --begin "
               "\"$((SLURM_ARRAY_TASK_ID - 1))/" +
               std::to_string(tasks) + "\"\n";
    }

    std::map<std::string, std::pair<std::int64_t, Clock::time_point>> m_beats;
    const StudyFolder m_folder;
    const SlurmOptions m_options;
    const std::vector<std::string> m_command;
    SlurmClient m_client;
    SlurmSubmissions m_submissions;
    const RunContext* m_context = nullptr;
    std::optional<SlurmLimits> m_limits;
    long m_warning = 120;
    Clock::time_point m_nextQuestion{}, m_notBefore{};
    seconds m_backOff;
    std::size_t m_chunk = 1'000'000;
    int m_queued = 0, m_refusals = 0, m_failures = 0, m_noAccounting = 0, m_emptyHanded = 0;
    bool m_accounting = true;
    std::string m_lastFailure;
};

}  // namespace

std::unique_ptr<Executor> makeSlurmExecutor(const StudyFolder& folder, const SlurmOptions& options,
                                            std::vector<std::string> command) {
    return std::make_unique<SlurmExecutor>(folder, options, std::move(command));
}

}  // namespace footbridge
