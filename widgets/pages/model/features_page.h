// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/matching/matching.h"
#include "widgets/jobs/job.h"
#include "widgets/models/feature_list_model.h"
#include "widgets/pages/page.h"
#include "widgets/pages/page_entry.h"

class QAction;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QStackedWidget;

namespace footbridge {

class Document;
class PlotView;

/// What matches and what does not: only in the source, matched, only in the target.
class FeaturesPage : public Page {
    Q_OBJECT
  public:
    static constexpr auto kKey = "features";

    explicit FeaturesPage(Workspace& workspace, QWidget* parent = nullptr);
    static QString title();
    static QString help();
    static PageStatus status(const Workspace& workspace);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    struct Side {
        FeatureListModel* model = nullptr;
        QListView* view = nullptr;
        QLabel* count = nullptr;
        QStackedWidget* stack = nullptr;  ///< the list, or why it is empty
        QLabel* empty = nullptr;
    };
    Side makeSide(FeatureListModel::Kind kind, const QString& heading, QWidget* parent);
    QWidget* makeButtons();
    QWidget* makePlot();
    void showMatching();
    void showButtons();
    void showPair();
    void plotPair(const QString& source, const QString& target);

    const FeatureLine* selectedLine() const;  ///< in the matched list
    QString selectedName(const Side& side) const;
    void accept();
    void reject();
    void acceptAll();
    void acceptAbove(double confidence);
    void rejectAll();
    void match();
    void unmatch();
    void loadAliases();
    void askForAliasFile();

    Document& m_document;
    QStackedWidget* m_stack;
    QLineEdit* m_search;
    Side m_source, m_matched, m_target;
    QPushButton *m_accept, *m_reject, *m_acceptAll, *m_match, *m_unmatch;
    QAction *m_acceptEvery, *m_rejectEvery, *m_saveAliases;
    QLabel* m_pairName;
    QLabel* m_pairNote;
    PlotView* m_plot;
    QString m_shownSource, m_shownTarget;
    bool m_outdated = true;  ///< shown again when the page is next seen
    Job m_plotJob;
};

}  // namespace footbridge
