// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <thread>

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
    const std::string alive = "model.zip." + std::to_string(::getppid()) + "-0.part";
    writeFile(folder / "model.zip.2147483646-0.part", "half");
    writeFile(folder / alive, "half");
    writeFile(folder / "model.zip.part", "of the user");
    writeFile(folder / "model.zip.notes.part", "of the user");

    writeFile(file, second);

    EXPECT_FALSE(std::filesystem::exists(folder / "model.zip.2147483646-0.part"));
    EXPECT_EQ(filesThere(), 4);
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
