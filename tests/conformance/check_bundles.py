# SPDX-License-Identifier: GPL-3.0-or-later
"""Loads bundles as a stranger would and compares what their formats predict.

check_bundles.py NODE_FOLDER SCHEMA FOLDER... — each FOLDER holds an unpacked bundle and rows.csv,
more rows with the predictions of Footbridge in the form of samples.csv. Prints one line a bundle:
its name and the largest |difference| / max(|y|, 1e-3 median |y| of the shots) of each format, then
the largest of all, and the bound. Fails when a format differs by more, when the ONNX checker or the
manifest's schema objects, or when a row predicted alone gets something else than in a table.
"""
import csv
import json
import math
import subprocess
import sys
from pathlib import Path

import jsonschema
import numpy
import onnx
import torch

# An export accepts 1e-5, but float32 anywhere would cost 1e-7, and is to be seen. What a Gaussian
# process has learnt are large weights that cancel, which magnifies the last digit: 2e-9 was the most.
TOLERANCE, TOLERANCE_OF_PROCESSES = 1e-11, 1e-8
ALONE = 20  # rows that are also predicted one by one


class Table:
    """Rows of a CSV file with the values that Footbridge predicts for them."""

    def __init__(self, path, features):
        with open(path, encoding="utf-8", newline="") as file:
            rows = list(csv.reader(file))[1:]
        count = len(features)
        self.cells = [[row[i] for row in rows] for i in range(count)]
        self.features = features
        self.wanted = [numpy.array([float(row[count + k]) for row in rows])
                       for k in range(3) if rows[0][count + k] != ""]

    def columns(self, begin=0, end=None):
        result = {}
        for feature, cells in zip(self.features, self.cells):
            category = feature["type"] == "category"
            result[feature["name"]] = {
                "type": "string" if category else "float64",
                "values": [cell if category else as_json(cell) for cell in cells[begin:end]]}
        return result

    def matrix(self):
        return torch.tensor([[code(f, cell) for cell in cells]
                             for f, cells in zip(self.features, self.cells)],
                            dtype=torch.float64).T.contiguous()


def as_json(cell):
    value = float(cell) if cell else math.nan
    if math.isnan(value):
        return None
    return value if math.isfinite(value) else ("inf" if value > 0 else "-inf")


def from_json(value):
    return {None: math.nan, "inf": math.inf, "-inf": -math.inf}.get(value, value)


def code(feature, cell):
    if cell == "":
        return math.nan
    if feature["type"] == "number":
        return float(cell)
    return feature["levels"].index(cell) if cell in feature["levels"] else -1


def difference(results, wanted, typical):
    largest = 0.0
    for result, y in zip(results, wanted):
        assert result.shape == y.shape, (result.shape, y.shape)
        same = (result == y) | (numpy.isnan(result) & numpy.isnan(y))
        with numpy.errstate(invalid="ignore"):
            apart = numpy.abs(result - y) / numpy.maximum(numpy.abs(y), 1e-3 * typical)
        apart = numpy.where(same, 0, numpy.where(numpy.isfinite(apart), apart, math.inf))
        largest = max(largest, float(apart.max()))
    return largest


class Torch:
    def open(self, folder):
        self.model = torch.jit.load(str(folder / "model.pt"))

    def predict(self, table, begin=0, end=None):
        x = table.matrix()[begin:end]
        results = [self.model(x)]
        if hasattr(self.model, "interval"):
            results += list(self.model.interval(x).T)
        assert all(result.dtype == torch.float64 for result in results)
        return [result.numpy() for result in results]


class OnnxRuntime:
    """ONNX Runtime in a package for Node."""

    def __init__(self, node_folder, package):
        self.process = subprocess.Popen(["node", "run_onnx.mjs", package], cwd=node_folder,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def open(self, folder):
        self.model = str(folder / "model.onnx")

    def predict(self, table, begin=0, end=None):
        job = {"model": self.model, "columns": table.columns(begin, end)}
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return [numpy.array([from_json(v) for v in output], dtype=float)
                for output in answer["outputs"]]


def tolerance(folder):
    nodes = json.loads((folder / "state" / "graph.json").read_text(encoding="utf-8"))["nodes"]
    learnt = not folder.name.startswith("operations")
    process = learnt and any(node["operation"] == "kernel" for node in nodes)
    return TOLERANCE_OF_PROCESSES if process else TOLERANCE


def check(folder, formats, schema):
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    jsonschema.validate(manifest, schema)
    onnx.checker.check_model(onnx.load(str(folder / "model.onnx")), full_check=True)
    tables = [Table(folder / name, manifest["features"]) for name in ("samples.csv", "rows.csv")]
    largest = {}
    for name, runtime in formats.items():
        runtime.open(folder)
        worst = 0.0
        for table in tables:
            results = runtime.predict(table)
            given = len(results)
            worst = max(worst, difference(results, table.wanted[:given],
                                          manifest["response"]["typical"]))
            assert given in (1, len(table.wanted)), f"{name} gives {given} outputs"
        alone = [runtime.predict(tables[-1], i, i + 1) for i in range(ALONE)]
        joined = [numpy.concatenate(parts) for parts in zip(*alone)]
        worst = max(worst, difference(joined, [y[:ALONE] for y in tables[-1].wanted[:given]],
                                      manifest["response"]["typical"]))
        largest[name] = worst
    return largest


def main():
    node_folder, schema_path, *folders = sys.argv[1:]
    schema = json.loads(Path(schema_path).read_text(encoding="utf-8"))
    formats = {"TorchScript": Torch()}
    for package in ("onnxruntime-node", "onnxruntime-web"):
        formats[package] = OnnxRuntime(node_folder, package)
    print(f"{'largest difference':<52}" + "".join(f"{name:>20}" for name in formats) +
          f"{'bound':>10}")
    failed = False
    overall = dict.fromkeys(formats, 0.0)
    for folder in map(Path, folders):
        largest = check(folder, formats, schema)
        bound = tolerance(folder)
        failed |= any(not largest[name] < bound for name in formats)
        overall = {name: max(overall[name], largest[name]) for name in formats}
        print(f"{folder.name:<52}" + "".join(f"{largest[name]:>20.1e}" for name in formats) +
              f"{bound:>10.0e}")
    print(f"{'all':<52}" + "".join(f"{overall[name]:>20.1e}" for name in formats))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
