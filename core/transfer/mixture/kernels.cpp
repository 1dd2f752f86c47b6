// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transfer/mixture/kernels.h"

#include <array>
#include <cmath>

namespace footbridge {
namespace {

using Form = KernelKind::Form;
using Family = PriorFamily;

constexpr std::array kKernelKinds{
    KernelKind{"lin", Form::Linear, Basis::Own, 0, -3, Family::TargetResidual},
    KernelKind{"mZ", Form::Matern52, Basis::OwnDistances, 0, -2.5, Family::TargetResidual},
    KernelKind{"laZ", Form::Laplace, Basis::OwnDistances, 0, -2.5, Family::TargetResidual},
    KernelKind{"oh", Form::Linear, Basis::Codes, 0, -3, Family::TargetResidual},
    KernelKind{"oh2", Form::FourthPower, Basis::Codes, 0, -3, Family::TargetResidual},
    KernelKind{"c", Form::Constant, Basis::Own, 0, -1, Family::SourceShift},
    KernelKind{"f", Form::Linear, Basis::Outputs, 0, -1, Family::SourceShift},
    KernelKind{"fa", Form::Linear, Basis::MovedOutputs, 0, -3, Family::SourceShift},
    KernelKind{"h", Form::Linear, Basis::Latents, 0, -2.5, Family::LatentFeatures},
    KernelKind{"ha", Form::Linear, Basis::MovedLatents, 0, -3.5, Family::LatentFeatures},
    KernelKind{"mA", Form::Matern52, Basis::Metric, 0, -2.5, Family::InputAlignment},
    KernelKind{"laA", Form::Laplace, Basis::Metric, 0, -2.5, Family::InputAlignment},
    KernelKind{"al", Form::Linear, Basis::Gradients, 0, -2.5, Family::InputAlignment},
    KernelKind{"c", Form::Constant, Basis::Own, 0, -1, Family::SourceShift},
    KernelKind{"hu", Form::Linear, Basis::PlainLatents, 0, -2.5, Family::LatentFeatures},
    KernelKind{"n1", Form::Tangent, Basis::Gradients, 0, -2.5, Family::InputAlignment},
    KernelKind{"n2", Form::Tangent, Basis::Gradients, 1, -2.5, Family::LatentFeatures},
    KernelKind{"n3", Form::Tangent, Basis::Gradients, 2, -2.5, Family::LatentFeatures},
};

/// Of rows that lie close the expanded square has cancelled digits: those are computed again.
Matrix distances(const Matrix& a, const Matrix& b) {
    constexpr double kClose = 1e-4;
    const Vector left = a.rowwise().squaredNorm(), right = b.rowwise().squaredNorm();
    Matrix squares = -2 * (a * b.transpose());
    squares.colwise() += left;
    squares.rowwise() += right.transpose();
    for (Index j = 0; j < b.rows(); ++j)
        for (Index i = 0; i < a.rows(); ++i)
            if (squares(i, j) < kClose * (left[i] + right[j]))
                squares(i, j) = (a.row(i) - b.row(j)).squaredNorm();
    return squares.cwiseSqrt();
}

Matrix matern52(const Matrix& distance) {
    const auto r = std::sqrt(5.0) * distance.array();
    return (1 + r + r.square() / 3) * (-r).exp();
}

Matrix tangentKernel(std::size_t layer, double scale, const RowBases& a, const RowBases& b) {
    Matrix sum = Matrix::Zero(a.rows, b.rows);
    for (std::size_t k = 0; k < a.tangents.size(); ++k) {
        const Tangent &left = a.tangents[k], &right = b.tangents[k];
        const Matrix inputs = left.activations[layer] * right.activations[layer].transpose();
        sum.array() +=
            (inputs.array() + 1) * (left.signals[layer] * right.signals[layer].transpose()).array();
    }
    return sum / scale;
}

}  // namespace

std::string_view priorFamilyName(PriorFamily family) {
    switch (family) {
        case Family::SourceShift:
            return "source shift";
        case Family::LatentFeatures:
            return "latent features";
        case Family::InputAlignment:
            return "input alignment";
        case Family::TargetResidual:
            return "target residual";
        case Family::Noise:
            return "noise";
    }
    return "";
}

std::span<const KernelKind> kernelKinds() {
    return kKernelKinds;
}

Matrix kernelBetween(const KernelKind& kind, const Representations& representations,
                     const RowBases& a, const RowBases& b) {
    const Matrix &left = a[kind.basis], &right = b[kind.basis];
    switch (kind.form) {
        case Form::Constant:
            return Matrix::Ones(a.rows, b.rows);
        case Form::Linear:
            return left * right.transpose();
        case Form::FourthPower:
            return (left * right.transpose()).array().square().square();
        case Form::Matern52:
            return matern52(distances(left, right));
        case Form::Laplace:
            return (-distances(left, right).array()).exp();
        case Form::Tangent:
            return tangentKernel(kind.layer, representations.tangentScale(kind.layer), a, b);
    }
    return {};
}

std::vector<Matrix> kernelsBetween(const Representations& representations, const RowBases& a,
                                   const RowBases& b) {
    const std::size_t count = representations.shared() ? kKernelKinds.size() : kOwnKernels;
    std::vector<Matrix> kernels;
    for (const KernelKind& kind : kernelKinds().first(count))
        kernels.push_back(kernelBetween(kind, representations, a, b));
    return kernels;
}

Matrix matern52Between(const Matrix& a, const Matrix& b) {
    return matern52(distances(a, b));
}

std::vector<Matrix> subBlocks(const std::vector<Matrix>& kernels, const Rows& rows,
                              const Rows& columns) {
    std::vector<Matrix> blocks;
    for (const Matrix& kernel : kernels) blocks.emplace_back(kernel(rows, columns));
    return blocks;
}

KernelSum::KernelSum(std::vector<Vector> coefficients, RowBases shots)
    : m_coefficients(std::move(coefficients)), m_shots(std::move(shots)) {}

Vector KernelSum::at(const Representations& representations, const RowBases& rows) const {
    Vector sum = Vector::Zero(rows.rows);
    for (std::size_t k = 0; k < m_coefficients.size(); ++k)
        if (m_coefficients[k].size() > 0)
            sum +=
                kernelBetween(kKernelKinds[k], representations, rows, m_shots) * m_coefficients[k];
    return sum;
}

std::vector<graph::Value> KernelSum::emit(BasisGraph& bases, const Representations& representations,
                                          double& constant) const {
    graph::Builder& builder = bases.builder();
    std::vector<graph::Value> terms;
    const Vector none = Vector::Zero(1);
    for (std::size_t k = 0; k < m_coefficients.size(); ++k) {
        const Vector& coefficients = m_coefficients[k];
        if (coefficients.size() == 0) continue;
        const KernelKind& kind = kKernelKinds[k];
        if (kind.form == Form::Constant) {
            constant += coefficients.sum();
            continue;
        }
        if (kind.form == Form::Tangent) {
            terms.push_back(
                emitTangent(kind, coefficients, bases, representations.tangentScale(kind.layer)));
            continue;
        }
        const Matrix& shots = m_shots[kind.basis];
        const Scaling& scaling = representations.scaling(kind.basis);
        if (kind.form == Form::Linear) {
            const Vector weights = scaling.scale * (shots.transpose() * coefficients);
            if (weights.size() == 0) continue;
            terms.push_back(builder.linear(bases.unscaled(kind.basis), weights, none));
            constant -= scaling.centre.dot(weights);
        } else if (kind.form == Form::FourthPower) {
            if (shots.cols() == 0) continue;
            graph::Value power =
                builder.linear(bases.unscaled(kind.basis), scaling.scale * shots.transpose(),
                               Vector::Zero(shots.rows()));
            for (int i = 0; i < 2; ++i)
                power = builder.combine(graph::Binary::Multiply, power, power);
            terms.push_back(builder.linear(power, coefficients, none));
        } else {
            const auto profile =
                kind.form == Form::Matern52 ? graph::Profile::Matern52 : graph::Profile::Laplace;
            terms.push_back(builder.linear(builder.kernel(bases.scaled(kind.basis), profile, shots),
                                           coefficients, none));
        }
    }
    return terms;
}

graph::Value KernelSum::emitTangent(const KernelKind& kind, const Vector& coefficients,
                                    BasisGraph& bases, double scale) const {
    // Over the shots i: sum c_i (h h_i + 1) d d_i = ([h, 1] M) d, the layer's change of weights M.
    graph::Builder& builder = bases.builder();
    graph::Value sum{};
    for (std::size_t k = 0; k < m_shots.tangents.size(); ++k) {
        const Matrix& inputs = m_shots.tangents[k].activations[kind.layer];
        const Matrix signals =
            (coefficients / scale).asDiagonal() * m_shots.tangents[k].signals[kind.layer];
        const TangentGraph tangent = bases.features().tangent(k);
        const graph::Value change =
            builder.linear(tangent.activations[kind.layer], inputs.transpose() * signals,
                           signals.colwise().sum().transpose());
        const graph::Value product =
            builder.combine(graph::Binary::Multiply, change, tangent.signals[kind.layer]);
        sum = k == 0 ? product : builder.add(sum, product);
    }
    return builder.linear(sum, Matrix::Ones(sum.columns, 1), Vector::Zero(1));
}

}  // namespace footbridge
