// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/words/wording.h"

#include <gtest/gtest.h>

#include <QLocale>
#include <cmath>

#include "widgets/words/sentence.h"

namespace footbridge {
namespace {

TEST(Wording, GroupsThousands) {
    EXPECT_EQ(countText(7), QStringLiteral("7"));
    EXPECT_EQ(countText(2485), QStringLiteral("2485"));
    EXPECT_EQ(countText(-28481), QStringLiteral("\u221228\u202F481"));
    EXPECT_EQ(countedText(QStringLiteral("28481 jobs"), 28481), QStringLiteral("28\u202F481 jobs"));
    EXPECT_EQ(countText(1234567), QStringLiteral("1\u202F234\u202F567"));
}

TEST(Wording, SaysHowLongStill) {
    EXPECT_EQ(remainingText(-1), QString());
    EXPECT_EQ(remainingText(0.4), QStringLiteral("less than a second left"));
    EXPECT_EQ(remainingText(3.2), QStringLiteral("about 3 s left"));
    EXPECT_EQ(remainingText(200), QStringLiteral("about 3 min left"));
    EXPECT_EQ(progressText(QStringLiteral("Reading"), -1), QStringLiteral("Reading"));
    EXPECT_EQ(progressText(QStringLiteral("Reading"), 3.2),
              QStringLiteral("Reading – about 3 s left"));
}

TEST(Wording, WritesDurationsInTheUnitThatFits) {
    EXPECT_EQ(durationText(0.0001), QStringLiteral("< 1 ms"));
    EXPECT_EQ(durationText(0.0123), QStringLiteral("12 ms"));
    EXPECT_EQ(durationText(1.42), QStringLiteral("1.4 s"));
    EXPECT_EQ(durationText(240), QStringLiteral("4 min"));
}

TEST(Wording, WritesWholeNumbersOut) {
    EXPECT_EQ(cellText(31399840), QStringLiteral("31\u202F399\u202F840"));
    EXPECT_EQ(cellText(1.5e-9), QStringLiteral("1.5\u2009×\u200910⁻⁹"));
    EXPECT_EQ(cellText(0.12345678), QStringLiteral("0.1234568"));
}

TEST(Wording, WritesNumbersAsTheLocaleDoes) {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    static constexpr MessageId kId{"a", "%1, %2, p = %3"};

    const QString cell = cellText(0.25), time = durationText(1.42);
    const QString said = sentence(Message(kId, {0.25, {0.5, Digits::Short, "s"}, 1.08e-12}));
    QLocale::setDefault(before);

    EXPECT_EQ(cell, QStringLiteral("0,25"));
    EXPECT_EQ(time, QStringLiteral("1,4 s"));
    EXPECT_EQ(said, QStringLiteral("0,250, 0,500\u202Fs, p = 1,08\u2009×\u200910⁻¹²"));
}

TEST(Wording, LeavesNamesThatLookLikeNumbersAlone) {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    static constexpr MessageId kId{"a", "The source %1 has %2 rows."};
    static constexpr MessageId kOuter{"b", "Again: %1"};

    const QString name = sentence(Message(kId, {"2.5", 3}));
    const QString number = sentence(Message(kId, {{2.5, Digits::All}, 3}));
    const QString inside = sentence(Message(kOuter, {Message(kId, {"2.5", {2.5, Digits::All}})}));
    QLocale::setDefault(before);

    EXPECT_EQ(name, QStringLiteral("The source 2.5 has 3 rows."));
    EXPECT_EQ(number, QStringLiteral("The source 2,5 has 3 rows."));
    EXPECT_EQ(inside, QStringLiteral("Again: The source 2.5 has 2,5 rows."));
}

TEST(Wording, WritesANumberAlikeInSentencesAndCells) {
    static constexpr MessageId kId{"a", "%1 jobs, %2, %3 %"};
    EXPECT_EQ(
        sentence(Message(kId, {28481, -1.08e-12, {0.458, Digits::Percent}})),
        QStringLiteral("%1 jobs, %2, 46\u202F%").arg(countText(28481), numberText(-1.08e-12)));
    EXPECT_EQ(sentence(Message(kId, {1, 2345678.0, 100})),
              QStringLiteral("1 jobs, %1, 100\u202F%").arg(numberText(2345678)));
}

TEST(Wording, PutsWordsInTheNumberOfTheLanguage) {
    static constexpr MessageId kId{"a", "%1 {run|runs}"};
    const QLocale before;
    EXPECT_EQ(sentence(Message(kId, {0})), QStringLiteral("0 runs"));
    QLocale::setDefault(QLocale(QLocale::French, QLocale::France));
    const QString none = sentence(Message(kId, {0})), two = sentence(Message(kId, {2}));
    QLocale::setDefault(before);
    EXPECT_EQ(none, QStringLiteral("0 run"));
    EXPECT_EQ(two, QStringLiteral("2 runs"));
}

TEST(Wording, LetsNoNameTurnTheRestOfASentenceAround) {
    static constexpr MessageId kId{"a", "%1 has no rows."};
    static constexpr MessageId kOuter{"b", "In %1: %2"};
    EXPECT_EQ(sentence(Message(kId, {"a\u202egnp\nb"})),
              QStringLiteral("a\\u202egnp b has no rows."));
    EXPECT_EQ(sentence(Message(kOuter, {"x", Message(kId, {"\u2067y"})})),
              QStringLiteral("In x: \\u2067y has no rows."));
    EXPECT_EQ(sentence(Message(kId, {"חומרה"})), QStringLiteral("חומרה has no rows."));
}

TEST(Wording, FillsArgumentsIntoASentenceOnce) {
    static constexpr MessageId kId{"a", "From %1 to %2."};
    EXPECT_EQ(sentence(Message(kId, {"%2", "ü"})), QStringLiteral("From %2 to ü."));
}

}  // namespace
}  // namespace footbridge
