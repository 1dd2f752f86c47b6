// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "app/gui/main_window.h"

namespace footbridge {

/// The real window, small and light, which can take the example to its end.
class ExampleWindow : public ::testing::Test {
  protected:
    static constexpr int kPatience = 120'000;

    void SetUp() override {
        window.setLook(MainWindow::Look::Light);
        window.resize(1280, 800);
        window.show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    }
    void finishTheExample(const std::vector<Strategy>& strategies) {
        QSignalSpy loaded(&window.runner().loading(), &Job::finished);
        window.runner().loadExample();
        ASSERT_TRUE(loaded.wait(kPatience));
        window.document().setStrategies(strategies);
        QSignalSpy adapted(&window.runner().adapting(), &Job::finished);
        window.runner().adapt();
        ASSERT_TRUE(adapted.wait(kPatience));
    }

    MainWindow window;
};

}  // namespace footbridge
