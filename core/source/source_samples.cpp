// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_samples.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <numeric>
#include <type_traits>

#include "core/matching/common_schema.h"
#include "core/matching/matching.h"
#include "core/metrics/errors.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/source/content_order.h"
#include "core/source/source_messages.h"
#include "core/source/source_rows.h"

namespace footbridge {
namespace {

SourceSample sampleOf(const Dataset& source, const FeatureSchema& schema, SourcePart& part,
                      ResponseTransform::Kind kind, const SourceOptions& options,
                      const std::string& purpose, std::uint64_t seed) {
    const Rows labelled = source.labelledRows();
    if (std::ssize(labelled) < kFewestSourceRows)
        throw Error(messages::kSourceTooSmall, {source.label, labelled.size(), kFewestSourceRows});
    const Vector response = source.response();
    part.label = source.label;
    part.fileName = std::filesystem::path(source.table->path).filename().string();
    part.checksum = source.table->checksum;
    part.transform = chooseTransform(response(labelled), kind == ResponseTransform::Kind::Log);
    const Rows rows =
        drawAtMost(contentOrder(source, schema), options.rowsPerSource, seed, "rows of " + purpose);
    SourceSample sample{sourceRows(schema, source, rows), part.transform.forward(response(rows)),
                        renumbered(source.groupKeys(), rows)};
    part.rows = static_cast<Index>(rows.size());
    part.mean = sample.v.mean();
    const double deviation = std::sqrt(variance(sample.v));
    part.deviation = deviation > 0 ? deviation : 1;
    return sample;
}

/// Values one after the other, each list after its length, so that no two lists look the same.
class Record {
  public:
    template <typename Number>
    requires std::is_arithmetic_v<Number> || std::is_enum_v<Number>
    void add(Number value) { m_bytes.append(reinterpret_cast<const char*>(&value), sizeof value); }
    void add(const std::string& text) { addAll(text.data(), text.size()); }
    void add(const std::vector<int>& values) { addAll(values.data(), values.size()); }
    void add(const Matrix& values) {
        add(values.cols());
        addAll(values.data(), static_cast<std::size_t>(values.size()));
    }
    void add(const Vector& values) {
        addAll(values.data(), static_cast<std::size_t>(values.size()));
    }
    const std::string& bytes() const { return m_bytes; }

  private:
    template <typename Item>
    void addAll(const Item* items, std::size_t count) {
        add(count);
        m_bytes.append(reinterpret_cast<const char*>(items), count * sizeof(Item));
    }
    std::string m_bytes;
};

}  // namespace

std::vector<int> SourceSample::groupsOf(const Rows& rows) const {
    std::vector<int> own;
    if (groups.empty()) return own;
    for (const Index row : rows) own.push_back(groups[static_cast<std::size_t>(row)]);
    return own;
}

std::string SourceSamples::digest() const {
    Record record;
    record.add(schema.features.size());
    for (const Feature& feature : schema.features) {
        const auto& [name, type, unit, levels] = feature;
        record.add(name);
        record.add(type);
        record.add(unit);
        record.add(levels.size());
        for (const std::string& level : levels) record.add(level);
    }
    for (std::size_t j = 0; j < parts.size(); ++j) {
        const SourcePart& part = parts[j];
        record.add(part.label);
        record.add(part.checksum);
        record.add(part.transform.kind);
        record.add(part.transform.scale);
        record.add(each[j].raw);
        record.add(each[j].v);
        record.add(each[j].groups);
    }
    record.add(sharesColumns);
    // Members are named all together, so that one that is new does not compile until it counts.
    const auto& [networks, networkSteps, boostingRounds, rowsPerSource, networkRows, processRows] =
        options;
    record.add(networks);
    record.add(networkSteps);
    record.add(boostingRounds);
    record.add(rowsPerSource);
    record.add(networkRows);
    record.add(processRows);
    record.add(seed);
    return sha256(record.bytes());
}

SourceSamples drawSamples(std::span<const Dataset> sources, const std::vector<std::string>& common,
                          ResponseTransform::Kind kind, const SourceOptions& options,
                          const RunContext& context) {
    if (sources.empty()) throw Error(messages::kNoSource);
    SourceSamples samples;
    samples.options = options;
    samples.seed = context.seed;
    samples.sharesColumns = !common.empty();
    const FeatureSchema shared = commonSchema(sources);
    samples.schema = common.empty() ? shared : shared.select(common);
    const std::vector<Dataset> distinct = distinctSources(sources);
    for (std::size_t j = 0; j < distinct.size(); ++j) {
        context.checkCancelled();
        samples.parts.emplace_back();
        samples.each.push_back(sampleOf(distinct[j], samples.schema, samples.parts.back(), kind,
                                        options, "source " + std::to_string(j + 1), context.seed));
    }
    if (samples.schema.size() == 0) throw Error(messages::kSourceNoFeatures);
    return samples;
}

Rows drawAtMost(const Rows& rows, Index limit, std::uint64_t seed, const std::string& purpose) {
    const auto count = static_cast<Index>(rows.size());
    if (count <= limit) return rows;
    Rows places = Random(seed, purpose).permutation(count);
    places.resize(static_cast<std::size_t>(limit));
    std::sort(places.begin(), places.end());
    Rows drawn;
    for (const Index place : places) drawn.push_back(rows[static_cast<std::size_t>(place)]);
    return drawn;
}

Rows drawAtMost(Index count, Index limit, std::uint64_t seed, const std::string& purpose) {
    Rows rows(static_cast<std::size_t>(count));
    std::iota(rows.begin(), rows.end(), Index{0});
    return drawAtMost(rows, limit, seed, purpose);
}

}  // namespace footbridge
