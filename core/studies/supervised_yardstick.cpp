// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/supervised_yardstick.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <set>

#include "core/learners/boosted_trees.h"
#include "core/run/error.h"
#include "core/run/random.h"
#include "core/studies/studies_messages.h"
#include "core/table/feature_encoder.h"
#include "core/transfer/test_scorer.h"

namespace footbridge {
namespace {

constexpr std::size_t kTimesTheShots = 100;
constexpr std::size_t kParts = 3;  ///< of the test rows, where no other rows reach
constexpr BoostedTreesOptions kTrees{200, 6, 0.1, 0.8, 1};

/// The labelled rows that may teach a model of `asked`, the shots first, the others shuffled.
class Teachers {
  public:
    Teachers(const Dataset& target, const Split& split, std::uint64_t seed)
        : m_groups(target.groupKeys()), m_order(split.shots) {
        const std::set<Index> shots(split.shots.begin(), split.shots.end());
        Rows others;
        for (const Index row : target.labelledRows())
            if (!shots.contains(row)) others.push_back(row);
        for (const Index at :
             Random(seed, "yardstick").permutation(static_cast<Index>(others.size())))
            m_order.push_back(others[static_cast<std::size_t>(at)]);
    }

    Rows of(const Rows& asked, std::size_t most) const {
        std::set<int> groups;
        const std::set<Index> rows(asked.begin(), asked.end());
        if (!m_groups.empty())
            for (const Index row : asked) groups.insert(groupOf(row));
        Rows teachers;
        for (const Index row : m_order) {
            if (teachers.size() == most) break;
            if (m_groups.empty() ? !rows.contains(row) : !groups.contains(groupOf(row)))
                teachers.push_back(row);
        }
        return teachers;
    }

    /// `rows` in parts of about equal size that share no group.
    std::vector<Rows> parts(const Rows& rows) const {
        std::map<int, Rows> byGroup;
        for (std::size_t i = 0; i < rows.size(); ++i)
            byGroup[m_groups.empty() ? static_cast<int>(i) : groupOf(rows[i])].push_back(rows[i]);
        std::vector<Rows> parts(kParts);
        for (const auto& [group, members] : byGroup) {
            Rows& least =
                *std::min_element(parts.begin(), parts.end(),
                                  [](const Rows& a, const Rows& b) { return a.size() < b.size(); });
            least.insert(least.end(), members.begin(), members.end());
        }
        std::erase_if(parts, [](const Rows& part) { return part.empty(); });
        return parts;
    }

  private:
    int groupOf(Index row) const { return m_groups[static_cast<std::size_t>(row)]; }

    std::vector<int> m_groups;
    Rows m_order;
};

/// Predicted responses of `asked`.
Vector predicted(const Dataset& target, const FeatureSchema& schema, const Rows& teachers,
                 const Rows& asked, const RunContext& context) {
    const Vector y = target.response()(teachers);
    const ResponseTransform transform = chooseTransform(y, y.minCoeff() > 0);
    const Matrix raw = rawFeatures(target, schema, teachers);
    const FeatureEncoder encoder = FeatureEncoder::fit(schema, raw);
    BoostedTrees trees(kTrees);
    trees.fit(encoder.encode(raw), transform.forward(y), context);
    return transform.backward(trees.predict(encoder.encode(rawFeatures(target, schema, asked))));
}

}  // namespace

Yardstick supervisedYardstick(const Dataset& target, const Split& split,
                              const RunContext& context) {
    const auto begin = std::chrono::steady_clock::now();
    if (split.test.empty()) throw Error(messages::kYardstickWithoutTest);
    const std::size_t most = kTimesTheShots * split.shots.size();
    const Teachers teachers(target, split, context.seed);
    std::vector<Rows> parts{split.test};
    if (teachers.of(split.test, most).size() < most) parts = teachers.parts(split.test);

    const FeatureSchema schema = target.schema();
    Rows asked;
    Vector prediction(static_cast<Index>(split.test.size()));
    Yardstick yardstick;
    double taught = 0;
    for (const Rows& part : parts) {
        context.checkCancelled();
        const Rows rows = teachers.of(part, most);
        if (rows.empty()) throw Error(messages::kYardstickWithoutTest);
        const auto count = static_cast<Index>(part.size());
        prediction.segment(static_cast<Index>(asked.size()), count) =
            predicted(target, schema, rows, part, context);
        asked.insert(asked.end(), part.begin(), part.end());
        taught += static_cast<double>(rows.size());
    }
    const TestErrors errors = UnseenRows(target, asked).errors({prediction, {}, {}});
    yardstick.nmse = errors.nmse;
    yardstick.mape = errors.mape;
    yardstick.testRows = errors.rows;
    yardstick.labelledRows =
        static_cast<Index>(std::lround(taught / static_cast<double>(parts.size())));
    yardstick.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return yardstick;
}

}  // namespace footbridge
