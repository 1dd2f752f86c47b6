// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/feature_list_model.h"

#include <QMimeData>
#include <algorithm>
#include <map>
#include <set>

#include "core/matching/same_names.h"
#include "widgets/words/sentence.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

constexpr auto kSourceFormat = "application/x-footbridge-source-feature";
constexpr auto kTargetFormat = "application/x-footbridge-target-feature";

QString text(const std::string& name) {
    return QString::fromStdString(name);
}

/// In full, since the line itself may be cut.
QString whoHasIt(const QString& sources) {
    return FeatureListModel::tr(
               "Sources that have it: %1. Not every source does, so it is not used.")
        .arg(sources);
}

}  // namespace

FeatureListModel::FeatureListModel(Kind kind, QObject* parent)
    : QAbstractListModel(parent), m_kind(kind) {}

void FeatureListModel::setMatching(const Matching& matching,
                                   const std::vector<Elsewhere>& elsewhere) {
    m_lines.clear();
    const auto suggestionFor = [&](const std::string& name) -> const Suggestion* {
        for (const Suggestion& suggestion : matching.suggestions) {
            const bool found =
                m_kind == Kind::OnlySource ? suggestion.source == name : suggestion.target == name;
            if (found) return &suggestion;
        }
        return nullptr;
    };
    // By canonical names: what the target calls otherwise, and which sources have it.
    std::set<std::string> onlyTarget;
    for (const std::string& name : matching.onlyTarget) onlyTarget.insert(canonicalName(name));
    std::map<std::string, QString> sourcesWith;
    for (const auto& [feature, sources] : elsewhere)
        sourcesWith.try_emplace(canonicalName(feature.toStdString()), sources);
    if (m_kind == Kind::Matched) {
        for (const Suggestion& suggestion : matching.suggestions) {
            m_lines.push_back({text(suggestion.source), text(suggestion.target),
                               tr("suggested, %1").arg(percentLabel(suggestion.confidence)),
                               sentence(suggestion.reason), suggestion.confidence, true});
        }
        for (const Match& match : matching.matched) {
            QString caption = tr("same name");
            if (match.kind == MatchKind::Alias) caption = tr("alias");
            if (match.kind == MatchKind::ByHand) caption = tr("by hand");
            if (match.kind == MatchKind::Accepted) caption = tr("accepted");
            m_lines.push_back({text(match.source), text(match.target), caption, {}, 1, false});
        }
    }
    const auto& unmatched = m_kind == Kind::OnlySource ? matching.onlySource : matching.onlyTarget;
    if (m_kind != Kind::Matched) {
        for (const std::string& name : unmatched) {
            FeatureLine line;
            (m_kind == Kind::OnlySource ? line.source : line.target) = text(name);
            const Suggestion* suggestion = suggestionFor(name);
            line.caption = suggestion ? tr("suggestion") : tr("no counterpart");
            if (m_kind == Kind::OnlyTarget) {
                const auto found = sourcesWith.find(canonicalName(name));
                if (found != sourcesWith.end()) line.elsewhere = found->second;
                if (!line.elsewhere.isEmpty() && !suggestion) {
                    line.caption = tr("also in %1").arg(line.elsewhere);
                    line.detail = whoHasIt(line.elsewhere);
                }
            }
            if (suggestion) {
                line.detail = m_kind == Kind::OnlySource
                                  ? tr("May be %1 of the target").arg(text(suggestion->target))
                                  : tr("May be %1 of the source").arg(text(suggestion->source));
            }
            m_lines.push_back(line);
        }
    }
    if (m_kind == Kind::OnlySource)
        for (const auto& [feature, sources] : elsewhere) {
            if (onlyTarget.contains(canonicalName(feature.toStdString()))) continue;
            FeatureLine line;
            line.source = feature;
            line.caption = tr("only in %1").arg(sources);
            line.detail = whoHasIt(sources);
            line.partial = true;
            m_lines.push_back(line);
        }
    filter();
}

