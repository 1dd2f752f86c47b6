// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/run/message.h"
#include "core/transfer/adapted_model.h"

namespace footbridge {

/// What one member of the mixture says of a row.
struct MemberVote {
    std::string name;
    double weight = 0;      ///< in the prediction; all together 1
    double v = 0;           ///< what it says, in the transformed response
    double prediction = 0;  ///< the same in the response's unit
    double distance = 0;    ///< share of spread^2 that it brings in by saying something else
};

/// What the mixture says of a row, piece by piece, out of the exported graph:
/// v = sum of weight * v over the votes + shift.
struct MixtureVotes {
    std::vector<MemberVote> votes;  ///< largest weight first
    double shift = 0;               ///< of a loss that leans, in v
    double spread = 0;              ///< what the interval is proportional to, in v
    double disagreement = 0;        ///< share of spread^2 that is the members' disagreement
    double leverage = 0;            ///< the same of what the shots leave open (Leverage)
};

/// No votes where the model is no mixture, or was made before models said what they are made of.
MixtureVotes votesOn(const AdaptedModel& model, const Vector& row, const RunContext& context);

/// "Source with an offset" for the member "offset", and so on; other names as they are.
Message memberTitle(const std::string& name);

}  // namespace footbridge
