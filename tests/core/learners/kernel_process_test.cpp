// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/kernel_process.h"

#include <gtest/gtest.h>

#include <Eigen/Cholesky>
#include <algorithm>
#include <limits>

#include "core/learners/kernel_posterior.h"
#include "core/run/error.h"
#include "kernel_problem.h"
#include "synthetic.h"

namespace footbridge {
namespace {

using namespace learners_test;

KernelProcess fitted(const KernelProblem& problem, const KernelProcessOptions& options,
                     const KernelProcessParameters* start = nullptr) {
    KernelProcess process;
    process.fit(problem.kernels, problem.X, problem.y, options, start, {});
    return process;
}

void expectFinite(const KernelProcess& process) {
    EXPECT_TRUE(std::isfinite(process.negativeLogPosterior()));
    EXPECT_TRUE(process.alpha().allFinite());
    EXPECT_TRUE(process.inverse().allFinite());
    EXPECT_TRUE(process.leaveOneOut().allFinite());
    EXPECT_TRUE(process.weights().allFinite());
    EXPECT_GT(process.noise(), 0);
}

Matrix covariance(const KernelProcess& process, const KernelProblem& problem) {
    Matrix result = Matrix::Zero(problem.y.size(), problem.y.size());
    for (std::size_t k = 0; k < problem.kernels.size(); ++k) {
        result += process.weights()[static_cast<Index>(k)] * problem.kernels[k];
    }
    const Matrix lengths = process.lengthKernel(problem.X);
    if (lengths.cols() > 0) result += lengths;
    result.diagonal().array() += process.noise();
    return result;
}

TEST(KernelProcess, LengthScalesStartWhereTheirPriorsSay) {
    KernelProcessOptions options;
    options.lengths = LengthScalePriors{{-2, 4}, {0, 0.5}};
    options.lengths->lengthMeans = (Vector(2) << -1, 2).finished();
    const Matrix inputs = problemInputs(firstRows(6), 2);
    KernelPosterior posterior({}, inputs, Vector::Zero(6), options);
    EXPECT_EQ(posterior.centre().tail(2), options.lengths->lengthMeans);
    KernelProcess process;
    process.fit({}, inputs, Vector::Zero(6), options, nullptr, {});
    EXPECT_LT(process.parameters().lengths[0], 0);
    EXPECT_GT(process.parameters().lengths[1], 1);
}

struct Reference {
    Index rows, inputs;
    bool lengths;
    double atPrior, lowest;  // found by SciPy's L-BFGS-B, run to the end
};

class KernelProcessReference : public testing::TestWithParam<Reference> {};

TEST_P(KernelProcessReference, StartsFromTheSamePosterior) {
    const Reference& reference = GetParam();
    const KernelProblem problem = kernelProblem(firstRows(reference.rows), reference.inputs);
    KernelPosterior posterior(problem.kernels, problem.X, problem.y,
                              problemOptions(reference.inputs, reference.lengths));
    Vector gradient(posterior.centre().size());
    EXPECT_NEAR(posterior(posterior.centre(), gradient), reference.atPrior, 1e-6);
}

TEST_P(KernelProcessReference, FindsTheSameMode) {
    const Reference& reference = GetParam();
    const KernelProblem problem = kernelProblem(firstRows(reference.rows), reference.inputs);
    const KernelProcess process =
        fitted(problem, problemOptions(reference.inputs, reference.lengths, 300));
    EXPECT_LT(process.negativeLogPosterior(), reference.lowest + 1e-3);
}

TEST_P(KernelProcessReference, TheGradientIsThatOfFiniteDifferences) {
    const Reference& reference = GetParam();
    const KernelProblem problem = kernelProblem(firstRows(reference.rows), reference.inputs);
    KernelPosterior posterior(problem.kernels, problem.X, problem.y,
                              problemOptions(reference.inputs, reference.lengths));
    const Index size = posterior.centre().size();
    const Vector point = posterior.centre() + normalMatrix(size, 1, 3);
    Vector gradient(size), unused(size);
    posterior(point, gradient);
    for (Index k = 0; k < size; ++k) {
        const Vector step = 1e-5 * Vector::Unit(size, k);
        const double rise = posterior(point + step, unused) - posterior(point - step, unused);
        EXPECT_NEAR(gradient[k], rise / 2e-5, 1e-6 * (1 + std::abs(gradient[k]))) << k;
    }
}

INSTANTIATE_TEST_SUITE_P(
    SciPy, KernelProcessReference,
    testing::Values(Reference{12, 3, false, -2.659370361045047, -6.610436677124444},
                    Reference{30, 5, false, -29.231391997278017, -36.61851777513495},
                    Reference{30, 5, true, -30.158122315690775, -37.38198318932643},
                    Reference{60, 20, false, -56.45937961680593, -75.81043004776333},
                    Reference{60, 20, true, -58.26800981410016, -81.77068317260648},
                    Reference{150, 20, true, -169.7874064770537, -242.91963608703946}));

TEST(KernelProcess, WorksOnTheInverseOfItsCovariance) {
    for (const Index rows : {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 33, 64, 101}) {
        const KernelProblem problem = kernelProblem(firstRows(rows), 4);
        const KernelProcess process = fitted(problem, problemOptions(4, true, 5));
        const Matrix K = covariance(process, problem);
        const Matrix identity = Matrix::Identity(rows, rows);
        EXPECT_LT((K * process.inverse() - identity).cwiseAbs().maxCoeff(), 1e-7) << rows;
        EXPECT_LT((K * process.alpha() - problem.y).cwiseAbs().maxCoeff(), 1e-7) << rows;
    }
}

TEST(KernelProcess, ItsPosteriorIsTheGaussianDensity) {
    const KernelProblem problem = kernelProblem(firstRows(20), 4);
    const KernelProcessOptions options = problemOptions(4, true);
    const KernelProcess process = fitted(problem, options);
    const Eigen::LLT<Matrix> cholesky(covariance(process, problem));
    const auto& p = process.parameters();
    double prior = std::pow((p.noise + 4.5) / 4, 2) + std::pow((p.variance + 2) / 4, 2);
    for (Index k = 0; k < 6; ++k) {
        prior +=
            std::pow((p.weights[k] - options.weights[static_cast<std::size_t>(k)].mean) / 4, 2);
    }
    prior += ((p.lengths.array() - options.lengths->length.mean) / 1.2).square().sum();
    const double expected = 0.5 * problem.y.dot(cholesky.solve(problem.y)) +
                            cholesky.matrixLLT().diagonal().array().log().sum() + 0.5 * prior;
    EXPECT_NEAR(process.negativeLogPosterior(), expected, 1e-8);
}

TEST(KernelProcess, PredictsNewRowsBetterThanTheMean) {
    const KernelProblem problem = kernelProblem(firstRows(60), 4);
    const KernelProblem asked = kernelProblem(firstRows(200, 60), 4);
    const auto kernels = kernelsBetween(asked.X, firstRows(200, 60), problem.X, firstRows(60));
    const KernelProcess process = fitted(problem, problemOptions(4, true));
    EXPECT_LT(nmse(process.predict(kernels, asked.X), asked.y), 0.25);
}

TEST(KernelProcess, LengthScalesTellInputsThatMatterFromOthers) {
    KernelProblem problem = kernelProblem(firstRows(60), 4);
    problem.y = (2 * problem.X.col(2).array()).sin();
    const Vector inverse = fitted(problem, problemOptions(4, true)).inverseLengths();
    EXPECT_GT(inverse[2], 3 * std::max({inverse[0], inverse[1], inverse[3]}));
}

TEST(KernelProcess, LeavingARowOutIsFittingWithoutIt) {
    const Index rows = 25;
    const KernelProblem problem = kernelProblem(firstRows(rows), 3);
    const KernelProcess process = fitted(problem, problemOptions(3, true));
    const Matrix K = covariance(process, problem);
    const Vector left = process.leaveOneOut();
    for (Index i = 0; i < rows; ++i) {
        Rows others = firstRows(rows);
        others.erase(others.begin() + i);
        const Matrix reduced = K(others, others);
        const Vector y = problem.y(others), across = K(others, i);
        EXPECT_NEAR(left[i], across.dot(reduced.llt().solve(y)), 1e-8);
    }
}

TEST(KernelProcess, VarianceAndPredictionFollowTheDirectFormula) {
    const KernelProblem problem = kernelProblem(firstRows(30), 3);
    const Rows askedRows = firstRows(10, 50);
    const Matrix X = problemInputs(askedRows, 3);
    const auto kernels = kernelsBetween(X, askedRows, problem.X, firstRows(30));
    const auto own = kernelsBetween(X, askedRows, X, askedRows);
    const KernelProcess process = fitted(problem, problemOptions(3, true));
    Matrix across = process.lengthKernel(X), diagonals(10, 6);
    Vector prior = Vector::Constant(10, std::exp(process.parameters().variance));
    for (Index k = 0; k < 6; ++k) {
        diagonals.col(k) = own[static_cast<std::size_t>(k)].diagonal();
        prior += process.weights()[k] * diagonals.col(k);
        across += process.weights()[k] * kernels[static_cast<std::size_t>(k)];
    }
    const Eigen::LLT<Matrix> cholesky(covariance(process, problem));
    const Vector expected =
        prior - (across * cholesky.solve(Matrix(across.transpose()))).diagonal();
    EXPECT_LT((process.variance(kernels, diagonals, X) - expected).cwiseAbs().maxCoeff(), 1e-8);
    EXPECT_LT(
        (process.predict(kernels, X) - across * cholesky.solve(problem.y)).cwiseAbs().maxCoeff(),
        1e-8);
}

TEST(KernelProcess, TheOrderOfRowsDoesNotMatter) {
    const Rows rows = firstRows(40);
    Rows shuffled = Random(5).permutation(40);
    const KernelProcess one = fitted(kernelProblem(rows, 4), problemOptions(4, true));
    const KernelProcess other = fitted(kernelProblem(shuffled, 4), problemOptions(4, true));
    EXPECT_NEAR(one.negativeLogPosterior(), other.negativeLogPosterior(), 1e-8);
    EXPECT_LT((one.leaveOneOut()(shuffled) - other.leaveOneOut()).cwiseAbs().maxCoeff(), 1e-8);
}

TEST(KernelProcess, FitsTwiceToTheSameBits) {
    const KernelProblem problem = kernelProblem(firstRows(37), 5);
    const KernelProcess one = fitted(problem, problemOptions(5, true));
    const KernelProcess other = fitted(problem, problemOptions(5, true));
    EXPECT_EQ(one.negativeLogPosterior(), other.negativeLogPosterior());
    EXPECT_TRUE((one.alpha().array() == other.alpha().array()).all());
}

TEST(KernelProcess, AWarmStartNeedsFewerEvaluations) {
    const KernelProcessOptions options = problemOptions(5, true, 200);
    const KernelProcess full = fitted(kernelProblem(firstRows(50), 5), options);
    const KernelProblem fold = kernelProblem(firstRows(40), 5);
    const KernelProcess cold = fitted(fold, options);
    const KernelProcess warm = fitted(fold, options, &full.parameters());
    EXPECT_LT(warm.evaluations(), cold.evaluations());
    EXPECT_LT(warm.negativeLogPosterior(), cold.negativeLogPosterior() + 0.01);
}

TEST(KernelProcess, OneRowIsSafe) {
    const KernelProcess process = fitted(kernelProblem({3}, 4), problemOptions(4, true));
    expectFinite(process);
    EXPECT_NEAR(process.leaveOneOut()[0], 0, 1e-12);
}

TEST(KernelProcess, DuplicateRowsAndConstantColumnsAreSafe) {
    Rows rows = firstRows(6);
    for (int copy = 0; copy < 3; ++copy) {
        rows.insert(rows.end(), {0, 1, 2, 3, 4, 5});
    }
    KernelProblem problem = kernelProblem(rows, 4);
    problem.X.col(1).setConstant(7);
    expectFinite(fitted(problem, problemOptions(4, true)));
}

TEST(KernelProcess, ConstantResponsesAreSafe) {
    for (const double value : {0.0, 1.0}) {
        KernelProblem problem = kernelProblem(firstRows(20), 3);
        problem.y.setConstant(value);
        const KernelProcess process = fitted(problem, problemOptions(3, true));
        expectFinite(process);
        EXPECT_NEAR(process.predict(problem.kernels, problem.X)[4], value, 0.05);
    }
}

TEST(KernelProcess, KernelsThatSayNothingAreSafe) {
    KernelProblem problem = kernelProblem(firstRows(20), 3);
    for (Matrix& kernel : problem.kernels) kernel.setZero();
    expectFinite(fitted(problem, problemOptions(3, false)));
    KernelProcess none;
    none.fit({}, Matrix(20, 0), problem.y, {}, nullptr, {});
    expectFinite(none);
}

TEST(KernelProcess, MoreInputsThanRowsAreSafe) {
    const KernelProcess process = fitted(kernelProblem(firstRows(8), 60), problemOptions(60, true));
    expectFinite(process);
    EXPECT_EQ(process.inverseLengths().size(), 60);
}

TEST(KernelProcess, LengthScalesOfNoInputsAreSafe) {
    KernelProblem problem = kernelProblem(firstRows(9), 3);
    problem.X.resize(9, 0);
    expectFinite(fitted(problem, problemOptions(1, true)));
}

TEST(KernelProcess, KernelsThatRoundedOutOfSemiDefinitenessGetMoreJitter) {
    KernelProblem problem = kernelProblem(firstRows(20), 3);
    problem.kernels[3] -= 0.05 * Matrix::Identity(20, 20);
    problem.kernels[3] *= 1e6;
    expectFinite(fitted(problem, problemOptions(3, true)));
}

TEST(KernelProcess, KernelsThatAreNoKernelsStillGiveNumbers) {
    KernelProblem problem = kernelProblem(firstRows(20), 3);
    for (Matrix& kernel : problem.kernels) kernel = -1e6 * Matrix::Identity(20, 20);
    expectFinite(fitted(problem, problemOptions(3, false)));
}

TEST(KernelProcess, NumbersBeyondTheRangeEndWithASentence) {
    KernelProblem problem = kernelProblem(firstRows(6), 3);
    for (Matrix& kernel : problem.kernels) kernel.setConstant(1e308);
    KernelProcessOptions options = problemOptions(3, false);
    for (NormalPrior& prior : options.weights) prior = {4, 1};
    EXPECT_THROW(fitted(problem, options), Error);
}

TEST(KernelProcess, HugeResponsesKeepTheirScale) {
    KernelProblem problem = kernelProblem(firstRows(20), 3);
    const KernelProcessOptions options = problemOptions(3, true, 100);
    problem.y *= 1e6;
    const KernelProcess large = fitted(problem, options);
    problem.y *= 1e240;
    const KernelProcess huge = fitted(problem, options);
    expectFinite(huge);
    EXPECT_LT((huge.leaveOneOut() / 1e240 - large.leaveOneOut()).cwiseAbs().maxCoeff(), 1);
}

TEST(KernelProcess, FarInputsAreSafe) {
    KernelProblem problem = kernelProblem(firstRows(20), 3);
    problem.X *= 1e200;
    expectFinite(fitted(problem, problemOptions(3, true)));
}

TEST(KernelProcess, NumbersThatAreMissingEndWithASentence) {
    KernelProblem problem = kernelProblem(firstRows(6), 3);
    problem.kernels[2](4, 1) = std::numeric_limits<double>::quiet_NaN();
    EXPECT_THROW(fitted(problem, problemOptions(3, true)), Error);
}

TEST(KernelProcess, HundredsOfRowsAreSafe) {
    expectFinite(fitted(kernelProblem(firstRows(500), 6), problemOptions(6, true, 6)));
}

TEST(KernelProcess, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    const KernelProblem problem = kernelProblem(firstRows(6), 3);
    KernelProcess process;
    EXPECT_THROW(process.fit(problem.kernels, problem.X, problem.y, problemOptions(3, true),
                             nullptr, context),
                 Cancelled);
}

}  // namespace
}  // namespace footbridge
