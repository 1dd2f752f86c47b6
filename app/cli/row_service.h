// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/bundle/bundle.h"

namespace footbridge {

/// Answers rows that come as lines of JSON:
///     {"id": 7, "features": {"size": 100, "compiler": "gcc", "threads": null}}
///     {"id": 7, "response": 1.5, "lower": 1.2, "upper": 1.9}
/// Features are found by name as `predict` finds the columns of a CSV, units converted; one that is
/// not there is an error, null or "" a missing value. What is odd about a row stands under
/// "warnings", what the model asks to request under "request". A line that cannot be answered gets
///     {"id": 7, "error": "…"}
class RowService {
  public:
    explicit RowService(const Bundle& bundle) : m_bundle(bundle) {}

    /// A line for each of the lines, in their order; their rows are predicted together.
    std::string answer(const std::vector<std::string_view>& lines, const RunContext& context);
    /// For a line that was too long to be kept.
    static std::string tooLong(std::size_t bytes);

  private:
    /// Which of the names in a question each feature is, and what its numbers are multiplied by.
    struct Place {
        std::string name;
        double factor = 1;
    };
    using Places = std::vector<Place>;
    struct Question;
    void read(std::string_view line, Question& question);
    const Places& placesOf(const nlohmann::json& features);

    const Bundle& m_bundle;
    std::map<std::vector<std::string>, Places> m_places;  // by the names of a question
};

}  // namespace footbridge
