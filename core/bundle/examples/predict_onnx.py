# SPDX-License-Identifier: GPL-3.0-or-later
"""Predicts the rows of a CSV file with model.onnx: predict_onnx.py [ROWS.csv]

Needs onnxruntime and numpy. The file holds the model's features by name, in any order; without one
the samples of the bundle are predicted. An empty cell is a missing value.
"""
import csv
import sys
from pathlib import Path

import numpy
import onnxruntime

bundle = Path(__file__).resolve().parent.parent
path = sys.argv[1] if len(sys.argv) > 1 else bundle / "samples.csv"
with open(path, encoding="utf-8-sig", newline="") as file:
    header, *rows = csv.reader(file)

session = onnxruntime.InferenceSession(str(bundle / "model.onnx"))
columns = {}
for feature in session.get_inputs():
    if feature.name not in header:
        sys.exit(f"{path} has no column {feature.name}")
    cells = [row[header.index(feature.name)] for row in rows]
    if feature.type == "tensor(string)":
        columns[feature.name] = numpy.array(cells, dtype=object)
    else:
        columns[feature.name] = numpy.array([float(cell or "nan") for cell in cells])

outputs = session.run(None, columns)
print(",".join(["prediction", "lower", "upper"][: len(outputs)]))
for row in zip(*outputs):
    print(",".join(repr(float(value)) for value in row))
