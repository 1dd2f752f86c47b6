// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/torchscript_archive.h"

#include <cstdint>

#include "core/graph/torchscript_writer.h"

namespace footbridge::graph {
namespace {

// Sizes and places of fields: APPNOTE.TXT of PKWARE, sections 4.3.7, 4.3.9, 4.3.12 to 4.3.16.
constexpr std::size_t kLocalSize = 30, kListedSize = 46, kEndSize = 22, kDescriptorSize = 16,
                      kLargeEndSize = 56, kLocatorSize = 20;
constexpr std::string_view kLocalMark = "PK\x03\x04", kListedMark = "PK\x01\x02",
                           kEndMark = "PK\x05\x06", kDescriptorMark = "PK\x07\x08",
                           kLargeEndMark = "PK\x06\x06", kLocatorMark = "PK\x06\x07";
constexpr std::size_t kDescribed = 0x0008, kUtf8 = 0x0800, kKnownFlags = kDescribed | kUtf8;
constexpr std::size_t kStored = 0, kDeflated = 8;
constexpr const char* kRoot = "archive/";

/// A part of the archive; empty where it would reach beyond the end.
class Bytes {
  public:
    explicit Bytes(std::string_view all) : m_all(all) {}
    std::string_view part(std::size_t at, std::size_t size) const {
        if (at > m_all.size() || size > m_all.size() - at) return {};
        return m_all.substr(at, size);
    }
    bool marked(std::size_t at, std::string_view mark, std::size_t size) const {
        return part(at, size).substr(0, mark.size()) == mark;
    }
    /// Little-endian; the caller has seen that it is there.
    std::size_t number(std::size_t at, std::size_t size) const {
        std::size_t value = 0;
        for (std::size_t i = 0; i < size; ++i)
            value |= std::size_t{static_cast<unsigned char>(m_all[at + i])} << (8 * i);
        return value;
    }
    std::size_t size() const { return m_all.size(); }

  private:
    std::string_view m_all;
};

/// What an archive ends with: the directory and, where LibTorch writes it, the same once more for
/// archives of any size. A reader may believe either, so they have to agree.
struct Directory {
    std::size_t begin = 0, end = 0, records = 0;
};

std::optional<Directory> directoryOf(const Bytes& bytes) {
    if (bytes.size() < kEndSize) return std::nullopt;
    const std::size_t end = bytes.size() - kEndSize;
    if (!bytes.marked(end, kEndMark, kEndSize) || bytes.number(end + 4, 4) != 0 ||
        bytes.number(end + 20, 2) != 0)
        return std::nullopt;
    const std::size_t size = bytes.number(end + 12, 4), begin = bytes.number(end + 16, 4);
    const Directory directory{begin, begin + size, bytes.number(end + 10, 2)};
    if (bytes.number(end + 8, 2) != directory.records) return std::nullopt;
    if (directory.end == end) return directory;
    const std::size_t large = directory.end, locator = large + kLargeEndSize;
    const bool agree =
        locator + kLocatorSize == end && bytes.marked(large, kLargeEndMark, kLargeEndSize) &&
        bytes.marked(locator, kLocatorMark, kLocatorSize) &&
        bytes.number(locator + 8, 8) == large && bytes.number(large + 4, 8) == kLargeEndSize - 12 &&
        bytes.number(large + 24, 8) == directory.records &&
        bytes.number(large + 32, 8) == directory.records && bytes.number(large + 40, 8) == size &&
        bytes.number(large + 48, 8) == begin;
    return agree ? std::optional(directory) : std::nullopt;
}

/// Adds the record that the directory lists at `at` and moves on to the next one. Records follow
/// one another without a gap: `next` is where this one has to begin, then where the next one has.
bool addRecord(const Bytes& bytes, std::size_t& at, std::size_t& next,
               TorchScriptRecords& records) {
    if (!bytes.marked(at, kListedMark, kListedSize)) return false;
    const std::size_t flags = bytes.number(at + 8, 2), method = bytes.number(at + 10, 2),
                      crc = bytes.number(at + 16, 4), size = bytes.number(at + 20, 4),
                      unpacked = bytes.number(at + 24, 4), nameSize = bytes.number(at + 28, 2),
                      local = bytes.number(at + 42, 4);
    const std::string_view name = bytes.part(at + kListedSize, nameSize);
    // No extra field, no comment.
    if (name.empty() || bytes.number(at + 30, 4) != 0 || (flags & ~kKnownFlags) != 0 ||
        (method != kDeflated && (method != kStored || size != unpacked)))
        return false;
    at += kListedSize + nameSize;
    if (local != next || !bytes.marked(local, kLocalMark, kLocalSize)) return false;
    if (bytes.number(local + 6, 2) != flags || bytes.number(local + 8, 2) != method ||
        bytes.number(local + 26, 2) != nameSize || bytes.part(local + kLocalSize, nameSize) != name)
        return false;
    const std::size_t data = local + kLocalSize + nameSize + bytes.number(local + 28, 2);
    if (data > bytes.size() || size > bytes.size() - data) return false;
    next = data + size;
    if ((flags & kDescribed) != 0) {
        if (!bytes.marked(next, kDescriptorMark, kDescriptorSize) ||
            bytes.number(next + 4, 4) != crc || bytes.number(next + 8, 4) != size ||
            bytes.number(next + 12, 4) != unpacked)
            return false;
        next += kDescriptorSize;
    }
    const TorchScriptRecord record{bytes.part(data, size), method == kDeflated, crc, unpacked};
    return records.emplace(name, record).second;
}

/// What says how the archive is written, not what it computes.
bool aboutTheArchive(const std::string& name, const TorchScriptRecord& record) {
    const std::string root = kRoot;
    return name.starts_with(root + ".data/") || name == root + ".format_version" ||
           name == root + ".storage_alignment" ||
           (name == root + "byteorder" && record.bytes == "little");
}

}  // namespace

std::optional<TorchScriptRecords> torchScriptRecords(std::string_view archive) {
    const Bytes bytes(archive);
    const auto directory = directoryOf(bytes);
    if (!directory) return std::nullopt;
    std::size_t at = directory->begin, next = 0;
    TorchScriptRecords records;
    for (std::size_t i = 0; i < directory->records; ++i)
        if (!addRecord(bytes, at, next, records)) return std::nullopt;
    if (at != directory->end || next != directory->begin) return std::nullopt;
    return records;
}

std::string manifestOf(const TorchScriptRecords& records) {
    const auto found = records.find(std::string(kRoot) + "extra/" + kTorchScriptManifest);
    if (found == records.end() || found->second.packed) return {};
    return std::string(found->second.bytes);
}

bool sameTorchScript(std::string_view archive, std::string_view written) {
    if (archive == written) return true;
    auto is = torchScriptRecords(archive), wanted = torchScriptRecords(written);
    if (!is || !wanted) return false;
    for (TorchScriptRecords* records : {&*is, &*wanted})
        std::erase_if(*records, [](const auto& record) {
            return aboutTheArchive(record.first, record.second);
        });
    return *is == *wanted;
}

}  // namespace footbridge::graph
