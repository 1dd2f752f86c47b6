// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laws/scaling_law.h"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>

#include "core/laws/laws_messages.h"
#include "core/run/error.h"
#include "core/run/number_limits.h"
#include "core/run/number_text.h"

namespace footbridge {
namespace {

// Of Extra-P's search space, the pairs of power and logarithms that reference/laws lists.
constexpr struct {
    int numerator, denominator, logs;
} kPairs[] = {{0, 1, 1}, {0, 1, 2}, {1, 4, 0}, {1, 3, 0}, {1, 4, 1},  {1, 3, 1}, {1, 4, 2},
              {1, 3, 2}, {1, 2, 0}, {1, 2, 1}, {1, 2, 2}, {2, 3, 0},  {3, 4, 0}, {2, 3, 1},
              {3, 4, 1}, {4, 5, 0}, {2, 3, 2}, {3, 4, 2}, {1, 1, 0},  {1, 1, 1}, {1, 1, 2},
              {5, 4, 0}, {5, 4, 1}, {4, 3, 0}, {4, 3, 1}, {3, 2, 0},  {3, 2, 1}, {3, 2, 2},
              {5, 3, 0}, {7, 4, 0}, {2, 1, 0}, {2, 1, 1}, {2, 1, 2},  {9, 4, 0}, {7, 3, 0},
              {5, 2, 0}, {5, 2, 1}, {5, 2, 2}, {8, 3, 0}, {11, 4, 0}, {3, 1, 0}, {3, 1, 1}};

constexpr double kExact = 1e-10;      // errors below it are rounding; then fewer terms win
constexpr double kSmallShare = 5e-4;  // of the values, that a term has to explain somewhere
constexpr double kClearly = 0.8;
constexpr std::size_t kMostTerms = 3;

/// 2 |a - b| / (|a| + |b|).
double symmetricError(double a, double b) {
    const double size = std::abs(a) + std::abs(b);
    return size > 0 ? 2 * std::abs(a - b) / size : 0;
}

/// Least squares of 1 and the terms; nothing where they cannot be told apart.
std::optional<ScalingLaw> fitted(const LawPoints& data, std::vector<LawTerm> terms) {
    const Index n = data.values.size(), p = std::ssize(terms) + 1;
    if (n < p + 1) return std::nullopt;
    Matrix X(n, p);
    X.col(0).setOnes();
    for (Index j = 1; j < p; ++j)
        for (Index i = 0; i < n; ++i)
            X(i, j) = terms[static_cast<std::size_t>(j - 1)].at(data.points.row(i));
    Vector scale = X.cwiseAbs().colwise().maxCoeff();
    if (!(scale.minCoeff() > 0) || !scale.allFinite()) return std::nullopt;
    const Matrix scaled = X * scale.cwiseInverse().asDiagonal();
    const Eigen::ColPivHouseholderQR<Matrix> qr(scaled);
    if (qr.rank() < p) return std::nullopt;
    const Vector weights = qr.solve(data.values);
    const Matrix q = qr.householderQ() * Matrix::Identity(n, p);
    const Vector fit = scaled * weights;
    ScalingLaw law;
    law.constant = weights[0] / scale[0];
    for (Index i = 0; i < n; ++i) {
        const double leverage = std::min(q.row(i).squaredNorm(), 1 - 1e-9);
        const double residual = data.values[i] - fit[i];
        law.squares += residual * residual;
        law.error += symmetricError(fit[i], data.values[i]);
        law.heldOut += symmetricError(data.values[i] - residual / (1 - leverage), data.values[i]);
    }
    law.error /= static_cast<double>(n);
    law.heldOut /= static_cast<double>(n);
    for (Index j = 1; j < p; ++j) {
        LawTerm& term = terms[static_cast<std::size_t>(j - 1)];
        term.coefficient = weights[j] / scale[j];
        const Vector share = (X.col(j) * term.coefficient).cwiseQuotient(fit).cwiseAbs();
        if (!(share.maxCoeff() > kSmallShare)) return std::nullopt;
    }
    law.terms = std::move(terms);
    return law;
}

bool better(const ScalingLaw& candidate, const ScalingLaw& best) {
    const double a = std::max(candidate.heldOut, kExact), b = std::max(best.heldOut, kExact);
    return a < b || (a == b && candidate.terms.size() < best.terms.size());
}

ScalingLaw constantLaw(const LawPoints& data) {
    return fitted(data, {}).value();
}

/// The best single term of one parameter.
ScalingLaw findTerm(const LawPoints& data, Index parameter) {
    ScalingLaw best = constantLaw(data);
    const bool logarithms = data.points.col(parameter).minCoeff() >= 1;
    for (const auto& pair : kPairs) {
        if (pair.logs > 0 && !logarithms) continue;
        const LawFactor factor{parameter, pair.numerator, pair.denominator, pair.logs};
        const auto law = fitted(data, {{1, {factor}}});
        if (law && better(*law, best)) best = *law;
    }
    // A term that hardly predicts better than none is noise.
    const ScalingLaw constant = constantLaw(data);
    return best.heldOut > kClearly * constant.heldOut ? constant : best;
}

/// The points where only one parameter differs: of all such lines the one with most points, and
/// among those the one with the largest other parameters, where the effect is largest.
LawPoints lineOf(const LawPoints& data, Index parameter) {
    std::map<std::vector<double>, Rows> lines;
    for (Index i = 0; i < data.points.rows(); ++i) {
        std::vector<double> others;
        for (Index j = 0; j < data.points.cols(); ++j)
            if (j != parameter) others.push_back(data.points(i, j));
        lines[others].push_back(i);
    }
    const Rows* longest = nullptr;
    for (const auto& [others, rows] : lines)
        if (!longest || rows.size() >= longest->size()) longest = &rows;
    return {data.points(*longest, Eigen::all), data.values(*longest)};
}

/// All products of factors of different parameters.
std::vector<LawTerm> products(const std::vector<LawFactor>& factors) {
    std::vector<LawTerm> all;
    for (std::size_t chosen = 1; chosen < (std::size_t{1} << factors.size()); ++chosen) {
        LawTerm term{1, {}};
        for (std::size_t i = 0; i < factors.size(); ++i)
            if (chosen >> i & 1) term.factors.push_back(factors[i]);
        all.push_back(std::move(term));
    }
    return all;
}

std::size_t parametersOf(const std::vector<LawTerm>& terms) {
    std::set<Index> parameters;
    for (const LawTerm& term : terms)
        for (const LawFactor& factor : term.factors) parameters.insert(factor.parameter);
    return parameters.size();
}

/// The best sum of up to three of some products that holds all of the parameters.
class SumSearch {
  public:
    SumSearch(const LawPoints& data, std::vector<LawTerm> all, std::size_t parameters,
              const RunContext& context)
        : m_data(data),
          m_all(std::move(all)),
          m_parameters(parameters),
          m_context(context),
          m_best(constantLaw(data)) {}

