// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/features_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/matching/aliases.h"
#include "widgets/pages/model/alias_files.h"
#include "widgets/pages/model/feature_edits.h"
#include "widgets/pages/model/feature_lists.h"
#include "widgets/pages/model/feature_side.h"
#include "widgets/pages/model/pair_card.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

constexpr int kListsHeight = 390, kFeaturePlotHeight = 250;
/// Suggestions at least this confident are accepted together unless another share is chosen.
constexpr int kUsualThreshold = 80, kLeastThreshold = 35;

void onKeys(QWidget* widget, const QList<QKeySequence>& keys, auto&& action) {
    for (const QKeySequence& key : keys) {
        auto* shortcut = new QShortcut(key, widget);
        shortcut->setContext(Qt::WidgetShortcut);
        QObject::connect(shortcut, &QShortcut::activated, widget, action);
    }
}

}  // namespace

QString FeaturesPage::title() {
    return tr("Features");
}

QString FeaturesPage::help() {
    return tr(
        "<p><b>Features</b></p><p>What the source knows is carried over by the features "
        "that both sides share. On the left stands what only the source has, on the right "
        "what only the target has, in the middle what corresponds.</p><p>A suggestion is "
        "used only once you accept it: press Return to accept, Delete to reject. Drag a "
        "feature onto another, or select both and press Return, to match them yourself. "
        "The plot compares the values of the selected pair.</p>");
}

PageStatus FeaturesPage::status(const Workspace& workspace) {
    const Document& document = workspace.document();
    const StageState state = document.state(Stage::Features);
    if (state == StageState::Empty) return {state, {}};
    const auto unmatched =
        static_cast<int>(unmatchedFeatures(document.input().sources, document.matching()));
    return {state, unmatched == 0 ? tr("all matched") : tr("%n unmatched", nullptr, unmatched)};
}

FeaturesPage::FeaturesPage(Workspace& workspace, QWidget* parent)
    : Page(title(), workspace, parent),
      m_document(workspace.document()),
      m_hintJob(workspace.jobs(), Job::Attendance::Passing, Job::Owner::Document) {
    m_search = new QLineEdit(this);
    m_search->setPlaceholderText(tr("Search features"));
    m_search->setAccessibleName(tr("Search features"));
    m_search->setObjectName(QStringLiteral("featureSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->setFixedWidth(220);
    actions()->addWidget(m_search);

    m_stack = new QStackedWidget(this);
    contents()->addWidget(m_stack);
    auto* empty = makeLabel(tr("Open a source and a target on the Data page to see which features "
                               "they share."),
                            "subtitle", m_stack);
    empty->setAlignment(Qt::AlignCenter);
    m_stack->addWidget(empty);
    m_stack->addWidget(makeBody());
    connectLists();
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        for (FeatureSide* side : {m_source, m_matched, m_target}) side->model().setSearch(text);
        showButtons();
    });
    connect(m_pair, &PairCard::conversionWanted, this, &FeaturesPage::convert);
    connect(&m_document, &Document::matchingChanged, this, [this] {
        m_outdated = true;
        if (isVisible()) showMatching();
    });
    showMatching();
}

QWidget* FeaturesPage::makeBody() {
    auto* body = new QSplitter(Qt::Vertical, m_stack);
    body->setHandleWidth(kCardSpacing);
    body->setChildrenCollapsible(false);
    auto* upper = new QWidget(body);
    auto* upperLayout = new QVBoxLayout(upper);
    upperLayout->setContentsMargins(0, 0, 0, 0);
    upperLayout->setSpacing(12);
    m_lists = new FeatureLists(upper);
    m_source = &m_lists->source();
    m_matched = &m_lists->matched();
    m_target = &m_lists->target();
    upperLayout->addWidget(m_lists, 1);
    upperLayout->addWidget(makeButtons());
    body->addWidget(upper);
    m_pair = new PairCard(workspace().jobs(), body);
    body->addWidget(m_pair);
    body->setStretchFactor(0, 3);
    body->setStretchFactor(1, 2);
    body->setSizes({kListsHeight, kFeaturePlotHeight});
    return body;
}

