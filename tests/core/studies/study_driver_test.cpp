// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/study_driver.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <thread>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/studies/study_worker.h"
#include "tests/core/studies/plain_study.h"
#include "tests/core/studies/temporary_folder.h"

namespace footbridge {
namespace {

RunContext withThreads(int threads) {
    RunContext context;
    context.threads = ThreadBudget(threads);
    return context;
}

void drive(Study& study, const std::filesystem::path& folder, int jobs = 1,
           bool anyVersion = false) {
    DriverOptions options;
    options.jobs = jobs;
    options.anyVersion = anyVersion;
    driveStudy(study, StudyFolder(folder), options, withThreads(jobs));
}

std::string errorOf(const std::function<void()>& act) {
    try {
        act();
    } catch (const Error& error) {
        return error.message().code();
    }
    return "no error";
}

/// Counts how often each cell is measured.
struct Counted {
    explicit Counted(PlainStudy& study) {
        study.act = [this](std::size_t group, std::size_t cell) {
            const std::lock_guard lock(mutex);
            ++times[{group, cell}];
            return StudyRecord{false, "x"};
        };
    }
    bool allOnce(std::size_t cells) const {
        return times.size() == cells &&
               std::all_of(times.begin(), times.end(),
                           [](const auto& one) { return one.second == 1; });
    }
    std::mutex mutex;
    std::map<std::pair<std::size_t, std::size_t>, int> times;
};

TEST(StudyDriver, MeasuresEveryCellOnceWhateverTheJobs) {
    for (const int jobs : {1, 4}) {
        const TemporaryFolder folder;
        PlainStudy study(7, 600);
        Counted counted(study);
        drive(study, folder.path(), jobs);
        EXPECT_TRUE(counted.allOnce(4200));
        const StudyStatus status = studyStatus(study, StudyFolder(folder.path()));
        EXPECT_EQ(status.done, 4200u);
        EXPECT_EQ(status.left + status.failed + status.running, 0u);
    }
}

TEST(StudyDriver, SharesTheWorkWithWorkersOfOtherPrograms) {
    const TemporaryFolder place;
    const StudyFolder folder(place.path());
    PlainStudy study(3, 50);
    Counted counted(study);
    folder.make();
    const StudyPlan plan(study);
    std::vector<std::jthread> workers;
    for (int number = 0; number < 4; ++number)
        workers.emplace_back([&] {
            WorkerOptions options;
            options.name = freshName();
            runWorker(study, plan, folder, options, RunContext());
        });
    workers.clear();
    EXPECT_TRUE(counted.allOnce(150));
}

TEST(StudyDriver, ASecondDriverSaysWhoHoldsTheFolder) {
    const TemporaryFolder folder;
    PlainStudy study(1, 2);
    std::string said;
    study.act = [&](std::size_t, std::size_t) {
        PlainStudy second(1, 2);
        try {
            drive(second, folder.path());
        } catch (const Error& error) {
            said = error.message().text();
        }
        return StudyRecord{};
    };
    drive(study, folder.path());
    EXPECT_NE(said.find("process " + std::to_string(::getpid())), std::string::npos) << said;
    EXPECT_FALSE(currentDriver(StudyFolder(folder.path())));
}

TEST(StudyDriver, ASecondDriverWaitsForTheNameOfTheFirst) {
    const TemporaryFolder place;
    const StudyFolder folder(place.path());
    folder.make();
    PlainStudy study(1, 2);
    const int file = ::open(folder.driver().c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    ASSERT_EQ(::flock(file, LOCK_EX), 0);
    EXPECT_EQ(errorOf([&] { drive(study, place.path()); }), "study-held-by-unknown");
    {
        const std::jthread names([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            const std::string name = ProcessName::own().text();
            EXPECT_GT(::pwrite(file, name.data(), name.size(), 0), 0);
        });
        EXPECT_EQ(errorOf([&] { drive(study, place.path()); }), "study-held");
    }
    ASSERT_EQ(::ftruncate(file, 0), 0);
    const std::jthread ends([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        ::close(file);
    });
    drive(study, place.path());
    EXPECT_EQ(studyStatus(study, folder).done, 2u);
}

TEST(StudyDriver, RecordsWhateverACellThrowsAndGoesOnAlsoOnTheNextStart) {
    const TemporaryFolder folder;
    PlainStudy study(1, 4);
    int tries = 0;
    study.act = [&](std::size_t, std::size_t cell) -> StudyRecord {
        ++tries;
        if (cell == 0) throw std::bad_alloc();
        if (cell == 1) throw std::runtime_error("a library gave up");
        if (cell == 2) throw 7;
        return {};
    };
    for (int start = 0; start < 2; ++start) {
        drive(study, folder.path());
        const StudyStatus status = studyStatus(study, StudyFolder(folder.path()));
        EXPECT_EQ(status.failed, 3u);
        EXPECT_EQ(status.done, 1u);
    }
    EXPECT_EQ(tries, 4);
}

TEST(StudyDriver, AnUnfinishedCellIsMeasuredAgainAndNoOther) {
    const TemporaryFolder folder;
    PlainStudy study(2, 5);
    int count = 0;
    study.act = [&](std::size_t, std::size_t) -> StudyRecord {
        if (++count == 4) throw Cancelled();
        return {};
    };
    EXPECT_THROW(drive(study, folder.path()), Cancelled);
    EXPECT_EQ(studyStatus(study, StudyFolder(folder.path())).left, 7u);
    drive(study, folder.path());
    EXPECT_EQ(count, 4 + 7);
}

TEST(StudyDriver, RefusesAnotherStudyAndAnotherVersion) {
    const TemporaryFolder folder;
    PlainStudy study(1, 2);
    drive(study, folder.path());
    PlainStudy other(1, 2);
    other.print = "other";
    EXPECT_EQ(errorOf([&] { drive(other, folder.path()); }), "campaign-other-folder");
    const auto document = StudyFolder(folder.path()).document();
    std::string text = readFile(document);
    text.replace(text.find(FOOTBRIDGE_VERSION), std::string(FOOTBRIDGE_VERSION).size(), "0.0.0");
    writeFile(document, text);
    EXPECT_EQ(errorOf([&] { drive(study, folder.path()); }), "study-other-version");
    drive(study, folder.path(), 1, true);
    EXPECT_EQ(studyStatus(study, StudyFolder(folder.path())).versions.at(FOOTBRIDGE_VERSION), 2u);
}

/// Every file below a folder, with what stands in it.
std::map<std::string, std::string> filesBelow(const std::filesystem::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            files[entry.path().lexically_relative(folder).string()] = readFile(entry.path());
    return files;
}

constexpr const char* kStrangers[] = {"models/weights.bin", "models/notes.model", "claims/12-3",
                                      "claims/c.txt", "workers/w.txt"};

void putStrangers(const StudyFolder& folder) {
    for (const char* name : kStrangers) {
        std::filesystem::create_directories((folder.cells() / name).parent_path());
        writeFile(folder.cells() / name, "here 1 mine\n");
    }
}

TEST(StudyDriver, LeavesAFolderAloneThatNoStudyMade) {
    std::vector<std::string> names(std::begin(kStrangers), std::end(kStrangers));
    names.insert(names.end(), {"driver", "attempts", "fatal", "a.log", "notes/a.txt"});
    for (const std::string& name : names) {
        const TemporaryFolder place;
        const StudyFolder folder(place.path());
        std::filesystem::create_directories((folder.cells() / name).parent_path());
        writeFile(folder.cells() / name, "mine\n");
        PlainStudy study(1, 2);
        Counted counted(study);
        EXPECT_EQ(errorOf([&] { drive(study, place.path()); }), "campaign-folder-damaged") << name;
        EXPECT_EQ(counted.times.size(), 0u);
        EXPECT_EQ(filesBelow(folder.cells()),
                  (std::map<std::string, std::string>{{name, "mine\n"}}));
    }
    for (const char* document : {"mine\n", "[]", "{}", "{\"version\": 1, \"fingerprint\": 2}"}) {
        const TemporaryFolder place;
        const StudyFolder folder(place.path());
        std::filesystem::create_directories(folder.cells());
        writeFile(folder.document(), document);
        PlainStudy study(1, 2);
        EXPECT_EQ(errorOf([&] { drive(study, place.path()); }), "campaign-folder-damaged");
        EXPECT_EQ(filesBelow(folder.cells()),
                  (std::map<std::string, std::string>{{"study.json", document}}));
    }
}

TEST(StudyDriver, GoesOnWhereAKillLeftAFileHalfWritten) {
    const TemporaryFolder place;
    const StudyFolder folder(place.path());
    std::filesystem::create_directories(folder.cells());
    writeFile(folder.cells() / ".study.json.footbridge-0123456789ab-7-0.part", "{");
    PlainStudy study(1, 2);
    drive(study, place.path());
    EXPECT_EQ(studyStatus(study, folder).done, 2u);
}

TEST(StudyDriver, WaitsForNoPipeInItsFolder) {
    for (const char* name : {"driver", "attempts", "fatal", "study.json"}) {
        const TemporaryFolder place;
        const StudyFolder folder(place.path());
        const std::filesystem::path pipe = folder.cells() / name;
        PlainStudy first(1, 2), more(1, 3);
        drive(first, place.path());
        std::filesystem::remove(pipe);
        ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
        EXPECT_EQ(errorOf([&] { drive(more, place.path()); }), "campaign-folder-damaged") << name;
        EXPECT_FALSE(currentDriver(folder));
        EXPECT_TRUE(std::filesystem::is_fifo(pipe));
        std::filesystem::remove(folder.document());
        EXPECT_EQ(errorOf([&] { drive(more, place.path()); }), "campaign-folder-damaged") << name;
    }
    const TemporaryFolder place;
    const StudyFolder folder(place.path());
    PlainStudy first(1, 2), more(1, 3);
    drive(first, place.path());
    ASSERT_EQ(::mkfifo(folder.log("pipe").c_str(), 0600), 0);
    drive(more, place.path());
    EXPECT_EQ(studyStatus(more, folder).done, 3u);
}

TEST(StudyDriver, TakesAwayNothingButItsOwn) {
    const TemporaryFolder place;
    const StudyFolder folder(place.path());
    PlainStudy first(1, 2), more(1, 3);
    drive(first, place.path());
    EXPECT_FALSE(std::filesystem::exists(folder.claims()));
    EXPECT_FALSE(std::filesystem::exists(folder.models()));
    putStrangers(folder);
    std::filesystem::create_symlink("gone", folder.claims() / "link");
    drive(more, place.path());
    for (const char* name : kStrangers) EXPECT_EQ(readFile(folder.cells() / name), "here 1 mine\n");
    EXPECT_TRUE(std::filesystem::is_symlink(folder.claims() / "link"));
    std::size_t claims = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder.claims()))
        ++claims;
    EXPECT_EQ(claims, 3u) << "none of its own";
}

TEST(StudyDriver, AWorkersNameIsANewOneAndNoPath) {
    const TemporaryFolder place;
    const StudyFolder folder(place.path() / "out" / "deep");
    folder.make();
    PlainStudy study(1, 1);
    const StudyPlan plan(study);
    const auto before = filesBelow(place.path());
    writeFile(place.path() / "victim", "mine\n");
    const WorkerPlace other(folder, "other");
    CellLog(folder.log("old"), "head");
    for (const char* name : {"", ".", "..", "../victim", "../../../victim", "a/b", ".hidden", "a b",
                             "a\nb", "other", "old"}) {
        WorkerOptions options;
        options.name = name;
        EXPECT_EQ(errorOf([&] { runWorker(study, plan, folder, options, RunContext()); }),
                  "worker-name")
            << name;
    }
    EXPECT_EQ(errorOf([&] { WorkerPlace(folder, std::string(260, 'x')); }), "worker-name");
    EXPECT_EQ(readFile(place.path() / "victim"), "mine\n");
    EXPECT_EQ(filesBelow(place.path()).size(), before.size() + 3);
    EXPECT_NO_THROW(WorkerPlace(folder, freshName()));
}

TEST(StudyDriver, SaysHowMuchOfTheLogsCannotBeRead) {
    const TemporaryFolder place;
    const StudyFolder folder(place.path());
    PlainStudy study(1, 4);
    Counted counted(study);
    drive(study, place.path());
    EXPECT_EQ(studyStatus(study, folder).damaged, 0u);
    std::filesystem::path log;
    for (const auto& entry : std::filesystem::directory_iterator(folder.cells()))
        if (entry.path().extension() == ".log") log = entry.path();
    std::string bytes = readFile(log);
    for (std::size_t at = 40; at < bytes.size(); at += 30) bytes[at] ^= 1;
    writeFile(log, bytes);
    const StudyStatus status = studyStatus(study, folder);
    EXPECT_EQ(status.damaged, bytes.size());
    EXPECT_EQ(status.left, 4u);
    struct Notes : Log {
        std::vector<std::string> codes;
        void write(const Message& line) override { codes.emplace_back(line.code()); }
    } notes;
    RunContext context = withThreads(1);
    context.log = &notes;
    driveStudy(study, folder, DriverOptions(), context);
    EXPECT_EQ(notes.codes, std::vector<std::string>{"cells-unread"});
    EXPECT_EQ(counted.times.begin()->second, 2) << "measured again";
    EXPECT_EQ(studyStatus(study, folder).done, 4u);
}

TEST(StudyDriver, TakesOverFromAWorkerThatDied) {
    const TemporaryFolder place;
    const StudyFolder folder(place.path());
    folder.make();
    PlainStudy study(1, 3);
    const StudyPlan plan(study);
    // As kill -9 leaves it: a process that is no more, its claim, and the cell it had in hand.
    writeFile(folder.workers() / "dead",
              ProcessName{ProcessName::own().host, 4194304, "1"}.text() + "0123456789abcdef\n");
    std::filesystem::create_symlink("dead", folder.claims() / plan.unitName(plan.units()[1]));
    Counted counted(study);
    drive(study, place.path());
    EXPECT_TRUE(counted.allOnce(3));
}

/// Says of every worker that it died with the first cell in hand.
struct DeadlyExecutor : Executor {
    const StudyFolder& folder;
    std::uint64_t key;
    Blame blame;
    int deaths = 0;
    DeadlyExecutor(const StudyFolder& where, std::uint64_t cell, Blame how)
        : folder(where), key(cell), blame(how) {}
    std::vector<DeadWorker> tend(std::size_t, const RunContext&) override {
        ++deaths;
        WorkerPlace place(folder, "worker");
        place.setInHand(key);
        const std::string file = readFile(folder.workers() / "worker");
        std::filesystem::copy_file(folder.workers() / "worker", folder.workers() / "copy");
        std::filesystem::rename(folder.workers() / "copy", folder.workers() / "gone");
        return {{"gone", blame, "It crashed."}};
    }
    bool knows(const std::string&) const override { return true; }
    std::string where() const override { return "0"; }
    std::chrono::milliseconds pause() const override { return std::chrono::milliseconds(1); }
    void stop() override {}
};

TEST(StudyDriver, AWorkerComesBackForWhatBecameFreeBehindIt) {
    const TemporaryFolder temporary;
    const StudyFolder folder(temporary.path());
    folder.make();
    PlainStudy study(1, 4);
    const StudyPlan plan(study);
    WorkerPlace dead(folder, "dead");
    ASSERT_TRUE(dead.claim(plan.unitName(plan.units().front())));
    std::vector<std::size_t> order;
    study.act = [&](std::size_t, std::size_t cell) {
        order.push_back(cell);
        if (cell == 2) removeWorker(folder, "dead");
        return StudyRecord{false, "x"};
    };
    WorkerOptions options;
    options.name = "living";
    runWorker(study, plan, folder, options, RunContext());
    EXPECT_EQ(order, (std::vector<std::size_t>{1, 2, 3, 0}));
}

TEST(StudyDriver, GivesACellUpThatWorkersDieOf) {
    for (const auto& [blame, most] : {std::pair{Blame::Likely, 3}, {Blame::Possible, 12}}) {
        const TemporaryFolder place;
        const StudyFolder folder(place.path());
        folder.make();
        PlainStudy study(1, 1);
        const StudyPlan plan(study);
        DeadlyExecutor executor(folder, plan.key(0), blame);
        DriverOptions options;
        options.executor = &executor;
        driveStudy(study, folder, options, {});
        EXPECT_EQ(executor.deaths, most);
        EXPECT_EQ(studyStatus(study, folder).failed, 1u);
    }
}

}  // namespace
}  // namespace footbridge
