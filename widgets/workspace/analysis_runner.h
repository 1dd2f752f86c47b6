// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <optional>

#include "core/bundle/input_policy.h"
#include "core/session/session.h"
#include "core/table/csv_reader.h"
#include "core/transfer/adapter.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/job_board.h"
#include "widgets/workspace/document.h"

namespace footbridge {

class PreparedDivergence;

/// Runs the stages of a document in the background and puts their results into it. A cancelled or
/// failed run leaves the last good result in place.
class AnalysisRunner : public QObject {
    Q_OBJECT
  public:
    AnalysisRunner(Document& document, JobBoard& board, QObject* parent = nullptr);

    Job& loading() { return m_loading; }
    Job& adapting() { return m_adapting; }  ///< train, severity, adapt
    Job& exporting() { return m_exporting; }

    /// Reads files one after the other; each becomes a source, or the target where `asTarget`.
    /// A file that cannot be read is announced by Document::problem and does not stop the others.
    /// unreadable() follows where other options may help.
    void load(const QStringList& paths, bool asTarget,
              const CsvOptions& options = everythingFoundOut());
    /// One file with the roles that a person chose for it, proposed ones where there are none.
    void loadAs(const QString& path, bool asTarget, const CsvOptions& options,
                const std::optional<Roles>& roles);
    /// One file with several platforms that a column names: each becomes a source, `target` the
    /// target; "" names none.
    void loadPlatforms(const QString& path, const CsvOptions& options, const QString& column,
                       const QString& target, const std::optional<Roles>& roles);
    /// The roles that a table would have if nobody chose any. Cheap to call on another thread.
    std::function<Roles(const Table&)> proposal(bool asTarget) const;
    /// Sources and target in one go, as named on the command line.
    void loadAll(const QStringList& sources, const QString& target);
    void loadExample();
    /// What the last severity that was measured alone needed besides its shots; may be null.
    const std::shared_ptr<const PreparedDivergence>& divergence() const { return m_divergence; }
    /// Reads a dataset of the document again, under other options. index -1 is the target.
    void reload(int index, const CsvOptions& options, const std::optional<Roles>& roles = {});
    /// The response of what is loaded from now on, where it has such a column; "" proposes one.
    void setPreferredResponse(const QString& name) { m_preferredResponse = name; }

    /// Trains where needed, then severity only. Once measured, it follows every change of the shots
    /// by itself, within milliseconds.
    void measureSeverity();
    void adapt();  ///< trains where needed, severity, all strategies
    /// What goes into a bundle beside the model.
    struct BundleWishes {
        InputPolicy policy;
        bool withShots = true;
    };
    /// Reports with pictures are made on the GUI thread first, of the same run, and handed over as
    /// bytes.
    void exportBundle(const AdaptedRun& run, const QString& path, Strategy strategy,
                      const std::string& report, const BundleWishes& wishes);
    void cancel();  ///< what is running
    bool isRunning() const;
    /// Whether what adapting() runs, or ran last, was severity alone.
    bool measuresOnly() const { return m_adaptingStage == Stage::Divergence; }

  Q_SIGNALS:
    void loaded(const QString& path);
    void unreadable(const QString& path, bool asTarget, const footbridge::CsvOptions& proposed);
    void exampleLoaded();
    void strategyFinished(const QString& name, double outOfFoldNmse, double seconds);
    void exported(const QString& path, qint64 bytes, double largestDifference);

  private:
    struct Request {
        QString path;
        bool asTarget = false;
        CsvOptions options;
        std::optional<SessionTable> remembered;  ///< how a person had it read before
        std::optional<Roles> roles{};            ///< as a person chose them now
    };
    void loadRequests(std::vector<Request> requests);
    void place(Dataset dataset, bool asTarget, bool chosen);
    void tellUnreadable(const QString& path, bool asTarget, const Message& why, CsvOptions options);
    std::shared_ptr<const SourceModel> trainAndKeep(
        const AnalysisInput& input, const Analysis& prepared,
        const std::shared_ptr<const SourceModel>& cached, quint64 document,
        const RunContext& context);
    void enter(Stage stage);
    void followShots();

    JobBoard& m_board;
    Document& m_document;
    QString m_preferredResponse;
    Stage m_adaptingStage = Stage::Adapt;  ///< what the adapting job was started for
    std::shared_ptr<const PreparedDivergence> m_divergence;
    Job m_loading, m_adapting, m_exporting, m_following;
};

}  // namespace footbridge
