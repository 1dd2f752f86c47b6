// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/state_stream.h"

#include <algorithm>
#include <bit>

#include "core/run/error.h"
#include "core/source/source_messages.h"

namespace footbridge {
namespace {

constexpr Index kMostColumns = 1 << 20;

bool fitsFloat(double value) {
    return std::bit_cast<std::uint64_t>(static_cast<double>(static_cast<float>(value))) ==
           std::bit_cast<std::uint64_t>(value);
}

}  // namespace

void StateWriter::fixed(std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) m_bytes += static_cast<char>(value >> (8 * i));
}

void StateWriter::number(double value) {
    fixed(std::bit_cast<std::uint64_t>(value), 8);
}

void StateWriter::text(std::string_view value) {
    whole(value.size());
    m_bytes += value;
}

void StateWriter::numbers(std::span<const double> values) {
    const bool small = std::all_of(values.begin(), values.end(), fitsFloat);
    whole(values.size());
    flag(small);
    for (const double value : values) {
        if (small)
            fixed(std::bit_cast<std::uint32_t>(static_cast<float>(value)), 4);
        else
            number(value);
    }
}

void StateWriter::integers(std::span<const std::int32_t> values) {
    whole(values.size());
    for (const std::int32_t value : values) fixed(static_cast<std::uint32_t>(value), 4);
}

void StateWriter::octets(std::span<const std::uint8_t> values) {
    whole(values.size());
    for (const std::uint8_t value : values) fixed(value, 1);
}

void StateWriter::matrix(const Matrix& values) {
    whole(static_cast<std::uint64_t>(values.rows()));
    whole(static_cast<std::uint64_t>(values.cols()));
    numbers({values.data(), static_cast<std::size_t>(values.size())});
}

void StateWriter::vector(const Vector& values) {
    numbers({values.data(), static_cast<std::size_t>(values.size())});
}

void StateReader::damaged() const {
    throw Error(messages::kStateDamaged, {m_source});
}

std::uint64_t StateReader::fixed(int bytes) {
    if (left() < static_cast<std::size_t>(bytes)) damaged();
    std::uint64_t value = 0;
    for (int i = 0; i < bytes; ++i)
        value |= std::uint64_t{static_cast<unsigned char>(m_bytes[m_at++])} << (8 * i);
    return value;
}

std::uint64_t StateReader::whole(std::uint64_t most) {
    const std::uint64_t value = whole();
    if (value > most) damaged();
    return value;
}

bool StateReader::flag() {
    const std::uint64_t value = fixed(1);
    if (value > 1) damaged();
    return value == 1;
}

double StateReader::number() {
    return std::bit_cast<double>(fixed(8));
}

std::size_t StateReader::count(std::size_t bytesEach) {
    const std::uint64_t value = whole();
    if (value > left() / bytesEach) damaged();
    return static_cast<std::size_t>(value);
}

std::string StateReader::text() {
    const std::size_t size = count(1);
    m_at += size;
    return std::string(m_bytes.substr(m_at - size, size));
}

std::vector<double> StateReader::numbers() {
    const std::size_t size = count(4);
    const bool small = flag();
    if (left() / (small ? 4 : 8) < size) damaged();
    std::vector<double> values(size);
    for (double& value : values)
        value = small ? std::bit_cast<float>(static_cast<std::uint32_t>(fixed(4))) : number();
    return values;
}

std::vector<std::int32_t> StateReader::integers() {
    std::vector<std::int32_t> values(count(4));
    for (auto& value : values)
        value = static_cast<std::int32_t>(static_cast<std::uint32_t>(fixed(4)));
    return values;
}

std::vector<std::uint8_t> StateReader::octets() {
    std::vector<std::uint8_t> values(count(1));
    for (auto& value : values) value = static_cast<std::uint8_t>(fixed(1));
    return values;
}

Matrix StateReader::matrix() {
    const auto rows = static_cast<Index>(whole(kMostColumns));
    const auto columns = static_cast<Index>(whole(kMostColumns));
    const std::vector<double> values = numbers();
    if (static_cast<Index>(values.size()) != rows * columns) damaged();
    return Eigen::Map<const Matrix>(values.data(), rows, columns);
}

Vector StateReader::vector() {
    const std::vector<double> values = numbers();
    return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
}

}  // namespace footbridge
