// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/inotify.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <regex>
#include <thread>
#include <vector>

#include "core/run/error.h"
#include "core/run/file.h"

namespace footbridge {
namespace {

/// A program of its own, since it is killed or runs out of space.
class Child {
  public:
    template <class Work>
    explicit Child(const Work& work) : m_process(::fork()) {
        if (m_process == 0) ::_exit(work());
    }
    void kill() { ::kill(m_process, SIGKILL); }
    int wait() {
        int status = 0;
        ::waitpid(m_process, &status, 0);
        return status;
    }

  private:
    pid_t m_process;
};

class InterruptedWrite : public ::testing::Test {
  protected:
    void SetUp() override {
        std::string pattern = ::testing::TempDir() + "footbridge-file-XXXXXX";
        folder = ::mkdtemp(pattern.data());
        file = folder / "model.zip";
        writeFile(file, first);
    }
    void TearDown() override { std::filesystem::remove_all(folder); }
    auto filesThere() const {
        return std::distance(std::filesystem::directory_iterator(folder), {});
    }

    /// The parts of the name that a write uses beside `file`:
    /// .NAME.footbridge-SPACE-PROCESS-COUNT.part.
    struct NameBeside {
        std::string space, process, count;
    };
    NameBeside nameBeside() const {
        const int watch = ::inotify_init1(IN_NONBLOCK);
        EXPECT_GE(::inotify_add_watch(watch, folder.c_str(), IN_CREATE), 0);
        writeFile(file, first);
        alignas(inotify_event) std::array<char, 4096> events{};
        const ssize_t got = ::read(watch, events.data(), events.size());
        ::close(watch);
        static const std::regex kName(
            "\\.model\\.zip\\.footbridge-([0-9a-f]+)-([0-9]+)-([0-9]+)\\.part");
        for (ssize_t at = 0; at < got;) {
            const auto* event = reinterpret_cast<const inotify_event*>(events.data() + at);
            std::cmatch parts;
            if (std::regex_match(event->name, parts, kName)) return {parts[1], parts[2], parts[3]};
            at += static_cast<ssize_t>(sizeof(inotify_event) + event->len);
        }
        ADD_FAILURE() << "no file of this form was made beside it";
        return {"0", "", ""};
    }
    static void writeLongAgo(const std::filesystem::path& path) {
        writeFile(path, "half");
        std::filesystem::last_write_time(
            path, std::filesystem::file_time_type::clock::now() - std::chrono::days(31));
    }

    const std::string kStart = ".model.zip.footbridge-";
    const std::string first = std::string(3 << 20, 'a'), second = std::string(3 << 20, 'b');
    std::filesystem::path folder, file;
};

TEST_F(InterruptedWrite, LeavesAWholeFileWheneverTheProgramIsKilled) {
    int killed = 0;
    for (int round = 0; round < 25; ++round) {
        Child child([&] {
            for (;;) {
                writeFile(file, second);
                writeFile(file, first);
            }
            return 0;
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(1 + 3 * (round % 8)));
        child.kill();
        killed += WIFSIGNALED(child.wait());
        const std::string left = readFile(file);
        EXPECT_TRUE(left == first || left == second) << "round " << round;
    }
    EXPECT_EQ(killed, 25);
    writeFile(file, first);
    EXPECT_EQ(filesThere(), 1);
}

TEST_F(InterruptedWrite, RemovesWhatAKilledProgramLeftAndNothingElse) {
    const auto [space, process, count] = nameBeside();
    const std::string dead = kStart + space + "-2147483646-0.part";
    const std::string alive = kStart + space + "-" + std::to_string(::getppid()) + "-0.part";
    EXPECT_EQ(process, std::to_string(::getpid()));
    for (const std::string& name : {dead, alive}) writeFile(folder / name, "half");
    const std::vector<std::string> ofTheUser = {"model.zip.part",
                                                "model.zip..part",
                                                "model.zip.notes.part",
                                                "model.zip.7-days.part",
                                                "model.zip.draft-2147483646-0.part",
                                                "model.zip.1-2.part",
                                                "model.zip." + space + "-2147483646-0.part",
                                                kStart + "2147483646-0.part",
                                                ".other" + dead};
    for (const std::string& name : ofTheUser) writeLongAgo(folder / name);

    writeFile(file, second);

    EXPECT_FALSE(std::filesystem::exists(folder / dead));
    EXPECT_TRUE(std::filesystem::exists(folder / alive));
    for (const std::string& name : ofTheUser)
        EXPECT_TRUE(std::filesystem::exists(folder / name)) << name;
}

TEST_F(InterruptedWrite, LeavesWhatAnotherMachineIsWriting) {
    std::string elsewhere = nameBeside().space;
    elsewhere[0] = elsewhere[0] == '0' ? '1' : '0';
    const std::string name = kStart + elsewhere + "-2147483646-0.part";
    writeFile(folder / name, "half");

    writeFile(file, second);

    EXPECT_TRUE(std::filesystem::exists(folder / name));
}

TEST_F(InterruptedWrite, RemovesWhatAnotherMachineLeftLongAgo) {
    std::string elsewhere = nameBeside().space;
    elsewhere[0] = elsewhere[0] == '0' ? '1' : '0';
    writeLongAgo(folder / (kStart + elsewhere + "-1-0.part"));

    writeFile(file, second);

    EXPECT_EQ(filesThere(), 1);
}

TEST_F(InterruptedWrite, LeavesTheOldFileAndNoDebrisWhenTheDiskIsFull) {
    Child child([&] {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{1 << 20, 1 << 20};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        try {
            writeFile(file, second);
        } catch (const Error& error) {
            return std::string(error.message().code()) == "file-unwritable" ? 3 : 4;
        }
        return 0;
    });
    const int status = child.wait();
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 3);
    EXPECT_EQ(readFile(file), first);
    EXPECT_EQ(filesThere(), 1);
}

TEST_F(InterruptedWrite, ReadsNoMoreThanIsAllowed) {
    EXPECT_EQ(readFileAtMost(file, first.size()), first);
    EXPECT_EQ(readFileAtMost(file, first.size() - 1), std::nullopt);
    EXPECT_EQ(readFileAtMost("/dev/zero", 1 << 20), std::nullopt);
}

}  // namespace
}  // namespace footbridge
