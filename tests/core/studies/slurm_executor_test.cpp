// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/slurm_executor.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <sstream>
#include <thread>

#include "core/run/error.h"
#include "core/run/file.h"
#include "tests/core/studies/temporary_folder.h"

namespace footbridge {
namespace {

/// Commands of a Slurm that does what a test says: each prints the file of its name and follows the
/// lines of shell in NAME.act.
class StandInSlurm {
  public:
    StandInSlurm() : m_path(std::getenv("PATH")) {
        std::filesystem::create_directories(bin());
        for (const char* name : {"sbatch", "squeue", "sacct", "scontrol", "scancel"}) {
            const std::string here = m_folder.path().string() + "/" + name;
            writeFile(bin() / name, "#!/bin/bash\necho \"$*\" >> " + here + ".calls\n[ -e " + here +
                                        ".act ] && . " + here + ".act\ncat " + here +
                                        " 2>/dev/null\nexit 0\n");
            std::filesystem::permissions(bin() / name, std::filesystem::perms::all);
        }
        setenv("PATH", (bin().string() + ":" + m_path).c_str(), 1);
        say("sbatch", "71\n");
        say("sacct", "Slurm accounting storage is disabled", "exit 1");
        options.patience = 30;
        options.poll = 1;
        options.grace = 2;
        options.workers = 4;
        StudyFolder(m_folder.path() / "out").make();
    }
    ~StandInSlurm() { setenv("PATH", m_path.c_str(), 1); }
    StandInSlurm(const StandInSlurm&) = delete;

    void say(const std::string& name, const std::string& text, const std::string& act = {}) const {
        writeFile(m_folder.path() / name, text);
        writeFile(m_folder.path() / (name + ".act"), act + "\n");
    }
    std::vector<std::string> calls(const std::string& name) const {
        std::vector<std::string> lines;
        const auto file = m_folder.path() / (name + ".calls");
        if (!std::filesystem::exists(file)) return lines;
        std::istringstream text(readFile(file));
        for (std::string line; std::getline(text, line);) lines.push_back(line);
        return lines;
    }
    std::size_t submissions() const { return calls("sbatch").size(); }
    /// The word behind `option=` of the call.
    std::string argument(std::size_t call, const std::string& option) const {
        const std::string line = calls("sbatch").at(call);
        const std::size_t at = line.find(option + "=") + option.size() + 1;
        return line.substr(at, line.find(' ', at) - at);
    }
    std::string name(std::size_t call) const { return argument(call, "--job-name"); }
    /// squeue shows these tasks of the submission.
    void show(std::size_t call, long job, int tasks, const std::string& state) const {
        std::string text;
        for (int task = 1; task <= tasks; ++task)
            text += std::to_string(job) + "|" + std::to_string(task) + "|" + name(call) + "|" +
                    state + "|2026-01-01T00:00:00\n";
        say("squeue", text);
    }
    StudyFolder folder() const { return StudyFolder(m_folder.path() / "out"); }
    std::unique_ptr<Executor> executor() const {
        return makeSlurmExecutor(folder(), options, {"true"});
    }

    SlurmOptions options;