void FeaturesPage::connectLists() {
    for (FeatureSide* side : {m_source, m_target}) {
        onKeys(&side->view(), {Qt::Key_Return, Qt::Key_Enter}, [this] { match(); });
        connect(&side->model(), &FeatureListModel::matchWanted, this,
                [this](const QString& source, const QString& target) {
                    // A drop is delivered inside the list's own event; the list changes after it.
                    const MatchingEdits::Pair pair{source.toStdString(), target.toStdString()};
                    QMetaObject::invokeMethod(
                        this,
                        [this, pair] {
                            m_document.setEdits(matchedByHand(m_document.input().edits, pair),
                                                tr("Match features"));
                        },
                        Qt::QueuedConnection);
                });
    }
    for (FeatureSide* side : {m_source, m_matched, m_target})
        connect(side, &FeatureSide::selectionChanged, this, [this] {
            showButtons();
            showPair();
        });
    onKeys(&m_matched->view(), {Qt::Key_Return, Qt::Key_Enter}, [this] { accept(); });
    onKeys(&m_matched->view(), {Qt::Key_Delete}, [this] {
        const FeatureLine* line = m_matched->selected();
        if (line && line->suggested) reject();
        if (line && !line->suggested) unmatch();
    });
}

void FeaturesPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    if (m_outdated) showMatching();
    m_lists->fit();
}

QWidget* FeaturesPage::makeButtons() {
    auto* bar = new QWidget(this);
    bar->setObjectName(QStringLiteral("featureButtons"));
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kRowSpacing);
    const auto button = [&](const QString& text, const char* name, auto slot) {
        auto* made = new QPushButton(text, bar);
        made->setObjectName(QLatin1String(name));
        connect(made, &QPushButton::clicked, this, slot);
        layout->addWidget(made);
        return made;
    };
    m_accept = button(tr("&Accept suggestion"), "accept", &FeaturesPage::accept);
    m_accept->setProperty("primary", true);
    m_reject = button(tr("&Reject"), "reject", &FeaturesPage::reject);
    m_acceptAll = button(tr("Accept all above"), "acceptAll", &FeaturesPage::acceptAll);
    m_threshold = new QSpinBox(bar);
    m_threshold->setObjectName(QStringLiteral("acceptThreshold"));
    m_threshold->setAccessibleName(tr("Least confidence to accept"));
    m_threshold->setRange(kLeastThreshold, 100);
    m_threshold->setSingleStep(5);
    m_threshold->setSuffix(tr(" %"));
    m_threshold->setValue(kUsualThreshold);
    connect(m_threshold, &QSpinBox::valueChanged, this, &FeaturesPage::showButtons);
    layout->addWidget(m_threshold);
    m_match = button(tr("&Match selected"), "match", &FeaturesPage::match);
    m_match->setToolTip(
        tr("Matches the feature selected on the left with the one selected on the "
           "right; dragging one onto the other does the same"));
    m_unmatch = button(tr("&Unmatch"), "unmatch", &FeaturesPage::unmatch);
    layout->addStretch();
    layout->addWidget(makeMoreButton(bar));
    return bar;
}

QPushButton* FeaturesPage::makeMoreButton(QWidget* bar) {
    auto* more = new QPushButton(tr("M&ore"), bar);
    more->setObjectName(QStringLiteral("moreMatching"));
    auto* menu = new QMenu(more);
    m_acceptEvery = menu->addAction(tr("Accept all suggestions"), this, [this] { acceptAbove(0); });
    m_rejectEvery = menu->addAction(tr("Reject all suggestions"), this, &FeaturesPage::rejectAll);
    menu->addSeparator();
    menu->addAction(tr("Import an alias table…"), this,
                    [this] { openAliasTable(m_document, this); });
    m_saveAliases = menu->addAction(tr("Export the alias table…"), this,
                                    [this] { saveAliasTable(m_document, this); });
    menu->setToolTipsVisible(true);
    m_saveAliases->setToolTip(
        tr("A CSV whose lines list names that mean the same, with the matches made here"));
    more->setMenu(menu);
    return more;
}

