// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/manifest_fields.h"

#include <cmath>

#include "core/bundle/bundle_messages.h"

namespace footbridge {

nlohmann::json fieldOf(double number) {
    return std::isfinite(number) ? nlohmann::json(number) : nlohmann::json(nullptr);
}

JsonFields bundleFields(const nlohmann::json& object, const std::string& bundle,
                        const std::string& before) {
    const auto complaint = [bundle](const FieldFault& fault) {
        const std::string place = fault.path.empty() ? "manifest.json" : fault.path;
        return Error(messages::kManifestDamaged, {bundle, place});
    };
    return JsonFields(object, {complaint}, before);
}

nlohmann::json featureFields(const FeatureSchema& schema, const std::vector<double>& low,
                             const std::vector<double>& high) {
    nlohmann::json features = nlohmann::json::array();
    for (std::size_t i = 0; i < schema.features.size(); ++i) {
        const Feature& feature = schema.features[i];
        const bool number = feature.type == ColumnType::Number;
        const bool ranged = i < low.size() && i < high.size();
        features.push_back({{"name", feature.name},
                            {"type", number ? "number" : "category"},
                            {"unit", feature.unit},
                            {"levels", feature.levels},
                            {"low", ranged ? fieldOf(low[i]) : nlohmann::json(nullptr)},
                            {"high", ranged ? fieldOf(high[i]) : nlohmann::json(nullptr)}});
    }
    return features;
}

void readFeatures(const JsonFields& manifest, FeatureSchema& schema, std::vector<double>& low,
                  std::vector<double>& high) {
    for (const JsonFields& fields : manifest.objects("features")) {
        const std::string type = fields.text("type");
        if (type != "number" && type != "category") fields.fail("type");
        schema.features.push_back({fields.text("name"),
                                   type == "number" ? ColumnType::Number : ColumnType::Category,
                                   fields.text("unit"), fields.texts("levels")});
        low.push_back(fields.number("low"));
        high.push_back(fields.number("high"));
    }
}

}  // namespace footbridge
