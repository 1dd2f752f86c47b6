// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_lists.h"

namespace footbridge::tests {

std::vector<ToolSample> textSamples() {
    return {
        {"CaliperStream",
         "caliper-stream",
         "__rec=node,id=19,attr=10,data=268,parent=3\n"
         "__rec=node,id=20,attr=8,data=function,parent=19\n"
         "__rec=node,id=30,attr=10,data=21,parent=5\n"
         "__rec=node,id=31,attr=8,data=sum#time,parent=30\n"
         "__rec=node,id=40,attr=8,data=rank,parent=1\n"
         "__rec=node,id=41,attr=40,data=3\n"
         "__rec=node,id=50,attr=20,data=main,parent=41\n"
         "__rec=node,id=51,attr=20,data=a\\,b,parent=50\n"
         "__rec=ctx,ref=50,attr=31,data=1.5\n"
         "__rec=ctx,ref=51,attr=31,data=2.5\n"
         "__rec=ctx,ref=99,attr=31,data=2.5\n"
         "__rec=globals,ref=41\n",
         "path,rank,\"sum#time\"\n"
         "main,3,1.5\n"
         "\"main/a,b\",3,2.5\n",
         {"tool-lines-left"}},
        {"ExtrapText",
         "extrap-text",
         "# made up\nPARAMETER p\nPARAMETER n\n\nPOINTS (2 10) (4 10) ( 8 10 )\n\n"
         "REGION solve\nMETRIC time\nDATA 1.5 1.75\nDATA 3\nDATA 6\nMETRIC flops\nDATA 7 8\n",
         "p,n,region,time,flops\n"
         "2,10,solve,1.5,7\n"
         "2,10,solve,1.75,8\n"
         "4,10,solve,3,\n"
         "8,10,solve,6,\n",
         {"tool-points-missing"}},
        {"Tau",
         "tau",
         "2 templated_functions_MULTI_TIME\n# Name Calls Subrs Excl Incl ProfileCalls #\n"
         "\".TAU application\" 1 7 449 51781 0 GROUP=\"TAU_DEFAULT\" \n"
         "\"main() => \"x\" MPI_Init()  \" 2 0 17983 17983.5 0 GROUP=\"TAU_CALLPATH|MPI\" \n"
         "0 aggregates\n1 userevents\n# eventname numevents max min mean sumsqr\n"
         "\"Message size\" 1 4 4 4 16\n",
         "region,calls,subroutines,TIME exclusive [us],TIME inclusive [us],group\n"
         ".TAU application,1,7,449,51781,TAU_DEFAULT\n"
         "\"main() => \"\"x\"\" MPI_Init()\",2,0,17983,17983.5,\"TAU_CALLPATH|MPI\"\n",
         {"tool-events-left"}},
        {"Likwid",
         "likwid",
         "--------\nCPU name:\tSome\n--------\n"
         "STRUCT,Info,1\nCPU name:,Some,,\n"
         "TABLE,Region a,Group 1 Raw,FLOPS,3\nRegion Info,Core 0,Core 3\n"
         "RDTSC Runtime [s],0.5,0.25\ncall count,1,1\nEvent,Counter,Core 0,Core 3\n"
         "INSTR,FIXC0,100,200\nUOPS,PMC0,1,2\nUOPS,PMC1,3,4\n"
         "TABLE,Region a,Group 1 Raw STAT,FLOPS,1\nEvent,Counter,Sum\nINSTR STAT,FIXC0,300\n"
         "TABLE,Region a,Group 1 Metric,FLOPS,1\nMetric,Core 0,Core 3\nCPI,0.5,nan\n"
         "TABLE,Region a,Group 1 Raw,FLOPS,1\nEvent,Counter,Core 0\nINSTR,FIXC0,101\n",
         "region,group,core,RDTSC Runtime [s],call count,INSTR,UOPS,UOPS PMC1,CPI\n"
         "a,FLOPS,0,0.5,1,100,1,3,0.5\n"
         "a,FLOPS,3,0.25,1,200,2,4,\n"
         "a,FLOPS,0,,,101,,,\n",
         {"tool-tables-left", "tool-not-measured"}},
        {"NcuDetails",
         "ncu-details",
         "==PROF== Connected to process 7 (a)\n"
         "\"ID\",\"Process ID\",\"Kernel Name\",\"Context\",\"Stream\",\"Block Size\",\"Section "
         "Name\",\"Metric Name\",\"Metric Unit\",\"Metric Value\",\"Rule Name\"\n"
         "\"0\",\"7\",\"add(int, int)\",\"1\",\"7\",\"(128, 1, 1)\",\"Speed\",\"Duration\","
         "\"usecond\",\"1,234.5\",\"\"\n"
         "\"0\",\"7\",\"add(int, int)\",\"1\",\"7\",\"(128, 1, 1)\",\"Speed\",\"Memory\",\"Kbyte\","
         "\"65.54\",\"\"\n"
         "\"0\",\"7\",\"add(int, int)\",\"1\",\"7\",\"(128, 1, "
         "1)\",\"Speed\",\"Memory\",\"%\",\"9\","
         "\"\"\n"
         "\"0\",\"7\",\"add(int, int)\",\"1\",\"7\",\"(128, 1, "
         "1)\",\"Speed\",\"\",\"\",\"\",\"Advice\"\n"
         "\"1\",\"7\",\"mul\",\"1\",\"7\",\"(64, 2, "
         "1)\",\"Speed\",\"Duration\",\"msecond\",\"2\",\"\"\n"
         "\"1\",\"7\",\"mul\",\"1\",\"7\",\"(64, 2, "
         "1)\",\"Speed\",\"Memory\",\"byte\",\"n/a\",\"\"\n"
         "==PROF== Disconnected\n",
         "ID,Process ID,Kernel Name,Context,Stream,Block Size X,Block Size Y,Block Size Z,Duration "
         "[us],Memory [KB],Memory [%]\n"
         "0,7,\"add(int, int)\",1,7,128,1,1,1234.5,65.54,9\n"
         "1,7,mul,1,7,64,2,1,2000,,\n",
         {"tool-rules-left", "tool-not-measured", "tool-units-united"}},
        {"NcuRaw",
         "ncu-raw",
         "==PROF== Connected to process 7 (a)\n"
         "\"ID\",\"Process ID\",\"Kernel Name\",\"Context\",\"Stream\",\"Grid Size\",\"CC\","
         "\"gpu__time_duration.sum\",\"inst\"\n"
         "\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"nsecond\",\"inst\"\n"
         "\"0\",\"7\",\"add\",\"1\",\"7\",\"(98, 1, 1)\",\"7.5\",\"1,500\",\"2,000,000\"\n"
         "\"1\",\"7\",\"add\",\"1\",\"7\",\"(98, 1, 1)\",\"7.5\",\"n/a\",\"3\"\n",
         "ID,Process ID,Kernel Name,Context,Stream,Grid Size X,Grid Size Y,Grid Size "
         "Z,CC,gpu__time_duration.sum [ns],inst [inst]\n"
         "0,7,add,1,7,98,1,1,7.5,1500,2000000\n"
         "1,7,add,1,7,98,1,1,7.5,,3\n",
         {"tool-not-measured"}},
        {"NvprofMetrics",
         "nvprof-metrics",
         "==9== NVPROF is profiling process 9\n==9== Metric result:\n"
         "\"Device\",\"Kernel\",\"Invocations\",\"Metric Name\",\"Metric "
         "Description\",\"Min\",\"Max\",\"Avg\"\n"
         "\"GPU (0)\",\"f(int, int)\",3,\"ipc\",\"IPC\",1.0,2.0,1.5\n"
         "\"GPU (0)\",\"f(int, int)\",3,\"eff\",\"Efficiency\",1%,2%,1.5%\n"
         "\"GPU (0)\",\"f(int, int)\",3,\"rate\",\"Rate\",1KB/s,1KB/s,512.0KB/s\n"
         "\"GPU (0)\",\"f(int, int)\",3,\"use\",\"Use\",\"Low (1)\",\"Low (2)\",\"Low (2)\"\n"
         "\"GPU (0)\",\"g\",1,\"rate\",\"Rate\",1MB/s,1MB/s,2.0MB/s\n"
         "\"GPU (0)\",\"g\",1,\"use\",\"Use\",\"<OVERFLOW>\",\"<OVERFLOW>\",\"<OVERFLOW>\"\n"
         "==9== Event result:\n"
         "\"Device\",\"Kernel\",\"Invocations\",\"Event Name\",\"Min\",\"Max\",\"Avg\",\"Total\"\n"
         "\"GPU (0)\",\"g\",1,\"warps\",1,2,4,9\n",
         "Device,Kernel,Invocations,ipc,eff [%],rate [KiB/s],use,warps\n"
         "GPU (0),\"f(int, int)\",3,1.5,1.5,512.0,2,\n"
         "GPU (0),g,1,,,2048,,4\n",
         {"tool-binary-units", "tool-not-measured", "tool-units-united"}},
        {"NvprofTrace",
         "nvprof-trace",
         "==9== Profiling result:\n"
         "\"Start\",\"Duration\",\"Grid X\",\"Block X\",\"Size\",\"Name\"\n"
         "s,ms,,,MB,\n"
         "0.5,0.25,1024,64,,\"f<int>(int*) [1100]\"\n"
         "0.75,9.5,,,128.000000,\"[CUDA memcpy DtoH]\"\n",
         "Start [s],Duration [ms],Grid X,Block X,Size [MiB],Name\n"
         "0.5,0.25,1024,64,,f<int>(int*)\n"
         "0.75,9.5,,,128.000000,[CUDA memcpy DtoH]\n",
         {"tool-binary-units"}},
        {"NvprofSummary",
         "nvprof-summary",
         "Time(%),Time,Calls,Avg,Min,Max,Name\n"
         "75.0%,1.5s,45,12.5ms,900us,13.0ms,[CUDA memcpy HtoD]\n"
         "25.0%,500.0ms,2,250.0ms,1.0ms,499.0ms,f(float*, int)\n",
         "Time share [%],Time [s],Calls,Avg [ms],Min [us],Max [ms],Name\n"
         "75.0,1.5,45,12.5,900,13.0,[CUDA memcpy HtoD]\n"
         "25.0,0.5,2,250.0,1000,499.0,\"f(float*, int)\"\n",
         {"tool-units-united", "tool-units-united"}},
        {"Rocprof",
         "rocprof",
         "Dispatch_ID,Kernel_Name,Grid_Size,wave_size,obj,WAVES,wave_size_1,obj_1,LT_16,Start_"
         "Timestamp,End_Timestamp\n"
         "0,\"f(int, int)\",1024,64,0x7f,5,64,0x8f,7,1413827795608813,1413827795628973\n"
         "1,g,2048,64,0x7f,6,64,0x8f,8,1413827795628973,1413827795608813\n",
         "Dispatch_ID,Kernel_Name,Grid_Size,wave_size,WAVES,LT_16,time [ns]\n"
         "0,\"f(int, int)\",1024,64,5,7,20160\n"
         "1,g,2048,64,6,8,\n",
         {"tool-columns-left", "tool-repeated-columns", "tool-not-measured"}},
        {"RocprofLong",
         "rocprof",
         "\"Dispatch_Id\",\"Agent_Id\",\"Kernel_Name\",\"Counter_Name\",\"Counter_Value\"\n"
         "1,4,\"f\",\"WAVES\",16\n1,4,\"f\",\"CYCLES\",32\n2,4,\"g\",\"WAVES\",64\n",
         "Dispatch_Id,Agent_Id,Kernel_Name,WAVES,CYCLES\n"
         "1,4,f,16,32\n"
         "2,4,g,64,\n",
         {}},
        {"Ytopt",
         "ytopt",
         "p0,p1,p2,objective,predicted,elapsed_sec\n"
         "4, ,compact,6.5,2.5,58.1\n"
         "8,#pragma omp simd,scatter,6.25,2.75,114.7\n"
         "8,#pragma omp simd,scatter,inf,2.75,120\n",
         "p0,p1,p2,objective,predicted\n"
         "4,off,compact,6.5,2.5\n"
         "8,\"#pragma omp simd\",scatter,6.25,2.75\n",
         {"tool-columns-left", "tool-option-off", "tool-predicted", "tool-failed-left"}},
        {"Deephyper",
         "deephyper",
         "p:threads,spin,job_id,objective,timestamp_submit,timestamp_gather\n"
         "4,True,0,-4.5,14.0,157.8\n8,False,1,F,14.0,158.8\n8,False,2,-4.25,14.0,159.8\n",
         "threads,spin,objective\n"
         "4,True,-4.5\n"
         "8,False,-4.25\n",
         {"tool-columns-left", "tool-objective", "tool-failed-left"}},
        {"Optuna",
         "optuna",
         ",number,value,datetime_start,duration,params_lr,params_value,state\n"
         "0,2,0.5,2026-07-05 17:52:36.2,0 days 00:01:00.507720,0.01,x,COMPLETE\n"
         "1,3,,2026-07-05 17:52:36.2,0 days 00:00:09,0.02,y,PRUNED\n"
         "2,4,0.25,2026-07-05 17:52:36.2,1 days 00:00:09,0.04,y,COMPLETE\n",
         "value,duration [s],lr,params_value\n"
         "0.5,60.507720,0.01,x\n"
         "0.25,86409,0.04,y\n",
         {"tool-columns-left", "tool-unfinished-left"}},
        {"Reframe",
         "reframe",
         "result|info|num_tasks|rate_value|rate_unit|rate_ref|display_name|env_vars\n"
         "pass|a|1|0.5|Gflops/seconds|1.2|Test %tasks=1 %gpu=no|{\"OMP\": \"4\"}\n"
         "fail|a|2|0.25|Gflops/seconds|1.2|Test %tasks=2 %gpu=no|{\"OMP\": \"4\"}\n"
         "pass|a|null|750|Mflops/seconds|1.2|Test %tasks=2|{}\n",
         "result,num_tasks,display_name,tasks,gpu,OMP,rate [GFLOP/s]\n"
         "pass,1,Test,1,no,4,0.5\n"
         "pass,,Test,2,,,0.75\n",
         {"tool-columns-left", "tool-failed-left", "tool-units-united"}},
        {"Sacct",
         "sacct",
         "JobID|State|Elapsed|TimelimitRaw|NNodes|ReqMem|MaxRSS|Start\n"
         "7|COMPLETED|1-02:03:04|90|2|3000Mc||2026-01-02T03:04:05\n"
         "7.batch|COMPLETED|1-02:03:04||2||120K|2026-01-02T03:04:05\n"
         "8|CANCELLED by 12|00:10|UNLIMITED|1|8000Mn|1.5G|Unknown\n"
         "9|COMPLETED|00:00:24|30|1|2147483653Mn||2026-01-02T03:04:05\n",
         "JobID,State,Elapsed [s],TimelimitRaw [s],NNodes,ReqMem per core [B],MaxRSS [B],Start,"
         "ReqMem per node [B]\n"
         "7,COMPLETED,93784,5400,2,3145728000,,2026-01-02T03:04:05,\n"
         "8,CANCELLED,10,,1,,1610612736,,8388608000\n"
         "9,COMPLETED,24,1800,1,5242880,,2026-01-02T03:04:05,\n",
         {"tool-steps-left", "tool-jobs-unsuccessful", "tool-memory-per-core"}},
        {"PerfStat",
         "perf-stat",
         "# started on Mon Jan 5 03:04:05 2026\n\n"
         "64.5,msec,task-clock:u,645,100.00,1.002,CPUs utilized\n"
         "200,,cycles:u,645,75.50,4.091,GHz\n"
         "100,,cycles:k,645,100.00,,\n"
         ",,,,,0.04,stalled cycles per insn\n"
         "<not counted>,,cache-misses,0,0.00,,\n"
         "# started on Mon Jan 5 03:05:05 2026\n\n"
         "1.5,sec,task-clock:u,645,100.00,1.002,CPUs utilized\n",
         "task-clock [ms],cycles:u,cycles:k,cache-misses\n"
         "64.5,200,100,\n"
         "1500,,,\n",
         {"tool-scaled", "tool-not-measured", "tool-units-united"}},
        {"PerfStatIntervals",
         "perf-stat",
         "     1.000100;CPU0;200;;cycles;0.10%;645;100.00;;\n"
         "     1.000100;CPU1;300;;cycles;0.10%;645;100.00;;\n"
         "     2.000100;CPU0;250;;cycles;0.10%;645;100.00;;\n",
         "time [s],processor,cycles\n"
         "1.000100,CPU0,200\n"
         "1.000100,CPU1,300\n"
         "2.000100,CPU0,250\n",
         {}},
    };
}

}  // namespace footbridge::tests
