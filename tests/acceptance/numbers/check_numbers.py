# SPDX-License-Identifier: GPL-3.0-or-later
"""Computes what Footbridge computed again with scikit-learn, SciPy and PyTorch: check_numbers.py FILE.
Prints a line a case with the largest difference, relative to the largest number of its kind (of
angles in radians, of variances relative to the signal's), and fails where one is above 1e-9."""
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
import torch
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


def tensor(values):
    return torch.from_numpy(numbers(values))


def ridge(case):
    x, y = numbers(case["x"]), numbers(case["y"])
    # The one of singular values takes small ones for zeros, whatever the others are.
    solver = "svd" if numpy.max(numpy.abs(x)) > 1e-15 else "cholesky"
    ridge = sklearn.linear_model.Ridge(alpha=case["lambda"], solver=solver)
    again = ridge.fit(x, y)
    pairs = {"weights": (case["weights"], again.coef_),
             "intercept": (case["intercept"], again.intercept_)}
    if len(y) > 1:
        left_out = []
        for row in range(len(y)):
            rest = numpy.arange(len(y)) != row
            # The centring of all rows, as the formula has it: a penalty that is the same for each.
            model = sklearn.base.clone(ridge).fit(x[rest], y[rest])
            left_out.append(y[row] - model.predict(x[row:row + 1])[0])
        pairs["left_out"] = (case["left_out"], left_out)
    compare("ridge", case["name"], **pairs)

    # The penalty as rows of a least-squares problem; x and y are of the order of 1 there.
    wide, high = (float(numpy.max(numpy.abs(v)) or 1) for v in (x, y))
    x, y = tensor(x / wide), tensor(y / high)
    means, mean = x.mean(0), y.mean()
    root = math.sqrt(case["lambda"]) / wide
    if root > 1e90:
        return  # no weights are left
    rows = torch.cat([x - means, root * torch.eye(x.shape[1], dtype=torch.float64)])
    right = torch.cat([y - mean, torch.zeros(x.shape[1], dtype=torch.float64)])
    weights = torch.linalg.lstsq(rows, right[:, None], driver="gelsd").solution[:, 0]
    compare("ridge", case["name"] + ": PyTorch",
            weights=(case["weights"], weights.numpy() * (high / wide)),
            intercept=(case["intercept"], float(mean - means @ weights) * high))


def process(case):
    x, y, asked = numbers(case["x"]), numbers(case["y"]), numbers(case["asked"])
    # What the process learnt stands in its graph: inputs are divided by their length-scales.
    affine = next(n for n in case["graph"]["nodes"] if n["operation"] == "affine")
    points = x * numbers(affine["scale"]) + numbers(affine["shift"])
    wanted = asked * numbers(affine["scale"]) + numbers(affine["shift"])
    matern = Matern(length_scale=1.0, nu=2.5)
    k, k_asked = matern(points), matern(wanted, points)
    # Of the order of 1: squares of what tables may hold are beyond float64.
    high = numpy.max(numpy.abs(y)) or 1
    y = y / high
    prediction = numbers(case["prediction"]) / high
    last = next(n for n in case["graph"]["nodes"] if n["operation"] == "linear")
    weights = numbers(last["weight"]["values"]) / high
    bias = float(last["bias"][0]) / high
    compare("process", case["name"] + ": kernel",
            prediction=(prediction, k_asked @ weights + bias))
    if not weights.any():
        compare("process", case["name"] + ": mean", bias=(bias, numpy.mean(y)))
        return  # nothing tells the noise
    # (signal K + noise) alpha = y - mean, so that noise over signal is the same for every row.
    rest = y - bias - k @ weights
    ratio = float(rest @ weights / (weights @ weights))
    gp = sklearn.gaussian_process.GaussianProcessRegressor(kernel=matern, alpha=ratio, optimizer=None)
    gp.fit(points, y - bias)
    compare("process", case["name"] + ": solution", prediction=(prediction, gp.predict(wanted) + bias))
    covariance = torch.from_numpy(k + ratio * numpy.eye(len(y)))
    factor = torch.linalg.cholesky(covariance)
    solved = torch.cholesky_solve(tensor(y - bias)[:, None], factor)[:, 0]
    compare("process", case["name"] + ": PyTorch",
            prediction=(prediction, (torch.from_numpy(k_asked) @ solved).numpy() + bias))
    variance = numbers(case["variance"])
    spread = gp.predict(wanted, return_std=True)[1] ** 2 + ratio
    signal = float(variance @ spread / (spread @ spread))
    # Of the signal: what is left of it once the rows have explained theirs.
    compare("process", case["name"] + ": variance", absolute=True, variance=(variance / signal, spread))


def network(case):
    values = tensor(case["x"])
    for i, layer in enumerate(case["layers"]):
        values = torch.nn.functional.silu(values) if i else values
        values = torch.nn.functional.linear(values, tensor(layer["weight"]).T, tensor(layer["bias"]))
    compare("network", case["name"], prediction=(case["prediction"], values.numpy()))


def basis(matrix):
    """Of the span of the columns, whatever their size."""
    left, values, _ = torch.linalg.svd(matrix / (matrix.abs().max() or 1), full_matrices=False)
    return left[:, values > values[0] * max(matrix.shape) * 2.0 ** -52]


def angles(case):
    a, b = tensor(case["a"]), tensor(case["b"])
    first, second = sorted((basis(a), basis(b)), key=lambda m: -m.shape[1])
    inner = first.T @ second
    cosines = torch.linalg.svdvals(inner).clamp(max=1)
    sines = torch.linalg.svdvals(second - first @ inner).flip(0).clamp(max=1)
    wanted = torch.where(cosines ** 2 < 0.5, torch.arccos(cosines), torch.arcsin(sines))
    # Radians: of an angle next to 0 no digit is certain.
    found = numpy.sort(numbers(case["angles"]))
    compare("angles", case["name"] + ": PyTorch", absolute=True, angles=(found, wanted.sort()[0]))
    # SciPy's own bases, of columns of the order of 1.
    scipys = scipy.linalg.subspace_angles(*(m.numpy() / float(m.abs().max()) for m in (a, b)))
    compare("angles", case["name"], absolute=True, angles=(found, numpy.sort(scipys)))


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
    a, b = tensor(a), tensor(b)
    ranks = [math.ceil(level * (n + 1) - 1e-12) for _, level, _ in case["widths"]]
    compare("metrics", case["name"] + ": PyTorch",
            mse=(case["mse"], torch.nn.functional.mse_loss(a, b)),
            variance=(case["variance"], a.var(unbiased=False)),
            quantiles=([q for _, q in case["quantiles"]],
                       [torch.quantile(a, s) for s, _ in case["quantiles"]]),
            widths=([w for _, _, w in case["widths"]], [a.abs().kthvalue(r)[0] for r in ranks]))


def main():
    warnings.simplefilter("ignore")
    cases = json.load(open(sys.argv[1], encoding="utf-8"))
    for check in (ridge, process, network, angles, metrics):
        for case in cases[check.__name__]:
            check(case)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
