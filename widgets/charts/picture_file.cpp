// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/picture_file.h"

namespace footbridge {
namespace {

constexpr const char* kSoftware = "Software";

/// As PDF writes it: two bytes a letter, the higher one first.
std::string wide(const std::string& text) {
    std::string bytes = "\xfe\xff";
    for (const char letter : text) bytes += {'\0', letter};
    return bytes;
}

}  // namespace

void nameMaker(QImageWriter& png) {
    png.setText(QLatin1String(kSoftware), QLatin1String(kPictureMaker));
}

OutputFile pictureFile(const std::filesystem::path& path) {
    const std::string maker = kPictureMaker;
    if (path.extension() == ".svg") return {path, "<?xml", "<desc>" + maker + "</desc>"};
    if (path.extension() == ".pdf") return {path, "%PDF-", "/Creator (" + wide(maker) + ")"};
    return {path, "\x89PNG\r\n", kSoftware + std::string(1, '\0') + maker};
}

}  // namespace footbridge
