// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "core/bundle/json_text.h"
#include "core/graph/graph_json.h"
#include "core/graph/interpreter.h"
#include "core/run/error.h"

// The bytes are the JSON of a model's graph; what is read is run and written again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace footbridge;
    const auto json = parseJson({reinterpret_cast<const char*>(data), size});
    if (!json) return 0;
    try {
        const graph::ModelGraph graph = graph::fromJson(*json);
        if (graph::toJson(graph::fromJson(graph::toJson(graph))) != graph::toJson(graph))
            std::abort();
        if (graph.inputColumns() > 1000) return 0;
        Matrix rows = Matrix::Constant(3, graph.inputColumns(), 0.5);
        if (rows.cols() > 0) rows(1, 0) = std::nan("");
        if (graph::run(graph, rows).size() != 3) std::abort();
    } catch (const Error&) {
    }
    return 0;
}
