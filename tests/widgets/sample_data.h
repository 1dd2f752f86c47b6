// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/dataset.h"

namespace footbridge {

/// A dataset out of CSV text; the response is the column named "time" where there is one.
Dataset datasetFrom(const char* csv, const char* label);

/// Twelve runs with columns n, threads, cache misses and time.
Dataset sampleSource();
/// Ten runs with columns n, cores, l2_cache_misses and time; "cores" is another name.
Dataset sampleTarget();
/// `rows` runs with `columns` numeric features and a response.
Dataset largeDataset(Index rows, int columns);

}  // namespace footbridge
