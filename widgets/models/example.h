// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/run/run_context.h"
#include "core/table/dataset.h"

namespace footbridge {

struct ExampleData {
    Dataset source, target;
};

/// The built-in example, as measured on two platforms by the program in resources/example. Reads
/// compiled-in text, so it works without any file. Throws Cancelled.
ExampleData exampleData(const RunContext& context = {});

/// The example's file of the given name ("source.csv", "target.csv") as bytes.
std::string exampleFile(const char* name);

/// Makes the compiled-in icons and example findable under ":/"; may be called again.
void loadResources();

}  // namespace footbridge
