// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/version_snapshot.h"

#include <algorithm>
#include <cmath>

#include "core/metrics/errors.h"

namespace footbridge {
namespace {

constexpr Index kLastRuns = 200;

}  // namespace

void describeRuns(const std::deque<StreamRow>& window, const ResponseTransform& transform,
                  VersionSnapshot& snapshot) {
    snapshot.learnedFrom = std::ssize(window);
    snapshot.low = snapshot.high = window.back().raw;
    for (const StreamRow& row : window)
        for (Index i = 0; i < row.raw.size(); ++i) {
            // fmin and fmax leave a missing value for a number.
            snapshot.low[i] = std::fmin(row.raw[i], snapshot.low[i]);
            snapshot.high[i] = std::fmax(row.raw[i], snapshot.high[i]);
        }
    const Index count = std::min(kLastRuns, std::ssize(window));
    snapshot.last.resize(count, window.back().raw.size());
    Vector sizes(count);
    for (Index i = 0; i < count; ++i) {
        const StreamRow& row = window[window.size() - static_cast<std::size_t>(count - i)];
        snapshot.last.row(i) = row.raw;
        sizes[i] = std::abs(transform.backward(row.v));
    }
    const double typical = median(sizes);
    if (typical > 0) snapshot.typicalResponse = typical;
}

VersionSnapshot EndedVersion::whole(const ResponseTransform& transform, double smallest) const {
    using namespace graph;
    VersionSnapshot snapshot = rest;
    Builder builder = base ? Builder(base->graph) : Builder(snapshot.schema.size());
    const std::optional<Value> response =
        base ? std::optional<Value>(builder.output()) : std::nullopt;
    const Value v = layer.emit(builder, builder.input(), *model, response, smallest);
    snapshot.graph = builder.finish(transform.emitBackward(builder, v));
    return snapshot;
}

}  // namespace footbridge
