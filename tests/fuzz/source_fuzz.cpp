// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "core/run/error.h"
#include "core/source/source_state.h"

// The bytes are a stored source model; what is read predicts and is written again to the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace footbridge;
    try {
        const auto model = readSourceModel({reinterpret_cast<const char*>(data), size}, "fuzz");
        const std::string again = writeSourceModel(*model);
        if (writeSourceModel(*readSourceModel(again, "fuzz")) != again) std::abort();
        model->predictions(Matrix::Constant(2, model->schema.size(), 0.5));
    } catch (const Error&) {
    }
    return 0;
}
