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
        return Error(messages::kManifestDamaged, {bundle, fault.path});
    };
    return JsonFields(object, {complaint}, before);
}

}  // namespace footbridge
