// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace footbridge {

/// Who starts when (METHODS.md, "Scheduling").
enum class Policy {
    Fcfs,               ///< in order of submission, nobody overtakes
    Sjf,                ///< shortest believed run time first, nobody overtakes
    Easy,               ///< EASY backfilling by counts, with the rule of extra processors
    EasySjbf,           ///< the same, shortest first among those that overtake
    EasyNodes,          ///< EASY on named nodes, lowest first
    Conservative,       ///< a reservation for everybody, planned anew at every event
    ConservativeNodes,  ///< the same on named nodes, compressed one by one after each end
    MoldableEasy        ///< EASY that may start a job on fewer processors when it then ends earlier
};

inline constexpr std::array<Policy, 8> kPolicies{Policy::Fcfs,
                                                 Policy::Sjf,
                                                 Policy::Easy,
                                                 Policy::EasySjbf,
                                                 Policy::EasyNodes,
                                                 Policy::Conservative,
                                                 Policy::ConservativeNodes,
                                                 Policy::MoldableEasy};

std::string policyName(Policy policy);      ///< "easy-sjbf"
Policy parsePolicy(std::string_view name);  ///< throws Error
inline bool namesNodes(Policy policy) {
    return policy == Policy::EasyNodes || policy == Policy::ConservativeNodes;
}

}  // namespace footbridge
