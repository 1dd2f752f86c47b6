// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/archive.h"

#include <quazip/quazip.h>
#include <quazip/quazipfile.h>
#include <quazip/quazipfileinfo.h>
#include <quazip/quazipnewinfo.h>

#include <QBuffer>
#include <QDateTime>
#include <QString>
#include <algorithm>

#include "core/bundle/bundle_messages.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

constexpr qint64 kChunk = 1 << 20;

/// Relative, plain, and at home on every system.
bool staysInside(const std::string& name) {
    if (name.empty() || name.front() == '/' || name.back() == '/') return false;
    const auto odd = [](char c) {
        return c == '\\' || c == ':' || static_cast<unsigned char>(c) < 32;
    };
    if (std::any_of(name.begin(), name.end(), odd)) return false;
    for (std::size_t begin = 0; begin <= name.size();) {
        const std::size_t end = std::min(name.find('/', begin), name.size());
        const std::string part = name.substr(begin, end - begin);
        if (part.empty() || part == "." || part == "..") return false;
        begin = end + 1;
    }
    return true;
}

/// The last record of a zip and its comment reach exactly to the end of the file. The library reads
/// past a missing tail.
bool endsWhole(const std::string& bytes) {
    constexpr std::size_t kRecord = 22;
    const std::size_t at = bytes.rfind("PK\x05\x06");
    if (at == std::string::npos || bytes.size() < at + kRecord) return false;
    const auto byte = [&](std::size_t i) {
        return std::size_t{static_cast<unsigned char>(bytes[at + i])};
    };
    return at + kRecord + byte(20) + 256 * byte(21) == bytes.size();
}

void writeEntry(QuaZip& zip, const std::string& name, const std::string& bytes) {
    QuaZipNewInfo info(QString::fromStdString(name));
    info.dateTime = QDateTime(QDate(1980, 1, 1), QTime(0, 0));
    info.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup |
                        QFileDevice::ReadOther);
    QuaZipFile file(&zip);
    const bool opened = file.open(QIODevice::WriteOnly, info);
    const auto size = static_cast<qint64>(bytes.size());
    const bool written = opened && file.write(bytes.data(), size) == size;
    if (opened) file.close();
    if (!written || file.getZipError() != ZIP_OK) {
        throw Error(messages::kBundleEntryDamaged, {"zip", name});
    }
}

std::string readEntry(QuaZip& zip, std::uint64_t declared, const std::string& source,
                      const std::string& name) {
    const auto damaged = [&] { return Error(messages::kBundleEntryDamaged, {source, name}); };
    QuaZipFile file(&zip);
    if (!file.open(QIODevice::ReadOnly)) throw damaged();
    std::string bytes;
    for (;;) {
        const QByteArray part = file.read(kChunk);
        if (part.isEmpty()) break;
        bytes.append(part.constData(), static_cast<std::size_t>(part.size()));
        if (bytes.size() > declared) throw damaged();
    }
    file.close();
    // A corrupt stream can end early without an error.
    if (file.getZipError() != UNZ_OK || bytes.size() != declared) throw damaged();
    return bytes;
}

}  // namespace

std::string writeArchive(const ArchiveFiles& files) {
    QBuffer buffer;
    QuaZip zip(&buffer);
    if (!zip.open(QuaZip::mdCreate)) throw Error(messages::kBundleNoArchive, {"zip"});
    for (const auto& [name, bytes] : files) writeEntry(zip, name, bytes);
    zip.close();
    if (zip.getZipError() != ZIP_OK) throw Error(messages::kBundleNoArchive, {"zip"});
    return buffer.data().toStdString();
}

ArchiveFiles readArchive(const std::string& bytes, const std::string& source,
                         const ArchiveLimits& limits) {
    const Error tooLarge(messages::kBundleTooLarge, {source, std::to_string(limits.bytes >> 20),
                                                     std::to_string(limits.files)});
    const Error noArchive(messages::kBundleNoArchive, {source});
    if (bytes.size() > limits.bytes) throw tooLarge;
    QByteArray view = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&view);
    QuaZip zip(&buffer);
    if (!endsWhole(bytes) || !zip.open(QuaZip::mdUnzip)) throw noArchive;

    ArchiveFiles files;
    std::uint64_t total = 0;
    const int count = zip.getEntriesCount();
    if (count > static_cast<int>(limits.files)) throw tooLarge;
    bool more = zip.goToFirstFile();
    for (int i = 0; i < count; ++i, more = zip.goToNextFile()) {
        QuaZipFileInfo64 info;
        if (!more || !zip.getCurrentFileInfo(&info)) throw noArchive;
        const std::string name = info.name.toStdString();
        if (!staysInside(name)) throw Error(messages::kBundleHostileName, {source, name});
        if (files.contains(name)) throw Error(messages::kBundleDuplicate, {source, name});
        if (info.uncompressedSize > limits.bytes - total) throw tooLarge;
        total += info.uncompressedSize;
        files[name] = readEntry(zip, info.uncompressedSize, source, name);
    }
    return files;
}

}  // namespace footbridge
