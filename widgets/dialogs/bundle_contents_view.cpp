// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/bundle_contents_view.h"

#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>
#include <cmath>

#include "core/severity/band_words.h"
#include "widgets/dialogs/bundle_words.h"
#include "widgets/words/name_text.h"
#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

QString named(const TableOrigin& origin) {
    return BundleContentsView::tr("%1 (%2, %3 rows)")
        .arg(nameText(origin.label), nameText(origin.fileName), countText(origin.rows));
}

QString rangeText(const Feature& feature, double low, double high) {
    if (feature.type == ColumnType::Number) {
        if (std::isnan(low) || std::isnan(high)) return {};
        return BundleContentsView::tr("%1 to %2").arg(plainText(low), plainText(high));
    }
    QStringList levels;
    for (const std::string& level : feature.levels) levels << QString::fromStdString(level);
    return levels.join(BundleContentsView::tr(", "));
}

QString shotsText(const Provenance& from) {
    const auto count = static_cast<qint64>(from.shots.size());
    if (from.shotsLeftOut > 0)
        return BundleContentsView::tr("%1, left out of the bundle")
            .arg(countText(from.shotsLeftOut));
    return countText(count);
}

/// The sentence of the bundle; in the user's language where this program would say the same.
QString severityText(const Severity& stored) {
    if (!stored.headline) return sentence(stored.summary);
    Severity now = stored;
    putIntoWords(now);
    return sentence(now.summary.text() == stored.summary.text() ? now.summary : stored.summary);
}

}  // namespace

BundleContentsView::BundleContentsView(const Bundle& bundle, QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 12, 0, 8);
    layout->setSpacing(12);
    layout->addWidget(makeOrigin(bundle));
    auto* tables = new QHBoxLayout;
    tables->setSpacing(16);
    tables->addWidget(makeFeatures(bundle), 1);
    tables->addWidget(makeLeaderboard(bundle), 1);
    layout->addLayout(tables, 1);
}

QWidget* BundleContentsView::makeOrigin(const Bundle& bundle) {
    const Provenance& from = bundle.provenance;
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(4);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    const auto add = [&](const QString& what, const QString& text) {
        form->addRow(labelled(what, "caption", box), labelled(text, "", box));
    };
    QStringList sources;
    for (const TableOrigin& source : from.sources) sources << named(source);
    add(tr("Source"), sources.join(tr(", ")));
    add(tr("Target"), named(from.target));
    add(tr("Shots"), shotsText(from));
    if (from.severity) add(tr("Severity"), severityText(*from.severity));
    if (bundle.model.interval)
        add(tr("Intervals"),
            tr("for %1 of the rows").arg(percentLabel(bundle.model.interval->level)));
    add(tr("Input"), policyWords(bundle.policy));
    add(tr("Going on"), bundle.state ? tr("possible: source model and shots are inside")
                                     : tr("not possible: only what prediction needs is inside"));
    return box;
}

QWidget* BundleContentsView::makeFeatures(const Bundle& bundle) {
    const AdaptedModel& model = bundle.model;
    QTableWidget* table = factTable({tr("Feature"), tr("Unit"), tr("Range or categories")},
                                    tr("Features of the model"), this);
    table->setObjectName(QStringLiteral("bundleFeatures"));
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    table->horizontalHeader()->setStretchLastSection(true);
    for (std::size_t i = 0; i < model.schema.features.size(); ++i) {
        const Feature& feature = model.schema.features[i];
        addFacts(*table,
                 {QString::fromStdString(feature.name), QString::fromStdString(feature.unit),
                  rangeText(feature, model.low[i], model.high[i])});
    }
    table->resizeColumnToContents(0);
    table->resizeColumnToContents(1);
    return table;
}

QWidget* BundleContentsView::makeLeaderboard(const Bundle& bundle) {
    QTableWidget* table = factTable({tr("Strategy"), tr("On the shots"), tr("On other rows")},
                                    tr("Errors of the strategies"), this);
    table->setToolTip(
        tr("Squared error over the variance: out of fold on the shots, and on the measured rows "
           "that were not shots"));
    for (const Provenance::Score& score : bundle.provenance.leaderboard) {
        const auto strategy = strategyFromName(score.strategy);
        addFacts(*table,
                 {strategy ? strategyLabel(*strategy) : QString::fromStdString(score.strategy),
                  numberText(score.outOfFoldNmse),
                  score.testNmse ? numberText(*score.testNmse) : QStringLiteral("–")});
    }
    return table;
}

}  // namespace footbridge
