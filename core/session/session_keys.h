// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace footbridge {

/// The values of one object of a session's JSON, checked; what is wrong is an Error that names the
/// file and the key.
class SessionKeys {
  public:
    using Json = nlohmann::json;

    SessionKeys(const Json& object, std::string file, std::string place = {});

    bool has(const char* key) const;  ///< there, and not null
    SessionKeys object(const char* key) const;
    const Json& list(const char* key) const;
    SessionKeys element(const char* key, std::size_t position) const;
    std::string text(const char* key) const;
    std::string textOr(const char* key, const std::string& otherwise) const;
    bool flagOr(const char* key, bool otherwise) const;
    double numberOr(const char* key, double otherwise) const;
    std::uint64_t countOr(const char* key, std::uint64_t otherwise, std::uint64_t most) const;
    std::vector<std::string> textsOr(const char* key) const;
    std::vector<std::pair<std::string, std::string>> pairsOr(const char* key) const;
    /// "" or one character.
    char signOr(const char* key, char otherwise) const;
    [[noreturn]] void fail(const std::string& key) const;
    const Json& json() const { return m_object; }

  private:
    const Json& at(const char* key) const;

    const Json& m_object;
    std::string m_file, m_place;
};

}  // namespace footbridge
