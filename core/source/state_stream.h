// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/run/matrix.h"

namespace footbridge {

/// Values one after the other as little-endian bytes; lists with their length before them.
class StateWriter {
  public:
    void whole(std::uint64_t value) { fixed(value, 8); }
    void flag(bool value) { m_bytes += value ? '\1' : '\0'; }
    void number(double value);
    void text(std::string_view value);
    /// In four bytes each where that loses nothing, else in eight.
    void numbers(std::span<const double> values);
    void integers(std::span<const std::int32_t> values);
    void octets(std::span<const std::uint8_t> values);
    void matrix(const Matrix& values);
    void vector(const Vector& values);

    std::string take() { return std::move(m_bytes); }

  private:
    void fixed(std::uint64_t value, int bytes);
    std::string m_bytes;
};

/// Reads the same values again. Every function throws Error, naming `source`, where the bytes end
/// too early or say what cannot be; no length is believed beyond the bytes that are there.
class StateReader {
  public:
    StateReader(std::string_view bytes, std::string source)
        : m_bytes(bytes), m_source(std::move(source)) {}

    std::uint64_t whole() { return fixed(8); }
    std::uint64_t whole(std::uint64_t most);  ///< at most that
    bool flag();
    double number();
    std::string text();
    std::vector<double> numbers();
    std::vector<std::int32_t> integers();
    std::vector<std::uint8_t> octets();
    Matrix matrix();
    Vector vector();

    std::size_t left() const { return m_bytes.size() - m_at; }
    std::size_t count(std::size_t bytesEach);  ///< of entries that take at least so many bytes
    [[noreturn]] void damaged() const;

  private:
    std::uint64_t fixed(int bytes);
    std::string_view m_bytes;
    std::size_t m_at = 0;
    std::string m_source;
};

}  // namespace footbridge
