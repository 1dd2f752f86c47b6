// SPDX-License-Identifier: GPL-3.0-or-later
// Learns the streams of the folder reference/drift by its protocol and prints, for each system, the
// median of mMAPE over the runs, coverage, how drifts were noticed and the time an update takes.
// Usage: drift_bench SYSTEM [FIRST LAST] [--own]; FOOTBRIDGE_REFERENCE names the folder. With --own
// the streams are draws of our own by the same rules, for trying things out.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>

#include "core/metrics/errors.h"
#include "core/online/online_learner.h"
#include "core/run/random.h"
#include "core/table/csv_reader.h"

namespace {

using namespace footbridge;
using Clock = std::chrono::steady_clock;

std::string unpacked(const std::string& path) {
    std::string bytes;
    FILE* pipe = popen(("zcat '" + path + "'").c_str(), "r");
    char part[1 << 16];
    while (const std::size_t got = std::fread(part, 1, sizeof part, pipe)) bytes.append(part, got);
    pclose(pipe);
    return bytes;
}

struct System {
    std::vector<Matrix> rows;  // an environment each; the last column is the response
    std::vector<std::string> names;
    FeatureSchema schema;
};

System readSystem(const std::string& folder, const std::string& name) {
    const Table table = parseCsv(unpacked(folder + "/drift/" + name + ".csv.gz"), name);
    System system;
    const Column& environment = table.columns.front();
    system.names = environment.levels;
    std::vector<Index> counts(system.names.size(), 0);
    for (const auto code : environment.codes) ++counts[static_cast<std::size_t>(code)];
    const auto width = static_cast<Index>(table.columns.size()) - 2;
    for (const Index count : counts) system.rows.emplace_back(count, width);
    std::vector<Index> at(counts.size(), 0);
    for (Index row = 0; row < table.rows(); ++row) {
        const auto code =
            static_cast<std::size_t>(environment.codes[static_cast<std::size_t>(row)]);
        for (Index c = 0; c < width; ++c)
            system.rows[code](at[code], c) = table.columns[static_cast<std::size_t>(c) + 2]
                                                 .numbers[static_cast<std::size_t>(row)];
        ++at[code];
    }
    for (Index c = 0; c + 1 < width; ++c) {
        Feature feature;
        feature.name = table.columns[static_cast<std::size_t>(c) + 2].name;
        system.schema.features.push_back(std::move(feature));
    }
    return system;
}

struct Stream {
    std::vector<std::pair<int, Index>> initial, rows;  // environment, row
    std::vector<Index> drifts;                         // steps of `rows`
};

Stream ownDraw(const System& system, int run) {
    Random random(9000 + static_cast<std::uint64_t>(run), "own draws");
    const Rows order = random.permutation(std::ssize(system.rows));
    Stream stream;
    for (std::size_t e = 0; e < std::min<std::size_t>(4, order.size()); ++e) {
        const auto count =
            static_cast<std::uint64_t>(system.rows[static_cast<std::size_t>(order[e])].rows());
        const auto drawn = std::min<std::uint64_t>(
            4000, static_cast<std::uint64_t>(static_cast<double>(count) *
                                             (0.8 + 0.1 * random.uniform())));
        if (e > 0) stream.drifts.push_back(std::ssize(stream.rows));
        for (std::uint64_t i = 0; i < drawn; ++i)
            (e == 0 && i < 50 ? stream.initial : stream.rows)
                .emplace_back(static_cast<int>(order[e]), static_cast<Index>(random.below(count)));
    }
    return stream;
}

std::map<int, Stream> readStreams(const std::string& folder, const std::string& name,
                                  const System& system) {
    const Table table = parseCsv(unpacked(folder + "/drift/" + name + "-streams.csv.gz"), name);
    const Column &run = table.column("run"), &phase = table.column("phase"),
                 &environment = table.column("environment"), &row = table.column("row");
    std::map<int, Stream> streams;
    for (std::size_t i = 0; i < run.numbers.size(); ++i) {
        Stream& stream = streams[static_cast<int>(run.numbers[i])];
        const std::string& level =
            environment.levels[static_cast<std::size_t>(environment.codes[i])];
        const auto at =
            std::find(system.names.begin(), system.names.end(), level) - system.names.begin();
        auto& part = phase.levels[static_cast<std::size_t>(phase.codes[i])] == "initial"
                         ? stream.initial
                         : stream.rows;
        if (&part == &stream.rows && !part.empty() && part.back().first != at)
            stream.drifts.push_back(std::ssize(part));
        part.emplace_back(static_cast<int>(at), static_cast<Index>(row.numbers[i]));
    }
    return streams;
}

struct Score {
    double mmape = 0, rank = 0, coverage = 0, without = 0, seconds = 0, worst = 0;
    Index rows = 0;
    std::vector<double> delays;
    int missed = 0, falseAlarms = 0;
};

Score measure(const System& system, const Stream& stream, int run) {
    const Index p = system.schema.size();
    Matrix X(std::ssize(stream.initial), p);
    Vector y(X.rows());
    for (Index i = 0; i < X.rows(); ++i) {
        const auto& [e, row] = stream.initial[static_cast<std::size_t>(i)];
        X.row(i) = system.rows[static_cast<std::size_t>(e)].row(row).head(p);
        y[i] = system.rows[static_cast<std::size_t>(e)](row, p);
    }
    Score score;
    const auto start = Clock::now();
    OnlineLearner learner(system.schema, X, y, nullptr, {.seed = 1}, {});
    double sum = 0, batch = 0, ranks = 0;
    Index inBatch = 0, batches = 0, rankBatches = 0, inside = 0, intervals = 0;
    std::vector<Index> alarms;
    std::optional<OnlineLearner::Refit> pending;
    Vector said(32), measured(32);
    for (const auto& [e, row] : stream.rows) {
        const Vector raw = system.rows[static_cast<std::size_t>(e)].row(row).head(p);
        const double truth = system.rows[static_cast<std::size_t>(e)](row, p);
        const auto began = Clock::now();
        if (pending && learner.runs() >= pending->due) {
            learner.adopt(*pending, pending->run({}));
            pending.reset();
        }
        const OnlinePrediction prediction = learner.predict(raw);
        const OnlineUpdate update = learner.learn(raw, truth);
        score.worst =
            std::max(score.worst, std::chrono::duration<double>(Clock::now() - began).count());
        if (update.drift) alarms.push_back(score.rows);
        if (auto refit = learner.wantedRefit()) pending = refit;
        if (truth != 0) batch += std::abs(prediction.value - truth) / truth;
        said[inBatch] = prediction.value;
        measured[inBatch] = truth;
        if (prediction.lower) {
            ++intervals;
            inside += truth >= *prediction.lower && truth <= *prediction.upper;
        }
        ++score.rows;
        if (++inBatch < 32) continue;
        sum += batch / 32;
        const double rank = spearman(said, measured);
        if (!std::isnan(rank)) ranks += rank, ++rankBatches;
        ++batches;
        inBatch = 0;
        batch = 0;
    }
    score.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    score.mmape = sum / static_cast<double>(batches);
    score.rank = ranks / static_cast<double>(std::max<Index>(1, rankBatches));
    score.coverage = static_cast<double>(inside) / static_cast<double>(intervals);
    score.without = 1 - static_cast<double>(intervals) / static_cast<double>(score.rows);
    std::vector<bool> used(alarms.size(), false);
    for (std::size_t d = 0; d < stream.drifts.size(); ++d) {
        const Index from = stream.drifts[d],
                    to = std::min(from + 300,
                                  d + 1 < stream.drifts.size() ? stream.drifts[d + 1] : score.rows);
        bool found = false;
        for (std::size_t a = 0; a < alarms.size(); ++a) {
            if (alarms[a] < from || alarms[a] >= to) continue;
            used[a] = true;  // a second alarm in the same change is no false one
            if (!found) score.delays.push_back(static_cast<double>(alarms[a] - from + 1));
            found = true;
        }
        score.missed += found ? 0 : 1;
    }
    score.falseAlarms = static_cast<int>(std::count(used.begin(), used.end(), false));
    std::printf(
        "  run %d: mMAPE %.4f, rank %.3f, coverage %.3f (%.3f without), %.1f s, worst update %.1f "
        "ms, %zu noticed, %d missed, %d false, versions %zu\n",
        run, score.mmape, score.rank, score.coverage, score.without, score.seconds,
        1e3 * score.worst, score.delays.size(), score.missed, score.falseAlarms,
        learner.versions().size());
    std::fflush(stdout);
    return score;
}

}  // namespace

