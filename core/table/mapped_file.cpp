// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/mapped_file.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <ctime>
#include <mutex>
#include <thread>
#include <utility>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/run_messages.h"

namespace footbridge {
namespace {

/// Who cuts a mapped file short costs a reading, so only what is dear to copy is mapped.
constexpr off_t kLeastMapped = off_t{1} << 24;

/// A mapping as the handler of SIGBUS sees it, which may take no lock. Begin and end are 0 where
/// the place is free.
struct Watched {
    std::atomic<bool> taken{false};
    std::atomic<std::uintptr_t> begin{0}, end{0};
    std::atomic<bool> lost{false};
};
constexpr std::size_t kMostMapped = 64;
// A signal handler has nothing but what is global.
std::array<Watched, kMostMapped> watched;
struct sigaction handlerBefore {};
std::uintptr_t pageSize = 4096;

/// Puts zeros in the place of pages that the file no longer has. A fault elsewhere goes to whoever
/// had it before.
void onLostPage(int signal, siginfo_t* info, void* context) {
    const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr);
    for (Watched& mapping : watched) {
        const std::uintptr_t begin = mapping.begin, end = mapping.end;
        if (at < begin || at >= end) continue;
        const std::uintptr_t page = at & ~(pageSize - 1);
        void* const zeros = ::mmap(reinterpret_cast<void*>(page), end - page, PROT_READ,
                                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
        mapping.lost = true;
        if (zeros != MAP_FAILED) return;
    }
    if ((handlerBefore.sa_flags & SA_SIGINFO) && handlerBefore.sa_sigaction) {
        handlerBefore.sa_sigaction(signal, info, context);
    } else {
        ::signal(SIGBUS, SIG_DFL);  // the access is tried again and ends the program
    }
}

void watchLostPages() {
    static std::once_flag once;
    std::call_once(once, [] {
        pageSize = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
        struct sigaction action {};
        action.sa_sigaction = onLostPage;
        action.sa_flags = SA_SIGINFO | SA_RESTART;
        sigemptyset(&action.sa_mask);
        ::sigaction(SIGBUS, &action, &handlerBefore);
    });
}

/// A free place; kMostMapped when there is none.
std::size_t takePlace() {
    for (std::size_t i = 0; i < kMostMapped; ++i)
        if (!watched[i].taken.exchange(true)) return i;
    return kMostMapped;
}

bool sameTime(const timespec& a, const timespec& b) {
    return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec;
}

/// Whether it was written to a moment ago, so that somebody may be about it: the time of a file is
/// coarse and says when a writing began.
bool isFresh(const struct stat& info) {
    timespec now{};
    ::clock_gettime(CLOCK_REALTIME, &now);
    return now.tv_sec - info.st_mtim.tv_sec <= 1;
}

/// How much of a text its ended lines are; all of what is none, as of UTF-16.
std::size_t wholeLines(std::string_view bytes) {
    constexpr std::size_t kBeginning = 4096;
    const std::size_t end = bytes.rfind('\n');
    const bool isText = bytes.substr(0, kBeginning).find('\0') == std::string_view::npos;
    return isText && end != std::string_view::npos ? end + 1 : bytes.size();
}

/// The bytes as they were at one moment, and not half before and half after somebody wrote; the
/// lines that had been ended where more are added all the time. Throws Error where other bytes are
/// found each time.
std::string copyOfOneMoment(const std::filesystem::path& path) {
    constexpr int kTries = 10;
    constexpr std::chrono::milliseconds kBetween{20};
    std::string last;
    for (int tries = 0; tries < kTries; ++tries) {
        if (tries > 1) std::this_thread::sleep_for(kBetween);
        struct stat before = {}, after = {};
        const bool there = ::stat(path.c_str(), &before) == 0;
        std::string bytes = readFile(path);
        const bool same = there && ::stat(path.c_str(), &after) == 0 &&
                          after.st_ino == before.st_ino && after.st_size == before.st_size &&
                          sameTime(after.st_mtim, before.st_mtim);
        if (same && (!isFresh(after) || (tries > 0 && bytes == last))) return bytes;
        if (!last.empty() && bytes.size() > last.size() && bytes.starts_with(last))
            return last.substr(0, wholeLines(last));
        last = std::move(bytes);
    }
    throw Error(messages::kFileChanged, {path.string()});
}

}  // namespace

MappedFile::MappedFile(const std::filesystem::path& path) : m_path(path) {
    // Asked before opening: a pipe can be opened once only, as its writer ends with its reader.
    const bool regular = ::stat(path.c_str(), &m_opened) == 0 && S_ISREG(m_opened.st_mode);
    m_file = regular ? ::open(path.c_str(), O_RDONLY | O_CLOEXEC) : -1;
    if (m_file >= 0 && ::fstat(m_file, &m_opened) == 0 && m_opened.st_size >= kLeastMapped)
        m_slot = takePlace();
    else
        m_slot = kMostMapped;
    if (m_slot < kMostMapped) {
        if (map(static_cast<std::size_t>(m_opened.st_size))) return;
        watched[m_slot].taken = false;
    }
    if (m_file >= 0) ::close(m_file);
    m_file = -1;
    m_copy = regular ? copyOfOneMoment(path) : readFile(path);
    m_bytes = m_copy;
}

MappedFile::MappedFile(int unnamed, const std::string& name)
    : m_path(name), m_file(unnamed), m_slot(takePlace()) {
    if (::fstat(m_file, &m_opened) == 0 && map(static_cast<std::size_t>(m_opened.st_size))) return;
    const int code = errno;
    if (m_slot < kMostMapped) watched[m_slot].taken = false;
    ::close(m_file);
    throw Error(messages::kFileUnreadable, {name, std::strerror(code)});
}

bool MappedFile::map(std::size_t size) {
    void* const mapping = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, m_file, 0);
    if (mapping == MAP_FAILED) return false;
    m_mapping = mapping;
    m_bytes = {static_cast<const char*>(mapping), size};
    ::madvise(mapping, size, MADV_WILLNEED);
    if (m_slot == kMostMapped) return true;
    watchLostPages();
    Watched& place = watched[m_slot];
    place.lost = false;
    place.begin = reinterpret_cast<std::uintptr_t>(mapping);
    place.end = place.begin + size;
    return true;
}

