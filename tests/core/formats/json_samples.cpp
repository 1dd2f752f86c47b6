// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_lists.h"

namespace footbridge::tests {

std::vector<ToolSample> jsonSamples() {
    return {
        {"GoogleBenchmark",
         "google-benchmark",
         R"({
  "context": {"date": "2026-01-02T03:04:05", "num_cpus": 8},
  "benchmarks": [
    {"name": "Sort/size:64/8/real_time", "run_name": "Sort/size:64/8", "run_type": "iteration",
     "repetition_index": 0, "threads": 2, "iterations": 100, "real_time": 1.5, "cpu_time": 1,
     "time_unit": "us", "items": 7},
    {"name": "Sort/size:64/8/real_time", "run_name": "Sort/size:64/8", "run_type": "iteration",
     "repetition_index": 1, "threads": 2, "iterations": 100, "real_time": 0.5, "cpu_time": 0.25,
     "time_unit": "ms", "items": 8},
    {"name": "Sort/size:64/8_mean", "run_name": "Sort/size:64/8", "run_type": "aggregate",
     "aggregate_name": "mean", "real_time": 1, "cpu_time": 1, "time_unit": "us"},
    {"name": "Scan/size:9_median", "run_name": "Scan/size:9", "run_type": "aggregate",
     "aggregate_name": "median", "real_time": 4, "cpu_time": 3, "time_unit": "us"},
    {"name": "Bad/1", "run_type": "iteration", "error_occurred": true, "real_time": NaN,
     "cpu_time": 0, "time_unit": "us"}
  ]
})",
         "benchmark,size,argument 1,real_time [us],cpu_time [us],items,iterations,threads\n"
         "Sort,64,8,1.5,1,7,100,2\n"
         "Sort,64,8,500,250,8,100,2\n"
         "Scan,9,,4,3,,,\n",
         {"tool-summaries-left", "tool-summaries-taken", "tool-failed-left", "tool-units-united",
          "tool-units-united"}},
        {"Hyperfine",
         "hyperfine",
         R"({"results": [
  {"command": "sort -n 4", "mean": 2.5, "times": [2.0, 3.0, 9.0], "exit_codes": [0, 0, 1],
   "parameters": {"threads": "4"}},
  {"command": "sort -n 8", "mean": 1.0, "times": [1.25], "memory_usage_byte": [4096],
   "parameters": {"threads": "8"}}]})",
         "command,threads,time [s],memory_usage [B]\n"
         "sort -n 4,4,2,\n"
         "sort -n 4,4,3,\n"
         "sort -n 8,8,1.25,4096\n",
         {"tool-failed-left"}},
        {"KernelTuner",
         "kernel-tuner",
         R"({
"device_name": "GPU", "kernel_name": "add", "problem_size": [64, 32],
"tune_params_keys": ["block", "tile"], "tune_params": {"block": [32, 128], "tile": [1]},
"cache": {
"128,1": {"block": 128, "tile": 1, "time": 1.5, "times": [1.0, 2.0], "GFLOP/s": 9.5,
          "compile_time": 400, "timestamp": "2026"},
"32,1": {"block": 32, "tile": 1, "time": "CompilationFailedConfig"},
"64,1": {"block": 64, "tile": 1, "time": 3.25}
}})",
         "device_name,kernel_name,problem_size 1,problem_size 2,block,tile,time [ms],GFLOP/s\n"
         "GPU,add,64,32,128,1,1,9.5\n"
         "GPU,add,64,32,128,1,2,9.5\n"
         "GPU,add,64,32,64,1,3.25,\n",
         {"tool-columns-left", "tool-failed-left"}},
        {"KernelTunerUnfinished",
         "kernel-tuner",
         R"({
"device_name": "GPU", "problem_size": 100, "tune_params_keys": ["block"],
"tune_params": {"block": [32, 64, 128]},
"cache": {
"32": {"block": 32, "time": 1.5},
"64": {"block": 64, "time": 2.5},
"128": {"block": 128, "ti)",
         "device_name,problem_size,block,time [ms]\n"
         "GPU,100,32,1.5\n"
         "GPU,100,64,2.5\n",
         {"tool-cut"}},
        {"KernelTunerT4",
         "kernel-tuner-t4",
         R"({"metadata": {"timeunit": "miliseconds"},
"results": [
 {"configuration": {"block": 32, "tile": 2}, "times": {"compilation": 9, "runtimes": [1, 2]},
  "invalidity": "correct", "measurements": [{"name": "time", "value": 1.5, "unit": "ms"}]},
 {"configuration": {"block": 64, "tile": 2}, "invalidity": "compile", "measurements": []},
 {"configuration": {"block": 128, "tile": 4}, "times": {"runtimes": [250]},
  "invalidity": "correct", "measurements": [{"name": "time", "value": 0.25, "unit": "s"}]}]})",
         "block,tile,time [ms],mean runtime [ms]\n"
         "32,2,1.5,1.5\n"
         "128,4,250,250\n",
         {"tool-failed-left", "tool-units-united"}},
        {"Gptune",
         "gptune",
         R"({"tuning_problem_name": "demo", "func_eval": [
 {"task_parameter": {"n": "100"}, "tuning_parameter": {"nb": 4}, "constants": {"cores": 8},
  "machine_configuration": {"machine_name": "cori", "haswell": {"nodes": 1}},
  "software_configuration": {"gcc": {"version_split": [11, 2, 0]}},
  "evaluation_result": {"runtime": 1.25}},
 {"task_parameter": {"n": "100"}, "tuning_parameter": {"nb": 8},
  "evaluation_result": {"runtime": null}},
 {"task_parameter": {"n": "200"}, "tuning_parameter": {"nb": 16},
  "evaluation_result": {"runtime": "2.5"}}]})",
         "n,nb,constant.cores,machine.haswell.nodes,machine.machine_name,software.gcc,runtime\n"
         "100,4,8,1,cori,11.2.0,1.25\n"
         "200,16,,,,,2.5\n",
         {"tool-failed-left"}},
        {"CaliperSplit",
         "caliper-split",
         R"({"data": [[12.5, 0, null], [10.0, 0, 1], [7, 1, 0]],
"columns": ["sum#time.duration", "mpi.rank", "path"],
"column_metadata": [{"is_value": true}, {"is_value": true}, {"is_value": false}],
"nodes": [{"column": "path", "label": "main"}, {"column": "path", "label": "loop", "parent": 0}]})",
         "\"sum#time.duration\",mpi.rank,path\n"
         "12.5,0,\n"
         "10,0,main/loop\n"
         "7,1,main\n",
         {}},
        {"Hatchet",
         "hatchet",
         R"json({"graph": [{"0": {"data": {"name": "main", "type": "function"},
"children": [1, 2]}, "1": {"data": {"name": "solve", "type": "None"}, "children": [2]},
"2": {"data": {"name": "dot", "type": "loop"}, "children": []}}],
"dataframe_indices": ["node"], "dataframe": [
{"node": 0, "name": "main", "time": 1, "time (inc)": 9}, {"node": 1, "name": "solve", "time": 3,
"time (inc)": 8}, {"node": 2, "name": "dot", "time": 5, "time (inc)": 5}],
"inclusive_metrics": ["time (inc)"], "exclusive_metrics": ["time"]})json",
         "path,name,type,time,time (inc)\n"
         "main,main,function,1,9\n"
         "main/solve,solve,,3,8\n"
         "main/dot,dot,loop,5,5\n",
         {}},
        {"Timemory",
         "timemory",
         R"({"timemory": {
"PEAK": {"type": "peak", "unit_repr": "MB", "mpi": [[
 {"node": {"prefix": "root", "inclusive": {"entry": {"laps": 0, "repr_data": 0}}}, "children": [
  {"node": {"prefix": ">>> main", "inclusive": {"entry": {"laps": 1, "repr_data": 64}}},
   "children": []}]}]]},
"WALL": {"type": "wall", "unit_repr": "sec", "mpi": [[
 {"node": {"prefix": "root", "inclusive": {"entry": {"laps": 0, "repr_data": 0}}}, "children": [
  {"node": {"prefix": ">>> main", "inclusive": {"entry": {"laps": 1, "repr_data": 2.5}},
   "exclusive": {"entry": {"repr_data": 0.5}}}, "children": [
   {"node": {"prefix": "|_dot", "inclusive": {"entry": {"laps": 3, "repr_data": 2}}},
    "children": []}]}]}]]}}})",
         "rank,path,laps,peak inclusive [MB],wall inclusive [s],wall exclusive [s]\n"
         "0,main,1,64,2.5,0.5\n"
         "0,main/dot,3,,2,\n",
         {}},
        {"Pyinstrument",
         "pyinstrument",
         R"({"start_time": 1.5, "duration": 0.5, "sample_count": 9,
"root_frame": {"function": "<module>", "file_path_short": "a.py", "line_no": 1, "time": 0.5,
 "children": [{"function": "work", "file_path_short": "b.py", "line_no": 7, "time": 0.25,
               "children": []}]}})",
         "path,function,file,line,time [s]\n"
         "<module>,<module>,a.py,1,0.5\n"
         "<module>/work,work,b.py,7,0.25\n",
         {}},
        {"ExtrapJson",
         "extrap-json",
         R"({"parameters": ["p", "n"], "measurements": {
"solve": {"time": [{"point": [2, 10], "values": [1.5, 1.75]}, {"point": [4, 10], "values": [3]}],
          "visits": [{"point": [2, 10], "values": [7]}]}}})",
         "p,n,region,time,visits\n"
         "2,10,solve,1.5,7\n"
         "2,10,solve,1.75,\n"
         "4,10,solve,3,\n",
         {}},
        {"ExtrapLines",
         "extrap-lines",
         "{\"params\":{\"p\":2},\"metric\":\"time\",\"callpath\":\"solve\",\"value\":1.5}\n"
         "\n"
         "{\"params\":{\"p\":2},\"metric\":\"time\",\"callpath\":\"solve\",\"value\":1.75}\n"
         "{\"params\":{\"p\":2},\"metric\":\"visits\",\"callpath\":\"solve\",\"value\":9}\n"
         "{\"params\":{\"p\":4},\"metric\":\"time\",\"callpath\":\"solve\",\"value\":3}\n",
         "p,region,time,visits\n"
         "2,solve,1.5,9\n"
         "2,solve,1.75,\n"
         "4,solve,3,\n",
         {}},
        {"Talpas",
         "talpas",
         "{\"parameters\":{\"p\":2;\"n\":8};\"metric\":\"time\";\"callpath\":\"a;b\";\"value\":1.5}"
         "\n"
         "{\"parameters\":{\"p\":4;\"n\":8};\"metric\":\"time\";\"callpath\":\"a;b\";\"value\":3}"
         "\n",
         "n,p,region,time\n"
         "8,2,\"a;b\",1.5\n"
         "8,4,\"a;b\",3\n",
         {}},
        {"JsonLines",
         "json-lines",
         "{\"nodes\": 2, \"machine\": {\"name\": \"a, b\"}, \"time\": 1.5, \"list\": [1, 2]}\n"
         "{\"nodes\": 4, \"machine\": {\"name\": \"c\"}, \"time\": Infinity, \"fast\": true}\n",
         "machine.name,nodes,time,fast\n"
         "\"a, b\",2,1.5,\n"
         "c,4,,true\n",
         {"tool-nested-left"}},
        {"JsonRows",
         "json",
         "[{\"nodes\": 2, \"time\": 1.5}, {\"nodes\": 4, \"time\": null, \"note\": \"late\"}]",
         "nodes,time,note\n"
         "2,1.5,\n"
         "4,,late\n",
         {}},
    };
}

}  // namespace footbridge::tests
