// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "widgets/jobs/job.h"
#include "widgets/pages/page.h"
#include "widgets/pages/page_entry.h"

class QButtonGroup;
class QPushButton;
class QStackedWidget;

namespace footbridge {

class CampaignDesk;
class CampaignResults;
class CampaignSetup;

/// On which pairs does transfer pay, and with how many shots?
class CampaignsPage : public Page {
    Q_OBJECT
  public:
    static constexpr const char* kKey = "campaigns";
    static QString title();
    static QString help();
    static PageStatus status(const Workspace& workspace);

    explicit CampaignsPage(Workspace& workspace, QWidget* parent = nullptr);

  private:
    enum View { Empty, SetUp, Results };
    void showView(View view);
    void showState();
    void start();
    void askForCampaign();
    void askForNew();
    struct Report;
    void tell(const char* role, const QString& sentence);
    void writeReport();
    void drawNext();
    static void writeFiles(const Report& report, std::vector<std::string> inputs);

    CampaignDesk& m_desk;
    QStackedWidget* m_stack;
    CampaignSetup* m_setup;
    CampaignResults* m_results;
    std::shared_ptr<Report> m_report;  ///< while one is made
    Job m_writing;
    QButtonGroup* m_views;
    QPushButton *m_viewButtons[2], *m_new, *m_open, *m_start;
    class QLabel* m_problem;
};

}  // namespace footbridge
