// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "sample_bundle.h"

namespace footbridge {
namespace {

TEST(BundleInPython, LoadsAsItsReadmeSaysAndReproducesTheSamples) {
    const TemporaryFolder folder;
    const auto path = folder / "model.zip";
    writeBundle(path, sampleModel(), sampleProvenance(), sampleRows(80), "", {});

    const std::string command =
        std::string(FOOTBRIDGE_PYTHON) + " " + FOOTBRIDGE_BUNDLE_SCRIPT + " " + path.string();

    EXPECT_EQ(std::system(command.c_str()), 0);
}

}  // namespace
}  // namespace footbridge
