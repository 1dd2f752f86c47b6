// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_process.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>

extern char** environ;

namespace footbridge::tests {
namespace {

const fs::path kProgram = FOOTBRIDGE_CLI;

/// A running program whose output goes into two files of the folder.
class Process {
  public:
    Process(const Folder& folder, const std::vector<std::string>& command)
        : m_output(folder / ".output"), m_errors(folder / ".errors") {
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_addchdir_np(&actions, folder.path().c_str());
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_addopen(&actions, 1, m_output.c_str(),
                                         O_WRONLY | O_CREAT | O_TRUNC, 0600);
        posix_spawn_file_actions_addopen(&actions, 2, m_errors.c_str(),
                                         O_WRONLY | O_CREAT | O_TRUNC, 0600);
        std::vector<std::string> arguments = command;
        std::vector<char*> pointers;
        for (std::string& argument : arguments) pointers.push_back(argument.data());
        pointers.push_back(nullptr);
        const int problem = posix_spawn(&m_id, command.front().c_str(), &actions, nullptr,
                                        pointers.data(), environ);
        posix_spawn_file_actions_destroy(&actions);
        if (problem) throw std::runtime_error("cannot start " + command.front());
    }

    /// Waits until it reports something that holds `stage`.
    void interruptAt(const std::string& stage) const {
        const auto reached = [&] {
            const std::string reported = readText(m_errors);
            return !reported.empty() && reported.find(stage) != std::string::npos;
        };
        for (int i = 0; i < 20000 && !reached(); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        kill(m_id, SIGINT);
    }
    Outcome wait() const {
        int status = 0;
        waitpid(m_id, &status, 0);
        const int code = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
        return {code, readText(m_output), readText(m_errors)};
    }

  private:
    std::string m_output, m_errors;
    pid_t m_id = 0;
};

std::vector<std::string> cliCommand(const std::vector<std::string>& arguments) {
    std::vector<std::string> command{kProgram.string()};
    command.insert(command.end(), arguments.begin(), arguments.end());
    return command;
}

fs::path exampleFolder() {
    return kProgram.parent_path().parent_path() / "share" / "footbridge" / "example";
}

}  // namespace

nlohmann::json Outcome::json() const {
    return nlohmann::json::parse(output);
}

Folder::Folder() {
    std::string name = (fs::temp_directory_path() / "footbridge-cli-XXXXXX").string();
    if (!mkdtemp(name.data())) throw std::runtime_error("cannot make " + name);
    m_path = name;
}

Folder::~Folder() {
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
}

std::string Folder::write(const std::string& name, const std::string& text) const {
    fs::create_directories((m_path / name).parent_path());
    std::ofstream(m_path / name, std::ios::binary) << text;
    return *this / name;
}

std::string readText(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::vector<std::string> withoutSeconds(const std::string& csv) {
    std::vector<std::string> lines;
    for (const std::string& line : linesOf(csv)) {
        std::string rest = line;
        std::size_t begin = 0;
        for (int column = 0; column < 7; ++column) begin = rest.find(',', begin) + 1;
        lines.push_back(rest.erase(begin, rest.find(',', begin) - begin));
    }
    return lines;
}

Outcome runCli(const Folder& folder, const std::vector<std::string>& arguments) {
    return Process(folder, cliCommand(arguments)).wait();
}

Outcome interruptCli(const Folder& folder, const std::vector<std::string>& arguments,
                     const std::string& stage) {
    const Process process(folder, cliCommand(arguments));
    process.interruptAt(stage);
    return process.wait();
}

Outcome runShell(const Folder& folder, const std::string& line) {
    const std::string path = "PATH=" + kProgram.parent_path().string() + ":$PATH; ";
    return Process(folder, {"/bin/bash", "-e", "-c", path + line}).wait();
}

std::string exampleSource() {
    return (exampleFolder() / "source.csv").string();
}
std::string exampleTarget() {
    return (exampleFolder() / "target.csv").string();
}

}  // namespace footbridge::tests
