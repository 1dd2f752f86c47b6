// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/field_file.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/number_limits.h"
#include "core/studies/field_messages.h"

namespace footbridge {
namespace {

constexpr std::string_view kMagic = "\x93NUMPY";
constexpr Index kMostValues = Index{1} << 34;
constexpr std::size_t kFewestDimensions = 2, kMostDimensions = 3;

std::string_view trimmedText(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\n");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\n") - begin + 1);
}

/// What stands behind a key of the header, up to the comma or brace that ends it.
std::string_view headerValue(std::string_view header, std::string_view key) {
    for (const char quote : {'\'', '"'}) {
        const std::string quoted = quote + std::string(key) + quote;
        const auto at = header.find(quoted);
        if (at == std::string_view::npos) continue;
        std::string_view rest = trimmedText(header.substr(at + quoted.size()));
        if (!rest.starts_with(':')) continue;
        rest = trimmedText(rest.substr(1));
        return trimmedText(rest.substr(0, rest.find_first_of(rest.starts_with('(') ? ")" : ",}")));
    }
    return {};
}

/// "(512, 256" of a shape.
bool readShape(std::string_view text, std::vector<Index>& shape) {
    if (!text.starts_with('(')) return false;
    text.remove_prefix(1);
    while (!(text = trimmedText(text)).empty()) {
        Index size = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
        if (error != std::errc() || size < 1) return false;
        shape.push_back(size);
        text = trimmedText(text.substr(static_cast<std::size_t>(end - text.data())));
        if (text.starts_with(',')) text.remove_prefix(1);
    }
    return true;
}

/// "f4", "i2", …, as NumPy writes types; nothing where it is none.
std::optional<FieldLayout> typeFrom(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    FieldLayout layout;
    layout.kind = text[0];
    layout.bytes = text[1] - '0';
    const bool fits = layout.kind == 'f'
                          ? layout.bytes == 4 || layout.bytes == 8
                          : (layout.kind == 'i' || layout.kind == 'u') && layout.bytes <= 8 &&
                                layout.bytes > 0 &&
                                std::has_single_bit(static_cast<unsigned>(layout.bytes));
    if (!fits) return std::nullopt;
    return layout;
}

struct Header {
    FieldLayout layout;
    std::size_t begin = 0;  ///< of the values
};

std::optional<Header> readHeader(std::string_view bytes) {
    constexpr std::size_t kVersion = kMagic.size(), kSize = kVersion + 2;
    if (bytes.size() < kSize + 4) return std::nullopt;
    const int version = static_cast<unsigned char>(bytes[kVersion]);
    if (version < 1 || version > 3) return std::nullopt;
    const std::size_t digits = version == 1 ? 2 : 4;
    std::size_t size = 0;
    for (std::size_t i = digits; i-- > 0;)
        size = 256 * size + static_cast<unsigned char>(bytes[kSize + i]);
    if (size > bytes.size() - kSize - digits) return std::nullopt;
    const std::string_view text = bytes.substr(kSize + digits, size);
    std::string_view type = headerValue(text, "descr");
    if (type.size() < 3 || type.front() != type.back()) return std::nullopt;
    type = type.substr(1, type.size() - 2);
    const bool bigEndian = type.starts_with('>');
    if (bigEndian || type.starts_with('<') || type.starts_with('|') || type.starts_with('='))
        type.remove_prefix(1);
    const auto layout = typeFrom(type);
    const std::string_view order = headerValue(text, "fortran_order");
    if (!layout || (order != "True" && order != "False")) return std::nullopt;
    Header header{*layout, kSize + digits + size};
    header.layout.bigEndian = bigEndian;
    header.layout.isColumnMajor = order == "True";
    if (!readShape(headerValue(text, "shape"), header.layout.shape)) return std::nullopt;
    return header;
}

template <typename Type>
double numberAt(const char* from, bool swap) {
    std::array<char, sizeof(Type)> bytes{};
    std::memcpy(bytes.data(), from, sizeof(Type));
    if (swap) std::ranges::reverse(bytes);
    return static_cast<double>(std::bit_cast<Type>(bytes));
}

