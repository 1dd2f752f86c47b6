// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/run_history.h"

#include "widgets/workspace/document.h"

namespace footbridge {

RunHistory::RunHistory(Document& document, QObject* parent)
    : QObject(parent), m_document(document) {
    connect(&document, &Document::adaptationChanged, this, &RunHistory::take);
    take();
}

void RunHistory::take() {
    if (!m_document.adaptation()) {
        m_runs.clear();
        m_count = 0;
        return;
    }
    m_runs.push_back(std::make_shared<const FinishedRun>(
        FinishedRun{++m_count, m_document.adaptedInput(), m_document.adaptedAnalysis()}));
    if (m_runs.size() > kKept) m_runs.erase(m_runs.begin());
}

}  // namespace footbridge
