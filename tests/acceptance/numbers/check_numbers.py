# SPDX-License-Identifier: GPL-3.0-or-later
"""Computes what Footbridge computed again with scikit-learn and SciPy: check_numbers.py FILE.
Prints a line a case with the largest difference, relative to the largest number of its kind (of
angles in radians), and
fails where one is above 1e-9."""
import json
import math
import sys
import warnings

import numpy
import scipy.linalg
import scipy.stats
import sklearn.gaussian_process
import sklearn.linear_model
import sklearn.metrics
from sklearn.gaussian_process.kernels import Matern

TOLERANCE = 1e-9
failed = False


def numbers(values):
    return numpy.array(values, dtype=float)


def compare(kind, name, absolute=False, **pairs):
    global failed
    worst, which = 0.0, ""
    for what, (is_, wanted) in pairs.items():
        is_, wanted = numpy.atleast_1d(numbers(is_)), numpy.atleast_1d(numbers(wanted))
        assert is_.shape == wanted.shape, (kind, name, what, is_.shape, wanted.shape)
        both = numpy.isnan(is_) & numpy.isnan(wanted)
        same = both | (is_ == wanted)
        scale = 1 if absolute else numpy.max(numpy.abs(wanted[~same]), initial=0) or 1
        apart = float(numpy.max(numpy.where(same, 0, numpy.abs(is_ - wanted) / scale), initial=0))
        if not apart <= worst:
            worst, which = apart, what
    bad = not worst <= TOLERANCE
    failed |= bad
    print(f"{kind:<18}{name:<32}{worst:>10.1e}  {which}{'  DIFFERS' if bad else ''}")


def ridge(case):
    x, y = numbers(case["x"]), numbers(case["y"])
    again = sklearn.linear_model.Ridge(alpha=case["lambda"], solver="svd").fit(x, y)
    left_out = []
    for row in range(len(y)):
        rest = numpy.arange(len(y)) != row
        # The centring of all rows, as the formula has it: a penalty that is the same for each.
        model = sklearn.linear_model.Ridge(alpha=case["lambda"], solver="svd").fit(x[rest], y[rest])
        left_out.append(y[row] - model.predict(x[row:row + 1])[0])
    compare("ridge", case["name"], weights=(case["weights"], again.coef_),
            intercept=(case["intercept"], again.intercept_),
            left_out=(case["left_out"], left_out))


def process(case):
    x, y, asked = numbers(case["x"]), numbers(case["y"]), numbers(case["asked"])
    # What the process learnt stands in its graph: inputs are divided by their length-scales.
    affine = next(n for n in case["graph"]["nodes"] if n["operation"] == "affine")
    points = x * numbers(affine["scale"]) + numbers(affine["shift"])
    wanted = asked * numbers(affine["scale"]) + numbers(affine["shift"])
    matern = Matern(length_scale=1.0, nu=2.5)
    k, k_asked = matern(points), matern(wanted, points)
    prediction = numbers(case["prediction"])
    last = next(n for n in case["graph"]["nodes"] if n["operation"] == "linear")
    weights = numbers(last["weight"]["values"])
    bias = float(last["bias"][0])
    compare("process", case["name"] + ": kernel",
            prediction=(prediction, k_asked @ weights + bias))
    # (signal K + noise) alpha = y - mean, so that noise over signal is the same for every row.
    rest = y - bias - k @ weights
    ratio = float(rest @ weights / (weights @ weights))
    gp = sklearn.gaussian_process.GaussianProcessRegressor(kernel=matern, alpha=ratio, optimizer=None)
    gp.fit(points, y - bias)
    compare("process", case["name"] + ": solution", prediction=(prediction, gp.predict(wanted) + bias))
    variance = numbers(case["variance"])
    spread = gp.predict(wanted, return_std=True)[1] ** 2 + ratio
    signal = float(variance @ spread / (spread @ spread))
    compare("process", case["name"] + ": variance", variance=(variance, signal * spread))


def angles(case):
    wanted = numpy.sort(scipy.linalg.subspace_angles(numbers(case["a"]), numbers(case["b"])))
    # Radians: of an angle next to 0 no digit is certain.
    compare("angles", case["name"], absolute=True, angles=(numpy.sort(numbers(case["angles"])), wanted))


def metrics(case):
    a, b = numbers(case["a"]), numbers(case["b"])
    share = numpy.abs((a - b) / b)
    n = len(a)
    widths = []
    for asked, level, _ in case["widths"]:
        rank = math.ceil(level * (n + 1) - 1e-12)
        widths.append(numpy.sort(numpy.abs(a))[rank - 1])
    pairs = {"mse": sklearn.metrics.mean_squared_error(b, a),
             # scikit-learn takes no |y| below 2e-16 for one.
             "mape": 100 * numpy.mean(share),
             "median_ape": 100 * numpy.median(share),
             "variance": numpy.var(a), "median": numpy.median(a)}
    if numpy.ptp(b) > 0:
        pairs["r2"] = sklearn.metrics.r2_score(b, a)
    if n > 1:
        pairs["spearman"] = scipy.stats.spearmanr(a, b)[0]
    compare("metrics", case["name"], ranks=(case["ranks"], scipy.stats.rankdata(a)),
            quantiles=([q for _, q in case["quantiles"]],
                       [numpy.quantile(a, s) for s, _ in case["quantiles"]]),
            widths=([w for _, _, w in case["widths"]], widths),
            **{what: (case[what], value) for what, value in pairs.items()})


def main():
    warnings.simplefilter("ignore")
    cases = json.load(open(sys.argv[1], encoding="utf-8"))
    for check in (ridge, process, angles, metrics):
        for case in cases[check.__name__]:
            check(case)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