    ScalingLaw best() {
        tryFrom(0);
        return std::move(m_best);
    }

  private:
    void tryFrom(std::size_t from) {
        tryChosen();
        if (m_chosen.size() == kMostTerms) return;
        for (std::size_t i = from; i < m_all.size(); ++i) {
            m_chosen.push_back(m_all[i]);
            tryFrom(i + 1);
            m_chosen.pop_back();
        }
    }
    void tryChosen() {
        if (m_tried++ % kBetweenReports == 0) {
            m_context.checkCancelled();
            m_context.report(Message(messages::kLawComparing),
                             static_cast<double>(m_tried) / sums());
        }
        if (m_chosen.empty() || parametersOf(m_chosen) != m_parameters) return;
        const auto law = fitted(m_data, m_chosen);
        if (law && (m_best.terms.empty() || better(*law, m_best))) m_best = *law;
    }
    /// That there are, of none to three products.
    double sums() const {
        const auto n = static_cast<double>(m_all.size());
        return 1 + n + n * (n - 1) / 2 + n * (n - 1) * (n - 2) / 6;
    }

    static constexpr std::size_t kBetweenReports = 256;
    const LawPoints& m_data;
    std::vector<LawTerm> m_all, m_chosen;
    std::size_t m_parameters;
    const RunContext& m_context;
    ScalingLaw m_best;
    std::size_t m_tried = 0;
};

void checkSearch(const LawPoints& data, const std::vector<std::string>& names) {
    if (std::ssize(names) > kMostLawParameters)
        throw Error(messages::kLawTooManyParameters, {kMostLawParameters, names.size()});
    for (std::size_t i = 1; i < names.size(); ++i)
        if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]) !=
            names.begin() + static_cast<std::ptrdiff_t>(i))
            throw Error(messages::kLawColumnTwice, {names[i]});
    if (data.values.size() == 0) throw Error(messages::kLawNoPoints);
    for (const double value : data.values)
        if (!(std::abs(value) <= kMostNumber))
            throw Error(messages::kLawTooLarge, {MessageArgument(value)});
}

