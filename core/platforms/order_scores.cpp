// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platforms/order_scores.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

#include "core/metrics/errors.h"
#include "core/platforms/score_limits.h"
#include "core/run/missing.h"
#include "core/run/random.h"

namespace footbridge {
namespace {

constexpr int kBootstraps = 400;

/// What one item adds to the scores.
struct Item {
    double pairs = 0, right = 0, apart = 0, rightApart = 0;
    double tau = 0, regret = 0, top = 0, whole = 0;
    double squares = 0, spread = 0, absolute = 0, cells = 0;
    double inside = 0, intervals = 0;
    double gap = kMissing;  // score of the reference order
    bool inOrder = false;
};

Rows measured(const Matrix& times, Index item) {
    Rows there;
    for (Index p = 0; p < times.cols(); ++p)
        if (std::isfinite(times(item, p))) there.push_back(p);
    return there;
}

void addPairs(const Vector& truth, const Vector& predicted, Item& item) {
    double concordant = 0;
    for (Index a = 0; a < truth.size(); ++a)
        for (Index b = a + 1; b < truth.size(); ++b) {
            const double gap = truth[a] - truth[b];
            if (gap == 0) continue;
            const bool right = gap * (predicted[a] - predicted[b]) > 0;
            ++item.pairs;
            item.right += right;
            concordant += right ? 1 : -1;
            if (std::abs(gap) <= kApart) continue;
            ++item.apart;
            item.rightApart += right;
        }
    item.tau = item.pairs > 0 ? concordant / item.pairs : 0;
    item.whole = item.pairs > 0 && item.right == item.pairs;
}

double smallestGap(const Matrix& predicted, Index item, const std::vector<Index>& reference) {
    double gap = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i + 1 < reference.size(); ++i)
        gap = std::min(gap, predicted(item, reference[i + 1]) - predicted(item, reference[i]));
    return gap;
}

std::vector<Index> orderOf(const Matrix& times, Index item) {
    std::vector<Index> order(static_cast<std::size_t>(times.cols()));
    std::iota(order.begin(), order.end(), Index{0});
    std::ranges::stable_sort(order, {}, [&](Index p) { return times(item, p); });
    return order;
}

Item itemOf(const OrderQuestion& question, Index i) {
    const Rows there = measured(question.times, i);
    const auto n = static_cast<Index>(there.size());
    Item item;
    if (n < 2) return item;
    Vector truth(n), predicted(n);
    for (Index k = 0; k < n; ++k) {
        truth[k] = std::log(question.times(i, there[static_cast<std::size_t>(k)]));
        predicted[k] = question.predicted(i, there[static_cast<std::size_t>(k)]);
    }
    addPairs(truth, predicted, item);
    Index chosen = 0;
    predicted.minCoeff(&chosen);
    item.regret = std::expm1(truth[chosen] - truth.minCoeff());
    item.top = item.regret == 0;
    if (question.lower.size() > 0) {
        const double fastest = truth.minCoeff();
        for (Index k = 0; k < n; ++k) {
            const Index p = there[static_cast<std::size_t>(k)];
            ++item.intervals;
            item.inside += truth[k] - fastest >= question.lower(i, p) - 1e-12 &&
                           truth[k] - fastest <= question.upper(i, p) + 1e-12;
        }
    }
    truth.array() -= truth.mean();
    predicted.array() -= predicted.mean();
    item.squares = (truth - predicted).squaredNorm();
    item.absolute = (truth - predicted).lpNorm<1>();
    item.spread = truth.squaredNorm();
    item.cells = static_cast<double>(n);
    if (n == question.times.cols() && !question.reference.empty()) {
        item.inOrder = orderOf(question.times, i) == question.reference;
        item.gap = smallestGap(question.predicted, i, question.reference);
    }
    return item;
}

/// The chance that a positive has the greater score, ties counting half.
double areaOf(std::vector<std::pair<double, bool>> scored) {
    std::ranges::sort(scored);
    double positives = 0, sum = 0;
    for (std::size_t i = 0; i < scored.size();) {
        std::size_t end = i;
        double inside = 0;
        for (; end < scored.size() && scored[end].first == scored[i].first; ++end)
            inside += scored[end].second;
        sum += inside * 0.5 * static_cast<double>(i + 1 + end);
        positives += inside;
        i = end;
    }
    const double negatives = static_cast<double>(scored.size()) - positives;
    if (positives == 0 || negatives == 0) return kMissing;
    return (sum - positives * (positives + 1) / 2) / (positives * negatives);
}

/// The scores in the order of OrderScores.
std::vector<double> summary(const std::vector<Item>& items, const Rows& chosen) {
    Item all;
    double count = 0;
    std::vector<double> regrets;
    std::vector<std::pair<double, bool>> scored;
    for (const Index i : chosen) {
        const Item& item = items[static_cast<std::size_t>(i)];
        if (item.cells == 0) continue;
        ++count;
        all.pairs += item.pairs;
        all.right += item.right;
        all.apart += item.apart;
        all.rightApart += item.rightApart;
        all.tau += item.tau;
        all.regret += item.regret;
        all.top += item.top;
        all.whole += item.whole;
        all.squares += item.squares;
        all.spread += item.spread;
        all.absolute += item.absolute;
        all.cells += item.cells;
        all.inside += item.inside;
        all.intervals += item.intervals;
        regrets.push_back(item.regret);
        if (!std::isnan(item.gap)) scored.emplace_back(item.gap, item.inOrder);
    }
    const auto share = [](double part, double whole) {
        return whole > 0 ? part / whole : kMissing;
    };
    std::ranges::sort(regrets);
    return {share(all.right, all.pairs),
            share(all.rightApart, all.apart),
            share(all.whole, count),
            share(all.tau, count),
            share(all.top, count),
            share(all.regret, count),
            regrets.empty() ? kMissing : quantileOfSorted(regrets, 0.5),
            all.spread > 0 ? 1 - all.squares / all.spread : kMissing,
            share(all.absolute, all.cells),
            areaOf(std::move(scored)),
            share(all.inside, all.intervals)};
}

}  // namespace

