// SPDX-License-Identifier: GPL-3.0-or-later
// A day of one run a second, as fast as it goes: what predicting and learning a run takes where
// refits are fitted on another thread, and the memory that is held as the day goes on.
// Usage: online_bench [RUNS [FEATURES]] (86400, 150)
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/online/live_work.h"
#include "core/online/online_learner.h"
#include "core/run/random.h"

using namespace footbridge;

namespace {

/// Run times that five of many features decide; how, changes every 20 000 runs.
class Stream {
  public:
    explicit Stream(Index features) : m_features(features) {}

    Vector next() {
        Vector raw(m_features);
        for (double& x : raw) x = m_random.normal();
        return raw;
    }
    double responseOf(const Vector& raw, Index run) {
        const auto epoch = static_cast<double>(run / 20000);
        return std::exp(1 + 0.4 * epoch + 0.5 * raw[0] - (0.3 + 0.2 * epoch) * raw[1] +
                        0.4 * raw[2] * raw[3] + 0.2 * std::abs(raw[4]) + 0.05 * m_random.normal());
    }

  private:
    Index m_features;
    Random m_random{1, "online benchmark"};
};

double residentMegabytes() {
    long pages = 0, resident = 0;
    if (FILE* file = std::fopen("/proc/self/statm", "r")) {
        if (std::fscanf(file, "%ld %ld", &pages, &resident) != 2) resident = 0;
        std::fclose(file);
    }
    return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

double quantileOf(std::vector<double>& values, double share) {
    const auto at = values.begin() +
                    static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::ranges::nth_element(values, at);
    return *at;
}

/// Where a refit is fitted and what of it is taken over.
struct Fitting {
    OnlineLearner::Refit refit;
    OnlineLearner::Refit::Result result;
};

void measure(Index runs, Index features) {
    Stream stream(features);
    FeatureSchema schema;
    for (Index i = 0; i < features; ++i) {
        Feature feature;
        feature.name = "x" + std::to_string(i);
        schema.features.push_back(feature);
    }
    Matrix X(50, features);
    Vector y(50);
    for (Index i = 0; i < X.rows(); ++i) {
        const Vector raw = stream.next();
        X.row(i) = raw.transpose();
        y[i] = stream.responseOf(raw, 0);
    }
    OnlineLearner learner(schema, X, y, nullptr, {}, {});
    LiveWorker worker;
    const std::jthread lent([&] { worker.serve({}); });
    std::vector<double> seconds;
    const Index report = std::max<Index>(1, runs / 8);
    for (Index run = 0; run < runs; ++run) {
        // Behind a drift another refit is wanted before the last one was taken over.
        while (worker.isDue(run)) worker.finish({}).adopt(run);
        const Vector raw = stream.next();
        const double response = stream.responseOf(raw, run);
        const auto begin = std::chrono::steady_clock::now();
        learner.predict(raw);
        learner.learn(raw, response);
        seconds.push_back(
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
        if (auto wanted = learner.wantedRefit()) {
            const auto fitting = std::make_shared<Fitting>(Fitting{std::move(*wanted), {}});
            worker.begin({fitting->refit.due,
                          [fitting](const RunContext& context) {
                              fitting->result = fitting->refit.run(context);
                          },
                          [fitting, &learner](Index) -> std::optional<Message> {
                              learner.adopt(fitting->refit, fitting->result);
                              return std::nullopt;
                          }});
        }
        if ((run + 1) % report == 0) {
            std::printf(
                "%8ld runs: %7.1f MB, %2zu versions; a run: median %.2f ms, 99 %% %.2f ms,"
                " longest %.2f ms\n",
                static_cast<long>(run + 1), residentMegabytes(), learner.versions().size(),
                1e3 * quantileOf(seconds, 0.5), 1e3 * quantileOf(seconds, 0.99),
                1e3 * std::ranges::max(seconds));
            std::fflush(stdout);
            seconds.clear();
        }
    }
    std::printf("waited for refits, which a run a second would not: %.1f s\n", worker.waited());
    worker.stop();
}

}  // namespace

int main(int count, char** arguments) {
    measure(count > 1 ? std::atol(arguments[1]) : 86'400,
            count > 2 ? std::atol(arguments[2]) : 150);
}