void FeaturesPage::showMatching() {
    m_outdated = false;
    const AnalysisInput& input = m_document.input();
    const bool both = !input.sources.empty() && m_document.hasTarget();
    m_stack->setCurrentIndex(both ? 1 : 0);
    m_search->setVisible(both);
    const Matching& matching = m_document.matching();
    const QString source = m_pair->source(), target = m_pair->target();
    const auto partial = elsewhere(input.sources);
    for (FeatureSide* side : {m_source, m_matched, m_target}) {
        side->model().setMatching(matching, partial);
        side->showCount();
    }
    if (!both) {
        setSubtitle(tr("What matches, and what does not."));
        return;
    }
    showSubtitle();
    int row = m_nextSuggestion ? m_matched->model().rowOfSuggestion(*m_nextSuggestion) : -1;
    m_nextSuggestion.reset();
    if (row < 0) row = m_matched->model().rowOf(source, target);
    if (row < 0 && m_matched->model().rowCount() > 0) row = 0;
    m_pair->forget();
    if (row >= 0) m_matched->select(row);
    m_lists->fit();
    findHints();
    showButtons();
    showPair();
}

void FeaturesPage::showSubtitle() {
    QString text =
        tr("%1 matched, %2 only in the source, %3 only in the target.")
            .arg(countText(m_matched->model().total()), countText(m_source->model().total()),
                 countText(m_target->model().total()));
    const auto waiting = static_cast<int>(m_document.matching().suggestions.size());
    if (waiting > 0)
        text += QLatin1Char(' ') + tr("%n suggestion(s) wait for you.", nullptr, waiting);
    setSubtitle(text);
}

/// Looks through the values of all pairs, which takes longer than a blink in large tables.
void FeaturesPage::findHints() {
    std::vector<MatchingEdits::Pair> pairs;
    for (const Suggestion& pair : m_document.matching().suggestions)
        pairs.push_back({pair.source, pair.target});
    for (const Match& pair : m_document.matching().matched)
        pairs.push_back({pair.source, pair.target});
    m_hints.clear();
    m_hintJob.start(
        [this, pairs, sources = m_document.input().sources,
         target = m_document.input().target](const RunContext&) -> std::function<void()> {
            return [this, hints = unitHints(sources, target, pairs)] {
                m_hints = hints;
                std::vector<MatchingEdits::Pair> doubtful;
                for (const UnitHint& hint : m_hints) doubtful.push_back(hint.pair);
                m_matched->model().setDoubtful(doubtful);
                m_lists->fit();
                showHint();
            };
        });
}

void FeaturesPage::showButtons() {
    const FeatureLine* line = m_matched->selected();
    m_accept->setEnabled(line && line->suggested);
    m_reject->setEnabled(line && line->suggested);
    m_unmatch->setEnabled(line && !line->suggested);
    m_match->setEnabled(!m_source->selectedName().isEmpty() && !m_target->selectedName().isEmpty());
    const auto above = static_cast<int>(std::ranges::count_if(
        m_document.matching().suggestions,
        [this](const Suggestion& suggestion) { return suggestion.confidence >= threshold(); }));
    m_acceptAll->setEnabled(above > 0);
    m_acceptAll->setToolTip(tr("Accepts %n suggestion(s)", nullptr, above));
    const bool suggested = !m_document.matching().suggestions.empty();
    m_acceptEvery->setEnabled(suggested);
    m_rejectEvery->setEnabled(suggested);
    m_saveAliases->setEnabled(
        !withMatches(m_document.input().aliases, m_document.matching().matched).sets.empty());
}

