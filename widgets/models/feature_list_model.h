// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <vector>

#include "core/matching/unit_hints.h"

namespace footbridge {

/// One line of the Features page.
struct FeatureLine {
    QString source, target;  ///< "" on the side where it has no counterpart
    QString caption;         ///< why matched, or why not, short
    QString detail;          ///< a sentence for the tool tip
    double confidence = 1;   ///< below 1 for suggestions
    bool suggested = false;  ///< waits for a decision
    bool partial = false;    ///< only some of the sources have it, so nothing can match it
    bool doubtful = false;   ///< its units may not agree
    QString elsewhere{};     ///< of the target: the sources that have it while others lack it
};

/// One of the three columns of the Features page, with search. A feature dragged from one unmatched
/// list onto a feature of the other asks for a match.
class FeatureListModel : public QAbstractListModel {
    Q_OBJECT
  public:
    enum class Kind { OnlySource, Matched, OnlyTarget };
    enum Roles { CaptionRole = Qt::UserRole, SuggestedRole, DoubtfulRole };

    explicit FeatureListModel(Kind kind, QObject* parent = nullptr);

    /// A feature that only some of the sources have, and their labels. It stands in one list: that
    /// of the target when the target has it too, where it can still be matched with another.
    struct Elsewhere {
        QString feature, sources;
    };
    void setMatching(const Matching& matching, const std::vector<Elsewhere>& elsewhere = {});
    void setDoubtful(const std::vector<MatchingEdits::Pair>& pairs);
    void setSearch(const QString& text);
    Kind kind() const { return m_kind; }
    const FeatureLine& line(int row) const { return m_shown.at(static_cast<std::size_t>(row)); }
    int rowOf(const QString& source, const QString& target) const;  ///< -1 when it is not shown
    int rowOfSuggestion(int atLeast) const;  ///< the last one where none follows; -1 without any
    int total() const;                       ///< without suggestions, whatever the search hides

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;
    Qt::DropActions supportedDropActions() const override {
        return Qt::LinkAction | Qt::CopyAction;
    }
    Qt::DropActions supportedDragActions() const override {
        return Qt::LinkAction | Qt::CopyAction;
    }

  Q_SIGNALS:
    void matchWanted(const QString& source, const QString& target);

  private:
    void filter();
    QString foreignFormat() const;

    Kind m_kind;
    std::vector<FeatureLine> m_lines, m_shown;
    QString m_search;
};

/// The features that only some of the sources have, as the list shows them.
std::vector<FeatureListModel::Elsewhere> elsewhere(const std::vector<Dataset>& sources);

}  // namespace footbridge