Matrix centredLogs(const Matrix& times) {
    Matrix logs = times.array().log();
    for (Index i = 0; i < times.rows(); ++i) {
        double sum = 0, count = 0;
        for (Index p = 0; p < times.cols(); ++p)
            if (std::isfinite(logs(i, p))) sum += logs(i, p), ++count;
        logs.row(i).array() -= sum / std::max(count, 1.0);
    }
    return logs;
}

OrderScores scoreOrders(const OrderQuestion& question) {
    OrderQuestion asked = question;
    if (asked.reference.empty()) asked.reference = mostFrequentOrder(question.times);
    std::vector<Item> items;
    std::map<int, Rows> groups;
    Rows all;
    for (Index i = 0; i < question.times.rows(); ++i) {
        items.push_back(itemOf(asked, i));
        groups[question.groups[static_cast<std::size_t>(i)]].push_back(i);
        all.push_back(i);
    }
    const std::vector<double> values = summary(items, all);
    std::vector<std::vector<double>> drawn(values.size());
    std::vector<const Rows*> members;
    for (const auto& [group, rows] : groups) members.push_back(&rows);
    Random random(1, "bootstrap over groups");
    for (int b = 0; b < kBootstraps && members.size() > 1; ++b) {
        Rows rows;
        for (std::size_t g = 0; g < members.size(); ++g) {
            const Rows& some = *members[random.below(members.size())];
            rows.insert(rows.end(), some.begin(), some.end());
        }
        const std::vector<double> again = summary(items, rows);
        for (std::size_t k = 0; k < again.size(); ++k)
            if (std::isfinite(again[k])) drawn[k].push_back(again[k]);
    }
    OrderScores scores;
    for (const Item& item : items) scores.items += item.cells > 0;
    BoundedScore* const fields[] = {&scores.pairs,        &scores.pairsApart, &scores.wholeOrder,
                                    &scores.tau,          &scores.top,        &scores.regret,
                                    &scores.regretMedian, &scores.r2,         &scores.mae,
                                    &scores.auc,          &scores.coverage};
    for (std::size_t k = 0; k < values.size(); ++k) {
        std::ranges::sort(drawn[k]);
        const bool some = !drawn[k].empty();
        *fields[k] = {values[k], some ? quantileOfSorted(drawn[k], 0.05) : kMissing,
                      some ? quantileOfSorted(drawn[k], 0.95) : kMissing};
    }
    return scores;
}

