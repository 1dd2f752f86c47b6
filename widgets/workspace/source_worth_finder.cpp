// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/source_worth_finder.h"

#include "widgets/workspace/document.h"

namespace footbridge {

SourceWorthFinder::SourceWorthFinder(Document& document, JobBoard& board, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_job(board, Job::Attendance::Asked, Job::Owner::Document) {
    connect(&m_job, &Job::failed, &document, &Document::problem);
    connect(&document, &Document::inputChanged, this, &SourceWorthFinder::forget);
}

void SourceWorthFinder::find() {
    m_job.start(
        [this, input = m_document.input(),
         cached = m_document.sourceModel()](const RunContext& context) -> std::function<void()> {
            const auto found =
                std::make_shared<const SourceWorths>(sourceWorths(input, cached, context));
            return [this, found] {
                m_found = found;
                Q_EMIT changed();
            };
        },
        m_document.input().seed);
}

void SourceWorthFinder::forget() {
    m_job.cancel();
    m_found.reset();
    Q_EMIT changed();
}

}  // namespace footbridge
