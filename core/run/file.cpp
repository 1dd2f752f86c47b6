// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/file.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstring>
#include <limits>

#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/path_expansion.h"
#include "core/run/pipe_wait.h"
#include "core/run/run_messages.h"

namespace footbridge {
namespace {

class Descriptor {
  public:
    explicit Descriptor(int value) : m_value(value) {}
    ~Descriptor() {
        if (m_value >= 0) ::close(m_value);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    operator int() const { return m_value; }

  private:
    int m_value;
};

[[noreturn]] void failWriting(const std::filesystem::path& path, int code) {
    throw Error(messages::kFileUnwritable, {path.string(), std::strerror(code)});
}

/// 0, or why not.
int writeAll(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EAGAIN) {
            waitUnlessStopped(file, POLLOUT);
            continue;
        }
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

/// What a pipe or device gives beyond its size, which is 0: more is one without an end.
constexpr std::uint64_t kMostBeyondSize = std::uint64_t{4} << 30;

[[noreturn]] void failReading(const std::filesystem::path& path, int code) {
    if (code == ENOENT || code == ENOTDIR) throw Error(messages::kFileMissing, {path.string()});
    const bool name = code == ENAMETOOLONG || code == ELOOP;
    throw Error(name ? messages::kPathUnusable : messages::kFileUnreadable,
                {path.string(), std::strerror(code)});
}

/// Files aside are called .NAME.footbridge-SPACE-PROCESS-COUNT.part, as nobody calls a file.
constexpr const char *kAsideMark = ".footbridge-", *kAsideEnding = ".part";
constexpr int kNoUnnamedFiles = -1;
/// No write takes so long, not even of a laptop that slept over a holiday.
constexpr std::chrono::days kOldestStranger{30};

/// 0, or why not.
int writeFlushed(int file, std::string_view bytes) {
    const int code = writeAll(file, bytes);
    if (code != 0) return code;
    return ::fsync(file) == 0 ? 0 : errno;
}

/// Writes into a file without a name, which goes away by itself when the program is killed, and
/// names it once it is whole: `place` where that is free, else `aside`. 0, why not, or
/// kNoUnnamedFiles where the file system has none.
int writeUnnamed(const std::filesystem::path& place, const std::string& aside,
                 std::string_view bytes, bool& wasFree) {
    const Descriptor file(::open(folderOf(place).c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666));
    if (file < 0) return kNoUnnamedFiles;
    const int code = writeFlushed(file, bytes);
    if (code != 0) return code;
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const auto named = [&](const std::string& name) {
        return ::linkat(AT_FDCWD, link.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
    };
    if (named(place.string())) {
        wasFree = true;
        return 0;
    }
    return named(aside) ? 0 : kNoUnnamedFiles;
}

/// 0, or why not; then nothing is left.
int writeNamed(const std::string& aside, std::string_view bytes, mode_t rights = 0666) {
    const Descriptor file(::open(aside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, rights));
    if (file < 0) return errno;
    const int code = writeFlushed(file, bytes);
    if (code != 0) ::unlink(aside.c_str());
    return code;
}

/// Where process numbers mean what they mean here: this start of this machine, and in a container
/// its own numbers. On a network file system other machines write beside us, with numbers of
/// theirs.
const std::string& processSpace() {
    static const std::string name = [] {
        std::string origin;
        try {
            origin = readFile("/proc/sys/kernel/random/boot_id");
        } catch (const Error&) {
            origin.resize(256);
            ::gethostname(origin.data(), origin.size());
        }
        struct stat numbers {};
        if (::stat("/proc/self/ns/pid", &numbers) == 0) origin += std::to_string(numbers.st_ino);
        return sha256(origin).substr(0, 12);
    }();
    return name;
}

bool isNumber(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// What SPACE-PROCESS-COUNT says of who writes it.
struct Writer {
    std::string_view space;
    pid_t process = 0;
};

std::optional<Writer> writerOf(std::string_view name) {
    const std::size_t space = name.find('-'), count = name.rfind('-');
    if (space != processSpace().size() || count <= space || !isNumber(name.substr(count + 1)))
        return {};
    Writer writer{name.substr(0, space)};
    if (writer.space.find_first_not_of("0123456789abcdef") != std::string_view::npos) return {};
    const std::string_view process = name.substr(space + 1, count - space - 1);
    const char* const stop = process.data() + process.size();
    const auto read = std::from_chars(process.data(), stop, writer.process);
    if (read.ec != std::errc{} || read.ptr != stop || writer.process <= 0) return {};
    return writer;
}

bool isOlderThan(const std::filesystem::path& file, std::chrono::seconds age) {
    std::error_code problem;
    const auto written = std::filesystem::last_write_time(file, problem);
    return !problem && std::filesystem::file_time_type::clock::now() - written > age;
}

/// How the names of files begin that become `place`. A name as long as the file system takes leaves
/// them room for what follows.
std::string asideStart(const std::filesystem::path& place) {
    constexpr std::size_t kLongest = 80;
    const std::string name = place.filename().string();
    return "." + (name.size() > kLongest ? sha256(name) : name) + kAsideMark;
}

/// A file, or a folder of this user with all that is in it.
void removeEntry(const std::filesystem::path& path) {
    struct stat info {};
    if (::unlink(path.c_str()) == 0 || ::lstat(path.c_str(), &info) != 0) return;
    std::error_code ignored;
    if (S_ISDIR(info.st_mode) && info.st_uid == ::geteuid())
        std::filesystem::remove_all(path, ignored);
}

/// So that the new name outlives a power cut; the file itself is flushed already.
void flushFolder(const std::filesystem::path& place) {
    const Descriptor folder(::open(folderOf(place).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder >= 0) ::fsync(folder);
}

}  // namespace

std::string ownName(std::string_view start, std::string_view ending) {
    static std::atomic<unsigned> count{0};
    std::string name(start);
    name += processSpace() + "-" + std::to_string(::getpid()) + "-" + std::to_string(count++);
    return name.append(ending);
}

void removeDebris(const std::filesystem::path& folder, std::string_view start,
                  std::string_view ending) {
    std::error_code problem;
    for (std::filesystem::directory_iterator entry(folder, problem), end; !problem && entry != end;
         entry.increment(problem)) {
        const std::string name = entry->path().filename().string();
        if (name.size() < start.size() + ending.size() || !name.starts_with(start) ||
            !name.ends_with(ending))
            continue;
        const auto writer = writerOf(std::string_view(name).substr(
            start.size(), name.size() - start.size() - ending.size()));
        if (!writer) continue;
        const bool dead = writer->space == processSpace()
                              ? ::kill(writer->process, 0) != 0 && errno == ESRCH
                              : isOlderThan(entry->path(), kOldestStranger);
        if (dead) removeEntry(entry->path());
    }
}

std::string readFile(const std::filesystem::path& path) {
    return *readFileAtMost(path, std::numeric_limits<std::uint64_t>::max());
}

std::optional<std::string> readFileAtMost(const std::filesystem::path& path, std::uint64_t most) {
    const Descriptor file(openUnlessStopped(path.c_str(), O_RDONLY));
    if (file < 0) failReading(path, errno);
    struct stat info {};
    if (::fstat(file, &info) == 0 && S_ISDIR(info.st_mode))
        throw Error(messages::kFileIsFolder, {path.string()});
    const auto size = static_cast<std::size_t>(std::max<off_t>(info.st_size, 0));
    if (size > most) return std::nullopt;
    std::string bytes(size, '\0');
    std::size_t done = 0;
    for (;;) {
        if (done > most) return std::nullopt;
        if (done >= size + kMostBeyondSize)
            throw Error(messages::kFileEndless, {path.string(), kMostBeyondSize >> 30});
        if (done == bytes.size()) bytes.resize(bytes.size() + 65536);
        // Of a pipe that nobody has opened yet, reading would say that it is at its end.
        if (!S_ISREG(info.st_mode)) waitUnlessStopped(file, POLLIN);
        const ssize_t got = ::read(file, bytes.data() + done, bytes.size() - done);
        if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (got < 0) failReading(path, errno);
        if (got == 0) break;
        done += static_cast<std::size_t>(got);
    }
    bytes.resize(done);
    return bytes;
}

bool isPipeOrDevice(const std::filesystem::path& path) {
    struct stat info {};
    return ::stat(path.c_str(), &info) == 0 && !S_ISREG(info.st_mode) && !S_ISDIR(info.st_mode);
}

std::string_view withoutMark(std::string_view bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    return bytes;
}

std::filesystem::path writtenPlace(const std::filesystem::path& path) {
    std::error_code problem;
    if (!std::filesystem::is_symlink(path, problem)) return path;
    const auto resolved = std::filesystem::weakly_canonical(path, problem);
    return problem ? path : resolved;
}

void writeFile(const std::filesystem::path& path, std::string_view bytes) {
    if (isPipeOrDevice(path)) {  // a file put in its place would end it
        const Descriptor file(openUnlessStopped(path.c_str(), O_WRONLY));
        const int code = file < 0 ? errno : writeAll(file, bytes);
        if (code != 0) failWriting(path, code);
        return;
    }
    const std::filesystem::path place = writtenPlace(path);
    removeDebris(folderOf(place), asideStart(place), kAsideEnding);
    const std::string aside =
        (place.parent_path() / ownName(asideStart(place), kAsideEnding)).string();
    ::unlink(aside.c_str());  // of a dead program that had this number
    bool wasFree = false;
    int code = writeUnnamed(place, aside, bytes, wasFree);
    if (code == kNoUnnamedFiles) code = writeNamed(aside, bytes);
    if (code == 0 && !wasFree && ::rename(aside.c_str(), place.c_str()) != 0) {
        code = errno;
        ::unlink(aside.c_str());
    }
    if (code != 0) failWriting(path, code);
    flushFolder(place);
}

bool writeNewFile(const std::filesystem::path& path, std::string_view bytes, Readers readers) {
    const int code = writeNamed(path.string(), bytes, readers == Readers::Owner ? 0600 : 0666);
    if (code == EEXIST) return false;
    if (code != 0) failWriting(path, code);
    flushFolder(path);
    return true;
}

}  // namespace footbridge
