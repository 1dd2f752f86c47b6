// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/severity/inputs.h"
#include "core/severity/response_shift.h"
#include "core/severity/severity.h"
#include "core/severity/structure.h"

namespace footbridge {

// One bar each, with its sentence.
SeverityComponent shapeComponent(double shape, double ofSource, const NullShift& null);
SeverityComponent levelComponent(const ResponseShift& shift, double ofSource, const NullShift& null,
                                 double factor, bool logResponse);
SeverityComponent structureComponent(const StructureDistance& structure);
SeverityComponent inputsComponent(const TwoSampleTest& test);
SeverityComponent supportComponent(double share);
/// Text alone: it does not enter the headline.
SeverityComponent labelsComponent(double distance);
SeverityComponent schemaComponent(double distance, double cost);

}  // namespace footbridge
