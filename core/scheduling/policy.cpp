// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/policy.h"

#include "core/run/error.h"
#include "core/scheduling/scheduling_messages.h"

namespace footbridge {

std::string policyName(Policy policy) {
    switch (policy) {
        case Policy::Fcfs:
            return "fcfs";
        case Policy::Sjf:
            return "sjf";
        case Policy::Easy:
            return "easy";
        case Policy::EasySjbf:
            return "easy-sjbf";
        case Policy::EasyNodes:
            return "easy-nodes";
        case Policy::Conservative:
            return "conservative";
        case Policy::ConservativeNodes:
            return "conservative-nodes";
        case Policy::MoldableEasy:
            return "moldable-easy";
    }
    return {};
}

Policy parsePolicy(std::string_view name) {
    std::string known;
    for (const Policy policy : kPolicies) {
        if (policyName(policy) == name) return policy;
        known += (known.empty() ? "" : ", ") + policyName(policy);
    }
    throw Error(messages::kPolicyUnknown, {std::string(name), known});
}

}  // namespace footbridge
