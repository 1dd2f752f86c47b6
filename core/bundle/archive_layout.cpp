// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/archive_layout.h"

#include <algorithm>
#include <set>

#include "core/bundle/bundle_messages.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

// Sizes and fields of the records: APPNOTE.TXT of PKWARE, sections 4.3.7, 4.3.9, 4.3.12, 4.3.16.
constexpr std::size_t kLocalSize = 30, kListedSize = 46, kEndSize = 22, kDescriptorSize = 16;
constexpr std::string_view kLocalMark = "PK\x03\x04", kListedMark = "PK\x01\x02",
                           kEndMark = "PK\x05\x06", kDescriptorMark = "PK\x07\x08";
constexpr std::uint32_t kMadeBy = 0x031e;  ///< Unix, 3.0
constexpr std::uint32_t kNeeded = 20, kFlags = 8, kDeflated = 8;
constexpr std::uint32_t kTime = 0, kDate = 33;  ///< the first day that zip knows
constexpr std::uint32_t kPlainFile = 0100644, kLink = 0120000, kKind = 0170000;

/// Relative, plain, and at home on every system.
bool staysInside(const std::string& name) {
    if (name.empty() || name.front() == '/' || name.back() == '/') return false;
    const auto odd = [](unsigned char c) { return c == '\\' || c == ':' || c < 32 || c > 126; };
    if (std::any_of(name.begin(), name.end(), odd)) return false;
    for (std::size_t begin = 0; begin <= name.size();) {
        const std::size_t end = std::min(name.find('/', begin), name.size());
        const std::string part = name.substr(begin, end - begin);
        if (part.empty() || part == "." || part == "..") return false;
        begin = end + 1;
    }
    return true;
}

/// Little-endian numbers one after the other; the caller has checked that they are there.
class Fields {
  public:
    explicit Fields(std::string_view bytes) : m_bytes(bytes) {}
    std::uint32_t next(std::size_t size) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < size; ++i)
            value |= std::uint32_t{static_cast<unsigned char>(m_bytes[m_at + i])} << (8 * i);
        m_at += size;
        return value;
    }
    bool are(std::initializer_list<std::uint32_t> shorts) {
        bool same = true;
        for (const std::uint32_t wanted : shorts) same &= next(2) == wanted;
        return same;
    }
    void skip(std::size_t size) { m_at += size; }

  private:
    std::string_view m_bytes;
    std::size_t m_at = 0;
};

/// A line of the directory, with what its file's own headers must repeat.
struct Listed {
    ArchiveEntry entry;
    std::uint32_t crc = 0;
    std::uint32_t offset = 0, mode = 0;
    bool regular = false;  ///< all other fields are as writeArchive() sets them
};

class LayoutReader {
  public:
    LayoutReader(std::string_view bytes, const std::string& source, const ArchiveLimits& limits)
        : m_bytes(bytes), m_source(source), m_limits(limits) {}

    std::vector<ArchiveEntry> read() {
        findEnd();
        std::vector<ArchiveEntry> entries;
        std::vector<Listed> lines;
        std::size_t at = m_directory;
        for (std::uint32_t i = 0; i < m_count; ++i) lines.push_back(readLine(at));
        if (at != m_end) throw Error(messages::kBundleForeignBytes, {m_source});
        checkNames(lines);
        std::size_t next = 0;
        for (const Listed& line : lines) next = checkFile(line, next);
        if (next != m_directory) throw Error(messages::kBundleForeignBytes, {m_source});
        for (Listed& line : lines) entries.push_back(std::move(line.entry));
        return entries;
    }

  private:
    Error noArchive() const { return {messages::kBundleNoArchive, {m_source}}; }
    Error damaged(const std::string& name) const {
        return {messages::kBundleEntryDamaged, {m_source, name}};
    }
    Error tooLarge() const {
        return {messages::kBundleTooLarge, {m_source, m_limits.bytes >> 20, m_limits.files}};
    }
    bool marked(std::size_t at, std::string_view mark, std::size_t size) const {
        return at <= m_bytes.size() && size <= m_bytes.size() - at &&
               m_bytes.substr(at, mark.size()) == mark;
    }

