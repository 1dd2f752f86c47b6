// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/run/matrix.h"

namespace footbridge {

/// How the values of a field stand in its file.
struct FieldLayout {
    char kind = 'f';  ///< f: floating point, i: integer, u: unsigned
    int bytes = 4;    ///< of a value
    bool bigEndian = false;
    std::vector<Index> shape;  ///< the last index runs fastest, or the first where `isColumnMajor`
    bool isColumnMajor = false;

    Index values() const;
};

/// Values on a grid of two or three dimensions.
struct Field {
    std::string path;
    FieldLayout layout;
    std::vector<double> values;  ///< the last index runs fastest
};

inline constexpr std::array kFieldTypes{"float32", "float64", "int8",   "int16",  "int32",
                                        "int64",   "uint8",   "uint16", "uint32", "uint64"};
std::string fieldTypeText(const FieldLayout& layout);  ///< one of them

/// Of plain values: a shape such as "512x256" and a type as above; nothing where it is no shape.
std::optional<FieldLayout> plainLayout(const std::string& shape, const std::string& type);

/// Whether the file begins as a .npy file does; false where it cannot be read.
bool isNpyFile(const std::string& path);

/// A .npy file (versions 1 to 3), recognised by its content, or where `raw` says how, the plain
/// values. Throws Error for another file, type or size.
Field readField(const std::string& path, const std::optional<FieldLayout>& raw);

}  // namespace footbridge
