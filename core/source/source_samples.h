// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/source/source_model.h"

namespace footbridge {

/// With a response, of a source that can be learned from.
inline constexpr Index kFewestSourceRows = 5;

/// The rows of one source that take part in training, and what they say.
struct SourceSample {
    Matrix raw;               ///< by the schema of all samples
    Vector v;                 ///< transformed responses
    std::vector<int> groups;  ///< empty without groups

    std::vector<int> groupsOf(const Rows& rows) const;  ///< empty without groups
};

/// All that training a source model reads. The same samples give the same model to the bit.
struct SourceSamples {
    FeatureSchema schema;
    bool sharesColumns = true;
    std::vector<SourcePart> parts;  ///< what they are and their scales; nothing trained yet
    std::vector<SourceSample> each;
    SourceOptions options;
    std::uint64_t seed = 1;

    /// SHA-256 of all of it: units and spellings, roles and rows count as far as they change what
    /// is read. Where the tables lie does not count.
    std::string digest() const;
};

/// Draws the rows; arguments and errors as of trainSource(), the seed is the context's.
SourceSamples drawSamples(std::span<const Dataset> sources, const std::vector<std::string>& common,
                          ResponseTransform::Kind kind, const SourceOptions& options,
                          const RunContext& context);

/// At most `limit` of the rows, drawn with the seed, in the order given.
Rows drawAtMost(const Rows& rows, Index limit, std::uint64_t seed, const std::string& purpose);
Rows drawAtMost(Index count, Index limit, std::uint64_t seed, const std::string& purpose);

}  // namespace footbridge
