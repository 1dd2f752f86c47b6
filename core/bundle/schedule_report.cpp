// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/schedule_report.h"

#include "core/bundle/html.h"
#include "core/bundle/report_messages.h"
#include "core/bundle/report_style.h"
#include "core/bundle/schedule_report_messages.h"

namespace footbridge {
namespace {

using html::cell;
using html::element;
using html::numberCell;
using html::wrapped;

class ScheduleReportWriter {
  public:
    explicit ScheduleReportWriter(const ReportLanguage& language) : m_language(language) {}

    std::string say(const MessageId& id, std::vector<MessageArgument> arguments = {}) const {
        return m_language.say(Message(id, std::move(arguments)));
    }

    std::string cleaning(const Workload& workload) const {
        if (workload.cleaning.empty()) return {};
        std::string rows;
        for (const CleaningStep& step : workload.cleaning)
            rows +=
                html::row(cell(m_language.say(step.what)) + numberCell(std::to_string(step.jobs)) +
                          numberCell(std::to_string(step.firstLine)));
        return element("h2", say(messages::kScheduleReportCleaning)) +
               html::table({{"", false},
                            {say(messages::kScheduleReportJobs), true},
                            {say(messages::kScheduleReportFirstLine), true}},
                           rows);
    }

    std::string load(const Comparison& comparison) const {
        std::string sentences;
        for (const Message& sentence : ablationSentences(comparison))
            sentences += (sentences.empty() ? "" : " ") + m_language.say(sentence);
        std::string rows;
        for (const SettingResult& one : comparison.results) rows += settingRow(one);
        return element("h2", say(messages::kScheduleReportLoad,
                                 {MessageArgument(comparison.load, Digits::Short)})) +
               element("p", sentences) + html::table(headings(), rows);
    }

  private:
    std::vector<html::Heading> headings() const {
        std::vector<html::Heading> headings{{say(messages::kScheduleReportPolicy), false},
                                            {say(messages::kScheduleReportEstimates), false}};
        for (const MessageId* id :
             {&messages::kScheduleReportTurnaround, &messages::kScheduleReportWait,
              &messages::kScheduleReportSlowdown, &messages::kScheduleReportUtilisation,
              &messages::kScheduleReportNodes, &messages::kScheduleReportUsers,
              &messages::kScheduleReportKilled, &messages::kScheduleReportSaved})
            headings.push_back({say(*id), true});
        return headings;
    }
    std::string withInterval(const Estimated& value, double unit) const {
        const auto number = [&](double one) { return m_language.number(one / unit); };
        return numberCell(number(value.mean) + " (" + number(value.mean - value.halfWidth) + " … " +
                          number(value.mean + value.halfWidth) + ")");
    }
    std::string settingRow(const SettingResult& one) const {
        const bool isModel = one.setting.estimates == EstimateKind::Given;
        return html::row(cell(policyName(one.setting.policy)) +
                         cell(isModel ? say(messages::kScheduleReportModel)
                                      : estimateName(one.setting.estimates)) +
                         withInterval(one.turnaround, 3600) + withInterval(one.wait, 3600) +
                         withInterval(one.boundedSlowdown, 1) +
                         withInterval(one.utilisation, 0.01) + withInterval(one.nodesPerJob, 1) +
                         withInterval(one.userWait95, 3600) + withInterval(one.killed, 1) +
                         withInterval(one.saved, 0.01));
    }

    const ReportLanguage& m_language;
};

}  // namespace

std::string scheduleReport(const JobLog& log, const Workload& workload,
                           const std::vector<Comparison>& loads,
                           const std::vector<ReportPicture>& pictures,
                           const ReportLanguage& language) {
    const ScheduleReportWriter writer(language);
    const std::string title = writer.say(messages::kScheduleReportTitle, {log.name});
    std::string body = element("h1", title) +
                       element("p", writer.say(messages::kScheduleReportLead,
                                               {workload.jobs.size(), workload.processors,
                                                loads.empty() ? 0 : loads.front().streams}));
    for (const Comparison& comparison : loads) body += writer.load(comparison);
    for (const ReportPicture& picture : pictures)
        body += wrapped("figure", html::picture(picture.png, picture.title) +
                                      element("figcaption", picture.caption));
    body += writer.cleaning(workload);
    return html::document(kSchedulePage, title, kReportStyle, writer.say(messages::kReportLanguage),
                          body);
}

}  // namespace footbridge
