// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/campaign_plots.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>

#include "core/metrics/errors.h"
#include "core/studies/study_folder.h"
#include "core/studies/summary/campaign_summary.h"
#include "widgets/charts/picture_file.h"
#include "widgets/words/plot_names.h"

namespace footbridge {
namespace {

struct CampaignPlots {
    Q_DECLARE_TR_FUNCTIONS(CampaignPlots)
};

constexpr double kTail = 0.05;

/// ln errors of one line of the plot at one number of shots: of the repeats of a pair, or the means
/// of the pairs.
using Errors = std::map<Index, std::vector<double>>;

void add(const GridCell& cell, const std::string& method, bool ofPair, Errors& errors) {
    const auto found = cell.logErrors.find(method);
    if (found == cell.logErrors.end()) return;
    if (!ofPair) {
        errors[cell.shots].push_back(cell.mean(method));
        return;
    }
    for (const auto& [repeat, error] : found->second) errors[cell.shots].push_back(error);
}

void addCurve(const Errors& errors, const QString& name, int colour, PlotSpec& spec) {
    if (errors.empty()) return;
    PlotLayer band, line, points;
    band.kind = PlotLayer::Kind::Band;
    line.kind = PlotLayer::Kind::Line;
    points.kind = PlotLayer::Kind::Points;
    line.dashed = colour < 0;
    points.name = name;
    band.colour = line.colour = points.colour = colour;
    for (const auto& [shots, values] : errors) {
        const auto count = static_cast<Index>(values.size());
        const Vector logs = Eigen::Map<const Vector>(values.data(), count);
        for (PlotLayer* layer : {&band, &line, &points})
            layer->x.append(static_cast<double>(shots));
        line.y.append(std::exp(logs.mean()));
        points.y.append(std::exp(logs.mean()));
        band.low.append(std::exp(quantile(logs, kTail)));
        band.high.append(std::exp(quantile(logs, 1 - kTail)));
    }
    if (colour >= 0) spec.layers.append(band);
    spec.layers.append(line);
    spec.layers.append(points);
}

void addLine(const QString& name, double at, double from, double to, PlotSpec& spec) {
    PlotLayer line;
    line.kind = PlotLayer::Kind::Line;
    line.name = name;
    line.colour = -1;
    line.dashed = true;
    line.x = {from, to};
    line.y = {at, at};
    spec.layers.append(line);
}

PlotSpec bars(const QString& title, const QString& axis, const QStringList& categories,
              const QVector<double>& values) {
    PlotSpec spec;
    spec.title = title;
    spec.x.title = axis;
    spec.legend = false;
    spec.emptyText = CampaignPlots::tr("No cell is finished yet.");
    if (categories.isEmpty()) return spec;
    PlotLayer layer;
    layer.kind = PlotLayer::Kind::Bars;
    layer.name = axis;
    layer.x = values;
    spec.categories = categories;
    spec.layers.append(layer);
    return spec;
}

}  // namespace

PlotSpec campaignErrorPlot(const CampaignGrid& grid, const std::string& pair) {
    PlotSpec spec;
    spec.title = CampaignPlots::tr("Error against shots");
    spec.x.title = CampaignPlots::tr("Shots");
    spec.y.title = CampaignPlots::tr("Normalised error (nMSE)");
    spec.x.scale = spec.y.scale = AxisScale::Logarithmic;
    spec.emptyText = CampaignPlots::tr("No cell is finished yet.");
    Errors automatic, alone, zero;
    for (const GridCell& cell : grid.cells) {
        if (!pair.empty() && cell.pair != pair) continue;
        add(cell, std::string(strategyName(Strategy::Auto)), !pair.empty(), automatic);
        add(cell, std::string(strategyName(Strategy::ZeroShot)), !pair.empty(), zero);
        if (const std::string best = cell.bestAlone(); !best.empty())
            add(cell, best, !pair.empty(), alone);
    }
    addCurve(automatic, strategyLabel(Strategy::Auto), 0, spec);
    addCurve(alone, CampaignPlots::tr("Best of the shots alone"), 1, spec);
    addCurve(zero, strategyLabel(Strategy::ZeroShot), -1, spec);
    return spec;
}

PlotSpec severityGainPlot(const std::vector<PairRow>& rows) {
    PlotSpec spec;
    spec.title = CampaignPlots::tr("Severity against gain");
    spec.x = {CampaignPlots::tr("Severity"), {}, AxisScale::Linear, 0, 1};
    spec.y.title = CampaignPlots::tr("Gain of Auto over the shots alone");
    spec.y.unit = QStringLiteral("%");
    spec.emptyText = CampaignPlots::tr("No cell is finished yet.");
    std::map<Index, PlotLayer> layers;
    for (const PairRow& row : rows) {
        if (std::isnan(row.severity) || std::isnan(row.gain)) continue;
        PlotLayer& layer = layers[row.shots];
        layer.x.append(row.severity);
        layer.y.append(100 * row.gain);
    }
    if (layers.empty()) return spec;
    addLine(CampaignPlots::tr("Transfer pays above"), 0, 0, 1, spec);
    int colour = 0;
    for (auto& [shots, layer] : layers) {
        layer.name = CampaignPlots::tr("%n shots", nullptr, static_cast<int>(shots));
        layer.colour = colour++;
        spec.layers.append(layer);
    }
    return spec;
}

PlotSpec winnersPlot(const std::vector<PairRow>& rows) {
    std::map<std::string, int> wins;
    for (const PairRow& row : rows)
        if (!row.winner.empty()) ++wins[row.winner];
    std::vector<std::pair<std::string, int>> order(wins.begin(), wins.end());
    std::ranges::stable_sort(order,
                             [](const auto& a, const auto& b) { return a.second > b.second; });
    QStringList names;
    QVector<double> values;
    for (const auto& [method, count] : order) {
        names.append(methodLabel(method));
        values.append(count);
    }
    return bars(CampaignPlots::tr("Winners"), CampaignPlots::tr("Pairs and shot counts won"), names,
                values);
}

PlotSpec campaignTimesPlot(const CampaignResult& result) {
    std::map<std::string, std::vector<double>> seconds;
    for (const CampaignScore& score : result.scores)
        if (score.failure.empty() && score.seconds > 0)
            seconds[score.method].push_back(score.seconds);
    QStringList names;
    QVector<double> values;
    for (auto& [method, times] : seconds) {
        names.append(methodLabel(method));
        const auto middle = times.begin() + static_cast<long>(times.size() / 2);
        std::nth_element(times.begin(), middle, times.end());
        values.append(*middle);
    }
    PlotSpec spec = bars(CampaignPlots::tr("Time of each strategy"),
                         CampaignPlots::tr("Median time of a cell"), names, values);
    spec.x.unit = QStringLiteral("s");
    spec.x.scale = AxisScale::Logarithmic;
    return spec;
}

PlotSpec intervalReliabilityPlot(const CampaignResult& result) {
    PlotSpec spec;
    spec.title = CampaignPlots::tr("Reliability of intervals");
    spec.x.title = CampaignPlots::tr("Shots");
    spec.x.scale = AxisScale::Logarithmic;
    spec.y = {CampaignPlots::tr("Test rows inside"), QStringLiteral("%"), AxisScale::Linear, 0,
              100};
    spec.emptyText = CampaignPlots::tr("No interval was measured.");
    struct Sum {
        double sum = 0;
        int count = 0;
    };
    std::map<Index, Sum> eighty, ninety;
    const auto addTo = [](Sum& sum, double coverage) {
        if (std::isnan(coverage)) return;
        sum.sum += coverage;
        ++sum.count;
    };
    for (const CampaignScore& score : result.scores) {
        if (score.method != strategyName(Strategy::Auto)) continue;
        addTo(eighty[score.shots], score.intervals.coverage80);
        addTo(ninety[score.shots], score.intervals.coverage90);
    }
    int colour = 0;
    for (const auto& [sums, level] : {std::pair(&eighty, 80), std::pair(&ninety, 90)}) {
        PlotLayer points, line;
        line.kind = PlotLayer::Kind::Line;
        points.name = CampaignPlots::tr("%1 % intervals").arg(level);
        points.colour = line.colour = colour++;
        for (const auto& [shots, sum] : *sums) {
            if (sum.count == 0) continue;
            for (PlotLayer* layer : {&points, &line}) {
                layer->x.append(static_cast<double>(shots));
                layer->y.append(100 * sum.sum / sum.count);
            }
        }
        if (points.x.isEmpty()) continue;
        addLine(CampaignPlots::tr("Promised: %1 %").arg(level), level, points.x.front(),
                points.x.back(), spec);
        spec.layers.append(line);
        spec.layers.append(points);
    }
    return spec;
}

std::vector<PlotSpec> campaignPlots(const Campaign& campaign, const CampaignResult& result) {
    const std::vector<PairRow> rows = pairTable(campaign, result);
    return {campaignErrorPlot(CampaignGrid::of(campaign, result)), severityGainPlot(rows),
            winnersPlot(rows), campaignTimesPlot(result), intervalReliabilityPlot(result)};
}

std::vector<OutputFile> campaignPictures(const std::filesystem::path& folder) {
    const bool own = std::filesystem::exists(StudyFolder(folder).document());
    std::vector<OutputFile> files;
    for (const CampaignPlotFile& plot : campaignPlotFiles())
        for (const char* ending : {".png", ".svg"}) {
            files.push_back(pictureFile(folder / "plots" / (plot.name + ending)));
            if (own) files.back() = {files.back().path};
        }
    return files;
}

}  // namespace footbridge
