// SPDX-License-Identifier: GPL-3.0-or-later
#include "unpacked_bundle.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <iostream>

#include "core/bundle/archive.h"
#include "core/bundle/conformance.h"
#include "core/bundle/samples_file.h"
#include "core/run/file.h"
#include "tests/core/bundle/sample_bundle.h"

namespace footbridge {

std::uintmax_t unpackBundle(const AdaptedModel& model, const Matrix& samples,
                            const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder);
    const auto zip = folder / "model.zip";
    BundleExtras extras;
    extras.compileCode = true;
    const ExportReport report =
        writeBundle(zip, model, sampleProvenance(), samples, "", {}, extras);
    EXPECT_TRUE(report.codeDifference) << "model.c was not compiled";
    std::cout << "model.c: " << report.codeBytes << " bytes, differs by "
              << report.codeDifference.value_or(-1) << "\n";
    const auto size = std::filesystem::file_size(zip);
    for (const auto& [name, bytes] : readArchive(readFile(zip), zip.string())) {
        std::filesystem::create_directories((folder / name).parent_path());
        writeFile(folder / name, bytes);
    }
    const Matrix rows = conformanceRows(model, 1000, 20);
    writeFile(folder / "rows.csv", writeSamples(model.schema, rows, model.predict(rows)));
    return size;
}

std::string outputOf(const std::string& command) {
    std::FILE* pipe = ::popen(command.c_str(), "r");
    if (!pipe) {
        ADD_FAILURE() << "cannot run " << command;
        return "";
    }
    std::string output;
    char part[4096];
    while (const std::size_t count = std::fread(part, 1, sizeof part, pipe)) {
        output.append(part, count);
    }
    EXPECT_EQ(::pclose(pipe), 0) << command;
    return output;
}

}  // namespace footbridge
