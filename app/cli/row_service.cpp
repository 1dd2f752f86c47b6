// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/row_service.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "app/cli/cli_messages.h"
#include "app/cli/prediction_file.h"
#include "core/bundle/json_text.h"
#include "core/matching/aligned_table.h"
#include "core/run/error.h"
#include "core/run/missing.h"
#include "core/run/number_limits.h"
#include "core/run/plain_number.h"

namespace footbridge {
namespace {

using SentJson = nlohmann::json;

constexpr std::size_t kMostKinds = 64;  // sets of names that are remembered

Error wrongValue(const std::string& name) {
    return {messages::kCliServeValue, {name}};
}

double numberOf(const std::string& name, const SentJson& value) {
    if (value.is_null()) return kMissing;
    if (value.is_number()) return value.get<double>();
    if (!value.is_string()) throw wrongValue(name);
    const auto& text = value.get_ref<const std::string&>();
    if (text.empty()) return kMissing;
    double number = kMissing;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc{} || read.ptr != end) throw wrongValue(name);
    return std::isfinite(number) ? number : kMissing;
}

double levelOf(const std::string& name, const SentJson& value, const Feature& feature) {
    if (value.is_null()) return kMissing;
    std::string text;
    if (value.is_string())
        text = value.get_ref<const std::string&>();
    else if (value.is_number_integer())
        text = value.dump();
    else if (value.is_number())
        text = plainNumber(value.get<double>());
    else if (value.is_boolean())
        text = value.get<bool>() ? "true" : "false";
    else
        throw wrongValue(name);
    if (text.empty()) return kMissing;
    const auto at = std::find(feature.levels.begin(), feature.levels.end(), text);
    return at == feature.levels.end() ? -1 : static_cast<double>(at - feature.levels.begin());
}

SentJson numberJson(double value) {
    return std::isfinite(value) ? SentJson(value) : SentJson(nullptr);
}

/// The question's identifier goes back as it came, be it a number that no computer keeps.
std::string lineOf(const std::string& id, const SentJson& answer) {
    const std::string rest = answer.dump(-1, ' ', false, SentJson::error_handler_t::replace);
    return "{\"id\":" + id + "," + rest.substr(1) + "\n";
}

/// What of the row's oddities the model is not meant for.
RowFlags refusedOf(const RowFlags& flags, const InputPolicy& policy) {
    return {flags.missing && policy.refuseMissing, flags.unseenLevel && policy.refuseUnseenLevel,
            flags.outsideRange && policy.refuseOutsideRange};
}

SentJson warningsOf(const RowFlags& flags) {
    SentJson warnings = SentJson::array();
    if (flags.missing) warnings.push_back(flagText({true, false, false}));
    if (flags.unseenLevel) warnings.push_back(flagText({false, true, false}));
    if (flags.outsideRange) warnings.push_back(flagText({false, false, true}));
    return warnings;
}

}  // namespace

struct RowService::Question {
    std::string id = "null";  ///< as JSON
    Vector row;
    std::string error;  ///< empty: it has a row
};

const RowService::Places& RowService::placesOf(const SentJson& features) {
    std::vector<std::string> names;
    for (const auto& [name, value] : features.items()) names.push_back(name);
    const auto known = m_places.find(names);
    if (known != m_places.end()) return known->second;
    // A table of these columns tells where each feature comes from: its first row holds 1, so that
    // it shows the factor, its second one the place of the name.
    Table table;
    table.name = "the question";
    for (std::size_t i = 0; i < names.size(); ++i)
        table.columns.push_back(
            {names[i], ColumnType::Number, {1, static_cast<double>(i)}, {}, {}});
    const std::vector<Feature>& wanted = m_bundle.model.schema.features;
    const AlignedTable aligned = alignColumns(table, wanted, m_bundle.policy.refuseOtherUnit);
    Places places;
    std::string lacking;
    for (const Feature& feature : wanted) {
        const Column* column = aligned.table.find(feature.name);
        if (!column) {
            lacking += (lacking.empty() ? "" : ", ") + feature.name;
            continue;
        }
        const double factor = column->numbers[0];
        const auto at = static_cast<std::size_t>(std::lround(column->numbers[1] / factor));
        places.push_back({names[at], factor});
    }
    if (!lacking.empty()) throw Error(messages::kCliServeLacks, {lacking});
    if (m_places.size() >= kMostKinds) m_places.clear();
    return m_places.emplace(std::move(names), std::move(places)).first->second;
}

void RowService::read(std::string_view line, Question& question) {
    const std::optional<SentJson> json = parseJson(line);
    if (!json || !json->is_object()) throw Error(messages::kCliServeNoJson);
    if (const std::string_view id = memberText(line, "id"); !id.empty()) question.id = id;
    const auto features = json->find("features");
    if (features == json->end() || !features->is_object())
        throw Error(messages::kCliServeNoFeatures);
    const Places& places = placesOf(*features);
    const FeatureSchema& schema = m_bundle.model.schema;
    question.row.resize(schema.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto& [name, factor] = places[i];
        const Feature& feature = schema.features[i];
        const SentJson& value = features->at(name);
        double& cell = question.row[static_cast<Index>(i)];
        cell = feature.type == ColumnType::Number ? numberOf(name, value) * factor
                                                  : levelOf(name, value, feature);
        if (isTooLarge(cell)) throw Error(messages::kCliServeTooLarge, {name});
    }
}

std::string RowService::answer(const std::vector<std::string_view>& lines,
                               const RunContext& context) {
    std::vector<Question> questions(lines.size());
    Index rows = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        try {
            read(lines[i], questions[i]);
            ++rows;
        } catch (const Error& error) {
            questions[i].error = error.what();
        }
    }
    const AdaptedModel& model = m_bundle.model;
    Matrix raw(rows, model.schema.size());
    Index row = 0;
    for (const Question& question : questions)
        if (question.error.empty()) raw.row(row++) = question.row.transpose();
    const Prediction is = model.predict(raw, context);
    const std::vector<RowFlags> flags = model.flags(raw);
    std::string text;
    row = 0;
    for (const Question& question : questions) {
        SentJson answer = SentJson::object();
        if (question.error.empty()) {
            const RowFlags& flag = flags[static_cast<std::size_t>(row)];
            const RowFlags refused = refusedOf(flag, m_bundle.policy);
            if (refused.any()) {
                answer["error"] = Message(messages::kCliServeRefused, {flagText(refused)}).text();
            } else {
                answer["response"] = numberJson(is.value[row]);
                const bool interval = is.lower.size() > 0;
                answer["lower"] = interval ? numberJson(is.lower[row]) : SentJson(nullptr);
                answer["upper"] = interval ? numberJson(is.upper[row]) : SentJson(nullptr);
                if (is.request.size() > 0) answer["request"] = numberJson(is.request[row]);
                if (flag.any()) answer["warnings"] = warningsOf(flag);
            }
            ++row;
        } else {
            answer["error"] = question.error;
        }
        text += lineOf(question.id, answer);
    }
    return text;
}

std::string RowService::tooLong(std::size_t bytes) {
    return lineOf(
        "null",
        {{"error", Message(messages::kCliServeTooLong, {static_cast<Index>(bytes)}).text()}});
}

}  // namespace footbridge
