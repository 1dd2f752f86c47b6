// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/live_history.h"

#include <algorithm>
#include <cmath>

#include "core/run/missing.h"

namespace footbridge {
namespace {

constexpr std::size_t kCountedRuns = 100, kFewestRuns = 20;
constexpr Index kRunsOfError = 10;
constexpr double kUsual = 1.25;  // times the error before a drift: then it is usual again

}  // namespace

bool LiveHistory::wasInsideFixed(const LiveRun& run, const LiveStream& stream) {
    const ResponseTransform& transform = stream.learner().transform();
    const auto forward = [&](double response) {
        const bool zero = transform.kind == ResponseTransform::Kind::Log && response <= 0;
        return transform.forward(zero ? stream.learner().smallest() : response);
    };
    const double said = forward(run.prediction.value);
    if (!m_fixed) m_fixed = forward(*run.prediction.upper) - said;
    return std::abs(forward(*run.measured) - said) <= *m_fixed + 1e-12;
}

void LiveHistory::add(const LiveRun& run, const LiveStream& stream) {
    m_last = run;
    if (m_firstRow < 0) m_firstRow = run.row;
    if (!run.measured) return;
    ++m_measured;
    if (m_fixed || run.prediction.upper) {
        m_fixedInside.push_back(wasInsideFixed(run, stream));
        if (m_fixedInside.size() > kCountedRuns) m_fixedInside.pop_front();
    }
    const double error = stream.score().recentError();
    const std::vector<StreamVersion>& versions = stream.learner().versions();
    if (run.update.drift && versions.size() > 1) {
        // Environments differ in how well they can be predicted at all.
        m_recovery = {
            .drift = run.row,
            .before = std::max(versions[versions.size() - 2].error(), stream.score().meanError())};
    } else if (m_recovery.drift >= 0 && m_recovery.runs < 0 &&
               run.row - m_recovery.drift >= kRunsOfError && error <= kUsual * m_recovery.before) {
        m_recovery.runs = run.row - m_recovery.drift;
        m_recovery.error = error;
    }
    if (m_measured % m_step != 0) return;
    LivePoint point{run.row, error, kMissing, kMissing, kMissing, kMissing, kMissing};
    if (const StreamBounds* bounds = stream.bounds()) {
        point.retrained = bounds->score(StreamBounds::Retrained).recentError();
        point.first = bounds->score(StreamBounds::First).recentError();
        point.lastBatch = bounds->score(StreamBounds::LastBatch).recentError();
    }
    if (m_fixedInside.size() >= kFewestRuns) {
        point.inside = stream.recentCoverage();
        point.fixedInside =
            static_cast<double>(std::count(m_fixedInside.begin(), m_fixedInside.end(), true)) /
            static_cast<double>(m_fixedInside.size());
    }
    m_points.push_back(point);
    if (m_points.size() < kMostPoints) return;
    for (std::size_t i = 0; i < m_points.size() / 2; ++i) m_points[i] = m_points[2 * i + 1];
    m_points.resize(m_points.size() / 2);
    m_step *= 2;
}

LiveSummary LiveHistory::summary(const LiveStream& stream) const {
    const OnlineLearner& learner = stream.learner();
    LiveSummary now;
    now.points = m_points;
    now.versions = learner.versions();
    for (const StreamVersion& version : now.versions) {
        if (learner.canGoBack(version.number)) now.kept.push_back(version.number);
        if (learner.canExport(version.number)) now.exported.push_back(version.number);
    }
    now.drifts = stream.drifts();
    now.errors = {stream.score().meanError(), kMissing, kMissing, kMissing};
    if (const StreamBounds* bounds = stream.bounds()) {
        now.errors.retrained = bounds->score(StreamBounds::Retrained).meanError();
        now.errors.first = bounds->score(StreamBounds::First).meanError();
        now.errors.lastBatch = bounds->score(StreamBounds::LastBatch).meanError();
    }
    now.recentError = stream.score().recentError();
    now.coverage = stream.coverage();
    now.recentCoverage = stream.recentCoverage();
    now.runs = stream.score().runs();
    now.withoutInterval = stream.withoutInterval();
    now.firstRow = std::max<Index>(0, m_firstRow);
    now.falseAlarms = learner.options().falseAlarms;
    now.recovery = m_recovery;
    now.last = m_last;
    if (m_last.update.feature)
        now.feature =
            learner.schema().features[static_cast<std::size_t>(*m_last.update.feature)].name;
    now.response = stream.response();
    now.unit = stream.responseUnit();
    return now;
}

}  // namespace footbridge
