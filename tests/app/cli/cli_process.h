// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace footbridge::tests {

namespace fs = std::filesystem;

/// What one run of a program left behind.
struct Outcome {
    int code = -1;
    std::string output, errors;

    nlohmann::json json() const;  ///< of the output; throws when it does not parse
};

/// A folder of its own for every test, removed at its end.
class Folder {
  public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    fs::path path() const { return m_path; }
    std::string operator/(const std::string& name) const { return (m_path / name).string(); }
    std::string write(const std::string& name, const std::string& text) const;  ///< its path

  private:
    fs::path m_path;
};

std::string readText(const fs::path& path);
std::vector<std::string> linesOf(const std::string& text);
/// The lines of a campaign's results.csv without the column of seconds.
std::vector<std::string> withoutSeconds(const std::string& csv);

/// Runs footbridge-cli as a user would, in `folder`.
Outcome runCli(const Folder& folder, const std::vector<std::string>& arguments);
/// Starts it, waits for its first progress, or that of `stage`, sends Ctrl-C and waits for the end.
Outcome interruptCli(const Folder& folder, const std::vector<std::string>& arguments,
                     const std::string& stage = {});
/// A line for the shell, with footbridge-cli found in the path.
Outcome runShell(const Folder& folder, const std::string& line);

/// The tables of the built-in example.
std::string exampleSource();
std::string exampleTarget();

}  // namespace footbridge::tests
