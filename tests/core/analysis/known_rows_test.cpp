// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/known_rows.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <set>
#include <stop_token>

#include "core/analysis/proposal.h"
#include "core/run/error.h"
#include "core/run/number_text.h"
#include "core/table/csv_reader.h"

namespace footbridge {
namespace {

/// Runs `from` … `to` of one platform, the slower the greater the factor.
std::string runs(int from, int to, double factor, bool coarse = false) {
    std::string rows;
    for (int i = from; i < to; ++i)
        rows += std::to_string(i) + "," + (i % 2 ? "dense" : "sparse") + "," +
                formatNumber(coarse ? i / 4 + 1 : factor * (1.0 / 3 + 0.1 * i)) + "\n";
    return rows;
}

Dataset dataset(const std::string& rows, const std::string& name,
                const std::string& header = "size,kind,time\n") {
    Roles roles;
    roles.response = header.substr(header.rfind(',') + 1, header.size() - header.rfind(',') - 2);
    return makeDataset(std::make_shared<const Table>(parseCsv(header + rows, name)), roles, name);
}

AnalysisInput input(const std::string& source, const std::string& target) {
    AnalysisInput input;
    input.sources = {dataset(source, "old")};
    input.target = dataset(target, "new");
    input.shots = {ShotRequest::Kind::Count, 10, {}};
    return input;
}

std::vector<std::string> codes(const std::vector<Message>& messages) {
    std::vector<std::string> all;
    for (const Message& message : messages) all.emplace_back(message.code());
    return all;
}

TEST(KnownRows, OfASourceAreNoticedAndLeftOutOfTheTest) {
    const AnalysisInput mixed = input(runs(0, 30, 1), runs(0, 6, 1) + runs(40, 70, 3));
    EXPECT_EQ(rowsOfSources(mixed.sources, mixed.target), (Rows{0, 1, 2, 3, 4, 5}));
    EXPECT_EQ(codes(doubtsAbout(mixed)), std::vector<std::string>{"rows-of-sources"});
    const Split split = prepare(mixed).split;
    for (const Index row : split.test) EXPECT_GE(row, 6);
    EXPECT_EQ(split.shots.size(), 10u);
}

TEST(KnownRows, ASingleOneIsSpokenOfAsOne) {
    const AnalysisInput one = input(runs(0, 30, 1), runs(0, 1, 1) + runs(40, 70, 3));
    const std::vector<Message> doubts = doubtsAbout(one);
    ASSERT_EQ(doubts.size(), 1u);
    EXPECT_EQ(
        doubts[0].text(),
        "Of new, 1 measured row also stands in a source, digit for digit. It is left out of "
        "the test, because the source model was trained on it. Where it is a shot, the errors on "
        "shots held out look smaller than they are.");
}

TEST(KnownRows, OfTheSourceItselfLeaveNothingToTestOn) {
    const AnalysisInput same = input(runs(0, 30, 1), runs(0, 30, 1));
    EXPECT_TRUE(prepare(same).split.test.empty());
}

TEST(KnownRows, AreNotThoseThatAgreeByChance) {
    const AnalysisInput other = input(runs(0, 30, 1), runs(0, 30, 3));
    EXPECT_TRUE(rowsOfSources(other.sources, other.target).empty());
    // One digit, the same in a few rows.
    AnalysisInput coarse = input(runs(0, 8, 1, true), runs(0, 8, 1, true) + runs(8, 40, 1, true));
    EXPECT_TRUE(rowsOfSources(coarse.sources, coarse.target).empty());
}

/// Three digits agree in half of the runs with the same features by no chance, however many others
/// there are.
TEST(KnownRows, WithShortResponsesAreNoticedAmongManyOthers) {
    const auto rounded = [](int from, int to, double factor) {
        std::string rows;
        for (int i = from; i < to; ++i)
            rows += std::to_string(i) + (i % 2 ? ",a," : ",b,") +
                    std::to_string(std::lround(factor * (101 + 7 * (i % 100)))) + "\n";
        return rows;
    };
    const AnalysisInput some = input(rounded(0, 50, 1), rounded(0, 20, 1) + rounded(60, 100, 3));
    Rows first(20);
    for (std::size_t i = 0; i < first.size(); ++i) first[i] = static_cast<Index>(i);
    EXPECT_EQ(rowsOfSources(some.sources, some.target), first);
    // Those of another platform, a few of which agree.
    const AnalysisInput few =
        input(rounded(0, 50, 1), rounded(0, 6, 1) + rounded(6, 50, 1.5) + rounded(60, 90, 3));
    EXPECT_TRUE(rowsOfSources(few.sources, few.target).empty());
}

TEST(KnownRows, LeaveNoTestOfTooFewRows) {
    const std::string known = runs(0, 30, 1);
    const AnalysisInput two = input(known, known + runs(40, 42, 3));
    EXPECT_TRUE(prepare(two).split.test.empty());
    EXPECT_GE(prepare(input(known, known + runs(40, 60, 3))).split.test.size(), kFewestTestRows);
}

TEST(KnownRows, AreNoticedUnderOtherNamesInOtherUnits) {
    const auto converted = [](int from, int to, double factor) {
        std::string rows;
        for (int i = from; i < to; ++i)
            rows += std::string(i % 2 ? "Dense" : "sparse") + "," + formatNumber(i / 1024.0) + "," +
                    formatNumber(1000 * factor * (1.0 / 3 + 0.1 * i)) + "\n";
        return rows;
    };
    const std::vector<Dataset> sources{
        dataset(runs(0, 30, 1), "old", "size [KiB],kind,time [s]\n")};
    const Dataset target =
        dataset(converted(0, 6, 1) + converted(40, 70, 3), "new", "KIND,Size [MiB],time [ms]\n");
    EXPECT_EQ(rowsOfSources(sources, target), (Rows{0, 1, 2, 3, 4, 5}));
}

/// Of rows whose responses are all the same, each has to be found among all the others.
TEST(KnownRows, OfEqualResponsesAreToldByTheirFeaturesAtOnce) {
    const auto table = [](int from, const char* rest) {
        std::string rows;
        for (int i = from; i < from + 60000; ++i)
            rows += std::to_string(i) + (i % 3 ? ",a," : ",,") + rest + "\n";
        return rows;
    };
    const Dataset old = dataset(table(0, "1.23456"), "old");
    EXPECT_EQ(rowsOfSources({old}, dataset(table(30000, "1.23456"), "new")).size(), 30000u);
    EXPECT_EQ(rowsOfSources({old}, dataset(table(30000, "1234.56"), "new", "size,kind,time [ms]\n"))
                  .size(),
              0u);
    const Dataset seconds = dataset(table(0, "1.23456"), "old", "size,kind,time [s]\n");
    EXPECT_EQ(
        rowsOfSources({seconds}, dataset(table(30000, "1234.56"), "new", "size,kind,time [ms]\n"))
            .size(),
        30000u);
}

TEST(KnownRows, AreNotLookedForAnyMoreOnceCancelled) {
    const AnalysisInput same = input(runs(0, 30, 1), runs(0, 30, 1));
    RunContext context;
    std::stop_source stop;
    context.stop = stop.get_token();
    EXPECT_NO_THROW(prepare(same, context));
    stop.request_stop();
    EXPECT_THROW(prepare(same, context), Cancelled);
}

TEST(KnownRows, AreNotLookedForInASourceWithoutATable) {
    AnalysisInput empty = input(runs(0, 30, 1), runs(0, 30, 1));
    empty.sources.emplace_back();
    empty.acceptSuggestions = 0.5;
    EXPECT_EQ(codes(doubtsAbout(empty)), std::vector<std::string>{"rows-of-sources"});
}

/// The runs with one more feature.
std::string onNodes(std::string rows) {
    for (std::size_t end = rows.find('\n'); end != std::string::npos;
         end = rows.find('\n', end + 8))
        rows.insert(rows.rfind(',', end), ",node" + std::to_string(end % 3));
    return rows;
}

TEST(KnownRows, AreNoticedWhereOneTableHasOneMoreColumn) {
    const std::string mixed = runs(0, 6, 1) + runs(40, 70, 3);
    const Rows known{0, 1, 2, 3, 4, 5};
    const Dataset plain = dataset(mixed, "new");
    const Dataset wide = dataset(onNodes(mixed), "new", "size,kind,node,time\n");
    const Dataset old = dataset(runs(0, 30, 1), "old");
    const Dataset wideOld = dataset(onNodes(runs(0, 30, 1)), "old", "size,kind,rack,time\n");
    EXPECT_EQ(rowsOfSources({old}, wide), known);
    EXPECT_EQ(rowsOfSources({wideOld}, plain), known);
    EXPECT_EQ(rowsOfSources({wideOld}, wide), known) << "each has one that the other lacks";
    // Short responses agree by chance where the target knows more.
    const Dataset coarse = dataset(onNodes(runs(0, 8, 1, true)), "new", "size,kind,node,time\n");
    EXPECT_TRUE(rowsOfSources({dataset(runs(0, 8, 1, true), "old")}, coarse).empty());
}

TEST(KnownRows, TakeMoreWhereEachTableHasFeaturesOfItsOwn) {
    // Six digits, as many rows of the source and of its own.
    const auto rounded = [](int from, int to) {
        std::string rows;
        for (int i = from; i < to; ++i)
            rows += std::to_string(i) + ",x" + std::to_string(i % 3) + "," +
                    std::to_string(1.23451 + 0.0001 * (i * i)).substr(0, 7) + "\n";
        return rows;
    };
    const Dataset old = dataset(rounded(0, 30), "old", "size,rack,time\n");
    const Dataset same = dataset(rounded(0, 30), "new", "size,node,time\n");
    const Dataset some = dataset(rounded(25, 60), "new", "size,node,time\n");
    EXPECT_EQ(rowsOfSources({old}, same).size(), 30u);
    EXPECT_TRUE(rowsOfSources({old}, some).empty());
}

TEST(KnownRows, AreNoticedUnderWhateverNameIsMatched) {
    const std::string mixed = runs(0, 6, 1) + runs(40, 70, 3);
    const Rows known{0, 1, 2, 3, 4, 5};
    AnalysisInput renamed = input(runs(0, 30, 1), mixed);
    renamed.target = dataset(mixed, "new", "n,variant,time\n");
    EXPECT_EQ(prepare(renamed).split.test.size(), 26u) << "nothing is matched yet";
    const auto leavesThemOut = [&](const AnalysisInput& matched) {
        const std::vector<std::string> said = codes(doubtsAbout(matched));
        EXPECT_EQ(said, std::vector<std::string>{"rows-of-sources"});
        for (const Index row : prepare(matched).split.test) EXPECT_GE(row, 6);
    };
    AnalysisInput byHand = renamed;
    byHand.edits.byHand = {{"size", "n"}, {"kind", "variant"}};
    leavesThemOut(byHand);
    AnalysisInput accepted = renamed;
    accepted.edits.accepted = byHand.edits.byHand;
    leavesThemOut(accepted);
    AnalysisInput alias = renamed;
    alias.aliases.sets = {{"size", "n"}, {"kind", "variant"}};
    leavesThemOut(alias);
    AnalysisInput suggested = renamed;
    suggested.target = dataset(mixed, "new", "problem_size,kinds,time\n");
    suggested.acceptSuggestions = 0;
    ASSERT_EQ(prepare(suggested).matching.matched.size(), 2u);
    leavesThemOut(suggested);
    // Where they do not go together, prepare() says so and this only looks.
    AnalysisInput wrong = renamed;
    wrong.edits.byHand = {{"nosuch", "n"}};
    EXPECT_TRUE(doubtsAbout(wrong).empty());
}

TEST(KnownRows, CopiesOfAShotAreNoTest) {
    const std::string once = runs(0, 30, 3.14159);
    AnalysisInput twice = input(runs(100, 130, 1), once + once);
    EXPECT_EQ(codes(doubtsAbout(twice)), std::vector<std::string>{"rows-twice"});
    const Split split = prepare(twice).split;
    std::set<Index> taught;
    for (const Index row : split.shots) taught.insert(row % 30);
    EXPECT_EQ(split.test.size(), 60 - 2 * taught.size());
    for (const Index row : split.test) EXPECT_FALSE(taught.contains(row % 30)) << row;
    // Another measurement of the same configuration is one, as are those of a few digits.
    const AnalysisInput repeated = input(runs(100, 130, 1), once + runs(0, 30, 3.1416));
    EXPECT_TRUE(doubtsAbout(repeated).empty());
    EXPECT_EQ(prepare(repeated).split.test.size(), 50u);
    const std::string coarse = runs(0, 30, 1, true);
    const AnalysisInput clock = input(runs(100, 130, 1), coarse + coarse);
    EXPECT_TRUE(doubtsAbout(clock).empty());
    EXPECT_EQ(prepare(clock).split.test.size(), 50u);
}

TEST(KnownRows, AFeatureThatIsTheResponseTimesAConstantIsTold) {
    std::string rows;
    for (int i = 1; i < 20; ++i)
        rows +=
            std::to_string(i) + "," + formatNumber(2.5 * i * i) + "," + formatNumber(i * i) + "\n";
    AnalysisInput leaking = input(runs(0, 30, 1), runs(40, 70, 3));
    leaking.target = dataset(rows, "new", "size,energy,time\n");
    const std::vector<Message> doubts = doubtsAbout(leaking);
    ASSERT_EQ(codes(doubts), std::vector<std::string>{"feature-tells-response"});
    EXPECT_NE(doubts[0].text().find("energy"), std::string::npos);
}

/// Runs with so many features that are the response times a constant.
Dataset leakingTable(int features) {
    std::string rows, header = "size,";
    for (int feature = 0; feature < features; ++feature)
        header += "copy" + std::to_string(feature) + ",";
    for (int i = 1; i < 20; ++i) {
        rows += std::to_string(i) + ",";
        for (int feature = 0; feature < features; ++feature)
            rows += formatNumber((feature + 2) * i * i) + ",";
        rows += formatNumber(i * i) + "\n";
    }
    return dataset(rows, "new", header + "time\n");
}

TEST(KnownRows, ManyFeaturesThatTellTheResponseAreToldInOneSentence) {
    AnalysisInput leaking = input(runs(0, 30, 1), runs(40, 70, 3));
    const auto told = [&](int features) {
        leaking.target = leakingTable(features);
        const std::vector<Message> doubts = doubtsAbout(leaking);
        EXPECT_EQ(codes(doubts), std::vector<std::string>{"feature-tells-response"});
        return doubts.empty() ? std::string() : doubts[0].text();
    };
    EXPECT_TRUE(told(1).starts_with("“copy0” of new is its response"));
    EXPECT_TRUE(told(3).starts_with("In new, the columns copy0, copy1, copy2 are the response"));
    EXPECT_TRUE(told(10).starts_with("In new, the columns copy0, copy1, copy2 and 7 more are the"));
}

/// Runs with a feature that follows the response as closely as the format writes it.
Dataset followed(const char* format) {
    std::string rows;
    for (int i = 1; i < 20; ++i) {
        char energy[32];
        std::snprintf(energy, sizeof energy, format, 2.5 * 1.0731 * i * i);
        rows += std::to_string(i) + "," + energy + "," + formatNumber(1.0731 * i * i) + "\n";
    }
    return dataset(rows, "new", "size,energy,time\n");
}

TEST(KnownRows, AFeatureThatFollowsTheResponseToFourDigitsIsTold) {
    AnalysisInput leaking = input(runs(0, 30, 1), runs(40, 70, 3));
    leaking.target = followed("%.4g");
    EXPECT_EQ(codes(doubtsAbout(leaking)), std::vector<std::string>{"feature-tells-response"});
    leaking.target = followed("%.3g");
    EXPECT_TRUE(doubtsAbout(leaking).empty());
    std::string steady;
    for (int i = 1; i < 20; ++i) steady += "7," + formatNumber(1000 + 0.01 * i) + "\n";
    leaking.target = dataset(steady, "new", "size,time\n");
    EXPECT_TRUE(doubtsAbout(leaking).empty());
}

TEST(KnownRows, NoticesASourceThatLiesInTwoFiles) {
    AnalysisInput twice = input(runs(0, 30, 1), runs(40, 70, 3));
    twice.sources.push_back(dataset(runs(0, 30, 1), "packed"));
    EXPECT_EQ(codes(noticesOf(twice)), std::vector<std::string>{"source-twice"});
    twice.sources.back() = dataset(runs(0, 29, 1) + runs(29, 30, 2), "other");
    EXPECT_TRUE(noticesOf(twice).empty());
}

TEST(KnownRows, NoticesASourceTwiceAndAnotherQuantity) {
    AnalysisInput twice = input(runs(0, 30, 1), runs(40, 70, 3));
    twice.sources.push_back(twice.sources.front());
    EXPECT_EQ(codes(noticesOf(twice)), std::vector<std::string>{"source-twice"});
    AnalysisInput other = twice;
    other.sources = {dataset(runs(0, 30, 1), "old", "size,kind,time [s]\n")};
    other.target = dataset(runs(40, 70, 3), "new", "size,kind,traffic [MB]\n");
    EXPECT_EQ(codes(noticesOf(other)), std::vector<std::string>{"response-measures-other"});
}

}  // namespace
}  // namespace footbridge
