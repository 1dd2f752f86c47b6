// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_bundle.h"

#include <stdlib.h>

#include <limits>

namespace footbridge {
namespace {

/// size < 3 (missing goes left) ? 0.5 : (threads < 1 ? -1 : 1)
std::shared_ptr<const graph::TreeEnsemble> trees() {
    graph::TreeEnsemble trees;
    trees.roots = {0};
    trees.feature = {0, -1, 2, -1, -1};
    trees.threshold = {3, 0, 1, 0, 0};
    trees.left = {1, -1, 3, -1, -1};
    trees.right = {2, -1, 4, -1, -1};
    trees.missingLeft = {1, 0, 0, 0, 0};
    trees.value = {0, 0.5, 0, -1, 1};
    return std::make_shared<const graph::TreeEnsemble>(trees);
}

}  // namespace

AdaptedModel sampleModel() {
    AdaptedModel model;
    model.strategy = Strategy::InputAlignment;
    model.schema.features = {{"size [KiB]", ColumnType::Number, "KiB", {}},
                             {"variant", ColumnType::Category, "", {"7", "a, \"b\"", "größer"}},
                             {"threads", ColumnType::Number, "", {}}};
    const double none = std::numeric_limits<double>::quiet_NaN();
    model.low = {-3, none, -3};
    model.high = {3, none, 3};
    model.responseName = "time";
    model.responseUnit = "s";
    model.interval = IntervalWidth{0.9, 0.25};

    graph::Builder builder(3);
    const graph::Value raw = builder.input();
    const graph::Value levels = builder.oneHot(raw, 1, {0, 1, 2});
    const graph::Value numbers =
        builder.fillMissing(builder.gather(raw, {0, 2}), Vector{{0.25, -0.5}});
    const graph::Value encoded = builder.concat({levels, numbers});
    const Matrix weight = Matrix::NullaryExpr(
        5, 4, [](Index i, Index j) { return 0.1 * double(i + 1) - 0.2 * double(j); });
    const graph::Value hidden = builder.apply(
        graph::Unary::Silu, builder.linear(encoded, weight, Vector::Constant(4, 0.1)));
    const graph::Value sum = builder.linear(builder.concat({hidden, builder.trees(raw, trees())}),
                                            Matrix::Constant(5, 1, 0.3), Vector::Zero(1));
    model.graph = builder.finish(builder.apply(graph::Unary::Exp, sum));
    return model;
}

Matrix sampleRows(Index rows) {
    Matrix x(rows, 3);
    for (Index r = 0; r < rows; ++r) {
        x.row(r) << 0.37 * double(r % 11), double(r % 4) - 1, 0.5 * double(r % 5);
        if (r % 6 == 5) x(r, 2) = std::numeric_limits<double>::quiet_NaN();
        if (r % 13 == 12) x(r, 1) = std::numeric_limits<double>::quiet_NaN();
    }
    return x;
}

Provenance sampleProvenance() {
    Provenance provenance;
    provenance.sources = {{"old cluster", "old.csv", std::string(64, 'a'), 1000}};
    provenance.target = {"new cluster", "new.csv", std::string(64, 'b'), 60};
    provenance.shots = {0, 5, 17};
    provenance.shotsChecksum = std::string(64, 'c');
    provenance.pool = "all";
    provenance.seed = 18446744073709551615ULL;
    provenance.matched = {{"size", "size [KiB]"}};
    provenance.leaderboard = {{"input alignment", 0.125, 12.5, 0.25, std::nullopt, 40}};
    Severity severity;
    severity.headline = 0.5;
    severity.bandLow = 0.25;
    severity.bandHigh = 0.75;
    severity.sourceAngles = {0.125};
    severity.shots = 3;
    SeverityComponent shape;
    shape.key = "shape";
    shape.value = 0.5;
    shape.p = 0.0625;
    severity.components.push_back(shape);
    severity.weakSource = true;
    Advice advice;
    advice.key = "shift";
    advice.rungs = {{"source", 1.5}, {"shift", 0.25}};
    severity.advice = advice;
    FeatureShift shift;
    shift.name = "size";
    shift.distance = 0.75;
    shift.noise = 0.125;
    severity.featureShifts = {shift};
    provenance.severity = severity;
    return provenance;
}

TemporaryFolder::TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "footbridge-XXXXXX").string();
    m_path = ::mkdtemp(pattern.data());
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

}  // namespace footbridge
