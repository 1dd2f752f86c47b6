// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/severity_words.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

#include "core/analysis/verdict.h"
#include "widgets/words/number_text.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/sentence.h"
#include "widgets/words/wording.h"

namespace footbridge {

namespace {

struct SeverityWords {
    Q_DECLARE_TR_FUNCTIONS(SeverityWords)
};

constexpr double kNarrowBand = 0.2, kWideBand = 0.4;

/// Paragraphs, so that a tool tip breaks its lines.
QString toolTipOf(const QString& title, const QStringList& paragraphs) {
    QString text = QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped());
    for (const QString& paragraph : paragraphs)
        if (!paragraph.isEmpty())
            text += QStringLiteral("<p style=\"margin:4px 0 0 0\">%1</p>")
                        .arg(paragraph.toHtmlEscaped());
    return text;
}

/// "p = 0.002", "p < 0.001"
QString probabilityText(double p) {
    constexpr double kSmallest = 0.001;
    const QString text = p < kSmallest ? QStringLiteral("p < ") + numberText(kSmallest, 1)
                                       : QStringLiteral("p = ") + numberText(p, 2);
    return QString(text).replace(QLatin1Char(' '), QChar::Nbsp);
}

QString chanceSentence(double p) {
    return SeverityWords::tr("A difference this large by chance alone: %1.")
        .arg(probabilityText(p));
}

/// How each component enters the headline.
QString roleOf(const std::string& key) {
    static const QHash<std::string, const char*> kRoles{
        {"shape", QT_TRANSLATE_NOOP("SeverityWords",
                                    "The larger part of the severity: no offset and no scale "
                                    "brings this share of the response back.")},
        {"level", QT_TRANSLATE_NOOP("SeverityWords",
                                    "Counts about a third in the severity, because an output map "
                                    "learned from a few shots takes it away.")},
        {"inputs",
         QT_TRANSLATE_NOOP(
             "SeverityWords",
             "Says whether the runs themselves differ, not whether they behave differently. It "
             "only helps to decide whether a difference counts as real.")},
        {"support", QT_TRANSLATE_NOOP("SeverityWords",
                                      "Not part of the severity. Beyond that range, tree models "
                                      "repeat what they say at its edge.")},
        {"schema",
         QT_TRANSLATE_NOOP("SeverityWords",
                           "Not part of the severity as such. What the missing columns cost the "
                           "source model helps to decide whether a difference counts as real.")},
        {"structure", QT_TRANSLATE_NOOP("SeverityWords",
                                        "Not part of the severity: how the features vary together "
                                        "says little about how hard the transfer is. 0 is what "
                                        "parts of the source show among themselves, 1 what "
                                        "unrelated features would.")},
        {"labels", QT_TRANSLATE_NOOP("SeverityWords", "For reading only.")},
    };
    const char* role = kRoles.value(key, nullptr);
    return role ? SeverityWords::tr(role) : QString();
}

const char* rungMeaning(const std::string& key) {
    static const QHash<std::string, const char*> kMeanings{
        {"source", QT_TRANSLATE_NOOP("SeverityWords",
                                     "What the closest source predicts, without learning "
                                     "anything from the shots.")},
        {"shift", QT_TRANSLATE_NOOP("SeverityWords",
                                    "Two numbers are learned from the shots: how much slower the "
                                    "target is, and how strongly it reacts.")},
        {"target-only", QT_TRANSLATE_NOOP("SeverityWords",
                                          "A model of the shots alone, the better of a ridge and "
                                          "a forest; the source is not used.")},
        {"residual", QT_TRANSLATE_NOOP("SeverityWords",
                                       "The source model's prediction becomes one more feature, or "
                                       "a correction of it is learned from the shots.")},
    };
    return kMeanings.value(key, nullptr);
}

/// Nothing on the page says of these shots that they cannot settle it.
bool isSettled(const Severity& severity) {
    return !QByteArrayView(severity.summary.code()).startsWith("severity-maybe") &&
           preliminaryVerdict(severity).answer != TransferAnswer::Open;
}

}  // namespace

Confidence confidenceOf(const Severity& severity) {
    const double width = severity.bandHigh - severity.bandLow;
    if (!severity.headline || severity.weakSource || width >= kWideBand) return Confidence::Low;
    return width < kNarrowBand && isSettled(severity) ? Confidence::High : Confidence::Medium;
}

QString confidenceLabel(Confidence confidence) {
    switch (confidence) {
        case Confidence::Low:
            return SeverityWords::tr("low confidence");
        case Confidence::Medium:
            return SeverityWords::tr("medium confidence");
        case Confidence::High:
            return SeverityWords::tr("high confidence");
    }
    return {};
}

