// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/graph/model_graph.h"

namespace footbridge::graph {

/// Of what writeCSource() writes; another one may write other bytes for the same model.
inline constexpr int kCSourceFormat = 2;

/// A column of x.
struct CFeature {
    std::string name, unit;
    bool category = false;
    std::vector<std::string> levels;  ///< of a category; x holds their positions
    double low = 0, high = 0;         ///< of a number, what the model knows; NaN: not known
};

/// What a row can be, as bits of what predict() returns.
inline constexpr unsigned kCMissing = 1, kCUnseenLevel = 2, kCOutsideRange = 4;

struct CModel {
    std::string
        prefix;  ///< of all names that other files see; an identifier, such as "fb_1a2b3c4d"
    std::string headerName;  ///< under which the source includes the header
    std::string response, responseUnit;
    std::vector<CFeature> features;  ///< as many as the graph has columns
    /// Of a model of several responses, how each is called; none of one.
    std::vector<std::string> responses;
    int outputs = -1;  ///< with several: the step of them, then their lower, then their upper ends
    unsigned refused = 0;  ///< bits of rows that whoever made the model would have refused
};

struct CSource {
    std::string header, source;
    std::size_t stackBytes = 0;  ///< that a prediction takes at most, about
};

/// The model as C99 that needs nothing but math.h, stddef.h and stdint.h: it allocates nothing, has
/// no variables of its own and may be called from any number of threads. The header declares
///     int <prefix>_predict(const double *features, double *response, double *lower, double *upper)
/// and the same as predict(), the features' names, units, levels and ranges as tables, and how a
/// level becomes a number. The same model gives the same bytes. Throws Error when the features are
/// not as many as the graph's.
CSource writeCSource(const ModelGraph& graph, const CModel& model);

}  // namespace footbridge::graph
