// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/features_page.h"
#include "core/matching/aliases.h"
#include "widgets/pages/model/features_page.h"

#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/analysis/input_files.h"
#include "core/matching/aliases.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/output_check.h"
#include "widgets/charts/distribution_plot.h"
#include "widgets/charts/plot_view.h"
#include "widgets/charts/standard_plots.h"
#include "widgets/pages/model/feature_delegate.h"
#include "widgets/pages/model/feature_edits.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/workspace.h"

namespace footbridge {

namespace {

/// Suggestions at least this confident are accepted together.
constexpr double kAcceptAllAbove = 0.8;
constexpr int kListsHeight = 390, kPlotHeight = 250;

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
    const Matching& matching = document.matching();
    const auto unmatched =
        static_cast<int>(matching.onlySource.size() + matching.onlyTarget.size());
    return {state, unmatched == 0 ? tr("all matched") : tr("%n unmatched", nullptr, unmatched)};
}

FeaturesPage::FeaturesPage(Workspace& workspace, QWidget* parent)
    : Page(title(), workspace, parent),
      m_document(workspace.document()),
      m_plotJob(workspace.jobs(), Job::Attendance::Passing, Job::Owner::Document) {
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

    auto* body = new QSplitter(Qt::Vertical, m_stack);
    body->setHandleWidth(kCardSpacing);
    body->setChildrenCollapsible(false);
    auto* upper = new QWidget(body);
    auto* upperLayout = new QVBoxLayout(upper);
    upperLayout->setContentsMargins(0, 0, 0, 0);
    upperLayout->setSpacing(12);
    auto* lists = new QHBoxLayout;
    lists->setSpacing(kCardSpacing);
    upperLayout->addLayout(lists, 1);
    m_source = makeSide(FeatureListModel::Kind::OnlySource, tr("Only in the source"), upper);
    m_matched = makeSide(FeatureListModel::Kind::Matched, tr("Matched"), upper);
    m_target = makeSide(FeatureListModel::Kind::OnlyTarget, tr("Only in the target"), upper);
    for (const Side* side : {&m_source, &m_matched, &m_target}) {
        lists->addWidget(side->stack->parentWidget(), side == &m_matched ? 5 : 4);
    }
    upperLayout->addWidget(makeButtons());
    body->addWidget(upper);
    body->addWidget(makePlot());
    body->setStretchFactor(0, 3);
    body->setStretchFactor(1, 2);
    body->setSizes({kListsHeight, kPlotHeight});
    m_stack->addWidget(body);

    for (const Side* side : {&m_source, &m_target}) {
        onKeys(side->view, {Qt::Key_Return, Qt::Key_Enter}, [this] { match(); });
        connect(side->model, &FeatureListModel::matchWanted, this,
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
    onKeys(m_matched.view, {Qt::Key_Return, Qt::Key_Enter}, [this] { accept(); });
    onKeys(m_matched.view, {Qt::Key_Delete}, [this] {
        const FeatureLine* line = selectedLine();
        if (line && line->suggested) reject();
        if (line && !line->suggested) unmatch();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        for (const Side* side : {&m_source, &m_matched, &m_target}) side->model->setSearch(text);
        showButtons();
    });
    connect(&m_document, &Document::matchingChanged, this, [this] {
        m_outdated = true;
        if (isVisible()) showMatching();
    });
    showMatching();
}

void FeaturesPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    if (m_outdated) showMatching();
}

FeaturesPage::Side FeaturesPage::makeSide(FeatureListModel::Kind kind, const QString& heading,
                                          QWidget* parent) {
    Side side;
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(parent, layout);
    layout->setContentsMargins(8, 14, 8, 8);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 0, 8, 0);
    head->addWidget(makeLabel(heading, "heading", card));
    side.count = makeLabel({}, "caption", card);
    head->addWidget(side.count);
    head->addStretch();
    layout->addLayout(head);
    side.model = new FeatureListModel(kind, this);
    side.stack = new QStackedWidget(card);
    side.view = new QListView(side.stack);
    side.view->setModel(side.model);
    side.view->setItemDelegate(new FeatureDelegate(side.view));
    side.view->setAccessibleName(heading);
    side.view->setUniformItemSizes(true);
    side.view->setSelectionMode(QAbstractItemView::SingleSelection);
    side.view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    side.view->setMouseTracking(true);
    if (kind != FeatureListModel::Kind::Matched) {
        side.view->setDragDropMode(QAbstractItemView::DragDrop);
        side.view->setDefaultDropAction(Qt::LinkAction);
        side.view->setDragDropOverwriteMode(true);
    }
    side.view->setObjectName(kind == FeatureListModel::Kind::OnlySource   ? "onlySource"
                             : kind == FeatureListModel::Kind::OnlyTarget ? "onlyTarget"
                                                                          : "matched");
    side.stack->addWidget(side.view);
    side.empty = makeLabel({}, "caption", side.stack);
    side.empty->setAlignment(Qt::AlignCenter);
    side.empty->setWordWrap(true);
    side.stack->addWidget(side.empty);
    layout->addWidget(side.stack, 1);
    connect(side.view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this, kind](const QItemSelection& selected) {
                // The matched list and the pair of unmatched lists take turns.
                if (!selected.isEmpty()) {
                    if (kind == FeatureListModel::Kind::Matched) {
                        m_source.view->clearSelection();
                        m_target.view->clearSelection();
                    } else {
                        m_matched.view->clearSelection();
                    }
                }
                showButtons();
                showPair();
            });
    return side;
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
    m_acceptAll = button(tr("Accept all above %1").arg(percentLabel(kAcceptAllAbove)), "acceptAll",
                         &FeaturesPage::acceptAll);
    m_match = button(tr("&Match selected"), "match", &FeaturesPage::match);
    m_match->setToolTip(
        tr("Matches the feature selected on the left with the one selected on the "
           "right; dragging one onto the other does the same"));
    m_unmatch = button(tr("&Unmatch"), "unmatch", &FeaturesPage::unmatch);
    layout->addStretch();
    auto* more = new QPushButton(tr("M&ore"), bar);
    more->setObjectName(QStringLiteral("moreMatching"));
    auto* menu = new QMenu(more);
    m_acceptEvery = menu->addAction(tr("Accept all suggestions"), this, [this] { acceptAbove(0); });
    m_rejectEvery = menu->addAction(tr("Reject all suggestions"), this, &FeaturesPage::rejectAll);
    menu->addSeparator();
    menu->addAction(tr("Import an alias table…"), this, &FeaturesPage::loadAliases);
    m_saveAliases =
        menu->addAction(tr("Export the alias table…"), this, &FeaturesPage::askForAliasFile);
    menu->setToolTipsVisible(true);
    m_saveAliases->setToolTip(
        tr("A CSV whose lines list names that mean the same, with the matches made here"));
    more->setMenu(menu);
    layout->addWidget(more);
    return bar;
}

