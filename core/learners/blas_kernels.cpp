// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/blas_kernels.h"

#include <dlfcn.h>

#include <cstdlib>
#include <string_view>

namespace footbridge {
namespace {

constexpr const char* kVariable = "OPENBLAS_CORETYPE";

template <typename Function>
Function find(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
}

const char* fittingKernels() {
#if defined(__x86_64__) && defined(__GNUC__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl")) return "SkylakeX";
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return "Haswell";
#endif
    return nullptr;
}

}  // namespace

void useFittingBlasKernels() {
    const auto name = find<char* (*)()>("gotoblas_corename");
    const auto forget = find<void (*)()>("gotoblas_dynamic_quit");
    const auto choose = find<void (*)()>("gotoblas_dynamic_init");
    const char* const kernels = fittingKernels();
    if (!name || !forget || !choose || !kernels || std::getenv(kVariable)) return;
    const std::string_view fallback = "Prescott";
    if (name() != fallback) return;
    setenv(kVariable, kernels, 1);  // the documented way to choose, read again by the next call
    forget();
    choose();
    unsetenv(kVariable);
}

}  // namespace footbridge
