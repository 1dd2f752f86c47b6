// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/row_explanation_view.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "widgets/charts/explain_plots.h"
#include "widgets/charts/share_bar.h"
#include "widgets/charts/strip_list.h"
#include "widgets/pages/model/explanation_parts.h"
#include "widgets/pages/page.h"
#include "widgets/pages/plain_table.h"
#include "widgets/pages/whole_text.h"
#include "widgets/words/number_text.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

constexpr std::size_t kEffectsShown = 6, kColumnsShown = 3;
constexpr int kTableRow = 25;

QString quantity(const AdaptedModel& model, double value) {
    return quantityText(value, QString::fromStdString(model.responseUnit));
}

const Feature& featureOf(const AdaptedModel& model, Index feature) {
    return model.schema.features[static_cast<std::size_t>(feature)];
}

AxisSpec axisOf(const AdaptedModel& model) {
    AxisSpec axis;
    axis.unit = QString::fromStdString(model.responseUnit);
    axis.scale = model.transform.kind == ResponseTransform::Kind::Log ? AxisScale::Logarithmic
                                                                      : AxisScale::Linear;
    return axis;
}

}  // namespace

RowExplanationView::RowExplanationView(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(6);
    auto* figures = new QHBoxLayout;
    figures->setSpacing(kRowSpacing);
    m_figure = makeLabel({}, "title", this);
    m_figure->setObjectName(QStringLiteral("explainedPrediction"));
    figures->addWidget(m_figure, 0, Qt::AlignBottom);
    m_interval = makeText({}, "subtitle", this);
    m_interval->setObjectName(QStringLiteral("explainedInterval"));
    figures->addWidget(m_interval, 1, Qt::AlignBottom);
    layout->addLayout(figures);
    m_reasons = new WholeText("body", this);
    m_reasons->setObjectName(QStringLiteral("explainedReasons"));
    m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_reasons);
    m_shares = new ShareBar(this);
    m_shares->setObjectName(QStringLiteral("intervalShares"));
    m_shares->setAccessibleName(tr("What the width of the interval is made of"));
    m_shares->setToolTip(tr("Shares of the interval's squared width"));
    layout->addWidget(m_shares);
    m_membersHead =
        addExplanationHead(*layout, tr("What each member says"), tr("weight, prediction"))
            ->parentWidget();
    m_members = new StripList(this);
    m_members->setObjectName(QStringLiteral("memberVotes"));
    m_members->setAccessibleName(tr("What each member of the mixture says"));
    layout->addWidget(m_members);
    addExplanationHead(*layout, tr("What moves it"),
                       tr("one feature over its range, the others as they "
                          "are"));
    m_effects = new StripList(this);
    m_effects->setObjectName(QStringLiteral("featureEffects"));
    m_effects->setAccessibleName(tr("What moves the prediction"));
    layout->addWidget(m_effects);
    m_moreEffects = makeLabel({}, "caption", this);
    layout->addWidget(m_moreEffects);
    m_nearestNote = addExplanationHead(*layout, tr("Nearest rows"), {});
    m_nearest = new QTableWidget(this);
    m_nearest->setObjectName(QStringLiteral("nearestRows"));
    m_nearest->setAccessibleName(tr("Nearest rows"));
    makePlain(*m_nearest);
    m_nearest->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_nearest->setSelectionMode(QAbstractItemView::SingleSelection);
    m_nearest->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_nearest->setWordWrap(false);
    m_nearest->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_nearest->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_nearest->verticalHeader()->setDefaultSectionSize(kTableRow);
    m_nearest->horizontalHeader()->setMinimumSectionSize(44);
    layout->addWidget(m_nearest);
    layout->addStretch(1);
    connect(m_nearest, &QTableWidget::cellDoubleClicked, this, [this](int row) {
        const QTableWidgetItem* item = m_nearest->item(row, 0);
        if (item->data(Qt::UserRole).isValid())
            Q_EMIT rowWanted(item->data(Qt::UserRole).toLongLong());
    });
}

void RowExplanationView::explain(const Explainer::OfRow& of) {
    const AdaptedModel& model = *of.explained->model;
    const RowExplanation& why = of.explanation;
    const double predicted = why.prediction.value[0];
    m_figure->setText(quantity(model, predicted));
    QStringList said;
    if (why.interval)
        said +=
            tr("%1 interval %2 to %3")
                .arg(percentLabel(why.interval->level), quantity(model, why.prediction.lower[0]),
                     quantity(model, why.prediction.upper[0]));
    if (std::isnan(of.measured))
        said += tr("not measured");
    else if (of.measured > 0 && predicted > 0)
        said += tr("measured %1 (×\u00a0%2)")
                    .arg(quantity(model, of.measured), numberText(of.measured / predicted));
    else
        said += tr("measured %1").arg(quantity(model, of.measured));
    m_interval->setText(said.join(QStringLiteral(" · ")));
    QStringList reasons;
    for (const Message& reason : why.reasons) reasons += sentence(reason);
    m_reasons->setText(reasons.join(QLatin1Char(' ')));
    const bool varies = why.interval && why.interval->varies;
    m_shares->setVisible(varies);
    if (varies) {
        QVector<ShareBar::Share> shares{{tr("members disagree"), why.interval->disagreement, 1}};
        if (why.interval->unlikeShots > 0)
            shares.append({tr("unlike the shots"), why.interval->unlikeShots, 0});
        shares.append({tr("usual error on shots held out"), why.interval->usualError, -1});
        m_shares->setShares(shares);
    }
    fillMembers(of);
    fillEffects(of);
    fillNearest(of);
}

