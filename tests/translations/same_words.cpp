// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/translations/same_words.h"

#include <QRegularExpression>
#include <algorithm>

namespace footbridge {

namespace {

constexpr auto kSymbol = "symbol of a unit";
constexpr auto kName = "name of the program";
constexpr auto kTerm = "technical term used as it is";
constexpr auto kKey = "as printed on the keyboards of the country";
constexpr auto kShort = "the usual short form of automatic";
constexpr auto kWord = "the same word";

}  // namespace

const std::vector<SameWords>& sameWords() {
    static const std::vector<SameWords> kSame{
        {"< 1 ms", "de es fr zh_CN", kSymbol},
        {"%1 ms", "de es fr ja zh_CN", kSymbol},
        {"%1 s", "de es fr", kSymbol},
        {"%1 min", "de es fr", kSymbol},
        {"%1 kB", "de es ja zh_CN", kSymbol},
        {"%1 MB", "de es ja zh_CN", kSymbol},
        {" mm", "de es fr ja", kSymbol},
        {"%1 bytes", "es", kSymbol},
        {"Footbridge", "de es fr ja zh_CN", kName},
        {"<b>Footbridge %1</b>", "de es fr ja zh_CN", kName},
        {"%1[*] – Footbridge", "de es fr ja zh_CN", kName},
        {"MAPE", "de es fr ja zh_CN", kTerm},
        {"p = %1", "de es fr ja zh_CN", kTerm},
        {"p < %1", "de es fr ja zh_CN", kTerm},
        {"Shots", "de es fr", kTerm},
        {"shot", "es fr", kTerm},
        {"&Pool", "de es fr", kTerm},
        {"Training", "de", kTerm},
        {"alias", "es fr", kTerm},
        {"Zero-shot", "es fr", kTerm},
        {"Fine-tuning", "fr", kTerm},
        {"Auto", "de es fr", kShort},
        {"Delete", "ja zh_CN", kKey},
        {"Home", "ja zh_CN", kKey},
        {"Action", "fr", kWord},
        {"Distributions", "fr", kWord},
        {"Divergence", "fr", kWord},
        {"Error", "es", kWord},
        {"%1: error %2", "es", kWord},
        {"Error / shots", "es", kWord},
        {"Export", "de", kWord},
        {"Factor", "es", kWord},
        {"factor", "es", kWord},
        {"&Format", "de fr", kWord},
        {"Pages", "fr", kWord},
        {"%1 × %2 pixels", "fr", kWord},
        {"Point 1.5", "fr", kWord},
        {"Sessions (*.footbridge)", "fr", kWord},
        {"Provenance", "fr", kWord},
        {"Source", "fr", kWord},
        {"source", "fr", kWord},
        {"Source %1", "fr", kWord},
        {"Source %1 × %2", "fr", kWord},
        {"suggestion", "fr", kWord},
        {"&Source", "fr", kWord},
        {"Compression", "fr", kWord},
        {"Table", "fr", kWord},
        {"Tables", "fr", kWord},
        {"Table (*.csv)", "fr", kWord},
        {"Validation", "fr", kWord},
        {"%1, validation", "fr", kWord},
        {"%n shots", "es fr", kTerm},
        {"%n tables", "fr", kWord},
        {"%n workers", "fr", kWord},
        {"Account", "de", kWord},
        {"Activations", "fr", kWord},
        {"Amdahl", "de es fr ja zh_CN", kTerm},
        {"Budget", "de fr", kWord},
        {"Checkpointing", "de es fr", kTerm},
        {"Conservative", "ja", kTerm},
        {"EASY", "de es fr ja zh_CN", kTerm},
        {"FCFS", "de es fr ja zh_CN", kTerm},
        {"Factor %1", "es", kWord},
        {"Forest", "de", kTerm},
        {"GB", "de es ja zh_CN", kSymbol},
        {"Gain", "fr", kWord},
        {"Gradients", "fr", kWord},
        {"Jobs", "de fr", kWord},
        {"Machines", "fr", kWord},
        {"Moldable EASY", "de", kTerm},
        {"Momentum", "de fr", kWord},
        {"Partition", "de fr", kWord},
        {"Ridge", "de es fr", kTerm},
        {"Slurm", "de es fr ja zh_CN", kTerm},
        {"Text (*.log *.txt)", "de", kWord},
        {"Utilisation", "fr", kWord},
        {"Workers", "fr", kWord},
        {"nMSE", "de es fr ja zh_CN", kTerm},
        {"no", "es", kWord},
        {"utilisation", "fr", kWord},
        {"%1, shot", "es fr", kWord},
        {"%1, source", "fr", kWord},
        {"Distance", "fr", kWord},
        {"Live", "de", kWord},
        {"R²", "de es fr ja zh_CN", kSymbol},
        {"ROC", "de es fr ja zh_CN", kTerm},
        {"Regret", "de fr", kTerm},
        {"Skill", "de", kTerm},
        {"T&hreads", "fr", kWord},
        {"Te&xt", "de", kWord},
        {"Utilisation [%]", "fr", kWord},
        {"Vector", "es", kWord},
        {"Version", "de fr", kWord},
        {"Version %1", "de fr", kWord},
        {"Version %1: %2.", "de", kWord},
        {"Versions", "fr", kWord},
        {"application", "fr", kWord},
        {" pt", "de es fr ja zh_CN", kSymbol},
        {"online", "de", kWord},
        {"%1 h", "de es fr", kSymbol},
        {"ID", "de es fr ja zh_CN", kTerm},
        {"In %1: %2", "de", kWord},
        {"Point 1.000", "fr", kWord},
        {"τ", "de es fr ja zh_CN", kSymbol},
    };
    return kSame;
}

bool hasWords(QString text) {
    static const QRegularExpression form(QStringLiteral("%L?[0-9n]|<[^>]*>"));
    text.remove(form);
    return std::any_of(text.begin(), text.end(), [](QChar sign) { return sign.isLetter(); });
}

}  // namespace footbridge
