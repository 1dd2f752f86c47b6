// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/run/run_context.h"

namespace footbridge {

using Json = nlohmann::ordered_json;

/// Where a command writes: text or JSON to the standard output, progress to the standard error.
class Console {
  public:
    Console(bool json, bool quiet, ThreadBudget threads, std::stop_token stop);
    ~Console();

    bool wantsJson() const { return m_json; }
    int threads() const { return m_threads.threads(); }
    /// For long computations: progress and notes go to the standard error unless --quiet.
    RunContext context(std::uint64_t seed = 1) const;
    /// What makes results worth less, such as rows that the test may not have: to the standard
    /// error, --quiet or not.
    void doubt(const Message& sentence) const;

    void line(std::string_view text = {}) const;  ///< nothing under --json
    void lines(std::string_view text) const;      ///< a text that has line ends of its own
    /// Columns aligned under their titles; cells that are numbers to the right.
    void table(const std::vector<std::string>& titles,
               const std::vector<std::vector<std::string>>& rows) const;
    void json(const Json& document) const;   ///< nothing without --json
    void raw(std::string_view bytes) const;  ///< as it is, in either mode
    std::string stage() const;  ///< what is being done, as last reported; empty before that
    void endProgress() const;   ///< takes a line of progress away that is still written over
    /// Throws Error as finishOutput() does.
    void finish() const;

  private:
    class Progress;
    bool m_json;
    ThreadBudget m_threads;
    std::stop_token m_stop;
    std::unique_ptr<Progress> m_progress;
};

/// Writes to the standard output; finishOutput() throws Error when something did not arrive there.
void writeOutput(std::string_view bytes);
void finishOutput();
/// A number for people: `digits` significant digits, whatever the locale; "–" for NaN.
std::string roundedNumber(double value, int digits = 3);
/// A number for JSON: null where it is not finite.
Json jsonNumber(double value);
Json textsJson(const std::vector<Message>& messages);  ///< a list of sentences
std::string joined(const std::vector<std::string>& texts, std::string_view separator = ", ");

}  // namespace footbridge
