// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "core/matching/matching.h"
#include "core/run/message.h"
#include "core/table/dataset.h"
#include "widgets/jobs/job.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace footbridge {

class Document;

/// What a person should know of the tables before anything is computed, and the way out where no
/// run is left to test on. Takes no room where there is nothing to say, and a few lines where there
/// is much.
class TablesNotice : public QWidget {
    Q_OBJECT
  public:
    TablesNotice(Document& document, JobBoard& board, QWidget* parent = nullptr);

    void showInput();

    bool eventFilter(QObject* object, QEvent* event) override;

  private:
    void lookForDoubts();
    void showNotices();
    void fitHeight();

    Document& m_document;
    Job m_looking;
    std::vector<Dataset> m_lookedAt;  ///< the sources, then the target
    MatchingEdits m_edits;            ///< with which they were looked at, as with these aliases
    AliasTable m_aliases;
    std::vector<Message> m_doubts;  ///< about these
    QScrollArea* m_scroll;
    QLabel* m_words;
    QPushButton* m_split;
};

}  // namespace footbridge
