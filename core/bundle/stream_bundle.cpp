// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/stream_bundle.h"

#include <algorithm>
#include <limits>

namespace footbridge {

std::optional<StreamExport> streamExport(const LiveStream& stream, int version,
                                         const std::string& name) {
    const OnlineLearner& learner = stream.learner();
    std::optional<VersionSnapshot> snapshot = learner.snapshot(version);
    if (!snapshot) return std::nullopt;
    StreamExport made;
    AdaptedModel& model = made.model;
    model.schema = std::move(snapshot->schema);
    for (Index i = 0; i < model.schema.size(); ++i) {
        const bool number =
            model.schema.features[static_cast<std::size_t>(i)].type == ColumnType::Number;
        constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
        model.low.push_back(number ? snapshot->low[i] : kNone);
        model.high.push_back(number ? snapshot->high[i] : kNone);
    }
    model.responseName = stream.response();
    model.responseUnit = stream.responseUnit();
    model.transform = learner.transform();
    model.typicalResponse = snapshot->typicalResponse;
    model.graph = std::move(snapshot->graph);
    if (snapshot->halfWidth)
        model.interval = IntervalWidth{learner.options().level, *snapshot->halfWidth};
    made.samples = std::move(snapshot->last);
    Provenance& provenance = made.provenance;
    const std::string file = std::filesystem::path(name).filename().string();
    const std::vector<StreamVersion>& versions = learner.versions();
    const auto found = std::ranges::find(versions, version, &StreamVersion::number);
    const Index until =
        found + 1 < versions.end() ? (found + 1)->from : learner.runs();  // behind the initial runs
    provenance.target = {file + ", version " + std::to_string(version), file, "", until};
    provenance.shotsLeftOut = snapshot->learnedFrom;
    provenance.pool = "shots";
    provenance.seed = learner.options().seed;
    return made;
}

ExportReport writeStreamBundle(const std::filesystem::path& path, const StreamExport& version,
                               const RunContext& context) {
    return writeBundle(path, version.model, version.provenance, version.samples, "", context);
}

}  // namespace footbridge
