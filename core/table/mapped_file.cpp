// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/run/file.h"

namespace footbridge {
namespace {

/// Who cuts a mapped file short ends the program that reads it, so only what is dear to copy is
/// mapped.
constexpr off_t kLeastMapped = off_t{1} << 24;

}  // namespace

MappedFile::MappedFile(const std::filesystem::path& path) {
    // Asked before opening: a pipe can be opened once only, as its writer ends with its reader.
    struct stat info {};
    const bool regular = ::stat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode);
    const int file = regular ? ::open(path.c_str(), O_RDONLY | O_CLOEXEC) : -1;
    if (file >= 0 && ::fstat(file, &info) == 0 && info.st_size >= kLeastMapped) {
        const auto size = static_cast<std::size_t>(info.st_size);
        void* mapping = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
        if (mapping != MAP_FAILED) {
            ::madvise(mapping, size, MADV_WILLNEED);
            m_mapping = mapping;
            m_bytes = {static_cast<const char*>(mapping), size};
        }
    }
    if (file >= 0) ::close(file);
    if (m_mapping) return;
    m_copy = readFile(path);
    m_bytes = m_copy;
}

MappedFile::~MappedFile() {
    if (m_mapping) ::munmap(m_mapping, m_bytes.size());
}

}  // namespace footbridge
