// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace footbridge {

/// Where a study keeps what its workers and drivers tell each other:
///   cells/study.json     what the study is
///   cells/driver         who drives it, held by a lock
///   cells/NAME.log       finished cells, a log a worker
///   cells/workers/NAME   a worker that lives and the cell that it has in hand
///   cells/claims/UNIT    a link that names the worker that took these cells
///   cells/attempts       cells that workers died of
///   cells/fatal          why the study must stop
///   cells/models         source models that workers share
class StudyFolder {
  public:
    explicit StudyFolder(const std::filesystem::path& folder)
        : m_folder(folder), m_cells(folder / "cells") {}

    const std::filesystem::path& path() const { return m_folder; }
    const std::filesystem::path& cells() const { return m_cells; }
    std::filesystem::path document() const { return m_cells / "study.json"; }
    std::filesystem::path driver() const { return m_cells / "driver"; }
    std::filesystem::path workers() const { return m_cells / "workers"; }
    std::filesystem::path claims() const { return m_cells / "claims"; }
    std::filesystem::path attempts() const { return m_cells / "attempts"; }
    std::filesystem::path fatal() const { return m_cells / "fatal"; }
    std::filesystem::path models() const { return m_cells / "models"; }
    std::filesystem::path log(const std::string& writer) const {
        return m_cells / (writer + ".log");
    }
    /// Makes the folders. Throws as refuseForeign(), and Error where they cannot be made.
    void make() const;
    /// Throws Error where `cells` is there and is not a study's: it has no study's document but
    /// something that no study puts there before its document, hidden files apart, or something
    /// that is no file has the name of one. Logs that are no files are passed over.
    void refuseForeign() const;

  private:
    std::filesystem::path m_folder, m_cells;
};

/// What the document of a folder says, which must be there. Throws Error where no study wrote it.
nlohmann::json documentOf(const StudyFolder& folder);

/// A process that can be asked whether it lives, here or on another machine.
struct ProcessName {
    std::string host;
    long process = 0;
    std::string start;  ///< when it began, so that a number that was given out again is told apart

    static ProcessName own();
    bool here() const;   ///< of this machine, in this start of it
    bool lives() const;  ///< of one that is here
    std::string text() const;
    static std::optional<ProcessName> parse(const std::string& text);
};

/// A name for a worker or driver that nobody had before, made of the machine's, the process's and
/// the time.
std::string freshName();

/// Held by who drives a study; let go when the program ends in whatever way.
class DriverLock {
  public:
    /// Throws Error that says who holds it.
    explicit DriverLock(const StudyFolder& folder);
    ~DriverLock();
    DriverLock(const DriverLock&) = delete;
    DriverLock& operator=(const DriverLock&) = delete;

  private:
    std::filesystem::path m_file;
    int m_descriptor = -1;
};

/// Who drives the folder now; nothing when nobody does.
std::optional<ProcessName> currentDriver(const StudyFolder& folder);

/// A worker as its file in the folder tells it.
struct WorkerState {
    std::string name;
    ProcessName process;
    std::uint64_t inHand = 0;    ///< the key of its cell; 0: none
    std::int64_t heartbeat = 0;  ///< a number that changes every few seconds while it lives
};
std::vector<WorkerState> listWorkers(const StudyFolder& folder);

/// A worker's file, and its claims on cells.
class WorkerPlace {
  public:
    /// `name` is that of a file, and new in the folder. Throws Error.
    WorkerPlace(const StudyFolder& folder, const std::string& name);
    ~WorkerPlace();
    WorkerPlace(const WorkerPlace&) = delete;
    WorkerPlace& operator=(const WorkerPlace&) = delete;

    /// Takes a unit of cells unless somebody has it or has finished it. Throws Error.
    bool claim(const std::string& unit);
    void release(const std::string& unit);  ///< its cells are not all finished
    void setInHand(std::uint64_t key);
    void beat();

  private:
    StudyFolder m_folder;
    std::string m_name;
    std::size_t m_keyAt = 0;  ///< where the key stands in the file
    int m_descriptor = -1;
};

/// Takes the claims of a worker that is dead, and its file.
void removeWorker(const StudyFolder& folder, const std::string& name);
/// Takes the claims of all that do not live, those of finished cells too; nothing that is no claim.
void removeOldClaims(const StudyFolder& folder, const std::vector<std::string>& living);

}  // namespace footbridge
