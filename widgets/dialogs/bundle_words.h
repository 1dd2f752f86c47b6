// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "core/bundle/bundle.h"

class QLabel;
class QTableWidget;
class QWidget;

namespace footbridge {

/// "Predicts time [s] from 12 features with auto. Made on 20/11/2026 by Footbridge 0.1.0."
QString bundleSummary(const Bundle& bundle);
/// Who signed a bundle and whether that key is trusted here.
QString signatureWords(const std::optional<SignatureReport>& signature);
/// What the model does with rows that are not like those it was made from.
QString policyWords(const InputPolicy& policy);

// What the tabs of the bundle's dialog are made of.
QLabel* labelled(const QString& text, const char* role, QWidget* parent);  ///< wraps, selectable
void showOutcome(QLabel& label, const QString& text, const char* role);
/// A read-only table that is filled once; its first column takes the room that is left.
QTableWidget* factTable(const QStringList& headings, const QString& name, QWidget* parent);
void addFacts(QTableWidget& table, const QStringList& cells);

}  // namespace footbridge