QWidget* FeaturesPage::makePlot() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setObjectName(QStringLiteral("pairCard"));
    auto* head = new QHBoxLayout;
    m_pairName = makeLabel({}, "heading", card);
    m_pairNote = makeLabel({}, "caption", card);
    head->addWidget(m_pairName);
    head->addWidget(m_pairNote, 1);
    layout->addLayout(head);
    m_plot = new PlotView(workspace().jobs(), card);
    m_plot->setAccessibleName(tr("Distributions of the selected pair"));
    m_plot->setMinimumHeight(150);
    layout->addWidget(m_plot, 1);
    return card;
}

const FeatureLine* FeaturesPage::selectedLine() const {
    const QModelIndexList selected = m_matched.view->selectionModel()->selectedIndexes();
    return selected.isEmpty() ? nullptr : &m_matched.model->line(selected.first().row());
}

QString FeaturesPage::selectedName(const Side& side) const {
    const QModelIndexList selected = side.view->selectionModel()->selectedIndexes();
    if (selected.isEmpty()) return {};
    const FeatureLine& line = side.model->line(selected.first().row());
    return line.source.isEmpty() ? line.target : line.source;
}

void FeaturesPage::showMatching() {
    m_outdated = false;
    const bool both = !m_document.input().sources.empty() && m_document.hasTarget();
    m_stack->setCurrentIndex(both ? 1 : 0);
    m_search->setVisible(both);
    const Matching& matching = m_document.matching();
    const QString source = m_shownSource, target = m_shownTarget;
    for (const Side* side : {&m_source, &m_matched, &m_target}) {
        side->model->setMatching(matching);
        side->count->setText(countText(side->model->total()));
        side->stack->setCurrentIndex(side->model->rowCount() > 0 ? 0 : 1);
    }
    m_source.empty->setText(tr("Every feature of the source has a counterpart."));
    m_matched.empty->setText(
        tr("No feature matches yet. Select one on each side and press Match."));
    m_target.empty->setText(tr("Every feature of the target has a counterpart."));
    if (!both) {
        setSubtitle(tr("What matches, and what does not."));
        return;
    }
    QString text = tr("%1 matched, %2 only in the source, %3 only in the target.")
                       .arg(countText(m_matched.model->total()), countText(m_source.model->total()),
                            countText(m_target.model->total()));
    const auto waiting = static_cast<int>(matching.suggestions.size());
    if (waiting > 0) {
        text += QLatin1Char(' ') + tr("%n suggestion(s) wait for you.", nullptr, waiting);
    }
    setSubtitle(text);
    int row = m_matched.model->rowOf(source, target);
    if (row < 0 && m_matched.model->rowCount() > 0) row = 0;
    if (row >= 0) {
        m_matched.view->setCurrentIndex(m_matched.model->index(row));
        m_matched.view->scrollTo(m_matched.model->index(row));
    }
    m_shownSource.clear();
    showButtons();
    showPair();
}