std::string powerText(const std::string& base, int numerator, int denominator) {
    if (numerator == denominator) return base;
    if (denominator == 1) return base + "^" + std::to_string(numerator);
    return base + "^(" + std::to_string(numerator) + "/" + std::to_string(denominator) + ")";
}

}  // namespace

double LawFactor::at(double value) const {
    return std::pow(value, static_cast<double>(numerator) / denominator) *
           std::pow(std::log2(value), logs);
}

double LawTerm::at(const Vector& point) const {
    double product = 1;
    for (const LawFactor& factor : factors) product *= factor.at(point[factor.parameter]);
    return product;
}

double ScalingLaw::at(const Vector& point) const {
    double sum = constant;
    for (const LawTerm& term : terms) sum += term.coefficient * term.at(point);
    return sum;
}

std::optional<LawTerm> ScalingLaw::leading(const Vector& largest) const {
    constexpr double kFar = 1e6;
    std::optional<LawTerm> first;
    double most = -1;
    for (const LawTerm& term : terms) {
        const double size = std::abs(term.coefficient) * term.at(largest * kFar);
        if (size <= most) continue;
        most = size;
        first = term;
    }
    return first;
}

LawPoints distinctPoints(const Matrix& parameters, const Vector& responses) {
    std::map<std::vector<double>, std::pair<double, double>> groups;
    for (Index i = 0; i < parameters.rows(); ++i) {
        const Vector row = parameters.row(i);
        if (!row.allFinite() || !std::isfinite(responses[i])) continue;
        auto& [sum, count] = groups[{row.begin(), row.end()}];
        sum += responses[i];
        ++count;
    }
    LawPoints data{Matrix(std::ssize(groups), parameters.cols()), Vector(std::ssize(groups))};
    Index i = 0;
    for (const auto& [point, group] : groups) {
        data.points.row(i) = Eigen::Map<const Vector>(point.data(), std::ssize(point));
        data.values[i++] = group.first / group.second;
    }
    return data;
}

ScalingLaw findScalingLaw(const LawPoints& data, const std::vector<std::string>& names,
                          const RunContext& context) {
    checkSearch(data, names);
    std::vector<LawFactor> factors;
    for (Index j = 0; j < data.points.cols(); ++j) {
        const std::string& name = names[static_cast<std::size_t>(j)];
        const double smallest = data.points.col(j).minCoeff();
        if (!(smallest > 0))
            throw Error(messages::kLawNotPositive, {name, MessageArgument(smallest)});
        const LawPoints line = lineOf(data, j);
        if (line.values.size() < kFewestLawPoints)
            throw Error(messages::kLawTooFewPoints, {name, kFewestLawPoints, line.values.size()});
        ScalingLaw single = findTerm(line, j);
        if (data.points.cols() == 1) return single;
        if (!single.terms.empty()) factors.push_back(single.terms.front().factors.front());
    }
    const std::size_t count = factors.size();
    return SumSearch(data, products(factors), count, context).best();
}

std::string termText(const LawTerm& term, const std::vector<std::string>& names) {
    std::string text;
    for (const LawFactor& factor : term.factors) {
        const std::string& name = names[static_cast<std::size_t>(factor.parameter)];
        if (factor.numerator > 0)
            text +=
                (text.empty() ? "" : " ") + powerText(name, factor.numerator, factor.denominator);
        if (factor.logs > 0)
            text += (text.empty() ? "" : " ") + powerText("log2(" + name + ")", factor.logs, 1);
    }
    return text;
}

std::string lawText(const ScalingLaw& law, const std::vector<std::string>& names) {
    std::string text = shortNumber(law.constant);
    for (const LawTerm& term : law.terms)
        text += (term.coefficient < 0 ? " - " : " + ") + shortNumber(std::abs(term.coefficient)) +
                " " + termText(term, names);
    return text;
}

}  // namespace footbridge
