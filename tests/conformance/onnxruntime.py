# SPDX-License-Identifier: GPL-3.0-or-later
"""What predict_onnx.py uses of onnxruntime, for machines where only its package for Node is there:
the models are run by ONNX Runtime itself."""
import json
import math
import os
import subprocess
from types import SimpleNamespace

import numpy
import onnx


class InferenceSession:
    def __init__(self, path):
        self.path = path
        self.graph = onnx.load(path).graph

    def get_inputs(self):
        kinds = {onnx.TensorProto.STRING: "tensor(string)", onnx.TensorProto.DOUBLE: "tensor(double)"}
        return [SimpleNamespace(name=i.name, type=kinds[i.type.tensor_type.elem_type])
                for i in self.graph.input]

    def run(self, names, columns):
        assert names is None
        job = {"model": self.path, "columns": {}}
        for name, values in columns.items():
            text = values.dtype == object
            job["columns"][name] = {
                "type": "string" if text else "float64",
                "values": [v if text else (None if math.isnan(v) else float(v)) for v in values]}
        done = subprocess.run(["node", "run_onnx.mjs", "onnxruntime-node"], check=True,
                              cwd=os.environ["FOOTBRIDGE_NODE_FOLDER"], input=json.dumps(job) + "\n",
                              capture_output=True, text=True)
        outputs = json.loads(done.stdout)["outputs"]
        return [numpy.array([math.nan if v is None else v for v in output]) for output in outputs]
