// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>
#include <functional>

#include "core/analysis/analysis.h"

namespace footbridge {

/// The part of the input that is edited with undo. Cheap to copy: tables are shared.
struct EditableInput {
    std::vector<Dataset> sources;
    Dataset target;
    AliasTable aliases;
    MatchingEdits edits;
};

EditableInput editablePart(const AnalysisInput& input);

/// One edit as the states before and after it.
class DocumentEdit : public QUndoCommand {
  public:
    using Apply = std::function<void(const EditableInput&)>;

    /// Neighbouring edits with the same `mergeKey` that is not empty become one (typing a label).
    DocumentEdit(const QString& text, EditableInput before, EditableInput after, Apply apply,
                 QString mergeKey = {});

    void undo() override { m_apply(m_before); }
    void redo() override { m_apply(m_after); }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override;

  private:
    EditableInput m_before, m_after;
    Apply m_apply;
    QString m_mergeKey;
};

/// Drops what the datasets no longer allow: edits that name a column that is not a feature there.
void dropImpossibleEdits(EditableInput& input);

}  // namespace footbridge
