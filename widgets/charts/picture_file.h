// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImageWriter>
#include <filesystem>

#include "core/run/output_check.h"

namespace footbridge {

/// What every picture names as the program that made it: the comment “Software” of a PNG, the
/// description of an SVG, the creator of a PDF.
inline constexpr const char* kPictureMaker = "Footbridge";
void nameMaker(QImageWriter& png);

/// A picture in a folder where the program chooses the names, by their ending .png, .svg or .pdf,
/// for checkOutputs(): it may be written over one that this program made, and over nothing else.
OutputFile pictureFile(const std::filesystem::path& path);

}  // namespace footbridge
