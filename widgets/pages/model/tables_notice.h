// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "core/run/message.h"
#include "core/table/dataset.h"
#include "widgets/jobs/job.h"

class QLabel;
class QPushButton;

namespace footbridge {

class Document;

/// What a person should know of the tables before anything is computed, and the way out where no
/// run is left to test on. Takes no room where there is nothing to say.
class TablesNotice : public QWidget {
    Q_OBJECT
  public:
    TablesNotice(Document& document, JobBoard& board, QWidget* parent = nullptr);

    void showInput();

  private:
    void lookForDoubts();
    void showNotices();

    Document& m_document;
    Job m_looking;
    std::vector<Dataset> m_lookedAt;  ///< the sources, then the target
    std::vector<Message> m_doubts;    ///< about these
    QLabel* m_words;
    QPushButton* m_split;
};

}  // namespace footbridge