void FeatureListModel::setDoubtful(const std::vector<MatchingEdits::Pair>& pairs) {
    const auto mark = [&](FeatureLine& line) {
        line.doubtful = std::ranges::any_of(pairs, [&](const MatchingEdits::Pair& pair) {
            return text(pair.source) == line.source && text(pair.target) == line.target;
        });
    };
    std::ranges::for_each(m_lines, mark);
    std::ranges::for_each(m_shown, mark);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int FeatureListModel::rowOfSuggestion(int atLeast) const {
    int found = -1;
    for (int row = 0; row < rowCount(); ++row) {
        if (!line(row).suggested) continue;
        found = row;
        if (row >= atLeast) break;
    }
    return found;
}

void FeatureListModel::setSearch(const QString& search) {
    m_search = search.trimmed();
    filter();
}

void FeatureListModel::filter() {
    beginResetModel();
    m_shown.clear();
    std::ranges::copy_if(m_lines, std::back_inserter(m_shown), [&](const FeatureLine& line) {
        return m_search.isEmpty() || line.source.contains(m_search, Qt::CaseInsensitive) ||
               line.target.contains(m_search, Qt::CaseInsensitive);
    });
    endResetModel();
}

int FeatureListModel::rowOf(const QString& source, const QString& target) const {
    const auto found = std::ranges::find_if(m_shown, [&](const FeatureLine& line) {
        return line.source == source && line.target == target;
    });
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

int FeatureListModel::total() const {
    return static_cast<int>(
        std::ranges::count_if(m_lines, [](const FeatureLine& line) { return !line.suggested; }));
}

int FeatureListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant FeatureListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const FeatureLine& shown = line(index.row());
    const bool isPair = m_kind == Kind::Matched;
    const QString name = m_kind == Kind::OnlyTarget ? shown.target : shown.source;
    const QString pair =
        shown.source == shown.target ? shown.source : tr("%1 ↔ %2").arg(shown.source, shown.target);
    switch (role) {
        case Qt::DisplayRole:
            return isPair ? pair : name;
        case Qt::AccessibleTextRole:
            return tr("%1, %2").arg(isPair ? pair : name, shown.caption);
        case Qt::ToolTipRole:
            return toolTipText(shown.detail.isEmpty()
                                   ? (isPair ? pair : name)
                                   : tr("%1\n%2").arg(isPair ? pair : name, shown.detail));
        case CaptionRole:
            return shown.doubtful ? tr("%1 · unit?").arg(shown.caption) : shown.caption;
        case SuggestedRole:
            return shown.suggested;
        case DoubtfulRole:
            return shown.doubtful;
        default:
            return {};
    }
}

Qt::ItemFlags FeatureListModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractListModel::flags(index);
    if (index.isValid() && m_kind != Kind::Matched && !line(index.row()).partial) {
        flags |= Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled;
    }
    return flags;
}

QString FeatureListModel::foreignFormat() const {
    return QString::fromLatin1(m_kind == Kind::OnlySource ? kTargetFormat : kSourceFormat);
}

QStringList FeatureListModel::mimeTypes() const {
    return {QString::fromLatin1(kSourceFormat), QString::fromLatin1(kTargetFormat)};
}

QMimeData* FeatureListModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty() || m_kind == Kind::Matched) return nullptr;
    if (line(indexes.first().row()).partial) return nullptr;
    auto* data = new QMimeData;
    const FeatureLine& dragged = line(indexes.first().row());
    if (m_kind == Kind::OnlySource) {
        data->setData(QString::fromLatin1(kSourceFormat), dragged.source.toUtf8());
    } else {
        data->setData(QString::fromLatin1(kTargetFormat), dragged.target.toUtf8());
    }
    return data;
}

bool FeatureListModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int,
                                       const QModelIndex& parent) const {
    return m_kind != Kind::Matched && parent.isValid() && data->hasFormat(foreignFormat()) &&
           !line(parent.row()).partial;
}

bool FeatureListModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row,
                                    int column, const QModelIndex& parent) {
    if (!canDropMimeData(data, action, row, column, parent)) return false;
    const QString dropped = QString::fromUtf8(data->data(foreignFormat()));
    const FeatureLine onto = line(parent.row());
    if (m_kind == Kind::OnlySource) {
        Q_EMIT matchWanted(onto.source, dropped);
    } else {
        Q_EMIT matchWanted(dropped, onto.target);
    }
    return true;
}

std::vector<FeatureListModel::Elsewhere> elsewhere(const std::vector<Dataset>& sources) {
    std::vector<FeatureListModel::Elsewhere> features;
    for (const PartialFeature& feature : featuresOfSomeSources(sources)) {
        QStringList labels;
        for (const std::size_t source : feature.sources)
            labels << QString::fromStdString(sources[source].label);
        features.push_back(
            {QString::fromStdString(feature.name), labels.join(QStringLiteral(", "))});
    }
    return features;
}

}  // namespace footbridge