QString confidenceToolTip(const Severity& severity) {
    const QString rule = SeverityWords::tr(
        "High: the band is narrower than 0.2 and the shots settle the verdict; medium: the band is "
        "narrower than 0.4; low: it is wider, or the source does not predict its own platform.");
    return toolTipOf(confidenceLabel(confidenceOf(severity)),
                     {rule, SeverityWords::tr("More shots make the band narrower.")});
}

QString headlineToolTip(const Severity& severity) {
    QStringList words{
        SeverityWords::tr("0: the target is as good as the source's own platform; 1: nothing of "
                          "what the source learned carries over.")};
    if (!severity.headline) return toolTipOf(SeverityWords::tr("Not measurable"), words);
    words += SeverityWords::tr(
                 "Band: with all of the target's runs measured, the severity would lie from %1 to "
                 "%2 in nine of ten cases.")
                 .arg(fixedText(severity.bandLow, 2), fixedText(severity.bandHigh, 2));
    for (const auto& [key, text] :
         {std::pair("shape", SeverityWords::tr("Behaviour: as different by chance alone with %1.")),
          std::pair("level", SeverityWords::tr("Level: as different by chance alone with %1.")),
          std::pair("inputs", SeverityWords::tr("Inputs: as different by chance alone with %1."))})
        if (const SeverityComponent* component = severity.find(key); component && component->p)
            words += text.arg(probabilityText(*component->p));
    if (severity.gate <= 0)
        words += SeverityWords::tr("None of this goes beyond chance, so the severity is 0.");
    else if (severity.gate < 1)
        words +=
            SeverityWords::tr("The evidence is not certain, so only %1 of the difference counts.")
                .arg(percentLabel(severity.gate));
    return toolTipOf(SeverityWords::tr("Severity %1").arg(fixedText(*severity.headline, 2)), words);
}

QString componentToolTip(const SeverityComponent& component) {
    QStringList words{sentence(component.explanation), roleOf(component.key)};
    if (component.floor > 0)
        words +=
            SeverityWords::tr("The source against itself: %1.").arg(fixedText(component.floor, 2));
    if (component.null95 > 0)
        words += SeverityWords::tr("Limit of chance: %1.").arg(fixedText(component.null95, 2));
    if (component.p && component.key != "inputs") words += chanceSentence(*component.p);
    return toolTipOf(
        QStringLiteral("%1: %2").arg(componentLabel(component.key), fixedText(component.value, 2)),
        words);
}

QString sourceToolTip(double angle, bool closest, const SourceWorth* worth) {
    QStringList words{
        SeverityWords::tr("On the shots, %1 of the response's variance is beyond what this source "
                          "explains after an offset and a scale.")
            .arg(percentLabel(angle))};
    if (closest)
        words += SeverityWords::tr(
            "This source is the closest, level included: the severity is measured from it.");
    if (worth && worth->without.severity)
        words += SeverityWords::tr("Severity from all other sources together: %1.")
                     .arg(fixedText(*worth->without.severity, 2));
    if (worth && worth->without.adapted)
        words += SeverityWords::tr("Without it, trained and adapted afresh: nMSE %1, MAPE %2.")
                     .arg(numberText(worth->without.adapted->nmse),
                          quantityText(worth->without.adapted->mape, QStringLiteral("%")));
    if (worth && worth->without.stacked)
        words += SeverityWords::tr(
                     "Without it, the mean of the other sources' models with an offset and a "
                     "scale: nMSE %1.")
                     .arg(numberText(*worth->without.stacked));
    return toolTipOf(SeverityWords::tr("Different behaviour: %1").arg(fixedText(angle, 2)), words);
}

QString shiftToolTip(const FeatureShift& shift) {
    const QString measure =
        shift.isCategory
            ? SeverityWords::tr("Shift: share of rows whose category would have to change.")
            : SeverityWords::tr(
                  "Shift: largest difference between the shares of rows below a "
                  "value, on source and target.");
    return toolTipOf(QString::fromStdString(shift.name),
                     {sentence(shift.explanation), measure,
                      SeverityWords::tr("With this many rows, up to %1 is chance.")
                          .arg(fixedText(shift.noise, 2))});
}

QString rungToolTip(const std::string& key) {
    const char* meaning = rungMeaning(key);
    return meaning ? toolTipOf(rungLabel(key), {SeverityWords::tr(meaning)}) : QString();
}

}  // namespace footbridge