  private:
    std::filesystem::path bin() const { return m_folder.path() / "bin"; }
    TemporaryFolder m_folder;
    std::string m_path;
};

void tendFor(Executor& executor, double seconds, std::size_t open = 100) {
    const auto until = std::chrono::steady_clock::now() +
                       std::chrono::milliseconds(static_cast<int>(1000 * seconds));
    do {
        executor.tend(open, {});
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    } while (std::chrono::steady_clock::now() < until);
}

TEST(SlurmExecutor, AsksForOneArrayWithWhatTheOptionsSay) {
    StandInSlurm slurm;
    slurm.options.partition = "cpu";
    slurm.options.account = "me";
    slurm.options.extra = {"--qos=low"};
    slurm.options.setup = "module load x";
    const auto executor = slurm.executor();
    executor->tend(100, {});
    slurm.show(0, 71, 4, "RUNNING");
    tendFor(*executor, 2.5);
    ASSERT_EQ(slurm.submissions(), 1u);
    const std::string line = slurm.calls("sbatch")[0];
    for (const char* part : {"--array=1-4", "--partition=cpu", "--account=me", "--qos=low",
                             "--time=1:00:00", "--mem=4G", "--signal=B:USR2@120"})
        EXPECT_NE(line.find(part), std::string::npos) << part << " in " << line;
    const std::string script = readFile(line.substr(line.rfind(' ') + 1));
    EXPECT_NE(script.find("module load x\nexec 'true'"), std::string::npos) << script;
    EXPECT_EQ(script.find("srun"), std::string::npos);
}

TEST(SlurmExecutor, RefusesAListOfSubmissionsThatIsNoneOfItsOwn) {
    const StandInSlurm slurm;
    const std::filesystem::path list = slurm.folder().cells() / "submissions";
    ASSERT_EQ(::mkfifo(list.c_str(), 0600), 0);
    EXPECT_THROW(slurm.executor(), Error) << "nobody writes this pipe";
    std::filesystem::remove(list);
    for (const char* text : {"submit a 9000000 1\n", "submit a 600000 1\nsubmit b 600000 1\n"}) {
        writeFile(list, text);
        EXPECT_THROW(slurm.executor(), Error) << text;
    }
    writeFile(list, "submit a 600000 1\ndrop a\nsubmit b 600000 1\n");
    EXPECT_TRUE(slurm.executor()->knows("b_600000_0"));
}

TEST(SlurmExecutor, AsksForNoMoreWorkersThanCells) {
    StandInSlurm slurm;
    slurm.executor()->tend(2, {});
    EXPECT_EQ(slurm.argument(0, "--array"), "1-2");
}

TEST(SlurmExecutor, StaysBelowTheLimitsOfTheSite) {
    StandInSlurm slurm;
    slurm.say("scontrol", "MaxArraySize            = 4\nMaxJobCount             = 10000\n");
    slurm.options.workers = 50;
    slurm.executor()->tend(100, {});
    EXPECT_EQ(slurm.argument(0, "--array"), "1-3");
}

TEST(SlurmExecutor, DoesNotAskAgainWhenSbatchTimedOutAfterAccepting) {
    StandInSlurm slurm;
    slurm.options.patience = 1;
    slurm.say("sbatch", "", "sleep 3");
    const auto executor = slurm.executor();
    executor->tend(100, {});  // gives up waiting after a second
    slurm.show(0, 71, 4, "PENDING");
    slurm.say("sbatch", "72\n");
    tendFor(*executor, 3.5);
    EXPECT_EQ(slurm.submissions(), 1u);
    EXPECT_TRUE(executor->knows(slurm.name(0) + "_1_0"));
    EXPECT_EQ(executor->where(), "4");
}

TEST(SlurmExecutor, AsksAgainWhenAJobThatWasInDoubtIsNowhereAfterTheGrace) {
    StandInSlurm slurm;
    slurm.options.patience = 1;
    slurm.say("sbatch", "", "sleep 3");
    const auto executor = slurm.executor();
    executor->tend(100, {});
    slurm.say("sbatch", "72\n");
    tendFor(*executor, 1);
    EXPECT_EQ(slurm.submissions(), 1u) << "within the grace";
    tendFor(*executor, 3);
    EXPECT_EQ(slurm.submissions(), 2u);
    EXPECT_NE(slurm.name(0), slurm.name(1));
}

TEST(SlurmExecutor, ADriverThatWasKilledFindsItsJobsAgain) {
    StandInSlurm slurm;
    slurm.executor()->tend(100, {});
    slurm.show(0, 71, 4, "RUNNING");
    const auto next = slurm.executor();
    tendFor(*next, 2.5);
    EXPECT_EQ(slurm.submissions(), 1u);
    EXPECT_EQ(next->where(), "4");
}

TEST(SlurmExecutor, TakesNoAnswerAndGarbageForNoAnswer) {
    StandInSlurm slurm;
    const auto executor = slurm.executor();
    executor->tend(100, {});
    slurm.say("squeue", "slurm_load_jobs error: Unable to contact slurm controller\n");
    tendFor(*executor, 2.5);
    slurm.say("squeue", "", "exit 1");
    tendFor(*executor, 2.5);
    EXPECT_EQ(slurm.submissions(), 1u);
    EXPECT_EQ(executor->where(), "4");
}

TEST(SlurmExecutor, ReplacesWorkersThatEndedAsOftenAsItWasTold) {
    for (const char* state : {"FAILED", "TIMEOUT", "PREEMPTED", "NODE_FAIL", "OUT_OF_MEMORY"}) {
        StandInSlurm slurm;
        slurm.options.workers = 1;
        slurm.options.replacements = 0;
        slurm.options.poll = 1;
        const auto executor = slurm.executor();
        executor->tend(100, {});
        slurm.show(0, 71, 1, state);
        try {
            tendFor(*executor, 3);
            FAIL() << state;
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "slurm-gives-up");
            EXPECT_NE(error.message().text().find(state), std::string::npos);
        }
    }
    StandInSlurm slurm;
    slurm.options.workers = 1;
    const auto executor = slurm.executor();
    executor->tend(100, {});
    slurm.show(0, 71, 1, "NODE_FAIL");
    tendFor(*executor, 2.5);
    EXPECT_EQ(slurm.submissions(), 2u);
}

TEST(SlurmExecutor, CountsAWorkerThatFailedOnceHoweverOftenItIsTold) {
    StandInSlurm slurm;
    slurm.options.workers = 1;
    slurm.options.replacements = 2;
    slurm.options.grace = 600;  // The third one is not shown.
    const auto executor = slurm.executor();
    executor->tend(100, {});
    slurm.show(0, 71, 1, "FAILED");
    tendFor(*executor, 1.2);
    slurm.say("sbatch", "72\n");
    const std::string first = "71|1|" + slurm.name(0) + "|FAILED|t\n";
    while (slurm.submissions() < 2) tendFor(*executor, 0.2);
    const std::string second = "|1|" + slurm.name(1);
    for (const char* state : {"|RUNNING|t\n", "|FAILED|t\n"}) {
        // The second submission may have been given either number.
        slurm.say("squeue", first + "71" + second + state + "72" + second + state);
        tendFor(*executor, 2.2);
    }
    for (int tries = 0; tries < 100 && slurm.submissions() < 3; ++tries) tendFor(*executor, 0.1);
    EXPECT_EQ(slurm.submissions(), 3u);
}

TEST(SlurmExecutor, BuriesTheWorkerOfATaskThatWasPutBackIntoTheQueue) {
    StandInSlurm slurm;
    slurm.options.workers = 1;
    slurm.options.grace = 1;
    const auto executor = slurm.executor();
    executor->tend(100, {});
    WorkerPlace worker(slurm.folder(), slurm.name(0) + "_1_0");
    slurm.show(0, 71, 1, "PENDING");
    std::vector<DeadWorker> dead;
    for (int at = 0; at < 60 && dead.empty(); ++at) {
        dead = executor->tend(100, {});
        if (at < 15) worker.beat();  // It has begun since Slurm was asked.
        EXPECT_TRUE(at >= 15 || dead.empty());
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
    }
    ASSERT_EQ(dead.size(), 1u);
    EXPECT_EQ(dead[0].blame, Blame::None);
}

TEST(SlurmExecutor, KnowsFromAccountingOrTheControllerWhatTheQueueForgot) {
    for (const bool accounting : {true, false}) {
        StandInSlurm slurm;
        slurm.options.workers = 1;
        slurm.options.grace = 600;
        const auto executor = slurm.executor();
        executor->tend(100, {});
        const std::string name = slurm.name(0);
        if (accounting)
            slurm.say("sacct", "71_1|" + name + "|TIMEOUT|2026-01-01T00:00:00\n");
        else
            slurm.say("scontrol", "JobId=71 ArrayJobId=71 ArrayTaskId=1 JobName=" + name +
                                      " JobState=TIMEOUT SubmitTime=2026-01-01T00:00:00\n");
        tendFor(*executor, 2.5);
        EXPECT_EQ(slurm.submissions(), 2u);
        if (!accounting) continue;
        EXPECT_NE(slurm.calls("sacct")[0].find("--starttime 20"), std::string::npos);
    }
}

TEST(SlurmExecutor, AJobWithOurNumberAndAnotherNameIsNotOurs) {
    StandInSlurm slurm;
    slurm.options.workers = 1;
    const auto executor = slurm.executor();
    executor->tend(100, {});
    slurm.say("squeue", "71|1|somebody|RUNNING|2020-01-01T00:00:00\n");
    slurm.say("sacct", "71_1|somebody|COMPLETED|2020-01-01T00:00:00\n");
    tendFor(*executor, 1);
    EXPECT_EQ(slurm.submissions(), 1u) << "ours may only be late";
    tendFor(*executor, 3.5);
    EXPECT_EQ(slurm.submissions(), 2u);
}

TEST(SlurmExecutor, BacksOffWhenTheSiteRefusesAndAsksForLess) {
    StandInSlurm slurm;
    slurm.options.workers = 600;
    slurm.say("sbatch", "", "echo 'sbatch: error: QOSMaxSubmitJobPerUserLimit' >&2; exit 1");
    const auto executor = slurm.executor();
    tendFor(*executor, 0.6, 1000);
    EXPECT_EQ(slurm.submissions(), 1u) << "it waits before it asks again";
    slurm.say("sbatch", "72\n");
    tendFor(*executor, 1.5, 1000);
    ASSERT_GE(slurm.submissions(), 2u);
    EXPECT_NE(slurm.argument(1, "--job-name"), slurm.argument(0, "--job-name"));
    EXPECT_EQ(slurm.argument(0, "--array"), "1-600");
    EXPECT_EQ(slurm.argument(1, "--array"), "1-512");
}

TEST(SlurmExecutor, SaysWhatSlurmSaidWhenItTakesNothing) {
    StandInSlurm slurm;
    slurm.say("sbatch", "",
              "echo 'sbatch: error: invalid partition specified: nowhere' >&2; exit 1");
    const auto executor = slurm.executor();
    try {
        executor->tend(100, {});
        FAIL() << "it goes on asking";
    } catch (const Error& error) {
        EXPECT_NE(error.message().text().find("invalid partition"), std::string::npos);
    }
}

TEST(SlurmExecutor, BuriesAWorkerOnlyWhenItsTaskIsOverAndItsFilesHadTime) {
    StandInSlurm slurm;
    slurm.options.workers = 1;
    const auto executor = slurm.executor();
    executor->tend(100, {});
    WorkerPlace worker(slurm.folder(), slurm.name(0) + "_1_0");
    slurm.show(0, 71, 1, "RUNNING");
    for (int at = 0; at < 15; ++at) {
        EXPECT_TRUE(executor->tend(100, {}).empty()) << "silence is no death while it runs";
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    slurm.show(0, 71, 1, "OUT_OF_MEMORY");
    std::vector<DeadWorker> dead;
    const auto begin = std::chrono::steady_clock::now();
    while (dead.empty() && std::chrono::steady_clock::now() - begin < std::chrono::seconds(40)) {
        dead = executor->tend(100, {});
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    ASSERT_EQ(dead.size(), 1u);
    EXPECT_EQ(dead[0].blame, Blame::Likely);
    EXPECT_GE(std::chrono::steady_clock::now() - begin, std::chrono::seconds(2));
}

}  // namespace
}  // namespace footbridge