    void findEnd() {
        if (m_bytes.size() > m_limits.bytes) throw tooLarge();
        if (m_bytes.size() < kEndSize) throw noArchive();
        m_end = m_bytes.size() - kEndSize;
        if (!marked(m_end, kEndMark, kEndSize)) {
            const std::size_t earlier = m_bytes.rfind(kEndMark);
            const bool tail = earlier != std::string_view::npos && earlier < m_end;
            throw tail ? Error(messages::kBundleForeignBytes, {m_source}) : noArchive();
        }
        Fields fields(m_bytes.substr(m_end + kEndMark.size()));
        const bool oneDisk = fields.are({0, 0});
        m_count = fields.next(2);
        const bool same = fields.next(2) == m_count;
        const std::size_t length = fields.next(4);
        m_directory = fields.next(4);
        if (!oneDisk || !same || fields.next(2) != 0 || m_count == 0) throw noArchive();
        if (m_count > m_limits.files) throw tooLarge();
        if (m_directory > m_end || length != m_end - m_directory) throw noArchive();
    }

    Listed readLine(std::size_t& at) const {
        if (!marked(at, kListedMark, kListedSize) || at + kListedSize > m_end) throw noArchive();
        Fields fields(m_bytes.substr(at + kListedMark.size()));
        Listed line;
        line.regular = fields.are({kMadeBy, kNeeded, kFlags, kDeflated, kTime, kDate});
        line.crc = fields.next(4);
        line.entry.packed = fields.next(4);
        line.entry.unpacked = fields.next(4);
        const std::size_t name = fields.next(2);
        line.regular &= fields.are({0, 0, 0});  // extra field, comment, disk
        line.regular &= fields.next(2) <= 1;    // whether zlib took it for text
        line.regular &= fields.next(2) == 0;    // attributes of another system
        line.mode = fields.next(2);
        line.offset = fields.next(4);
        at += kListedSize;
        if (name > m_end - at) throw noArchive();
        line.entry.name = m_bytes.substr(at, name);
        at += name;
        return line;
    }

    void checkNames(const std::vector<Listed>& lines) const {
        std::set<std::string> names;
        std::uint64_t total = 0;
        for (const Listed& line : lines) {
            const std::string& name = line.entry.name;
            if (!staysInside(name)) throw Error(messages::kBundleHostileName, {m_source, name});
            if ((line.mode & kKind) == kLink) throw Error(messages::kBundleLink, {m_source, name});
            if (!names.insert(name).second)
                throw Error(messages::kBundleDuplicate, {m_source, name});
            if (line.entry.unpacked > m_limits.bytes - total) throw tooLarge();
            total += line.entry.unpacked;
        }
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const bool ordered = i == 0 || lines[i - 1].entry.name < lines[i].entry.name;
            if (!lines[i].regular || lines[i].mode != kPlainFile || !ordered)
                throw damaged(lines[i].entry.name);
        }
    }

    /// Where the next file has to begin.
    std::size_t checkFile(const Listed& line, std::size_t at) const {
        const std::string& name = line.entry.name;
        if (line.offset != at) throw Error(messages::kBundleForeignBytes, {m_source});
        const std::size_t data = at + kLocalSize + name.size();
        const std::uint64_t packed = line.entry.packed;
        if (!marked(at, kLocalMark, kLocalSize + name.size()) || data > m_directory ||
            packed + kDescriptorSize > m_directory - data)
            throw damaged(name);
        const auto repeats = [&](Fields& fields) {
            const bool crc = fields.next(4) == line.crc;
            const bool sizes = fields.next(4) == packed;
            return fields.next(4) == line.entry.unpacked && sizes && crc;
        };
        Fields local(m_bytes.substr(at + kLocalMark.size()));
        bool same = local.are({kNeeded, kFlags, kDeflated, kTime, kDate}) && repeats(local);
        same = same && local.next(2) == name.size() && local.next(2) == 0 &&
               m_bytes.substr(at + kLocalSize, name.size()) == name;
        const std::size_t after = data + packed;
        Fields descriptor(m_bytes.substr(after + kDescriptorMark.size()));
        same = same && marked(after, kDescriptorMark, kDescriptorSize) && repeats(descriptor);
        if (!same) throw damaged(name);
        return after + kDescriptorSize;
    }

    std::string_view m_bytes;
    const std::string& m_source;
    const ArchiveLimits& m_limits;
    std::size_t m_end = 0, m_directory = 0;
    std::uint32_t m_count = 0;
};

}  // namespace

std::vector<ArchiveEntry> readLayout(std::string_view bytes, const std::string& source,
                                     const ArchiveLimits& limits) {
    return LayoutReader(bytes, source, limits).read();
}

}  // namespace footbridge
