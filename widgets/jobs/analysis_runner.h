// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include "core/transfer/adapter.h"
#include "widgets/jobs/job.h"
#include "widgets/models/document.h"

namespace footbridge {

/// Runs the stages of a document in the background and puts their results into it. A cancelled or
/// failed run leaves the last good result in place.
class AnalysisRunner : public QObject {
    Q_OBJECT
  public:
    explicit AnalysisRunner(Document& document, QObject* parent = nullptr);

    Job& loading() { return m_loading; }
    Job& adapting() { return m_adapting; }   ///< train, severity, adapt
    Job& exporting() { return m_exporting; }

    /// Reads files one after the other; each becomes a source, or the target where `asTarget`.
    void load(const QStringList& paths, bool asTarget, const CsvOptions& options = {});
    void measureSeverity();  ///< trains where needed, then severity only
    void adapt();            ///< trains where needed, severity, all strategies
    /// Reports with pictures are made on the GUI thread first and handed over as bytes.
    void exportBundle(const QString& path, Strategy strategy, const std::string& report);
    void cancel();           ///< what is running

  Q_SIGNALS:
    void loaded(const QString& path);
    void strategyFinished(const QString& name, double outOfFoldNmse, double seconds);
    void exported(const QString& path, qint64 bytes, double largestDifference);

  private:
    Document& m_document;
    Job m_loading, m_adapting, m_exporting;
};

}  // namespace footbridge
