// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/session/session.h"
#include "widgets/pages/page.h"
#include "widgets/pages/page_entry.h"

class QLabel;
class QPushButton;
class QTableView;

namespace footbridge {

class LiveDesk;
class PlotView;
class VersionStrip;
class VersionsModel;
struct LiveState;

/// Is the model still right while runs come in?
class LivePage : public Page {
    Q_OBJECT
  public:
    static constexpr auto kKey = "live";

    explicit LivePage(Workspace& workspace, QWidget* parent = nullptr);
    static QString title();
    static QString help();
    static PageStatus status(const Workspace& workspace);

    /// Asks how the file is to be followed.
    void askHow(const QString& path);

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    struct Figure {
        QLabel *value = nullptr, *caption = nullptr;
    };

    void makeActions();
    QWidget* makeEmpty();
    QWidget* makeBody();
    QWidget* makeFigures();
    QWidget* makeBanner();
    QWidget* makeError();
    QWidget* makeCoverage();
    QWidget* makeVersions();
    void askForStream();
    void askForExport();
    void goBack();
    int chosenVersion() const;  ///< the one selected, else the one in force
    void tell(const char* role, const QString& sentence);
    void refresh();
    void showState(const LiveState& state);
    void showFigures(const LiveState& state);
    void showButtons();

    LiveDesk& m_desk;
    QPushButton *m_start = nullptr, *m_stop = nullptr, *m_export = nullptr, *m_goBack = nullptr;
    QWidget* m_body = nullptr;
    QLabel *m_empty = nullptr, *m_said = nullptr, *m_answer = nullptr, *m_answerMore = nullptr,
           *m_lastRun = nullptr;
    std::array<Figure, 6> m_figures;
    PlotView *m_error = nullptr, *m_coverage = nullptr;
    VersionStrip* m_strip = nullptr;
    VersionsModel* m_model = nullptr;
    QTableView* m_versions = nullptr;
    const void* m_shown = nullptr;
};

}  // namespace footbridge
