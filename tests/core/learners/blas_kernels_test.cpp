// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/blas_kernels.h"

#include <dlfcn.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>
#include <string>

#include "core/learners/network.h"
#include "core/learners/network_training.h"
#include "synthetic.h"

namespace footbridge {
namespace {

using namespace learners_test;

/// OPENBLAS_CORETYPE as a test wants it, whatever the machine sets; as before afterwards.
class CoreType {
  public:
    explicit CoreType(const char* value) {
        if (const char* before = std::getenv(kName)) m_before = before;
        set(value);
    }
    ~CoreType() { set(m_before ? m_before->c_str() : nullptr); }
    CoreType(const CoreType&) = delete;

    void unset() const { set(nullptr); }
    static std::string value() {
        const char* now = std::getenv(kName);
        return now ? now : "(unset)";
    }

  private:
    static constexpr const char* kName = "OPENBLAS_CORETYPE";
    static void set(const char* value) {
        if (value)
            setenv(kName, value, 1);
        else
            unsetenv(kName);
    }
    std::optional<std::string> m_before;
};

/// What OpenBLAS multiplies with; empty with another BLAS.
std::string kernels() {
    const auto name = reinterpret_cast<char* (*)()>(dlsym(RTLD_DEFAULT, "openblas_get_corename"));
    return name ? name() : "";
}

/// Each test in a process of its own that reads the variable when OpenBLAS is loaded.
class BlasKernels : public testing::Test {
  protected:
    void SetUp() override { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
    static constexpr int kRight = 7;
    [[noreturn]] static void leave(bool right) { std::_Exit(right ? kRight : 1); }
};

TEST_F(BlasKernels, StayThoseThatTheUserChose) {
    const CoreType chosen("Prescott");
    const auto start = [] {
        const std::string before = kernels();
        useFittingBlasKernels();
        leave(CoreType::value() == "Prescott" && kernels() == before &&
              (before.empty() || before == "Prescott"));
    };
    EXPECT_EXIT(start(), testing::ExitedWithCode(kRight), "");
}

TEST_F(BlasKernels, OfAnUnknownProcessorAreReplacedAndTheEnvironmentStays) {
    const CoreType fallback("Prescott");
    const auto start = [&] {
        fallback.unset();
        useFittingBlasKernels();
        const bool fitting = kernels() != "Prescott" || !__builtin_cpu_supports("avx2");
        leave(fitting && CoreType::value() == "(unset)");
    };
    EXPECT_EXIT(start(), testing::ExitedWithCode(kRight), "");
}

TEST_F(BlasKernels, ThatFitLearnTheSameButForRounding) {
    const CoreType fallback("Prescott");
    const auto start = [&] {
        fallback.unset();
        NetworkOptions options;
        options.hidden = {32, 32};
        options.steps = 300;
        options.batch = 64;
        const Matrix X = normalMatrix(400, 4, 1), Q = normalMatrix(200, 4, 2);
        const auto learned = [&] {
            return Matrix(trainNetwork(X, smoothResponse(X), {}, 1, options, {}).predict(Q));
        };
        const Matrix before = learned();
        useFittingBlasKernels();
        leave((before - learned()).cwiseAbs().maxCoeff() < 0.01);
    };
    EXPECT_EXIT(start(), testing::ExitedWithCode(kRight), "");
}

}  // namespace
}  // namespace footbridge