void FeaturesPage::showButtons() {
    const FeatureLine* line = selectedLine();
    m_accept->setEnabled(line && line->suggested);
    m_reject->setEnabled(line && line->suggested);
    m_unmatch->setEnabled(line && !line->suggested);
    m_match->setEnabled(!selectedName(m_source).isEmpty() && !selectedName(m_target).isEmpty());
    bool any = false;
    for (const Suggestion& suggestion : m_document.matching().suggestions) {
        any = any || suggestion.confidence >= kAcceptAllAbove;
    }
    m_acceptAll->setEnabled(any);
    const bool suggested = !m_document.matching().suggestions.empty();
    m_acceptEvery->setEnabled(suggested);
    m_rejectEvery->setEnabled(suggested);
    m_saveAliases->setEnabled(
        !withMatches(m_document.input().aliases, m_document.matching().matched).sets.empty());
}

void FeaturesPage::showPair() {
    if (const FeatureLine* line = selectedLine()) {
        m_pairNote->setText(line->suggested ? line->detail : QString());
        plotPair(line->source, line->target);
        return;
    }
    m_pairNote->clear();
    QString source = selectedName(m_source), target = selectedName(m_target);
    for (const Suggestion& suggestion : m_document.matching().suggestions) {
        const QString from = QString::fromStdString(suggestion.source);
        const QString to = QString::fromStdString(suggestion.target);
        if (target.isEmpty() && source == from) target = to;
        if (source.isEmpty() && target == to) source = from;
    }
    plotPair(source, target);
}

