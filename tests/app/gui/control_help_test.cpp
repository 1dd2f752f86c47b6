// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/control_help.h"

#include <gtest/gtest.h>

#include <QPushButton>
#include <memory>

#include "widgets/pages/page.h"
#include "widgets/pages/page_registry.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {
namespace {

TEST(ControlHelp, SpeaksOfControlsThatAreThere) {
    Workspace workspace;
    for (const PageEntry& entry : allPages()) {
        const std::unique_ptr<Page> page(entry.make(workspace, nullptr));
        for (QPushButton* tab : page->findChildren<QPushButton*>())
            if (tab->isCheckable() && tab->autoExclusive()) tab->click();
        EXPECT_EQ(explainControls(*page, entry.key).join(u' ').toStdString(), "")
            << qPrintable(entry.key);
    }
}

}  // namespace
}  // namespace footbridge
