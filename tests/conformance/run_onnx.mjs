// SPDX-License-Identifier: GPL-3.0-or-later
// Runs ONNX models: run_onnx.mjs PACKAGE, where PACKAGE is onnxruntime-node or onnxruntime-web.
// Each line of the standard input is a job {"model": path, "columns": {name: {"type", "values"}}},
// where numbers that JSON cannot say are null (missing), "inf" or "-inf". Each line of the standard
// output is {"outputs": [[…], …]} in the order of the model's outputs, or {"error": text}.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const runtime = await import(process.argv[2]);
const { InferenceSession, Tensor } = runtime.InferenceSession ? runtime : runtime.default;
if (process.argv[2] === "onnxruntime-web") runtime.env.wasm.numThreads = 1;

const special = new Map([[null, NaN], ["inf", Infinity], ["-inf", -Infinity]]);
const asNumber = (value) => (special.has(value) ? special.get(value) : value);
const asJson = (value) =>
  Number.isNaN(value) ? null : Number.isFinite(value) ? value : value > 0 ? "inf" : "-inf";

function tensorOf({ type, values }) {
  if (type === "string") return new Tensor("string", values, [values.length]);
  return new Tensor("float64", Float64Array.from(values, asNumber), [values.length]);
}

const sessions = new Map();
async function sessionOf(model) {
  if (!sessions.has(model)) {
    sessions.clear();
    sessions.set(model, await InferenceSession.create(readFileSync(model)));
  }
  return sessions.get(model);
}

async function run(job) {
  const session = await sessionOf(job.model);
  const feeds = {};
  for (const [name, column] of Object.entries(job.columns)) feeds[name] = tensorOf(column);
  const results = await session.run(feeds);
  return session.outputNames.map((name) => Array.from(results[name].data, asJson));
}

for await (const line of createInterface({ input: process.stdin })) {
  let answer;
  try {
    answer = { outputs: await run(JSON.parse(line)) };
  } catch (failure) {
    answer = { error: String(failure) };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}