void FeaturesPage::plotPair(const QString& source, const QString& target) {
    if (source == m_shownSource && target == m_shownTarget) return;
    m_shownSource = source;
    m_shownTarget = target;
    const AnalysisInput& input = m_document.input();
    const Column* from = nullptr;
    const Column* to = nullptr;
    if (!input.sources.empty()) from = input.sources.front().table->find(source.toStdString());
    if (m_document.hasTarget()) to = input.target.table->find(target.toStdString());
    if (!from || !to) {
        m_plotJob.cancel();
        m_pairName->setText(tr("Distributions"));
        PlotSpec none;
        none.emptyText =
            tr("Select a match, or one feature on each side, to compare their values.");
        m_plot->setSpec(none);
        return;
    }
    m_pairName->setText(source == target ? source : tr("%1 ↔ %2").arg(source, target));
    m_plotJob.start([this, from, to, sourceTable = input.sources.front().table,
                     targetTable = input.target.table,
                     sourceLabel = QString::fromStdString(input.sources.front().label),
                     targetLabel = QString::fromStdString(input.target.label)](
                        const RunContext&) -> std::function<void()> {
        const PlotSpec spec = distributions(*from, *to, sourceLabel, targetLabel);
        return [this, spec, sourceTable, targetTable] { m_plot->setSpec(spec); };
    });
}

void FeaturesPage::accept() {
    const FeatureLine* line = selectedLine();
    if (!line || !line->suggested) return;
    for (const Suggestion& suggestion : m_document.matching().suggestions) {
        if (QString::fromStdString(suggestion.source) != line->source) continue;
        m_document.setEdits(accepted(m_document.input().edits, suggestion),
                            tr("Accept suggestion"));
        return;
    }
}

void FeaturesPage::reject() {
    const FeatureLine* line = selectedLine();
    if (!line || !line->suggested) return;
    m_document.setEdits(rejected(m_document.input().edits,
                                 {line->source.toStdString(), line->target.toStdString()}),
                        tr("Reject suggestion"));
}

void FeaturesPage::acceptAll() {
    acceptAbove(kAcceptAllAbove);
}

void FeaturesPage::acceptAbove(double confidence) {
    m_document.setEdits(acceptedAbove(m_document.input().edits, m_document.matching(), confidence),
                        tr("Accept suggestions"));
}

void FeaturesPage::rejectAll() {
    m_document.setEdits(allRejected(m_document.input().edits, m_document.matching()),
                        tr("Reject suggestions"));
}

void FeaturesPage::askForAliasFile() {
    auto* dialog = new QFileDialog(this, tr("Export the alias table"),
                                   QStringLiteral("aliases.csv"), tr("Table (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    // The matches of now: another document may be open before a name is chosen.
    const AliasTable aliases =
        withMatches(m_document.input().aliases, m_document.matching().matched);
    connect(dialog, &QFileDialog::fileSelected, this, [this, aliases](const QString& path) {
        try {
            checkOutputs({{path.toStdString()}}, inputFiles(m_document.input()));
            writeFile(path.toStdString(), writeAliases(aliases));
        } catch (const Error& error) {
            Q_EMIT m_document.problem(sentence(error.message()));
        }
    });
    dialog->open();
}

void FeaturesPage::match() {
    const QString source = selectedName(m_source), target = selectedName(m_target);
    if (source.isEmpty() || target.isEmpty()) return;
    m_document.setEdits(
        matchedByHand(m_document.input().edits, {source.toStdString(), target.toStdString()}),
        tr("Match features"));
}

void FeaturesPage::unmatch() {
    const FeatureLine* line = selectedLine();
    if (!line || line->suggested) return;
    for (const Match& match : m_document.matching().matched) {
        if (QString::fromStdString(match.target) != line->target) continue;
        m_document.setEdits(unmatched(m_document.input().edits, match), tr("Unmatch features"));
        return;
    }
}

void FeaturesPage::loadAliases() {
    auto* dialog = new QFileDialog(this, tr("Open an alias table"), {},
                                   tr("Tables (*.csv *.txt);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        try {
            const std::string name = QFileInfo(path).fileName().toStdString();
            m_document.setAliases(readAliases(readFile(path.toStdString()), name));
        } catch (const Error& error) {
            Q_EMIT m_document.problem(sentence(error.message()));
        }
    });
    dialog->open();
}

}  // namespace footbridge