double numberAt(const char* from, const FieldLayout& layout) {
    const bool swap = layout.bigEndian != (std::endian::native == std::endian::big);
    switch (layout.kind) {
        case 'f':
            return layout.bytes == 4 ? numberAt<float>(from, swap) : numberAt<double>(from, swap);
        case 'i':
            return layout.bytes == 1   ? numberAt<std::int8_t>(from, swap)
                   : layout.bytes == 2 ? numberAt<std::int16_t>(from, swap)
                   : layout.bytes == 4 ? numberAt<std::int32_t>(from, swap)
                                       : numberAt<std::int64_t>(from, swap);
        default:
            return layout.bytes == 1   ? numberAt<std::uint8_t>(from, swap)
                   : layout.bytes == 2 ? numberAt<std::uint16_t>(from, swap)
                   : layout.bytes == 4 ? numberAt<std::uint32_t>(from, swap)
                                       : numberAt<std::uint64_t>(from, swap);
    }
}

void checkShape(const std::string& path, const std::vector<Index>& shape) {
    if (shape.size() < kFewestDimensions || shape.size() > kMostDimensions)
        throw Error(messages::kFieldDimensions, {path, shape.size()});
    Index count = 1;
    for (const Index size : shape) {
        if (size > kMostValues / count) throw Error(messages::kFieldTooLarge, {path});
        count *= size;
    }
}

/// Values whose first index runs fastest, put the other way round.
std::vector<double> lastFastest(const std::vector<double>& values,
                                const std::vector<Index>& shape) {
    const std::size_t depth = shape.size() > 2 ? static_cast<std::size_t>(shape[2]) : 1;
    const auto rows = static_cast<std::size_t>(shape[0]),
               columns = static_cast<std::size_t>(shape[1]);
    std::vector<double> turned(values.size());
    for (std::size_t i = 0; i < rows; ++i)
        for (std::size_t j = 0; j < columns; ++j)
            for (std::size_t k = 0; k < depth; ++k)
                turned[(i * columns + j) * depth + k] = values[(k * columns + j) * rows + i];
    return turned;
}

}  // namespace

Index FieldLayout::values() const {
    Index count = 1;
    for (const Index size : shape) count *= size;
    return count;
}

std::string fieldTypeText(const FieldLayout& layout) {
    const char* kind = layout.kind == 'f' ? "float" : layout.kind == 'i' ? "int" : "uint";
    return kind + std::to_string(8 * layout.bytes);
}

std::optional<FieldLayout> plainLayout(const std::string& shape, const std::string& type) {
    FieldLayout layout;
    for (const char* kind : {"f4", "f8", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8"})
        if (const FieldLayout one = typeFrom(kind).value(); fieldTypeText(one) == type)
            layout = one;
    std::istringstream text(shape);
    for (std::string part; std::getline(text, part, 'x');) {
        const char* end = part.data() + part.size();
        Index size = 0;
        const auto read = std::from_chars(part.data(), end, size);
        if (read.ec != std::errc() || read.ptr != end || size < 1) return std::nullopt;
        layout.shape.push_back(size);
    }
    if (layout.shape.size() < kFewestDimensions || layout.shape.size() > kMostDimensions)
        return std::nullopt;
    return layout;
}

bool isNpyFile(const std::string& path) {
    std::error_code ignored;  // what comes through a pipe can be read once only
    if (!std::filesystem::is_regular_file(path, ignored)) return false;
    std::ifstream file(path, std::ios::binary);
    std::array<char, kMagic.size()> first{};
    file.read(first.data(), first.size());
    return file && std::string_view(first.data(), first.size()) == kMagic;
}

Field readField(const std::string& path, const std::optional<FieldLayout>& raw) {
    const std::string bytes = readFile(path);
    Header header;
    if (raw) {
        header.layout = *raw;
    } else {
        if (!bytes.starts_with(kMagic)) throw Error(messages::kFieldIsNoNpy, {path});
        const auto found = readHeader(bytes);
        if (!found) throw Error(messages::kFieldBadHeader, {path});
        header = *found;
    }
    const FieldLayout& layout = header.layout;
    checkShape(path, layout.shape);
    const auto count = static_cast<std::size_t>(layout.values());
    const auto width = static_cast<std::size_t>(layout.bytes);
    if (bytes.size() - header.begin != count * width)
        throw Error(messages::kFieldSize, {path, bytes.size() - header.begin, count, layout.bytes});
    Field field{path, layout, std::vector<double>(count)};
    const char* from = bytes.data() + header.begin;
    for (std::size_t i = 0; i < count; ++i) {
        field.values[i] = numberAt(from + i * width, layout);
        if (isTooLarge(field.values[i]))
            throw Error(messages::kFieldNumber, {path, {field.values[i], Digits::All}});
    }
    if (layout.isColumnMajor) field.values = lastFastest(field.values, layout.shape);
    return field;
}

}  // namespace footbridge
