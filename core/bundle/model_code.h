// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/bundle/archive.h"
#include "core/bundle/bundle.h"
#include "core/bundle/platform_bundle.h"
#include "core/graph/c_source.h"

namespace footbridge {

inline constexpr const char* kCodeFile = "model.c";
inline constexpr const char* kCodeHeaderFile = "model.h";

/// The model as C99. `graphText` is its state/graph.json, which decides on the prefix of all names:
/// "fb_" and eight digits of its SHA-256.
graph::CSource modelCode(const AdaptedModel& model, const InputPolicy& policy,
                         const std::string& graphText);

/// The same of relative times: response, lower and upper of predict() have a number for each
/// platform.
graph::CSource modelCode(const PlatformModel& model, const std::string& graphText);

/// The model as C99 with the samples to check it by and the examples that use it, by file name:
/// what somebody needs who has neither Footbridge nor Python.
ArchiveFiles codeFolder(const Bundle& bundle);
ArchiveFiles codeFolder(const PlatformBundle& bundle);

}  // namespace footbridge
