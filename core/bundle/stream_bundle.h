// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/bundle/bundle.h"
#include "core/online/live_stream.h"

namespace footbridge {

/// A version of a stream's model with what a bundle says of it: a value that stands alone, so that
/// it can be written while the stream goes on.
struct StreamExport {
    AdaptedModel model;
    Provenance provenance;
    Matrix samples;
};

/// The version as it is now or was when it ended; nothing where it is not kept any more. `name` is
/// the stream's.
std::optional<StreamExport> streamExport(const LiveStream& stream, int version,
                                         const std::string& name);

/// Writes it as writeBundle() does, both formats compared with the native prediction.
ExportReport writeStreamBundle(const std::filesystem::path& path, const StreamExport& version,
                               const RunContext& context);

}  // namespace footbridge
