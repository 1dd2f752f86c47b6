// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/bundle_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStyle>
#include <QTableWidget>

#include "widgets/words/plot_names.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

struct BundleWords {
    Q_DECLARE_TR_FUNCTIONS(BundleWords)
};

}  // namespace

QString bundleSummary(const Bundle& bundle) {
    const AdaptedModel& model = bundle.model;
    QString response = QString::fromStdString(model.responseName);
    if (!model.responseUnit.empty())
        response += QStringLiteral(" [%1]").arg(QString::fromStdString(model.responseUnit));
    const auto made = QDateTime::fromString(QString::fromStdString(bundle.created), Qt::ISODate);
    const auto features = static_cast<int>(model.schema.size());
    return countedText(
               BundleWords::tr("Predicts %1 from %n feature(s) with %2. Made on %3 by Footbridge "
                               "%4.",
                               nullptr, features),
               features)
        .arg(response, strategyLabel(model.strategy),
             made.isValid() ? QLocale().toString(made.toLocalTime(), QLocale::ShortFormat)
                            : QString::fromStdString(bundle.created),
             QString::fromStdString(bundle.version));
}

QString signatureWords(const std::optional<SignatureReport>& signature) {
    if (!signature)
        return BundleWords::tr(
            "Not signed: anyone could have made it. What it was made from "
            "stands under Contents.");
    const QString key = QString::fromStdString(signature->key.fingerprint());
    return signature->trusted
               ? BundleWords::tr("Signed with the key %1, which is trusted.").arg(key)
               : BundleWords::tr("Signed with the key %1, which is not known here.").arg(key);
}

QString policyWords(const InputPolicy& policy) {
    const QString refused = BundleWords::tr("refused"), flagged = BundleWords::tr("flagged");
    const auto rule = [&](bool refuse) { return refuse ? refused : flagged; };
    return BundleWords::tr(
               "missing column %1, missing value %2, new category %3, value outside "
               "the range %4, other unit %5")
        .arg(refused, rule(policy.refuseMissing), rule(policy.refuseUnseenLevel),
             rule(policy.refuseOutsideRange),
             policy.refuseOtherUnit ? refused : BundleWords::tr("converted"));
}

QLabel* labelled(const QString& text, const char* role, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setProperty("role", QLatin1String(role));
    label->setTextFormat(Qt::PlainText);  // names in bundles are a stranger's
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void showOutcome(QLabel& label, const QString& text, const char* role) {
    label.setProperty("role", QLatin1String(role));
    label.style()->unpolish(&label);
    label.style()->polish(&label);
    label.setText(text);
}

QTableWidget* factTable(const QStringList& headings, const QString& name, QWidget* parent) {
    auto* table = new QTableWidget(0, static_cast<int>(headings.size()), parent);
    table->setHorizontalHeaderLabels(headings);
    table->setAccessibleName(name);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    return table;
}

void addFacts(QTableWidget& table, const QStringList& cells) {
    const int row = table.rowCount();
    table.insertRow(row);
    for (int column = 0; column < cells.size(); ++column) {
        auto* item = new QTableWidgetItem(cells[column]);
        item->setToolTip(toolTipText(cells[column]));
        table.setItem(row, column, item);
    }
}

}  // namespace footbridge
