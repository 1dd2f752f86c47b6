#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Footbridge's engine beside scikit-learn's Gaussian process, and beside a reference engine.

Every program sees the same tables, one after the other on one core, in as many rounds as asked for;
the table has the least processor seconds of each. A reference is a Python file with a class
Adapter(sources, features) and a method adapt(rows, transformed responses) that predicts all rows.

    side_by_side.py BENCH [--reference FILE] [--rounds N]
"""
import argparse
import importlib.util
import os
import subprocess
import sys
import tempfile
import time
import warnings

for threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[threads] = "1"

import numpy as np  # noqa: E402
import pandas as pd  # noqa: E402
from sklearn.gaussian_process import GaussianProcessRegressor  # noqa: E402
from sklearn.gaussian_process.kernels import ConstantKernel, Matern, WhiteKernel  # noqa: E402

warnings.filterwarnings("ignore")
SIZES = [(25, 50), (120, 50), (25, 200), (120, 200)]  # features, shots
SOURCE_ROWS, TARGET_ROWS = 6000, 2000


def platform(columns, rows, level, seed):
    random = np.random.default_rng(seed)
    x = random.normal(size=(rows, columns))
    noise = 0.1 * random.normal(size=rows)
    time = np.exp(level + np.sin(2 * x[:, 0]) + x[:, 1] * x[:, 2] + level * x[:, 3] + noise)
    table = pd.DataFrame(x, columns=[f"x{i}" for i in range(columns)])
    return table, time


def footbridge(bench, folder, shots):
    run = subprocess.run(
        [bench, f"{folder}/source.csv", f"{folder}/target.csv", str(shots)],
        capture_output=True, text=True, check=True)
    lines = (line.split() for line in run.stdout.splitlines() if line)
    return {name: float(value) for name, value in lines}


def per_second(predict, rows):
    begin = time.process_time()
    predict(rows)
    return len(rows) / (time.process_time() - begin)


def gaussian_process(target, v, shots):
    kernel = ConstantKernel(1.0) * Matern(np.ones(target.shape[1]), nu=2.5) + WhiteKernel(0.1)
    model = GaussianProcessRegressor(kernel, normalize_y=True)
    x = (target - target[:shots].mean(0)) / target[:shots].std(0)
    begin = time.process_time()
    model.fit(x[:shots], v[:shots])
    seconds = time.process_time() - begin
    error = np.mean((model.predict(x[shots:]) - v[shots:]) ** 2) / v.var()
    rows = np.tile(x, (10, 1))[:20000]
    return {"adapt_seconds": seconds, "nmse": error,
            "predict_rows_per_second": per_second(model.predict, rows)}


def reference_engine(module, source, target, v, shots):
    begin = time.process_time()
    adapter = module.Adapter([source], target)
    trained = time.process_time()
    predicted = adapter.adapt(np.arange(shots), v[:shots])
    adapted = time.process_time()
    error = np.mean((predicted[shots:] - v[shots:]) ** 2) / v.var()
    return {"source_seconds": trained - begin, "adapt_seconds": adapted - trained, "nmse": error}


def best(rounds):
    keys = rounds[0].keys()
    larger = ("predict_rows_per_second",)
    return {key: (max if key in larger else min)(each[key] for each in rounds) for key in keys}


def load(path):
    spec = importlib.util.spec_from_file_location("reference", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bench", help="the program adapt_bench")
    parser.add_argument("--reference", help="Python file of a reference engine")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    module = load(options.reference) if options.reference else None
    print(f"{'features':>8} {'shots':>5} {'program':<14} {'source s':>9} {'adapt s':>9} "
          f"{'ratio':>7} {'rows/s':>9} {'us a row':>9} {'nmse':>7}")
    for columns, shots in SIZES:
        source, source_time = platform(columns, SOURCE_ROWS, 0.0, 1)
        target, target_time = platform(columns, TARGET_ROWS, 0.5, 2)
        v = np.log(target_time)
        rounds = {}
        with tempfile.TemporaryDirectory() as folder:
            source.assign(time=source_time).to_csv(f"{folder}/source.csv", index=False)
            target.assign(time=target_time).to_csv(f"{folder}/target.csv", index=False)
            for _ in range(options.rounds):
                rounds.setdefault("Footbridge", []).append(
                    footbridge(options.bench, folder, shots))
                rounds.setdefault("scikit-learn", []).append(
                    gaussian_process(target.to_numpy(), v, shots))
                if module:
                    rounds.setdefault("reference", []).append(
                        reference_engine(module, (source, source_time), target, v, shots))
        ours = best(rounds["Footbridge"])["adapt_seconds"]
        for name, each in rounds.items():
            least = best(each)
            cell = {key: f"{least[key]:.{digits}f}" if key in least else "–" for key, digits in (
                ("source_seconds", 2), ("adapt_seconds", 3), ("predict_rows_per_second", 0),
                ("one_row_microseconds", 1), ("nmse", 3))}
            print(f"{columns:>8} {shots:>5} {name:<14} {cell['source_seconds']:>9} "
                  f"{cell['adapt_seconds']:>9} {least['adapt_seconds'] / ours:>7.1f} "
                  f"{cell['predict_rows_per_second']:>9} {cell['one_row_microseconds']:>9} "
                  f"{cell['nmse']:>7}")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
