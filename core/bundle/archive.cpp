// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/archive.h"

#include <quazip/quazip.h>
#include <quazip/quazipfile.h>
#include <quazip/quazipnewinfo.h>
#include <zlib.h>

#include <QBuffer>
#include <QDateTime>
#include <QString>

#include "core/bundle/archive_layout.h"
#include "core/bundle/bundle_messages.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

constexpr qint64 kChunk = 1 << 20;

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

std::string packerVersion() {
    return ::zlibVersion();
}

ArchiveFiles readArchive(const std::string& bytes, const std::string& source,
                         const ArchiveLimits& limits) {
    const std::vector<ArchiveEntry> entries = readLayout(bytes, source, limits);
    QByteArray view = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&view);
    QuaZip zip(&buffer);
    const Error noArchive(messages::kBundleNoArchive, {source});
    if (!zip.open(QuaZip::mdUnzip)) throw noArchive;
    ArchiveFiles files;
    bool more = zip.goToFirstFile();
    for (const ArchiveEntry& entry : entries) {
        if (!more || zip.getCurrentFileName().toStdString() != entry.name) throw noArchive;
        files[entry.name] = readEntry(zip, entry.unpacked, source, entry.name);
        more = zip.goToNextFile();
    }
    return files;
}

}  // namespace footbridge
