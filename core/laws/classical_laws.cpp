// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laws/classical_laws.h"

#include <Eigen/QR>
#include <cmath>
#include <limits>

namespace footbridge {
namespace {

/// Columns that the time is linear in; none negative.
Matrix shapeOf(ClassicalLaw law, const Vector& p) {
    Matrix X(p.size(), law == ClassicalLaw::Universal ? 3 : 2);
    X.col(X.cols() - 1) =
        law == ClassicalLaw::Universal ? Vector(p.array() - 1) : Vector(Vector::Ones(p.size()));
    if (law == ClassicalLaw::Universal) X.col(1) = (p.array() - 1) / p.array();
    X.col(0) = p.cwiseInverse();
    return X;
}

/// Least squares with weights of at least 0, by trying which of the few columns take part; the
/// first one always does where it `stays`.
Vector nonNegative(const Matrix& X, const Vector& y, bool stays) {
    Vector best = Vector::Zero(X.cols());
    double smallest = std::numeric_limits<double>::infinity();
    for (int chosen = 1; chosen < (1 << X.cols()); ++chosen) {
        if (stays && (chosen & 1) == 0) continue;
        Rows columns;
        for (Index j = 0; j < X.cols(); ++j)
            if (chosen >> j & 1) columns.push_back(j);
        const Matrix part = X(Eigen::all, columns);
        const Vector weights = part.colPivHouseholderQr().solve(y);
        if (weights.minCoeff() < 0 || !weights.allFinite()) continue;
        const double squares = (part * weights - y).squaredNorm();
        if (squares >= smallest) continue;
        smallest = squares;
        best.setZero();
        best(columns) = weights;
    }
    return best;
}

FittedLaw fitGustafson(const Vector& p, const Vector& times) {
    FittedLaw best{.law = ClassicalLaw::Gustafson};
    double smallest = std::numeric_limits<double>::infinity();
    const auto squaresAt = [&](double serial) {
        const Vector shape = (p.array() - serial * (p.array() - 1)).inverse() / times.array();
        const double one = shape.sum() / shape.squaredNorm();
        const double squares = (one * shape.array() - 1).square().sum();
        if (squares < smallest) {
            smallest = squares;
            best.serial = serial;
            best.one = one;
        }
        return squares;
    };
    double low = 0, high = 1;
    squaresAt(low);
    squaresAt(high);
    for (int i = 0; i < 60; ++i) {
        const double a = low + (high - low) / 3, b = high - (high - low) / 3;
        (squaresAt(a) < squaresAt(b) ? high : low) = squaresAt(a) < squaresAt(b) ? b : a;
    }
    return best;
}

}  // namespace

double FittedLaw::at(double p) const {
    switch (law) {
        case ClassicalLaw::Amdahl:
            return one * (serial + (1 - serial) / p);
        case ClassicalLaw::Gustafson:
            return one / (p - serial * (p - 1));
        case ClassicalLaw::Universal:
            break;
    }
    return one * (1 + contention * (p - 1) + coherency * p * (p - 1)) / p;
}

FittedLaw fitClassicalLaw(ClassicalLaw law, const Vector& processors, const Vector& times) {
    FittedLaw fit{.law = law};
    if (law == ClassicalLaw::Gustafson) {
        fit = fitGustafson(processors, times);
    } else {
        const Matrix X = times.cwiseInverse().asDiagonal() * shapeOf(law, processors);
        const Vector weights =
            nonNegative(X, Vector::Ones(times.size()), law == ClassicalLaw::Universal);
        if (law == ClassicalLaw::Amdahl) {
            fit.one = weights.sum();
            fit.serial = weights[1] / fit.one;
        } else {
            fit.one = weights[0];
            fit.contention = weights[1] / fit.one;
            fit.coherency = weights[2] / fit.one;
        }
    }
    for (Index i = 0; i < times.size(); ++i) {
        const double said = fit.at(processors[i]);
        fit.error += 2 * std::abs(said - times[i]) / (std::abs(said) + times[i]);
    }
    fit.error /= static_cast<double>(times.size());
    return fit;
}

void FeatureLaw::fit(const Vector& law, const Matrix& X, const Vector& y,
                     const RunContext& context) {
    m_ridge.fit(X, (y.array() / law.array()).log(), context);
}

Vector FeatureLaw::predict(const Vector& law, const Matrix& X) const {
    return law.array() * m_ridge.predict(X).array().exp();
}

}  // namespace footbridge