Vector regretsOf(const Matrix& predicted, const Matrix& times) {
    Vector regrets = Vector::Zero(times.rows());
    for (Index i = 0; i < times.rows(); ++i) {
        const Rows there = measured(times, i);
        if (there.size() < 2) continue;
        const Vector took = times(i, there), said = predicted(i, there);
        Index chosen = 0;
        said.minCoeff(&chosen);
        regrets[i] = took[chosen] / took.minCoeff() - 1;
    }
    return regrets;
}

double skill(double accuracy, double prior) {
    return prior < 1 ? (accuracy - prior) / (1 - prior) : kMissing;
}

std::vector<Index> majorityOrder(const Matrix& times) {
    const Index platforms = times.cols();
    const Matrix logs = centredLogs(times);
    Vector wins = Vector::Zero(platforms), mean = Vector::Zero(platforms);
    for (Index a = 0; a < platforms; ++a) {
        double count = 0;
        for (Index i = 0; i < times.rows(); ++i)
            if (std::isfinite(logs(i, a))) mean[a] += logs(i, a), ++count;
        mean[a] /= std::max(count, 1.0);
        for (Index b = 0; b < platforms; ++b) {
            double balance = 0;
            for (Index i = 0; i < times.rows(); ++i)
                if (std::isfinite(times(i, a)) && std::isfinite(times(i, b)))
                    balance += (times(i, a) < times(i, b)) - (times(i, a) > times(i, b));
            wins[a] += balance > 0 ? 1 : balance == 0 ? 0.5 : 0;
        }
    }
    std::vector<Index> order(static_cast<std::size_t>(platforms));
    std::iota(order.begin(), order.end(), Index{0});
    std::ranges::stable_sort(order, [&](Index a, Index b) {
        return wins[a] != wins[b] ? wins[a] > wins[b] : mean[a] < mean[b];
    });
    return order;
}

std::vector<Index> mostFrequentOrder(const Matrix& times) {
    std::map<std::vector<Index>, int> counts;
    for (Index i = 0; i < times.rows(); ++i)
        if (std::ssize(measured(times, i)) == times.cols()) ++counts[orderOf(times, i)];
    if (counts.empty()) return majorityOrder(times);
    return std::ranges::max_element(counts, {}, [](const auto& one) { return one.second; })->first;
}

std::vector<RocPoint> rocOfOrder(const Matrix& predicted, const Matrix& times,
                                 const std::vector<Index>& reference) {
    std::vector<std::pair<double, bool>> scored;
    double positives = 0;
    for (Index i = 0; i < times.rows(); ++i) {
        if (std::ssize(measured(times, i)) != times.cols()) continue;
        const bool inOrder = orderOf(times, i) == reference;
        positives += inOrder;
        scored.emplace_back(-smallestGap(predicted, i, reference), inOrder);
    }
    const double negatives = static_cast<double>(scored.size()) - positives;
    if (positives == 0 || negatives == 0) return {};
    std::ranges::sort(scored);
    std::vector<RocPoint> points{{0, 0}};
    double right = 0, wrong = 0;
    for (std::size_t i = 0; i < scored.size(); ++i) {
        (scored[i].second ? right : wrong) += 1;
        if (i + 1 == scored.size() || scored[i + 1].first != scored[i].first)
            points.push_back({wrong / negatives, right / positives});
    }
    return points;
}

}  // namespace footbridge
