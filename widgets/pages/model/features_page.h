// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/matching/unit_hints.h"
#include "widgets/jobs/job.h"
#include "widgets/pages/page.h"
#include "widgets/pages/page_entry.h"

class QAction;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace footbridge {

class Document;
class FeatureLists;
class FeatureSide;
class PairCard;

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
    QWidget* makeBody();
    QWidget* makeButtons();
    QPushButton* makeMoreButton(QWidget* bar);
    void connectLists();
    void showMatching();
    void showSubtitle();
    void showButtons();
    void showPair();
    void showHint();
    void findHints();

    void accept();
    void reject();
    void acceptAll();
    void acceptAbove(double confidence);
    void rejectAll();
    void match();
    void unmatch();
    void convert(const UnitHint& hint);
    double threshold() const;  ///< of "accept all above", in [0, 1]

    Document& m_document;
    QStackedWidget* m_stack;
    QLineEdit* m_search;
    FeatureLists* m_lists = nullptr;
    FeatureSide *m_source = nullptr, *m_matched = nullptr, *m_target = nullptr;
    QPushButton *m_accept, *m_reject, *m_acceptAll, *m_match, *m_unmatch;
    QSpinBox* m_threshold = nullptr;
    QAction *m_acceptEvery, *m_rejectEvery, *m_saveAliases;
    PairCard* m_pair = nullptr;
    std::vector<UnitHint> m_hints;
    std::optional<int> m_nextSuggestion;  ///< row from which on one is selected next
    bool m_outdated = true;               ///< shown again when the page is next seen
    Job m_hintJob;
};

}  // namespace footbridge
