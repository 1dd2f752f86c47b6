// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/run_context.h"

#include <algorithm>

#include "core/run/error.h"

namespace footbridge {

void RunContext::checkCancelled() const {
    if (cancelled()) throw Cancelled();
}

void RunContext::report(const Message& stage, double fraction) const {
    if (sink) sink->progress(stage, from + (to - from) * std::clamp(fraction, 0.0, 1.0));
}

void RunContext::curve(const CurvePoint& point) const {
    if (sink) sink->curve(point);
}

void RunContext::note(const Message& line) const {
    if (log) log->write(line);
}

RunContext RunContext::part(double partFrom, double partTo) const {
    RunContext context = *this;
    context.from = from + (to - from) * partFrom;
    context.to = from + (to - from) * partTo;
    return context;
}

}  // namespace footbridge
