// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/counter_aliases.h"

#include <cctype>
#include <vector>

#include "core/platforms/platforms_messages.h"
#include "core/run/error.h"
#include "core/run/file.h"

namespace footbridge {
namespace {

constexpr const char* kBuiltIn =
    "# The name to use, then what tools call the same counter.\n"
    "PAPI_TOT_INS,instructions,instructions:u,inst_retired.any,PM_INST_CMPL,PM_RUN_INST_CMPL,"
    "retired_instructions,ex_ret_instr,inst_executed,smsp__inst_executed.sum,SQ_INSTS,"
    "total_instructions\n"
    "PAPI_TOT_CYC,cycles,cpu-cycles,cycles:u,cpu_clk_unhalted.thread,PM_CYC,PM_RUN_CYC,"
    "ls_not_halted_cyc,sm__cycles_elapsed.sum,GRBM_GUI_ACTIVE\n"
    "PAPI_LD_INS,mem-loads,mem_inst_retired.all_loads,PM_LD_CMPL,ls_dispatch.ld_dispatch,"
    "executed_load_instructions,smsp__inst_executed_op_ld.sum,SQ_INSTS_VMEM_RD\n"
    "PAPI_SR_INS,mem-stores,mem_inst_retired.all_stores,PM_ST_CMPL,ls_dispatch.store_dispatch,"
    "smsp__inst_executed_op_st.sum,SQ_INSTS_VMEM_WR\n"
    "PAPI_LST_INS,ldst_executed,load_store_instructions,executed_load.store_instructions\n"
    "PAPI_BR_INS,branches,branch-instructions,br_inst_retired.all_branches,PM_BR_CMPL,"
    "PM_BRU_FIN,ex_ret_brn,cf_executed,executed_control.flow_instructions,SQ_INSTS_BRANCH\n"
    "PAPI_BR_MSP,branch-misses,br_misp_retired.all_branches,PM_BR_MPRED_CMPL,ex_ret_brn_misp\n"
    "PAPI_FP_INS,fp_instructions,PM_FLOP_CMPL\n"
    "PAPI_SP_OPS,flop_count_sp,floating_point_operations.single_precision.,PM_SP_FLOP_CMPL,"
    "fp_arith_inst_retired.single\n"
    "PAPI_DP_OPS,flop_count_dp,floating_point_operations.double_precision.,PM_DP_FLOP_CMPL,"
    "PM_2FLOP_CMPL,fp_arith_inst_retired.double,ex_ret_fp_ops\n"
    "PAPI_VEC_INS,PM_VECTOR_FLOP_CMPL,SQ_INSTS_VALU\n"
    "PAPI_INT_INS,inst_integer,integer_instructions,PM_FXU_FIN,SQ_INSTS_SALU\n"
    "PAPI_L1_DCM,L1-dcache-load-misses,l1d.replacement,PM_LD_MISS_L1,"
    "ls_any_fills_from_sys\n"
    "PAPI_L1_LDM,mem_load_retired.l1_miss,PM_LD_MISS_L1_FIN\n"
    "PAPI_L1_STM,L1-dcache-store-misses,PM_ST_MISS_L1\n"
    "PAPI_L2_DCM,l2_rqsts.miss,PM_L2_MISS,l2_cache_req_stat.ls_rd_blk_c,TCC_MISS_sum,"
    "lts__t_sectors_lookup_miss.sum\n"
    "PAPI_L2_LDM,PM_L2_LD_MISS,l2_rqsts.demand_data_rd_miss\n"
    "PAPI_L2_STM,PM_L2_ST_MISS,l2_rqsts.rfo_miss\n"
    "PAPI_L2_TCH,TCC_HIT_sum,lts__t_sectors_lookup_hit.sum\n"
    "PAPI_L3_TCM,cache-misses,LLC-load-misses,longest_lat_cache.miss,PM_L3_MISS\n"
    "PAPI_TLB_DM,dTLB-load-misses,PM_DTLB_MISS,ls_l1_d_tlb_miss.all\n"
    "PAPI_TLB_IM,iTLB-load-misses,PM_ITLB_MISS\n"
    "PAPI_RES_STL,stalled-cycles-backend,resource_stalls.any,PM_CMPLU_STALL\n"
    "DRAM_READ_BYTES,dram__bytes_read.sum,TCC_EA_RDREQ_sum,device_memory_read_transactions\n"
    "DRAM_WRITE_BYTES,dram__bytes_write.sum,TCC_EA_WRREQ_sum,device_memory_write_transactions\n";

constexpr std::string_view kOver = " / PAPI_TOT_INS";

/// Letters and digits in lower case; a tool's prefix such as "power9::" does not count.
std::string keyOf(std::string_view name) {
    if (const auto prefix = name.rfind("::"); prefix != std::string_view::npos)
        name.remove_prefix(prefix + 2);
    std::string key;
    for (const char c : name)
        if (std::isalnum(static_cast<unsigned char>(c)))
            key += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return key;
}

std::string_view trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

std::vector<std::string_view> cellsOf(std::string_view line) {
    std::vector<std::string_view> cells;
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find(',', begin), line.size());
        cells.push_back(trimmed(line.substr(begin, end - begin)));
        begin = end + 1;
    }
    return cells;
}

}  // namespace

const CounterAliases& CounterAliases::builtIn() {
    static const CounterAliases aliases = [] {
        CounterAliases parsed = parse(kBuiltIn);
        parsed.m_text.clear();
        return parsed;
    }();
    return aliases;
}

std::string CounterAliases::builtInText() {
    return kBuiltIn;
}

CounterAliases CounterAliases::parse(std::string_view text) {
    CounterAliases aliases;
    text = withoutMark(text);
    aliases.m_text = text;
    std::size_t number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        if (line.empty() || line.front() == '#') continue;
        const auto cells = cellsOf(line);
        if (cells.size() < 2 || keyOf(cells.front()).empty())
            throw Error(messages::kPlatformsBadAlias, {number});
        for (const std::string_view cell : cells) {
            const std::string key = keyOf(cell);
            if (key.empty() && !cell.empty()) throw Error(messages::kPlatformsBadAlias, {number});
            if (!key.empty()) aliases.m_names.try_emplace(key, cells.front());
        }
    }
    return aliases;
}

std::string CounterAliases::nameOf(std::string_view counter) const {
    const auto found = m_names.find(keyOf(counter));
    return found == m_names.end() ? std::string(counter) : found->second;
}

bool CounterAliases::knows(std::string_view counter) const {
    return m_names.contains(keyOf(counter));
}

bool countsInstructions(std::string_view name) {
    return name.starts_with("PAPI_") && name != kTotalInstructions &&
           (name.ends_with("_INS") || name.ends_with("_OPS") || name == "PAPI_BR_MSP");
}

std::string ratioName(std::string_view counter) {
    return std::string(counter) + std::string(kOver);
}

std::string counterOfRatio(std::string_view name) {
    if (!name.ends_with(kOver)) return {};
    return std::string(name.substr(0, name.size() - kOver.size()));
}

}  // namespace footbridge
