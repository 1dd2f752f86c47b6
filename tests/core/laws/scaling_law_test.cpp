// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laws/scaling_law.h"

#include <gtest/gtest.h>

#include <cmath>
#include <stop_token>

#include "core/run/error.h"

namespace footbridge {
namespace {

LawPoints pointsOf(const std::vector<double>& x, double (*law)(double)) {
    LawPoints points{Matrix(std::ssize(x), 1), Vector(std::ssize(x))};
    for (Index i = 0; i < std::ssize(x); ++i) {
        points.points(i, 0) = x[static_cast<std::size_t>(i)];
        points.values[i] = law(x[static_cast<std::size_t>(i)]);
    }
    return points;
}

TEST(ScalingLaw, FindsPowerAndLogarithmOfOneParameter) {
    const ScalingLaw law =
        findScalingLaw(pointsOf({2, 4, 8, 16, 32},
                                [](double x) { return 200 + 10 * std::sqrt(x) * std::log2(x); }),
                       {"p"});
    ASSERT_EQ(law.terms.size(), 1u);
    EXPECT_EQ(law.terms[0].factors[0], (LawFactor{0, 1, 2, 1}));
    EXPECT_NEAR(law.constant, 200, 1e-6);
    EXPECT_NEAR(law.terms[0].coefficient, 10, 1e-6);
    EXPECT_EQ(lawText(law, {"p"}), "200 + 10.0 p^(1/2) log2(p)");
}

TEST(ScalingLaw, IsAConstantWhereNothingGrows) {
    const ScalingLaw law =
        findScalingLaw(pointsOf({1, 2, 3, 4, 5}, [](double) { return 42.0; }), {"p"});
    EXPECT_TRUE(law.terms.empty());
    EXPECT_FALSE(law.leading(Vector::Ones(1)));
}

TEST(ScalingLaw, MultipliesAndAddsTermsOfTwoParameters) {
    LawPoints points{Matrix(25, 2), Vector(25)};
    for (Index i = 0; i < 25; ++i) {
        const double p = std::exp2(1 + i / 5), s = 1 + i % 5;
        points.points.row(i) << p, s;
        points.values[i] = 2 + 3 * s + 0.5 * p * s;
    }
    const ScalingLaw law = findScalingLaw(points, {"p", "s"});
    const auto leading = law.leading(points.points.colwise().maxCoeff());
    ASSERT_TRUE(leading);
    EXPECT_EQ(termText(*leading, {"p", "s"}), "p s");
    EXPECT_LT(law.error, 1e-9);
}

TEST(ScalingLaw, AveragesRepetitionsAndLeavesOutWhatIsMissing) {
    const Matrix parameters{{4}, {2}, {4}, {8}};
    const Vector responses{{1, 5, 3, std::nan("")}};
    const LawPoints points = distinctPoints(parameters, responses);
    EXPECT_EQ(points.points, (Matrix{{2}, {4}}));
    EXPECT_EQ(points.values, (Vector{{5, 2}}));
}

/// Five values of each parameter, the others at 1; the response is the square of their product.
LawPoints starOf(Index parameters) {
    LawPoints star{Matrix::Ones(5 * parameters, parameters), Vector(5 * parameters)};
    for (Index i = 0; i < star.points.rows(); ++i) {
        star.points(i, i / 5) = std::exp2(i % 5);
        star.values[i] = std::pow(star.points(i, i / 5), 2);
    }
    return star;
}

std::vector<std::string> namesOf(Index parameters) {
    std::vector<std::string> names;
    for (Index i = 0; i < parameters; ++i) names.push_back("p" + std::to_string(i));
    return names;
}

std::string refusal(const LawPoints& points, const std::vector<std::string>& names) {
    try {
        findScalingLaw(points, names);
    } catch (const Error& error) {
        return error.message().code();
    }
    return {};
}

class Progress : public ProgressSink {
  public:
    void progress(const Message& stage, double fraction) override {
        EXPECT_STREQ(stage.code(), "law-comparing");
        EXPECT_GE(fraction, reached);
        EXPECT_LE(fraction, 1);
        reached = fraction;
        if (++reports == stopAt) stop.request_stop();
    }
    RunContext context() {
        RunContext context;
        context.sink = this;
        context.stop = stop.get_token();
        return context;
    }
    std::stop_source stop;
    double reached = 0;
    int reports = 0, stopAt = -1;
};

TEST(ScalingLaw, SaysHowFarItsSearchIsAndStopsWhenAsked) {
    Progress progress;
    findScalingLaw(starOf(4), namesOf(4), progress.context());
    EXPECT_GT(progress.reports, 2);
    EXPECT_GT(progress.reached, 0.5);
    Progress stopped;
    stopped.stopAt = 2;
    EXPECT_THROW(findScalingLaw(starOf(4), namesOf(4), stopped.context()), Cancelled);
    EXPECT_EQ(stopped.reports, 2);
}

TEST(ScalingLaw, HasNoMoreParametersThanCanBeCompared) {
    const Index many = kMostLawParameters + 1;
    EXPECT_EQ(refusal(starOf(many), namesOf(many)), "law-too-many-parameters");
}

TEST(ScalingLaw, HasEachParameterOnce) {
    EXPECT_EQ(refusal(starOf(2), {"p", "p"}), "law-column-twice");
}

TEST(ScalingLaw, RefusesResponsesBeyondWhatItsSumsHold) {
    EXPECT_EQ(refusal(pointsOf({1, 2, 4, 8, 16}, [](double) { return 1e308; }), {"p"}),
              "law-too-large");
}

TEST(ScalingLaw, NeedsFivePositiveValues) {
    const auto linear = [](double x) { return x; };
    EXPECT_THROW(findScalingLaw(pointsOf({1, 2, 3, 4}, linear), {"p"}), Error);
    EXPECT_THROW(findScalingLaw(pointsOf({0, 1, 2, 3, 4}, linear), {"p"}), Error);
}

}  // namespace
}  // namespace footbridge
