// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/torchscript_archive.h"

#include <cstdint>

#include "core/graph/torchscript_writer.h"

namespace footbridge::graph {
namespace {

// Sizes and places of fields: APPNOTE.TXT of PKWARE, sections 4.3.7, 4.3.12 and 4.3.16.
constexpr std::size_t kLocalSize = 30, kListedSize = 46, kEndSize = 22;
constexpr std::string_view kLocalMark = "PK\x03\x04", kListedMark = "PK\x01\x02",
                           kEndMark = "PK\x05\x06";
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

/// Adds the record that the directory lists at `at` and moves on to the next one.
bool addRecord(const Bytes& bytes, std::size_t& at, TorchScriptRecords& records) {
    if (!bytes.marked(at, kListedMark, kListedSize)) return false;
    const std::size_t method = bytes.number(at + 10, 2), size = bytes.number(at + 20, 4),
                      unpacked = bytes.number(at + 24, 4), nameSize = bytes.number(at + 28, 2),
                      extra = bytes.number(at + 30, 2), comment = bytes.number(at + 32, 2),
                      local = bytes.number(at + 42, 4);
    const std::string_view name = bytes.part(at + kListedSize, nameSize);
    at += kListedSize + nameSize + extra + comment;
    if (name.empty() || (method != kDeflated && (method != kStored || size != unpacked)))
        return false;
    if (!bytes.marked(local, kLocalMark, kLocalSize)) return false;
    const std::size_t padding = bytes.number(local + 28, 2);
    if (bytes.number(local + 26, 2) != nameSize || bytes.part(local + kLocalSize, nameSize) != name)
        return false;
    const std::size_t data = local + kLocalSize + nameSize + padding;
    if (data > bytes.size() || size > bytes.size() - data) return false;
    const TorchScriptRecord record{bytes.part(data, size), method == kDeflated};
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
    if (bytes.size() < kEndSize) return std::nullopt;
    const std::size_t end = bytes.size() - kEndSize;
    if (!bytes.marked(end, kEndMark, kEndSize)) return std::nullopt;
    const std::size_t count = bytes.number(end + 10, 2);
    std::size_t at = bytes.number(end + 16, 4);
    TorchScriptRecords records;
    for (std::size_t i = 0; i < count; ++i)
        if (!addRecord(bytes, at, records)) return std::nullopt;
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
