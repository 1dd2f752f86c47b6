// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/contents_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "core/run/error.h"
#include "core/run/temporary_places.h"
#include "core/run/unpack.h"
#include "core/table/table_messages.h"

namespace footbridge {
namespace {

constexpr std::size_t kMostInMemory = std::size_t{16} << 20;
constexpr std::size_t kBetweenReleases = std::size_t{16} << 20;
constexpr std::size_t kStart = std::size_t{1} << 16;  // of a file that is only looked at

/// A file without a name.
int unnamedFile() {
    for (const std::string& folder : temporaryPlaces()) {
        const int file = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
        if (file >= 0) return file;
        std::string pattern = folder + "/footbridge-XXXXXX";
        const int named = ::mkostemp(pattern.data(), O_CLOEXEC);
        if (named < 0) continue;
        ::unlink(pattern.c_str());
        return named;
    }
    return -1;
}

}  // namespace

SpilledBytes::~SpilledBytes() {
    if (m_file >= 0) ::close(m_file);
}

void SpilledBytes::add(std::string_view piece) {
    if (m_file >= 0) return write(piece);
    m_bytes += piece;
    if (m_bytes.size() <= kMostInMemory) return;
    m_file = unnamedFile();
    if (m_file < 0) throw Error(messages::kNoRoomToUnpack, {m_name, std::strerror(errno)});
    write(std::exchange(m_bytes, {}));
}

void SpilledBytes::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) throw Error(messages::kNoRoomToUnpack, {m_name, std::strerror(errno)});
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

std::string_view SpilledBytes::whole() {
    if (m_file >= 0) m_mapped = std::make_unique<MappedFile>(std::exchange(m_file, -1), m_name);
    return m_mapped ? m_mapped->bytes() : std::string_view(m_bytes);
}

ContentsFile::ContentsFile(const std::filesystem::path& path, bool unpackAll)
    : m_file(path),
      m_isPacked(packingOf(m_file.bytes()) != Packing::None),
      m_unpacked(path.filename().string()),
      m_bytes(m_file.bytes()) {
    if (!m_isPacked) return;
    const std::string name = path.filename().string();
    try {
        if (unpackAll)
            unpackAllOf(name);
        else
            m_unpacked.add(unpackedStart(m_file.bytes(), name, kStart));
    } catch (const Error&) {
        m_file.checkUnchanged();  // half a file is damaged because it is half a file
        throw;
    }
    m_bytes = m_unpacked.whole();
    const PagesBehind packedPages(m_file.bytes());
}

/// The packed bytes that are behind take no memory, which for numbers of many digits would be more
/// than the numbers take.
bool ContentsFile::endAtLine() {
    if (m_isPacked || !m_file.endAtLine()) return false;
    m_bytes = m_file.bytes();
    return true;
}

void ContentsFile::unpackAllOf(const std::string& name) {
    std::size_t unreleased = 0;
    unpack(m_file.bytes(), name, {}, [&](std::string_view piece) {
        m_unpacked.add(piece);
        unreleased += piece.size();
        if (unreleased < kBetweenReleases) return;
        unreleased = 0;
        const PagesBehind packedPages(m_file.bytes());
    });
}

std::string tableName(const std::filesystem::path& path) {
    std::filesystem::path name = path.filename();
    for (const char* ending : {".gz", ".xz", ".zst", ".zstd"})
        if (name.extension() == ending && name.has_stem()) name = name.stem();
    return name.stem().string();
}

}  // namespace footbridge
