// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "core/analysis/verdict.h"
#include "core/transfer/strategy.h"

namespace footbridge {

/// Names of strategies and ways for the sentences of a verdict.
VerdictNames verdictNames();

/// The strategy's name as a label: "Zero-shot", "Target-only ridge".
QString strategyLabel(Strategy strategy);
QString strategyMeaning(Strategy strategy);  ///< what it does, in a sentence
/// The same of a method of a campaign, which may be something else than a strategy.
QString methodLabel(const std::string& method);
/// What a severity component means to an analyst: "Different behaviour" for "shape".
QString componentLabel(const std::string& key);
/// A way to predict the target, as the advice names it: "Source with offset and scale".
QString rungLabel(const std::string& key);
/// The response in the middle of a title: its name without unit, "response" where it has none.
QString responseLabel(const std::string& name);

}  // namespace footbridge
