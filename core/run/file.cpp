// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstring>

#include "core/run/error.h"
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
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

/// A device or pipe takes the bytes as they come; a file put in its place would end it.
bool takesBytesOnly(const std::filesystem::path& path) {
    struct stat info {};
    return ::stat(path.c_str(), &info) == 0 && !S_ISREG(info.st_mode) && !S_ISDIR(info.st_mode);
}

/// Where a link leads, so that the file is replaced and not the link.
std::filesystem::path destination(const std::filesystem::path& path) {
    std::error_code problem;
    if (!std::filesystem::is_symlink(path, problem)) return path;
    const auto resolved = std::filesystem::weakly_canonical(path, problem);
    return problem ? path : resolved;
}

}  // namespace

std::string readFile(const std::filesystem::path& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file < 0) {
        if (errno == ENOENT || errno == ENOTDIR)
            throw Error(messages::kFileMissing, {path.string()});
        throw Error(messages::kFileUnreadable, {path.string(), std::strerror(errno)});
    }
    struct stat info {};
    if (::fstat(file, &info) == 0 && S_ISDIR(info.st_mode))
        throw Error(messages::kFileIsFolder, {path.string()});
    std::string bytes(static_cast<std::size_t>(std::max<off_t>(info.st_size, 0)), '\0');
    std::size_t done = 0;
    for (;;) {
        if (done == bytes.size()) bytes.resize(bytes.size() + 65536);
        const ssize_t got = ::read(file, bytes.data() + done, bytes.size() - done);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) throw Error(messages::kFileUnreadable, {path.string(), std::strerror(errno)});
        if (got == 0) break;
        done += static_cast<std::size_t>(got);
    }
    bytes.resize(done);
    return bytes;
}

void writeFile(const std::filesystem::path& path, std::string_view bytes) {
    if (takesBytesOnly(path)) {
        const Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
        const int code = file < 0 ? errno : writeAll(file, bytes);
        if (code != 0) failWriting(path, code);
        return;
    }
    static std::atomic<unsigned> count{0};
    const std::filesystem::path place = destination(path);
    const std::string aside =
        place.string() + "." + std::to_string(::getpid()) + "-" + std::to_string(count++) + ".part";
    {
        const Descriptor file(::open(aside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        if (file < 0) failWriting(path, errno);
        int code = writeAll(file, bytes);
        if (code == 0 && ::fsync(file) != 0) code = errno;
        if (code != 0) {
            ::unlink(aside.c_str());
            failWriting(path, code);
        }
    }
    if (::rename(aside.c_str(), place.c_str()) != 0) {
        const int code = errno;
        ::unlink(aside.c_str());
        failWriting(path, code);
    }
}

std::string formatNumber(double value) {
    if (std::isnan(value)) return {};
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), end.ptr};
}

}  // namespace footbridge
