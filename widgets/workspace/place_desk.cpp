// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/place_desk.h"

#include <QFileInfo>
#include <utility>

#include "core/run/error.h"
#include "core/run/number_limits.h"
#include "core/table/table_reader.h"
#include "widgets/words/name_text.h"
#include "widgets/words/sentence.h"

namespace footbridge {

PlaceDesk::PlaceDesk(JobBoard& board, QObject* parent)
    : QObject(parent),
      m_adding(board, Job::Attendance::Asked, Job::Owner::Program),
      m_opening(board, Job::Attendance::Asked, Job::Owner::Program),
      m_job(board, Job::Attendance::Passing, Job::Owner::Program) {
    for (Job* job : {&m_adding, &m_opening, &m_job})
        connect(job, &Job::failed, this, &PlaceDesk::problem);
    connect(&m_adding, &Job::finished, this, [this] { m_asked.clear(); });
}

QStringList PlaceDesk::names() const {
    std::vector<PricedPlatform> platforms;
    for (const PricedPlatform& each : m_platforms)  // without the models, which are large
        platforms.push_back({each.name, {}, each.price, each.path});
    tellApart(platforms);
    QStringList names;
    for (const PricedPlatform& each : platforms) names << nameText(each.name);
    return names;
}

void PlaceDesk::addPlatforms(const QStringList& paths) {
    // Those that are still being read when more are asked for come with them.
    m_asked += paths;
    m_adding.start([this, asked = m_asked](const RunContext& context) -> std::function<void()> {
        std::vector<PricedPlatform> platforms;
        std::vector<Message> unreadable;
        for (const QString& path : asked) {
            try {
                PricedPlatform platform;
                platform.bundle = readBundle(path.toStdString(), configuredTrust(), context);
                platform.path = path.toStdString();
                platform.name = platform.bundle.provenance.target.label;
                if (platform.name.empty())
                    platform.name = QFileInfo(path).completeBaseName().toStdString();
                platforms.push_back(std::move(platform));
            } catch (const Error& error) {
                unreadable.push_back(error.message());
            }
        }
        return [this, platforms = std::move(platforms), unreadable] {
            m_platforms.insert(m_platforms.end(), platforms.begin(), platforms.end());
            for (const Message& why : unreadable) Q_EMIT problem(sentence(why));
            compute();
        };
    });
}

void PlaceDesk::removePlatform(int index) {
    m_platforms.erase(m_platforms.begin() + index);
    compute();
}

void PlaceDesk::setPrice(int index, double price) {
    double& own = m_platforms.at(static_cast<std::size_t>(index)).price;
    if (own == price || !(price > 0) || price > kMostNumber) return;
    own = price;
    compute();
}

void PlaceDesk::openCandidates(const QString& path) {
    m_opening.start([this, path](const RunContext& context) -> std::function<void()> {
        const auto table =
            std::make_shared<const Table>(readTable(path.toStdString(), {}, context));
        return [this, table] {
            m_candidates = table;
            m_nodes.clear();
            for (const Column& column : table->columns) {
                const QString name = QString::fromStdString(column.name);
                if (column.type == ColumnType::Number && m_nodes.isEmpty() &&
                    name.contains(QStringLiteral("node"), Qt::CaseInsensitive))
                    m_nodes = name;
            }
            compute();
        };
    });
}

void PlaceDesk::setNodes(const QString& column) {
    if (column == m_nodes) return;
    m_nodes = column;
    compute();
}

void PlaceDesk::setLimits(const Limits& limits) {
    m_limits = limits;
    compute();
}

void PlaceDesk::setCosting(const Costing& costing) {
    if (costing == m_costing) return;
    m_costing = costing;
    compute();
}

void PlaceDesk::compute() {
    m_result.reset();
    if (m_platforms.empty() || !m_candidates) {
        m_job.cancel();
    } else {
        std::vector<PricedPlatform> named = m_platforms;
        tellApart(named);
        m_job.start([this, platforms = std::move(named), table = m_candidates,
                     nodes = m_nodes.toStdString(), limits = m_limits,
                     costing = m_costing](const RunContext& context) -> std::function<void()> {
            auto result = std::make_shared<PlaceResult>();
            result->limits = limits;
            result->unit = QString::fromStdString(platforms.front().bundle.model.responseUnit);
            for (const PricedPlatform& platform : platforms) {
                const auto own = alternativesOn(platform, *table, nodes, costing, context);
                for (std::size_t row = 0; row < own.size(); ++row)
                    result->rows.push_back(static_cast<Index>(row));
                result->alternatives.insert(result->alternatives.end(), own.begin(), own.end());
            }
            result->recommendation = recommend(result->alternatives, limits);
            return [this, result] {
                m_result = result;
                Q_EMIT changed();
            };
        });
    }
    Q_EMIT changed();
}

}  // namespace footbridge
