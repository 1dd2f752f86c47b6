// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>

#include "core/bundle/manifest.h"
#include "core/bundle/manifest_reader.h"
#include "core/bundle/samples_file.h"
#include "core/run/error.h"

#include <nlohmann/json.hpp>

// The bytes are a manifest; where one is read, its schema reads a CSV of samples.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace footbridge;
    const std::string text(reinterpret_cast<const char*>(data), size);
    try {
        const nlohmann::json manifest = parseManifest(text, "fuzz");
        Bundle bundle;
        readDescription(manifest, "fuzz", bundle);
        const Samples samples = readSamples("a,b,prediction,lower,upper\n1,x,2,1,3\n,,4,,\n",
                                            bundle.model.schema, "fuzz");
        writeSamples(bundle.model.schema, samples.raw, samples.prediction);
    } catch (const Error&) {
    }
    try {
        const nlohmann::json manifest = parseManifest(text, "fuzz");
        checkFiles(manifest, {{"model.pt", "x"}}, "fuzz");
    } catch (const Error&) {
    }
    return 0;
}
