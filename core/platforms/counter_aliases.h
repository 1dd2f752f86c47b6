// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace footbridge {

/// Names that tools give to counters, each with the one that is used here: PAPI's where it has one
/// (METHODS.md, "Platforms"). Upper and lower case and what separates words do not count.
class CounterAliases {
  public:
    static const CounterAliases& builtIn();  ///< PAPI, perf, POWER, AMD, NVIDIA
    /// A CSV whose lines begin with the name to use, followed by what tools write; empty lines and
    /// lines that begin with # do not count. Throws Error naming the line.
    static CounterAliases parse(std::string_view text);
    static std::string builtInText();  ///< what parse() reads, to be edited

    /// The name to use; the name itself where the table does not have it.
    std::string nameOf(std::string_view counter) const;
    bool knows(std::string_view counter) const;
    const std::string& text() const { return m_text; }  ///< what was parsed; empty if built in

  private:
    std::string m_text;
    std::map<std::string, std::string, std::less<>> m_names;
};

/// The counter that others can be ratios of.
inline constexpr const char* kTotalInstructions = "PAPI_TOT_INS";
/// Whether a counter of this name, as the table gives it, counts instructions.
bool countsInstructions(std::string_view name);
/// What such a counter is called as a share of the total, and the counter of such a name ("" where
/// it is none).
std::string ratioName(std::string_view counter);
std::string counterOfRatio(std::string_view name);

}  // namespace footbridge
