// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/minimise.h"

#include <nlopt.h>

#include <cmath>
#include <exception>
#include <limits>
#include <memory>

namespace footbridge {
namespace {

/// What one walk needs; NLopt hands it back with every evaluation. No exception may cross NLopt.
struct Walk {
    const Objective& objective;
    const RunContext& context;
    nlopt_opt optimiser;
    Vector best;
    double lowest = std::numeric_limits<double>::infinity();
    std::exception_ptr failure{};
};

double evaluate(unsigned size, const double* at, double* slope, void* data) {
    Walk& walk = *static_cast<Walk*>(data);
    try {
        walk.context.checkCancelled();
        const Vector point = Eigen::Map<const Vector>(at, size);
        Vector gradient(size);
        const double value = walk.objective(point, gradient);
        if (value < walk.lowest) {
            walk.lowest = value;
            walk.best = point;
        }
        if (slope) Eigen::Map<Vector>(slope, size) = gradient;
        return value;
    } catch (...) {
        walk.failure = std::current_exception();
        nlopt_force_stop(walk.optimiser);
        return HUGE_VAL;
    }
}

}  // namespace

Vector minimise(const Objective& objective, const Vector& start, const MinimiseOptions& options,
                const RunContext& context) {
    const std::unique_ptr<nlopt_opt_s, void (*)(nlopt_opt)> optimiser(
        nlopt_create(NLOPT_LD_LBFGS, static_cast<unsigned>(start.size())), nlopt_destroy);
    Walk walk{objective, context, optimiser.get(), start};
    nlopt_set_min_objective(optimiser.get(), evaluate, &walk);
    nlopt_set_lower_bounds1(optimiser.get(), options.low);
    nlopt_set_upper_bounds1(optimiser.get(), options.high);
    nlopt_set_maxeval(optimiser.get(), options.evaluations);
    nlopt_set_ftol_abs(optimiser.get(), options.tolerance);
    Vector point = start.cwiseMax(options.low).cwiseMin(options.high);
    double value = 0;
    // Its status does not matter: a walk that NLopt gives up still has a lowest point.
    nlopt_optimize(optimiser.get(), point.data(), &value);
    if (walk.failure) std::rethrow_exception(walk.failure);
    return walk.best;
}

}  // namespace footbridge