int main(int count, char** arguments) {
    const char* folder = std::getenv("FOOTBRIDGE_REFERENCE");
    if (count < 2 || !folder) {
        std::printf("FOOTBRIDGE_REFERENCE=FOLDER drift_bench SYSTEM [FIRST LAST] [--own]\n");
        return 2;
    }
    const bool own = std::strcmp(arguments[count - 1], "--own") == 0;
    const int first = count > 3 ? std::atoi(arguments[2]) : 0,
              last = count > 3 ? std::atoi(arguments[3]) : 29;
    const System system = readSystem(folder, arguments[1]);
    std::map<int, Stream> streams;
    if (!own) streams = readStreams(folder, arguments[1], system);
    std::vector<double> errors, ranks, coverages, seconds, delays;
    Index rows = 0;
    int missed = 0, falseAlarms = 0;
    double total = 0, worst = 0;
    for (int run = first; run <= last; ++run) {
        const Score score = measure(system, own ? ownDraw(system, run) : streams.at(run), run);
        errors.push_back(score.mmape);
        ranks.push_back(score.rank);
        coverages.push_back(score.coverage);
        seconds.push_back(score.seconds);
        delays.insert(delays.end(), score.delays.begin(), score.delays.end());
        rows += score.rows;
        missed += score.missed;
        falseAlarms += score.falseAlarms;
        total += score.seconds;
        worst = std::max(worst, score.worst);
    }
    const auto middle = [](std::vector<double> values) {
        return values.empty() ? NAN : median(Eigen::Map<Vector>(values.data(), std::ssize(values)));
    };
    std::printf(
        "%s: mMAPE %.4f, rank %.3f, coverage %.3f, delay %.0f runs (%zu noticed, %d missed), "
        "false alarms %.1f per 10 000 runs, %.1f s a stream, %.2f ms a run, worst update %.1f ms\n",
        arguments[1], middle(errors), middle(ranks), middle(coverages), middle(delays),
        delays.size(), missed, 1e4 * falseAlarms / static_cast<double>(rows), middle(seconds),
        1e3 * total / static_cast<double>(rows), 1e3 * worst);
}
