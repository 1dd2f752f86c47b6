// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
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

/// Reads a table from a file, or from the example where the path starts with ":/". Throws Error and
/// Cancelled as readTable does.
std::shared_ptr<const Table> readTableAt(const QString& path, const CsvOptions& options,
                                         const RunContext& context);

/// The example's file of the given name ("source.csv", "target.csv") as bytes.
std::string exampleFile(const char* name);

/// Makes the compiled-in icons and example findable under ":/"; may be called again.
void loadResources();

}  // namespace footbridge
