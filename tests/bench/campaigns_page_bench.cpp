// SPDX-License-Identifier: GPL-3.0-or-later
// How soon the Campaigns page shows a campaign, and the longest time in which it does not answer
// while its table is scrolled and sorted and its map is used:
// campaigns_page_bench [TABLES [SHOTS [REPEATS [METHODS]]]]. With the default numbers there are
// 20 000 rows in the table of pairs; with 5 4 50 5 as many in results.csv.
#include <QApplication>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "core/run/file.h"
#include "core/run/random.h"
#include "core/studies/campaign_methods.h"
#include "core/studies/campaign_record.h"
#include "core/studies/campaign_study.h"
#include "core/studies/cell_store.h"
#include "core/studies/study_driver.h"
#include "core/studies/study_worker.h"
#include "tests/widgets/event_gap.h"
#include "widgets/pages/study/campaign_map.h"
#include "widgets/pages/study/campaigns_page.h"
#include "widgets/workspace/campaign_desk.h"
#include "widgets/workspace/workspace.h"

namespace {

using namespace footbridge;

constexpr int kPatience = 120'000;

struct Size {
    int tables = 142, shots = 1, repeats = 1, methods = 2;
};

Campaign campaignOf(const Size& size) {
    Campaign campaign;
    campaign.name = "Benchmark";
    for (int at = 0; at < size.shots; ++at) campaign.shots.push_back(std::to_string(5 * (at + 1)));
    campaign.repeats = size.repeats;
    campaign.yardstick = false;
    campaign.strategies.resize(static_cast<std::size_t>(size.methods), Strategy::Auto);
    const auto all = allStrategies();
    // Auto first, then the last ones, which learn from the shots alone.
    for (std::size_t at = 1; at < campaign.strategies.size(); ++at)
        campaign.strategies[at] = all[all.size() - at];
    for (int source = 0; source < size.tables; ++source)
        for (int target = 0; target < size.tables; ++target) {
            if (source == target) continue;
            CampaignPair pair;
            const std::string from = "machine" + std::to_string(source);
            const std::string to = "machine" + std::to_string(target);
            pair.name = from + " to " + to;
            pair.kind = "homogeneous";
            pair.sources = {"/tables/" + from + ".csv"};
            pair.target = "/tables/" + to + ".csv";
            pair.response = pair.sourceResponse = "time";
            campaign.pairs.push_back(pair);
        }
    return campaign;
}

/// As the workers of a campaign would have left it.
void writeCells(const Campaign& campaign, const StudyFolder& folder) {
    folder.make();
    CampaignStudy study(campaign);
    nlohmann::ordered_json json{{"version", FOOTBRIDGE_VERSION},
                                {"fingerprint", study.fingerprint()},
                                {"study", nlohmann::ordered_json::parse(study.document())}};
    writeFile(folder.document(), json.dump(1));
    std::string names;
    for (const std::string& method : campaignMethods(campaign)) names += method + "\n";
    CellLog log(folder.log("worker"), logHead(study, "worker"));
    Random random(1, "scores");
    for (std::size_t group = 0; group < study.groups(); ++group)
        for (std::size_t cell = 0; cell < study.cells(group); ++cell) {
            const CampaignPair& pair = campaign.pairs[group];
            std::vector<CampaignScore> scores;
            const auto repeats = static_cast<std::size_t>(campaign.repeats);
            for (const std::string& method : campaignMethods(campaign)) {
                CampaignScore& score = scores.emplace_back();
                score.pair = pair.name;
                score.kind = pair.kind;
                score.method = method;
                score.shots = 5 * static_cast<Index>(1 + cell / repeats);
                score.repeat = static_cast<int>(cell % repeats);
                score.nmse = random.uniform();
                score.mape = random.uniform();
                score.severity = random.uniform();
                score.seconds = 0.1;
                score.testRows = 1000;
            }
            Split split;
            for (Index row = 0; row < scores.front().shots; ++row) split.shots.push_back(7 * row);
            for (Index row = 0; row < 200; ++row) split.test.push_back(7 * row + 1);
            log.append({cellKey(study.cellName(group, cell)), false,
                        CampaignRecord::write("0123456789abcdef", markOf(names), markOf(pair.name),
                                              scores, &split)});
        }
}

void say(const char* what, const EventGap& gap) {
    std::printf("%-34s longest gap %6.1f ms, at work %6.1f ms\n", what, gap.longestMilliseconds(),
                gap.longestBusyMilliseconds());
    std::fflush(stdout);
}

void settle(int milliseconds = 100) {
    QTest::qWait(milliseconds);
}

void wheel(QTableView& table) {
    const QPoint at = table.viewport()->rect().center();
    QWheelEvent event(at, table.viewport()->mapToGlobal(at), {}, {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(table.viewport(), &event);
}

/// From the top to the bottom, at most so many steps.
template <typename Step>
void scroll(const char* what, QTableView& table, const Step& step) {
    table.scrollToTop();
    settle();
    EventGap gap;
    int steps = 0;
    for (; steps < 20'000 &&
           table.verticalScrollBar()->value() < table.verticalScrollBar()->maximum();
         ++steps) {
        step();
        QCoreApplication::processEvents();
    }
    say(what, gap);
    std::printf("%-34s %d steps, ended at row %d of %d\n", "", steps,
                table.rowAt(table.viewport()->height() - 1) + 1, table.model()->rowCount());
}

void clickHeads(QTableView& table) {
    QHeaderView* head = table.horizontalHeader();
    for (int column = 0; column < head->count(); ++column) {
        table.horizontalScrollBar()->setValue(column);
        settle();
        const QPoint at(head->sectionViewportPosition(column) + 20, head->height() / 2);
        for (int twice = 0; twice < 2; ++twice) {
            EventGap gap;
            QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, at);
            settle();
            const QString title =
                table.model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            say(qPrintable(QStringLiteral("sort by %1").arg(title)), gap);
        }
    }
}

void choose(QTableView& table, CampaignMap& map) {
    EventGap gap;
    for (int row = 0; row < 20; ++row) {
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, QPoint(40, 14 + 28 * (row % 4)));
        QTest::mouseClick(&map, Qt::LeftButton, {}, map.rect().center());
        settle(20);
    }
    say("choose pairs", gap);
}

}  // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("DISPLAY")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    Size size;
    int* const numbers[] = {&size.tables, &size.shots, &size.repeats, &size.methods};
    for (int at = 1; at < std::min(argc, 5); ++at) *numbers[at - 1] = std::atoi(argv[at]);
    const QTemporaryDir folder;
    writeCells(campaignOf(size), StudyFolder(folder.path().toStdString()));

    Workspace workspace;
    CampaignsPage page(workspace);
    page.resize(1280, 800);
    page.show();
    settle(300);
    CampaignDesk& desk = CampaignDesk::of(workspace);
    auto* table = page.findChild<QTableView*>(QStringLiteral("campaignTable"));
    auto* map = page.findChild<CampaignMap*>(QStringLiteral("campaignMap"));
    QElapsedTimer clock;
    EventGap opening;
    clock.start();
    desk.open(folder.path());
    const bool opened = QTest::qWaitFor([&] { return table->model()->rowCount() > 0; }, kPatience);
    QCoreApplication::processEvents();
    const double seconds = static_cast<double>(clock.elapsed()) / 1000;
    settle();
    if (!opened) return 1;
    std::printf("%zu scores, %d rows: shown in %.2f s\n", desk.shown()->result.scores.size(),
                table->model()->rowCount(), seconds);
    say("open", opening);
    scroll("scroll by the wheel", *table, [&] { wheel(*table); });
    scroll("scroll by Page Down", *table, [&] { QTest::keyClick(table, Qt::Key_PageDown); });
    clickHeads(*table);
    choose(*table, *map);
}