void RowExplanationView::fillMembers(const Explainer::OfRow& of) {
    const AdaptedModel& model = *of.explained->model;
    const MixtureVotes& members = of.explanation.members;
    m_membersHead->setVisible(!members.votes.empty());
    m_members->setVisible(!members.votes.empty());
    QVector<StripRow> rows;
    for (const MemberVote& vote : members.votes) {
        StripRow row;
        row.name = sentence(memberTitle(vote.name));
        row.share = vote.weight;
        row.text = quantity(model, vote.prediction);
        row.dot = vote.prediction;
        row.toolTip =
            tr("%1: weight %2, prediction %3").arg(row.name, percentLabel(vote.weight), row.text);
        if (vote.name == kProcessesName && model.mixture)
            for (const MemberWeight& process : model.mixture->detail)
                if (process.name.starts_with("gp") && process.weight > 0)
                    row.toolTip +=
                        QLatin1Char('\n') + tr("%1: %2").arg(QString::fromStdString(process.name),
                                                             percentLabel(process.weight));
        rows.append(row);
    }
    QVector<StripList::Mark> marks{{tr("mixture"), of.explanation.prediction.value[0]}};
    if (!std::isnan(of.measured)) marks.append({tr("measured"), of.measured, true});
    m_members->setRows(rows, axisOf(model), marks);
}

void RowExplanationView::fillEffects(const Explainer::OfRow& of) {
    const AdaptedModel& model = *of.explained->model;
    QVector<StripRow> rows;
    std::size_t moving = 0;
    for (const FeatureEffect& effect : of.explanation.effects) {
        if (!(effect.movement > 0)) break;
        if (moving++ >= kEffectsShown) continue;
        StripRow row;
        row.name = featureName(model, effect.feature);
        const Feature& feature = featureOf(model, effect.feature);
        row.detail = tr("now %1").arg(featureValueText(feature, effect.now));
        row.from = effect.low;
        row.to = effect.high;
        Index least = 0, greatest = 0;
        effect.predictions.minCoeff(&least);
        effect.predictions.maxCoeff(&greatest);
        const auto valueAt = [&](Index i) {
            return featureValueText(feature, effect.values[static_cast<std::size_t>(i)]);
        };
        row.toolTip = tr("%1: from %2 at %3 to %4 at %5")
                          .arg(row.name, quantity(model, effect.predictions[least]), valueAt(least),
                               quantity(model, effect.predictions[greatest]), valueAt(greatest));
        rows.append(row);
    }
    m_effects->setRows(rows, axisOf(model),
                       {{tr("prediction"), of.explanation.prediction.value[0]}});
    m_moreEffects->setVisible(moving > kEffectsShown || moving == 0);
    m_moreEffects->setText(moving == 0
                               ? tr("No feature changes this prediction.")
                               : tr("%n more features move it less.", nullptr,
                                    static_cast<int>(moving - std::min(moving, kEffectsShown))));
}

void RowExplanationView::fillNearest(const Explainer::OfRow& of) {
    const AdaptedModel& model = *of.explained->model;
    const RowExplanation& why = of.explanation;
    std::vector<Index> features;
    for (const FeatureEffect& effect : why.effects)
        if (features.size() < kColumnsShown && effect.movement > 0)
            features.push_back(effect.feature);
    const bool many = of.explained->compared.size() > 2;
    QStringList titles{tr("Row"), tr("Set"), tr("Distance")};
    for (const Index feature : features) titles += featureName(model, feature);
    titles += tr("Measured");
    m_nearest->clear();
    m_nearest->setColumnCount(static_cast<int>(titles.size()));
    m_nearest->setHorizontalHeaderLabels(titles);
    m_nearest->setRowCount(static_cast<int>(why.nearest.rows.size()));
    for (int line = 0; line < m_nearest->rowCount(); ++line) {
        const NearRow& near = why.nearest.rows[static_cast<std::size_t>(line)];
        const ComparedRows& table = of.explained->compared[near.table];
        const Index number = table.rows[static_cast<std::size_t>(near.at)];
        int column = 0;
        const auto add = [&](const QString& text, bool isNumber) {
            m_nearest->setItem(line, column++, readOnlyItem(text, isNumber));
        };
        add(countText(number), true);
        if (!table.source) m_nearest->item(line, 0)->setData(Qt::UserRole, qint64(number));
        const QString label = QString::fromStdString(table.label);
        add(!table.source ? tr("shot") : many ? label : tr("source"), false);
        add(numberText(near.distance, 2), true);
        for (const Index feature : features) {
            const Feature& described = featureOf(model, feature);
            add(featureValueText(described, table.raw(near.at, feature)),
                described.type == ColumnType::Number);
        }
        add(quantity(model, table.response[near.at]), true);
    }
    for (int column = 0; column < m_nearest->columnCount(); ++column) {
        QTableWidgetItem* title = m_nearest->horizontalHeaderItem(column);
        const bool text = m_nearest->rowCount() > 0 &&
                          !(m_nearest->item(0, column)->textAlignment() & Qt::AlignRight);
        title->setTextAlignment((text ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    m_nearest->resizeColumnsToContents();
    m_nearest->horizontalHeader()->setStretchLastSection(true);
    m_nearest->setFixedHeight(m_nearest->horizontalHeader()->sizeHint().height() +
                              kTableRow * m_nearest->rowCount() + 18);
    QStringList notes{tr("distance over the features that move the prediction; usual to a shot: %1")
                          .arg(numberText(why.nearest.usual, 2))};
    for (const Message& note : why.nearest.notes) notes += sentence(note);
    m_nearestNote->setText(notes.join(QLatin1Char('\n')));
}

}  // namespace footbridge
