# SPDX-License-Identifier: GPL-3.0-or-later
"""Loads a bundle as its README.txt says and compares the predictions with samples.csv."""
import csv
import os
import re
import sys
import tempfile
import textwrap
import zipfile

bundle = os.path.abspath(sys.argv[1])
folder = tempfile.mkdtemp()
with zipfile.ZipFile(bundle) as archive:
    archive.extractall(folder)
os.chdir(folder)

readme = open("README.txt", encoding="utf-8").read()
code = re.search(r"With Python and PyTorch\n-+\n(.*?)\nWith C\+\+", readme, re.DOTALL).group(1)
names = {}
exec(textwrap.dedent(code), names)
model, x, torch = names["model"], names["x"], names["torch"]

table = list(csv.reader(open("samples.csv", encoding="utf-8", newline="")))
column = table[0].index("prediction", len(names["manifest"]["features"]))
wanted = torch.tensor([float(row[column]) for row in table[1:]], dtype=torch.float64)
y = model(x)
assert y.dtype == torch.float64 and tuple(y.shape) == (len(wanted),), y.shape
scale = torch.maximum(wanted.abs(), 1e-3 * wanted.abs().median())
difference = float(((y - wanted).abs() / scale).max())
one = torch.cat([model(x[i:i + 1]) for i in range(len(x))])
alone = float(((one - wanted).abs() / scale).max())
print(f"{len(wanted)} samples, largest difference {difference:.2e}, row by row {alone:.2e}")
sys.exit(0 if max(difference, alone) < 1e-9 else 1)
