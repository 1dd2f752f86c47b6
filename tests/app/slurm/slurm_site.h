// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "cli_process.h"

namespace footbridge::tests {

/// A Slurm of one node with four processors, on this machine, with munge and daemons of its own
/// that end with it. Jobs that ended are soon forgotten by the controller.
class SlurmSite {
  public:
    /// With accounting there is a sacct, which stands in for slurmdbd: it reads what Slurm's own
    /// plugin jobcomp/filetxt writes.
    explicit SlurmSite(bool accounting);
    ~SlurmSite();
    SlurmSite(const SlurmSite&) = delete;
    SlurmSite& operator=(const SlurmSite&) = delete;

    bool ready() const { return m_ready; }
    std::string logs() const;  ///< what the daemons said
    Outcome ask(const std::string& line) const;
    const std::string& node() const { return m_node; }

  private:
    void start(const std::string& line);
    bool waitFor(const std::string& line) const;
    Folder m_folder;
    std::string m_node, m_path;
    std::vector<pid_t> m_daemons;
    bool m_ready = false;
};

}  // namespace footbridge::tests
