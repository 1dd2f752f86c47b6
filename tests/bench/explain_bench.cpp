// SPDX-License-Identifier: GPL-3.0-or-later
// How long an explanation takes: of a row (300 ms are instant) and of the model (2 s), with a
// bundle of the example or of any other tables.
//   explain_bench BUNDLE ROWS.csv [SOURCE.csv]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>

#include "core/analysis/proposal.h"
#include "core/bundle/bundle_explanation.h"
#include "core/explain/row_explanation.h"
#include "core/run/error.h"
#include "core/table/table_reader.h"

namespace {

using namespace footbridge;
using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

void measure(int count, char** arguments) {
    const Bundle bundle = readBundle(arguments[1]);
    const Table table = readTable(arguments[2], {}, {});
    const Matrix raw = rawFeatures(table, bundle.model.schema);
    std::vector<Dataset> sources;
    if (count > 3) {
        auto source = std::make_shared<const Table>(readTable(arguments[3], {}, {}));
        Roles roles = proposedSourceRoles(*source, bundle.model.responseName);
        sources.push_back(makeDataset(std::move(source), std::move(roles)));
    }
    auto begin = Clock::now();
    const ExplainedModel explained = explainedBundle(bundle, sources);
    std::printf("reading what is compared: %.1f ms\n", millisecondsSince(begin));
    std::vector<double> times;
    for (Index row = 0; row < std::min<Index>(raw.rows(), 30); ++row) {
        begin = Clock::now();
        explainRow(explained, raw.row(row), 4, {});
        times.push_back(millisecondsSince(begin));
    }
    std::sort(times.begin(), times.end());
    std::printf("a row: median %.1f ms, greatest %.1f ms (%td features, %td shots)\n",
                times[times.size() / 2], times.back(), bundle.model.schema.size(),
                static_cast<Index>(bundle.model.residuals.size()));
    begin = Clock::now();
    const ModelExplanation model = explainBundle(bundle, table, arguments[1], {});
    std::printf("the model: %.0f ms (%td rows, %d repeats, %zu curves)\n", millisecondsSince(begin),
                model.importance.rows, model.importance.repeats, model.curves.size());
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 3) {
        std::fprintf(stderr, "explain_bench BUNDLE ROWS.csv [SOURCE.csv]\n");
        return 2;
    }
    try {
        measure(count, arguments);
    } catch (const Error& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
