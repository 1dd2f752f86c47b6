// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "widgets/pages/page.h"
#include "widgets/pages/page_entry.h"

class QPushButton;
class QStackedWidget;

namespace footbridge {

class RequestsView;

/// What to request so that runs neither die nor waste; where to run them; what memory training a
/// network takes.
class CostsPage : public Page {
    Q_OBJECT
  public:
    static constexpr auto kKey = "costs";

    explicit CostsPage(Workspace& workspace, QWidget* parent = nullptr);
    static QString title();
    static QString help();
    static PageStatus status(const Workspace& workspace);

  private:
    /// The button of a view that is made when it is first asked for.
    QPushButton* addTab(const QString& text, const char* name, std::function<QWidget*()> make);
    void showState();
    void openRuns();

    QStackedWidget* m_views;
    RequestsView* m_requests;
    QPushButton* m_open = nullptr;
    QPushButton* m_model = nullptr;
    QPushButton* m_save = nullptr;
};

}  // namespace footbridge
