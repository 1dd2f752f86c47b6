// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/analysis/analysis.h"

namespace footbridge {

/// A run that came to its end, with what it was asked for.
struct FinishedRun {
    Q_DECLARE_TR_FUNCTIONS(FinishedRun)

  public:
    int number = 0;  ///< counted from 1 since the document was opened
    AnalysisInput input;
    Analysis analysis;

    QString name() const;         ///< "Run 2: 20 shots, seed 1"
    QString description() const;  ///< platforms, shots, seed, strategies
};

}  // namespace footbridge
