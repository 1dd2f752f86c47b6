// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/campaign_report.h"

#include <cmath>
#include <map>

#include "core/bundle/campaign_report_messages.h"
#include "core/bundle/html.h"
#include "core/bundle/report_messages.h"
#include "core/bundle/report_style.h"
#include "core/run/number_text.h"
#include "core/studies/summary/pair_table.h"

namespace footbridge {
namespace {

using html::cell;
using html::element;
using html::numberCell;
using html::wrapped;

class CampaignReportWriter {
  public:
    CampaignReportWriter(const Campaign& campaign, const CampaignResult& result,
                         const ReportLanguage& language)
        : m_campaign(campaign),
          m_result(result),
          m_language(language),
          m_rows(pairTable(campaign, result)) {}

    std::string say(const MessageId& id, std::vector<MessageArgument> arguments = {}) const {
        return m_language.say(Message(id, std::move(arguments)));
    }

    std::string lead() const {
        std::size_t pays = 0, told = 0;
        for (const PairRow& row : m_rows) {
            told += !std::isnan(row.gain);
            pays += row.gain > 0;
        }
        return element("p",
                       say(messages::kCampaignReportLead,
                           {m_campaign.pairs.size(), m_result.cells.size(), m_campaign.seed})) +
               element("p", say(messages::kCampaignReportPays, {pays, told}));
    }

    std::string pairs() const {
        std::string rows;
        for (const PairRow& row : m_rows)
            rows += html::row(cell(row.source) + cell(row.target) +
                              numberCell(std::to_string(row.shots)) +
                              numberCell(fixedNumber(row.severity, 2)) + numberCell(gainText(row)) +
                              cell(name(row.winner)) + cell(name(row.bestOther)) +
                              numberCell(m_language.number(row.nmse)));
        return element("h2", say(messages::kCampaignReportPairs)) +
               html::table({{say(messages::kCampaignReportSource), false},
                            {say(messages::kCampaignReportTarget), false},
                            {say(messages::kCampaignReportShots), true},
                            {say(messages::kCampaignReportSeverity), true},
                            {say(messages::kCampaignReportImprovement), true},
                            {say(messages::kCampaignReportWinner), false},
                            {say(messages::kCampaignReportBestOther), false},
                            {"nMSE", true}},
                           rows) +
               element("p", say(messages::kCampaignReportImprovementMeans), "class=\"soft\"");
    }

    std::string failures() const {
        std::map<std::string, int> reasons;
        for (const CampaignScore& score : m_result.scores)
            if (!score.failure.empty())
                ++reasons[score.pair + ", " + score.method + ": " + score.failure];
        if (reasons.empty()) return {};
        std::string rows;
        for (const auto& [reason, count] : reasons)
            rows += html::row(cell(reason) + numberCell(std::to_string(count)));
        return element("h2", say(messages::kCampaignReportFailures)) +
               html::table({{say(messages::kCampaignReportReason), false},
                            {say(messages::kCampaignReportCount), true}},
                           rows);
    }

    static std::string pictures(const std::vector<ReportPicture>& pictures) {
        std::string text;
        for (const ReportPicture& picture : pictures)
            text += wrapped("figure", html::picture(picture.png, picture.title) +
                                          element("figcaption", picture.caption));
        return text;
    }

  private:
    std::string name(const std::string& method) const {
        const auto strategy = strategyFromName(method);
        return strategy ? m_language.strategy(*strategy) : method.empty() ? "–" : method;
    }

    const Campaign& m_campaign;
    const CampaignResult& m_result;
    const ReportLanguage& m_language;
    std::vector<PairRow> m_rows;
};

}  // namespace

std::string campaignReport(const Campaign& campaign, const CampaignResult& result,
                           const std::vector<ReportPicture>& pictures,
                           const ReportLanguage& language) {
    const CampaignReportWriter writer(campaign, result, language);
    const std::string body = element("h1", campaign.name) + writer.lead() +
                             CampaignReportWriter::pictures(pictures) + writer.pairs() +
                             writer.failures();
    return html::document(kCampaignPage, campaign.name, kReportStyle,
                          writer.say(messages::kReportLanguage), body);
}

}  // namespace footbridge
