// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/glimpse.h"
#include "core/formats/run_table.h"

namespace footbridge {

/// Tables of tuners, a row per trial: ytopt, DeepHyper, and what Optuna's trials_dataframe() gives.
bool isYtopt(const Glimpse& glimpse);
void readYtopt(std::string_view text, RunTable& table);
bool isDeephyper(const Glimpse& glimpse);
void readDeephyper(std::string_view text, RunTable& table);
bool isOptuna(const Glimpse& glimpse);
void readOptuna(std::string_view text, RunTable& table);

}  // namespace footbridge
