# SPDX-License-Identifier: GPL-3.0-or-later
"""Predicts the rows of a CSV file with model.pt: predict_torch.py [ROWS.csv]

Needs torch. The file holds the model's features by name, in any order; without one the samples of
the bundle are predicted. An empty cell is a missing value.
"""
import csv
import json
import sys
from pathlib import Path

import torch

bundle = Path(__file__).resolve().parent.parent
path = sys.argv[1] if len(sys.argv) > 1 else bundle / "samples.csv"
with open(path, encoding="utf-8-sig", newline="") as file:
    header, *rows = csv.reader(file)
with open(bundle / "manifest.json", encoding="utf-8") as file:
    features = json.load(file)["features"]


def number(feature, cell):
    if cell == "":
        return float("nan")
    if feature["type"] == "number":
        return float(cell)
    # A category is the position of its level; -1 stands for one that the model has not seen.
    return feature["levels"].index(cell) if cell in feature["levels"] else -1


for feature in features:
    if feature["name"] not in header:
        sys.exit(f"{path} has no column {feature['name']}")
places = [header.index(feature["name"]) for feature in features]
x = torch.tensor([[number(feature, row[place]) for feature, place in zip(features, places)]
                  for row in rows], dtype=torch.float64)

model = torch.jit.load(str(bundle / "model.pt"))
outputs = model(x).unsqueeze(1)
if hasattr(model, "interval"):
    outputs = torch.cat([outputs, model.interval(x)], 1)
print(",".join(["prediction", "lower", "upper"][: outputs.shape[1]]))
for row in outputs.tolist():
    print(",".join(repr(value) for value in row))
