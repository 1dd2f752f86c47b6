// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/page.h"
#include "widgets/pages/page_entry.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace footbridge {

class IntervalList;
class OrderMatrix;
class PlatformDesk;
class PlatformsSetup;
class PlatformsTrust;
class PlotView;

/// Which machine will run an application fastest, and what is lost by trusting the answer.
class PlatformsPage : public Page {
    Q_OBJECT
  public:
    static constexpr auto kKey = "platforms";

    explicit PlatformsPage(Workspace& workspace, QWidget* parent = nullptr);
    static QString title();
    static QString help();
    static PageStatus status(const Workspace& workspace);

  private:
    QPushButton* addButton(const QString& text, const char* name);
    void makeActions();
    QWidget* makeEmpty();
    QWidget* makeResults();
    QWidget* makeBanner();
    QWidget* makeVector();
    QWidget* makeOrder();
    QWidget* makeMap();
    void openTables();
    void predictTable();
    void exportModel();
    void saveVectors();
    void refresh();
    void showButtons();
    void showWords();
    void showTrained();
    void showRuns();
    void showRun();
    void showMap();
    void choose(const QVector<qint64>& rows);

    PlatformDesk& m_desk;
    bool m_filling = false;
    bool m_wantsColumns = false;  ///< a person looks at the columns of what is trained
    const void *m_shownTrained = nullptr, *m_shownRuns = nullptr, *m_shownAdvice = nullptr;
    QLabel* m_runLabel = nullptr;
    QComboBox *m_run = nullptr, *m_colour = nullptr;
    QPushButton *m_own = nullptr, *m_open = nullptr, *m_columns = nullptr, *m_save = nullptr,
                *m_export = nullptr, *m_train = nullptr, *m_predict = nullptr, *m_all = nullptr;
    QStackedWidget* m_pages = nullptr;  ///< empty, columns, results
    PlatformsSetup* m_setup = nullptr;
    PlatformsTrust* m_trust = nullptr;
    QLabel *m_answer = nullptr, *m_details = nullptr, *m_vectorCaption = nullptr,
           *m_mapCaption = nullptr, *m_written = nullptr;
    IntervalList* m_vector = nullptr;
    OrderMatrix* m_order = nullptr;
    PlotView* m_map = nullptr;
};

}  // namespace footbridge
