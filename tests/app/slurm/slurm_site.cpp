// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm_site.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <thread>

namespace footbridge::tests {
namespace {

int freePort() {
    const int end = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    ::bind(end, reinterpret_cast<sockaddr*>(&address), size);
    ::getsockname(end, reinterpret_cast<sockaddr*>(&address), &size);
    ::close(end);
    return ntohs(address.sin_port);
}

std::string hostName() {
    char name[256] = {};
    ::gethostname(name, sizeof name - 1);
    const std::string host(name);
    return host.substr(0, host.find('.'));
}

std::string userName() {
    const passwd* user = ::getpwuid(::geteuid());
    return user ? user->pw_name : "root";
}

constexpr char kSacct[] = R"(#!/bin/bash
# What Slurm's jobcomp/filetxt wrote, as sacct prints it.
sed -nE 's/.* Name=([^ ]*) JobState=([^ ]*) .*SubmitTime=([^ ]*) .*ArrayJobId=([0-9]+) ArrayTaskId=([0-9]+) .*/\4_\5|\1|\2|\3/p' \
    "$FOOTBRIDGE_JOBCOMP"
)";

}  // namespace

SlurmSite::SlurmSite(bool accounting) : m_node(hostName()), m_path(std::getenv("PATH")) {
    const std::string at = m_folder.path().string();
    for (const char* folder : {"state", "spool", "run", "bin"})
        fs::create_directories(m_folder / folder);
    {
        std::ifstream random("/dev/urandom", std::ios::binary);
        std::string key(1024, '\0');
        random.read(key.data(), static_cast<std::streamsize>(key.size()));
        fs::permissions(m_folder.write("munge.key", key), fs::perms::owner_read);
    }
    const std::string user = userName();
    // A task that was put back begins again only when its credential has expired: cred_expire.
    const std::string controller = std::to_string(freePort()), daemon = std::to_string(freePort());
    m_folder.write(
        "slurm.conf",
        "ClusterName=footbridge\nSlurmctldHost=" + m_node + "(127.0.0.1)\nSlurmUser=" + user +
            "\nSlurmdUser=" + user + "\nAuthType=auth/munge\nAuthInfo=socket=" + at +
            "/run/munge,cred_expire=20\nCredType=cred/munge\nSlurmctldPort=" + controller +
            "\nSlurmdPort=" + daemon + "\nSlurmctldPidFile=" + at +
            "/run/slurmctld.pid\nSlurmdPidFile=" + at + "/run/slurmd.pid\nStateSaveLocation=" + at +
            "/state\nSlurmdSpoolDir=" + at + "/spool\nSlurmctldLogFile=" + at +
            "/slurmctld.log\nSlurmdLogFile=" + at +
            "/slurmd.log\nProctrackType=proctrack/linuxproc\nTaskPlugin=task/none\n"
            "SelectType=select/cons_tres\nSelectTypeParameters=CR_CPU\n"
            "SchedulerParameters=sched_interval=1,batch_sched_delay=0,"
            "sched_min_interval=100000\nReturnToService=2\nKillWait=3\nMinJobAge=2\n"
            "MaxArraySize=11\nJobAcctGatherType=jobacct_gather/none\n"
            "AccountingStorageType=accounting_storage/none\nMpiDefault=none\n"
            "SlurmdParameters=config_overrides\n" +
            (accounting ? "JobCompType=jobcomp/filetxt\nJobCompLoc=" + at + "/jobcomp\n"
                        : std::string()) +
            "NodeName=" + m_node +
            " NodeAddr=127.0.0.1 CPUs=4 RealMemory=64000 State=UNKNOWN\n"
            "PartitionName=test Nodes=" +
            m_node + " Default=YES MaxTime=INFINITE State=UP\n");
    // From 23 on it looks for cgroups unless it is told not to; before, it knew no such word.
    const std::string version = ask("PATH=$PATH:/usr/sbin slurmd -V").output;
    if (std::atoi(version.substr(version.find_last_of(' ') + 1).c_str()) >= 23)
        m_folder.write("cgroup.conf", "CgroupPlugin=disabled\n");
    setenv("SLURM_CONF", (m_folder / "slurm.conf").c_str(), 1);
    setenv("FOOTBRIDGE_JOBCOMP", (m_folder / "jobcomp").c_str(), 1);
    if (accounting) {
        fs::permissions(m_folder.write("bin/sacct", kSacct), fs::perms::all);
        m_folder.write("jobcomp", "");
    }
    setenv("PATH", (m_folder / "bin:" + m_path + ":/usr/sbin").c_str(), 1);
    start("munged --foreground --force --num-threads=2 --key-file=" + at +
          "/munge.key --socket=" + at + "/run/munge --pid-file=" + at +
          "/run/munged.pid --log-file=" + at + "/munged.log --seed-file=" + at + "/munge.seed");
    if (!waitFor("test -S " + at + "/run/munge")) return;
    start("slurmctld -D -i");
    start("slurmd -D");
    m_ready = waitFor("sinfo --noheader --format=%t | grep -qx idle");
}

SlurmSite::~SlurmSite() {
    ask("scancel --user=" + userName() +
        "; for try in {1..50}; do [ -z \"$(squeue --noheader)\" ] " + "&& break; sleep 0.1; done");
    // The last one started first: the others need munged.
    for (; !m_daemons.empty(); m_daemons.pop_back()) {
        const pid_t daemon = m_daemons.back();
        ::kill(daemon, SIGTERM);
        for (int tries = 0; tries < 500 && ::waitpid(daemon, nullptr, WNOHANG) == 0; ++tries)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if (::kill(daemon, SIGKILL) == 0) ::waitpid(daemon, nullptr, 0);
    }
    setenv("PATH", m_path.c_str(), 1);
    unsetenv("SLURM_CONF");
}

/// In the foreground, as a child that ends with this program however it ends.
void SlurmSite::start(const std::string& line) {
    const std::string shell = "exec " + line + " >> " + (m_folder / "start.log") + " 2>&1";
    const pid_t parent = ::getpid(), daemon = ::fork();
    if (daemon == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (::getppid() == parent) ::execl("/bin/bash", "bash", "-c", shell.c_str(), nullptr);
        ::_exit(127);
    }
    if (daemon > 0) m_daemons.push_back(daemon);
}

/// A loaded machine takes its time.
bool SlurmSite::waitFor(const std::string& line) const {
    for (int tries = 0; tries < 600; ++tries) {
        if (ask(line).code == 0) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return false;
}

Outcome SlurmSite::ask(const std::string& line) const {
    return runShell(m_folder, "set +e; " + line);
}

std::string SlurmSite::logs() const {
    std::string text;
    for (const char* name : {"start.log", "munged.log", "slurmctld.log", "slurmd.log"})
        text += std::string(name) + ":\n" + readText(m_folder / name);
    return text;
}

}  // namespace footbridge::tests