void FeaturesPage::showPair() {
    if (const FeatureLine* line = m_matched->selected()) {
        m_pair->setPair(m_document.input(), line->source, line->target,
                        line->suggested ? line->detail : QString());
        showHint();
        return;
    }
    QString source = m_source->selectedName(), target = m_target->selectedName();
    for (const Suggestion& suggestion : m_document.matching().suggestions) {
        const QString from = QString::fromStdString(suggestion.source);
        const QString to = QString::fromStdString(suggestion.target);
        if (target.isEmpty() && source == from) target = to;
        if (source.isEmpty() && target == to) source = from;
    }
    const FeatureLine* partial = m_source->selected();
    if (partial && partial->partial) source = partial->source;
    const FeatureLine* shared = m_target->selected();
    if (source.isEmpty() && shared && !shared->elsewhere.isEmpty()) source = shared->target;
    m_pair->setPair(m_document.input(), source, target, {});
    showHint();
}

void FeaturesPage::showHint() {
    const auto found = std::ranges::find_if(m_hints, [this](const UnitHint& hint) {
        return QString::fromStdString(hint.pair.source) == m_pair->source() &&
               QString::fromStdString(hint.pair.target) == m_pair->target();
    });
    m_pair->setHint(found == m_hints.end() ? std::nullopt : std::optional(*found));
}

/// The units of the hint, in all tables as one edit.
void FeaturesPage::convert(const UnitHint& hint) {
    m_document.undoStack()->beginMacro(tr("Convert units"));
    const auto count = static_cast<int>(m_document.input().sources.size());
    for (int source = 0; source < count; ++source)
        m_document.setRoles(source, withUnitOf(hint, m_document.dataset(source), false));
    m_document.setRoles(-1, withUnitOf(hint, m_document.dataset(-1), true));
    m_document.undoStack()->endMacro();
}

void FeaturesPage::accept() {
    const FeatureLine* line = m_matched->selected();
    if (!line || !line->suggested) return;
    for (const Suggestion& suggestion : m_document.matching().suggestions) {
        if (QString::fromStdString(suggestion.source) != line->source) continue;
        m_nextSuggestion = m_matched->view().currentIndex().row();
        m_document.setEdits(accepted(m_document.input().edits, suggestion),
                            tr("Accept suggestion"));
        return;
    }
}

void FeaturesPage::reject() {
    const FeatureLine* line = m_matched->selected();
    if (!line || !line->suggested) return;
    m_nextSuggestion = m_matched->view().currentIndex().row();
    m_document.setEdits(rejected(m_document.input().edits,
                                 {line->source.toStdString(), line->target.toStdString()}),
                        tr("Reject suggestion"));
}

double FeaturesPage::threshold() const {
    return m_threshold->value() / 100.0;
}

void FeaturesPage::acceptAll() {
    acceptAbove(threshold());
}

void FeaturesPage::acceptAbove(double confidence) {
    m_document.setEdits(acceptedAbove(m_document.input().edits, m_document.matching(), confidence),
                        tr("Accept suggestions"));
}

void FeaturesPage::rejectAll() {
    m_document.setEdits(allRejected(m_document.input().edits, m_document.matching()),
                        tr("Reject suggestions"));
}

void FeaturesPage::match() {
    const QString source = m_source->selectedName(), target = m_target->selectedName();
    if (source.isEmpty() || target.isEmpty()) return;
    m_document.setEdits(
        matchedByHand(m_document.input().edits, {source.toStdString(), target.toStdString()}),
        tr("Match features"));
}

void FeaturesPage::unmatch() {
    const FeatureLine* line = m_matched->selected();
    if (!line || line->suggested) return;
    for (const Match& match : m_document.matching().matched) {
        if (QString::fromStdString(match.target) != line->target) continue;
        m_document.setEdits(unmatched(m_document.input().edits, match), tr("Unmatch features"));
        return;
    }
}

}  // namespace footbridge
