// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "core/bundle/archive.h"
#include "core/bundle/bundle.h"

namespace footbridge {

/// A model of three features: a number, a category whose levels need quoting, a number that may be
/// missing; with trees, a network layer and an interval.
AdaptedModel sampleModel();
Matrix sampleRows(Index rows);
Provenance sampleProvenance();

/// A folder of its own that goes away with the test.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    std::filesystem::path operator/(const char* name) const { return m_path / name; }

  private:
    std::filesystem::path m_path;
};

}  // namespace footbridge
