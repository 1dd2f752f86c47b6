// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/cell_store.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <optional>

#include "core/run/error.h"
#include "core/run/run_messages.h"

namespace footbridge {
namespace {

constexpr std::chrono::seconds kFlushEvery{1};
constexpr std::uint64_t kMostAtOnce = std::uint64_t{64} << 20;

/// What stands before the bytes of a record.
struct Mark {
    std::uint32_t magic = kMagic;
    std::uint32_t failed = 0;
    std::uint64_t size = 0;
    std::uint64_t key = 0;
    std::uint64_t check = 0;

    static constexpr std::uint32_t kMagic = 0x43'42'46'89;
};
static_assert(sizeof(Mark) == 32);

std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
    hash = (hash ^ word) * 0x9E37'79B9'7F4A'7C15u;
    return hash ^ (hash >> 29);
}

std::uint64_t checkOf(const Mark& mark, std::string_view bytes) {
    std::uint64_t hash = mixed(mixed(mixed(1, mark.failed), mark.size), mark.key);
    while (!bytes.empty()) {
        std::uint64_t word = 0;
        const std::size_t some = std::min(bytes.size(), sizeof word);
        std::memcpy(&word, bytes.data(), some);
        hash = mixed(hash, word);
        bytes.remove_prefix(some);
    }
    return hash;
}

/// The whole record at the beginning of `bytes`, if there is one.
std::optional<CellRecord> recordAt(std::string_view bytes) {
    Mark mark;
    if (bytes.size() < sizeof mark) return std::nullopt;
    std::memcpy(&mark, bytes.data(), sizeof mark);
    if (mark.magic != Mark::kMagic || mark.size > bytes.size() - sizeof mark) return std::nullopt;
    const std::string_view own = bytes.substr(sizeof mark, mark.size);
    if (mark.check != checkOf(mark, own)) return std::nullopt;
    return CellRecord{mark.key, mark.failed != 0, own};
}

/// Where the next whole record begins; npos without any.
std::size_t nextRecord(std::string_view bytes) {
    char magic[sizeof(std::uint32_t)];
    std::memcpy(magic, &Mark::kMagic, sizeof magic);
    const std::string_view sought(magic, sizeof magic);
    for (std::size_t at = bytes.find(sought, 1); at != std::string_view::npos;
         at = bytes.find(sought, at + 1))
        if (recordAt(bytes.substr(at))) return at;
    return std::string_view::npos;
}

class File {
  public:
    explicit File(const std::filesystem::path& path)
        : m_descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}
    ~File() {
        if (m_descriptor >= 0) ::close(m_descriptor);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    bool good() const { return m_descriptor >= 0; }
    /// At most so many bytes from there; fewer at the end.
    std::string read(std::uint64_t from, std::uint64_t most) const {
        std::string bytes;
        const off_t end = ::lseek(m_descriptor, 0, SEEK_END);
        if (end <= 0 || static_cast<std::uint64_t>(end) <= from) return bytes;
        bytes.resize(std::min(most, static_cast<std::uint64_t>(end) - from));
        std::size_t done = 0;
        while (done < bytes.size()) {
            const ssize_t got = ::pread(m_descriptor, bytes.data() + done, bytes.size() - done,
                                        static_cast<off_t>(from + done));
            if (got < 0 && errno == EINTR) continue;
            if (got <= 0) break;
            done += static_cast<std::size_t>(got);
        }
        bytes.resize(done);
        return bytes;
    }

  private:
    int m_descriptor;
};

}  // namespace

CellLog::CellLog(const std::filesystem::path& file, std::string_view head)
    : m_file(file),
      m_descriptor(::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666)),
      m_flushed(std::chrono::steady_clock::now()) {
    if (m_descriptor < 0)
        throw Error(messages::kFileUnwritable, {m_file.string(), std::strerror(errno)});
    append({0, false, head});
}

CellLog::~CellLog() {
    ::fdatasync(m_descriptor);
    ::close(m_descriptor);
}

void CellLog::append(const CellRecord& record) {
    Mark mark;
    mark.failed = record.failed;
    mark.size = record.bytes.size();
    mark.key = record.key;
    mark.check = checkOf(mark, record.bytes);
    m_buffer.assign(reinterpret_cast<const char*>(&mark), sizeof mark);
    m_buffer += record.bytes;
    std::size_t done = 0;
    while (done < m_buffer.size()) {
        const ssize_t written =
            ::write(m_descriptor, m_buffer.data() + done, m_buffer.size() - done);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) {
            const int code = errno;
            // A part that stayed would be passed over by readers all the same.
            if (::ftruncate(m_descriptor, static_cast<off_t>(m_size)) != 0) m_size += done;
            throw Error(messages::kFileUnwritable, {m_file.string(), std::strerror(code)});
        }
        done += static_cast<std::size_t>(written);
    }
    m_size += done;
    const auto now = std::chrono::steady_clock::now();
    if (now - m_flushed < kFlushEvery) return;
    ::fdatasync(m_descriptor);
    m_flushed = std::chrono::steady_clock::now();
}

void StoredCellReader::readLog(const std::filesystem::path& file, Log& log, const Found& found) {
    const File source(file);
    if (!source.good()) return;
    std::uint64_t most = kMostAtOnce;
    for (;;) {
        const std::string bytes = source.read(log.read, most);
        std::string_view rest = bytes;
        while (const auto record = recordAt(rest)) {
            const std::size_t size = sizeof(Mark) + record->bytes.size();
            if (record->key == 0)
                log.head = record->bytes;
            else if (log.head.empty())
                m_damaged += size;  // nobody could tell what its bytes mean
            else
                found(log.head, *record);
            rest.remove_prefix(size);
        }
        const std::size_t used = bytes.size() - rest.size();
        log.read += used;
        if (rest.empty() && bytes.size() < most) return;
        if (used > 0) {
            most = kMostAtOnce;
            continue;
        }
        // Torn, damaged, being written just now, or larger than what was read.
        const std::size_t next = nextRecord(rest);
        if (next != std::string_view::npos) {
            m_damaged += next;
            log.read += next;
        } else if (bytes.size() == most) {
            most *= 2;
        } else {
            return;
        }
    }
}

std::uint64_t StoredCellReader::unread() const {
    std::uint64_t bytes = m_damaged;
    for (const auto& [name, log] : m_logs) bytes += log.tail;
    return bytes;
}

void StoredCellReader::refresh(const Found& found) {
    std::error_code problem;
    std::map<std::string, std::filesystem::path> files;
    for (std::filesystem::directory_iterator entry(m_folder, problem), end;
         !problem && entry != end; entry.increment(problem))
        if (std::error_code gone;
            entry->path().extension() == kLogEnding && entry->is_regular_file(gone))
            files.emplace(entry->path().filename().string(), entry->path());
    for (const auto& [name, file] : files) {
        Log& log = m_logs[name];
        const auto size = std::filesystem::file_size(file, problem);  // it may grow meanwhile
        readLog(file, log, found);
        log.tail = !problem && size > log.read ? size - log.read : 0;
    }
}

}  // namespace footbridge
