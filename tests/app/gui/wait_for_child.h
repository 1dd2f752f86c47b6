// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QString>
#include <QTest>
#include <QWidget>

namespace footbridge {

/// The widget of that name within the window once it is seen; null where it never is.
template <class Widget>
Widget* waitFor(const QWidget& window, const char* name) {
    constexpr int kMilliseconds = 60'000;
    Widget* found = nullptr;
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            found = window.findChild<Widget*>(QLatin1String(name));
            return found && found->isVisible();
        },
        kMilliseconds))
        << name;
    return found;
}

}  // namespace footbridge
