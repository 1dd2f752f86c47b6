// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/source/source_model.h"

namespace footbridge {

/// A source model as bytes, the same on every machine, and back: to the bit, but for the notes of
/// its encoder. `source` is what messages call the bytes. Reading throws Error when they are
/// damaged, of a newer program, or describe no model that could predict.
std::string writeSourceModel(const SourceModel& model);
std::shared_ptr<const SourceModel> readSourceModel(std::string_view bytes,
                                                   const std::string& source);

/// Whether the bytes say that an older version wrote them, so that writeSourceModel() gives others.
bool isOlderSourceModel(std::string_view bytes);

/// The part of it that others store as well.
class StateWriter;
class StateReader;
void writeSchema(StateWriter& to, const FeatureSchema& schema);
FeatureSchema readSchema(StateReader& from);

}  // namespace footbridge
