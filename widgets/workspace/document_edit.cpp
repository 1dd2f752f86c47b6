// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/document_edit.h"

#include <algorithm>

#include "core/matching/common_schema.h"

namespace footbridge {

namespace {

bool isFeature(const Dataset& dataset, const std::string& name) {
    return dataset.table && dataset.table->find(name) &&
           dataset.roles.roleOf(name) == Role::Feature;
}

}  // namespace

EditableInput editablePart(const AnalysisInput& input) {
    return {input.sources, input.target, input.aliases, input.edits};
}

DocumentEdit::DocumentEdit(const QString& text, EditableInput before, EditableInput after,
                           Apply apply, QString mergeKey)
    : QUndoCommand(text),
      m_before(std::move(before)),
      m_after(std::move(after)),
      m_apply(std::move(apply)),
      m_mergeKey(std::move(mergeKey)) {}

bool DocumentEdit::mergeWith(const QUndoCommand* other) {
    const auto* newer = static_cast<const DocumentEdit*>(other);
    if (newer->m_mergeKey != m_mergeKey) return false;
    m_after = newer->m_after;
    return true;
}

void dropImpossibleEdits(EditableInput& input) {
    if (input.edits == MatchingEdits{}) return;
    const FeatureSchema common =
        input.sources.empty() ? FeatureSchema{} : commonSchema(input.sources);
    const auto impossible = [&](const MatchingEdits::Pair& pair) {
        return common.indexOf(pair.source) < 0 || !isFeature(input.target, pair.target);
    };
    for (auto* pairs : {&input.edits.byHand, &input.edits.accepted, &input.edits.rejected,
                        &input.edits.separated}) {
        std::erase_if(*pairs, impossible);
    }
}

}  // namespace footbridge
