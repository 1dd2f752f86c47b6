// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/samples_file.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/bundle/bundle_messages.h"
#include "core/run/error.h"
#include "core/run/missing.h"
#include "core/run/number_text.h"
#include "core/table/csv_cursor.h"
#include "core/table/csv_writer.h"

namespace footbridge {
namespace {

constexpr const char* kUnseen = "(unseen)";

std::string cellOf(const Feature& feature, double value) {
    if (std::isnan(value)) return "";
    if (feature.type == ColumnType::Number) return formatNumber(value);
    const bool known = value >= 0 && value < static_cast<double>(feature.levels.size());
    return known ? feature.levels[static_cast<std::size_t>(value)] : kUnseen;
}

bool parseCell(const std::string& cell, double& value) {
    value = kMissing;
    if (cell.empty()) return true;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
    return error == std::errc{} && end == cell.data() + cell.size();
}

bool parseFeature(const Feature& feature, const std::string& cell, double& value) {
    if (feature.type == ColumnType::Number || cell.empty()) return parseCell(cell, value);
    const auto level = std::find(feature.levels.begin(), feature.levels.end(), cell);
    const bool known = level != feature.levels.end();
    value = known ? static_cast<double>(level - feature.levels.begin()) : -1;
    return true;
}

/// All cells as text, the header first.
std::vector<std::vector<std::string>> recordsOf(const std::string& csv) {
    std::vector<std::vector<std::string>> records;
    CsvCursor cursor(csv, ',');
    while (!cursor.atEnd()) {
        auto& cells = records.emplace_back();
        do cells.emplace_back(cursor.cell().text);
        while (cursor.nextCell());
    }
    return records;
}

}  // namespace

std::string writeSamples(const FeatureSchema& schema, const Matrix& raw,
                         const Prediction& prediction) {
    std::vector<std::string> cells;
    for (const Feature& feature : schema.features) cells.push_back(feature.name);
    for (const char* name : {"prediction", "lower", "upper"}) cells.emplace_back(name);
    const bool requests = prediction.request.size() > 0;
    if (requests) cells.emplace_back("request");
    std::string text = csvRecord(cells) + '\n';
    const bool intervals = prediction.lower.size() == raw.rows();
    for (Index row = 0; row < raw.rows(); ++row) {
        cells.clear();
        for (Index c = 0; c < raw.cols(); ++c) {
            cells.push_back(cellOf(schema.features[static_cast<std::size_t>(c)], raw(row, c)));
        }
        cells.push_back(formatNumber(prediction.value[row]));
        cells.push_back(intervals ? formatNumber(prediction.lower[row]) : "");
        cells.push_back(intervals ? formatNumber(prediction.upper[row]) : "");
        if (requests) cells.push_back(formatNumber(prediction.request[row]));
        text += csvRecord(cells) + '\n';
    }
    return text;
}

Samples readSamples(const std::string& csv, const FeatureSchema& schema,
                    const std::string& bundle) {
    const auto records = recordsOf(csv);
    const auto features = static_cast<std::size_t>(schema.size());
    const auto damaged = [&](std::size_t row) {
        return Error(messages::kSamplesDamaged, {bundle, row});
    };
    if (records.size() < 2) throw damaged(0);

    const auto rows = static_cast<Index>(records.size()) - 1;
    const bool requests = records.front().size() == features + 4;
    Samples samples{Matrix(rows, schema.size()),
                    {Vector(rows), Vector(rows), Vector(rows), Vector(requests ? rows : 0)}};
    for (std::size_t i = 0; i < records.size(); ++i) {
        const auto& cells = records[i];
        if (cells.size() != features + (requests ? 4 : 3)) throw damaged(i);
        if (i == 0) continue;
        const auto row = static_cast<Index>(i) - 1;
        bool fine = parseCell(cells[features], samples.prediction.value[row]) &&
                    parseCell(cells[features + 1], samples.prediction.lower[row]) &&
                    parseCell(cells[features + 2], samples.prediction.upper[row]) &&
                    (!requests || parseCell(cells[features + 3], samples.prediction.request[row]));
        for (std::size_t c = 0; c < features; ++c) {
            fine = fine && parseFeature(schema.features[c], cells[c],
                                        samples.raw(row, static_cast<Index>(c)));
        }
        if (!fine) throw damaged(i);
    }
    if (samples.prediction.lower.array().isNaN().all()) {
        samples.prediction.lower.resize(0);
        samples.prediction.upper.resize(0);
    }
    return samples;
}

}  // namespace footbridge