MappedFile::~MappedFile() {
    if (!m_mapping) return;
    if (m_slot < kMostMapped) {
        watched[m_slot].end = 0;
        watched[m_slot].begin = 0;
    }
    ::munmap(m_mapping, m_bytes.size());
    if (m_slot < kMostMapped) watched[m_slot].taken = false;
    ::close(m_file);
}

void MappedFile::checkUnchanged() const {
    if (!m_mapping) return;
    struct stat now {};
    const bool same = ::fstat(m_file, &now) == 0 &&
                      (now.st_size > m_opened.st_size || (now.st_size == m_opened.st_size &&
                                                          sameTime(now.st_mtim, m_opened.st_mtim)));
    if (!same || (m_slot < kMostMapped && watched[m_slot].lost))
        throw Error(messages::kFileChanged, {m_path.string()});
}

bool MappedFile::endAtLine() {
    const std::size_t size = wholeLines(m_bytes);
    if (size == m_bytes.size()) return false;
    m_bytes = m_bytes.substr(0, size);
    return true;
}

bool MappedFile::hasGrown() const {
    struct stat now {};
    return m_mapping && ::fstat(m_file, &now) == 0 && now.st_size > m_opened.st_size;
}

void PagesBehind::letGo(const char* upTo) {
    const auto from = reinterpret_cast<std::uintptr_t>(m_from);
    m_next = upTo + kStep;
    m_from = upTo;
    for (const Watched& mapping : watched) {
        const std::uintptr_t begin = mapping.begin, end = mapping.end;
        if (begin == 0 || from < begin || from >= end) continue;
        // The page at either end may be in use by who reads what lies beside.
        const std::uintptr_t first = (from + pageSize - 1) & ~(pageSize - 1);
        const std::uintptr_t last = reinterpret_cast<std::uintptr_t>(upTo) & ~(pageSize - 1);
        if (first < last) ::madvise(reinterpret_cast<void*>(first), last - first, MADV_DONTNEED);
        return;
    }
}

}  // namespace footbridge
