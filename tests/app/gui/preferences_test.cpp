// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/preferences_dialog.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include "app/gui/translations.h"
#include "widgets/charts/plot_export_dialog.h"

namespace footbridge {
namespace {

TEST(DecimalSign, IsThatOfAPlaceWhereTheLanguageIsSpoken) {
    const QLocale german(QLocale::German, QLocale::Germany);
    EXPECT_EQ(withDecimalSign(german, {}), german);
    const QLocale pointed = withDecimalSign(german, QStringLiteral("."));
    EXPECT_EQ(pointed.decimalPoint(), QStringLiteral("."));
    EXPECT_EQ(pointed.language(), QLocale::German);
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    EXPECT_EQ(withDecimalSign(english, QStringLiteral(",")).decimalPoint(), QStringLiteral(","));
    const QLocale japanese(QLocale::Japanese, QLocale::Japan);
    EXPECT_EQ(withDecimalSign(japanese, QStringLiteral(",")), japanese);
}

TEST(PreferencesDialog, RemembersWhatIsChosen) {
    for (const char* key : {kThreadsSetting, kDecimalSetting, kPlotEndingKey})
        QSettings().remove(QLatin1String(key));
    PreferencesDialog dialog;
    QSignalSpy threads(&dialog, &PreferencesDialog::threadsChosen);
    dialog.show();
    dialog.findChild<QSpinBox*>(QStringLiteral("threads"))->setValue(1);
    for (const char* name : {"numbers", "plotEnding"})
        QTest::keyClick(dialog.findChild<QComboBox*>(QLatin1String(name)), Qt::Key_Down);

    ASSERT_EQ(threads.size(), 1);
    EXPECT_EQ(threads.at(0).at(0).toInt(), 1);
    EXPECT_EQ(QSettings().value(QLatin1String(kThreadsSetting)).toInt(), 1);
    EXPECT_EQ(QSettings().value(QLatin1String(kDecimalSetting)).toString(), QStringLiteral("."));
    EXPECT_EQ(QSettings().value(QLatin1String(kPlotEndingKey)).toString(), QStringLiteral("svg"));
    for (const char* key : {kThreadsSetting, kDecimalSetting, kPlotEndingKey})
        QSettings().remove(QLatin1String(key));
}

TEST(PreferencesDialog, EveryLetterOfALabelLeadsToItsField) {
    PreferencesDialog dialog;
    int letters = 0;
    for (const auto* label : dialog.findChildren<QLabel*>())
        if (label->text().contains(QLatin1Char('&'))) {
            EXPECT_TRUE(label->buddy()) << qPrintable(label->text());
            ++letters;
        }
    EXPECT_GE(letters, 5);
}

}  // namespace
}  // namespace footbridge
