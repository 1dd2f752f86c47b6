// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/swf_log.h"

#include <array>
#include <charconv>
#include <cmath>

#include "core/scheduling/id_numbers.h"
#include "core/scheduling/scheduling_messages.h"
#include "core/table/csv_warnings.h"

namespace footbridge {
namespace {

constexpr std::size_t kFields = 18;
constexpr std::string_view kBlanks = " \t\r\f\v";

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(kBlanks), text.size());
    text.remove_prefix(begin);
    return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

/// A number that the whole text is.
template <class T>
bool readNumber(std::string_view text, T& value) {
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return read.ec == std::errc{} && read.ptr == text.data() + text.size();
}

struct Fields {
    std::array<double, kFields> values{};
    std::size_t count = 0;
    std::size_t wrong = 0;  ///< the first, from 1, that is no number; 0: none
    std::string_view wrongText;
};

Fields fieldsOf(std::string_view line) {
    Fields fields;
    for (std::size_t at = 0;;) {
        at = line.find_first_not_of(kBlanks, at);
        if (at == std::string_view::npos) return fields;
        const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
        const std::string_view text = line.substr(at, end - at);
        at = end;
        if (fields.count++ >= kFields || fields.wrong) continue;
        double& value = fields.values[fields.count - 1];
        if (readNumber(text, value) && std::isfinite(value)) continue;
        fields.wrong = fields.count;
        fields.wrongText = text;
    }
}

/// Whole numbers beyond what an int holds, and fractions, count as missing.
int wholeOf(double value) {
    return value >= -1 && value <= 2e9 && value == std::floor(value) ? static_cast<int>(value) : -1;
}

struct SwfIds {
    IdNumbers user, group, executable, queue, partition;
};

LoggedJob jobOf(const Fields& fields, std::size_t line, SwfIds& ids) {
    const auto field = [&](int number) {
        return fields.values[static_cast<std::size_t>(number - 1)];
    };
    LoggedJob job;
    job.number = static_cast<std::int64_t>(std::clamp(field(1), -9e15, 9e15));
    job.submit = field(2);
    job.wait = field(3);
    job.runTime = field(4);
    job.allocated = wholeOf(field(5));
    job.processors = wholeOf(field(8));
    job.request = field(9);
    job.memory = field(10);
    job.user = ids.user(field(12));
    job.group = ids.group(field(13));
    job.executable = ids.executable(field(14));
    job.queue = ids.queue(field(15));
    job.partition = ids.partition(field(16));
    job.line = line;
    return job;
}

/// Reads "; MaxProcs: 100" and its like.
class Header {
  public:
    Header(JobLog& log, WarningList& warnings) : m_log(log), m_warnings(warnings) {}

    void read(std::string_view comment, std::size_t line) {
        const std::size_t colon = comment.find(':');
        if (colon == std::string_view::npos) return;
        const std::string_view key = trimmed(comment.substr(0, colon));
        const std::string_view value = trimmed(comment.substr(colon + 1));
        if (key == "Computer") m_log.computer = value;
        if (key == "MaxProcs") number(key, value, line, m_log.processors);
        if (key == "MaxNodes") number(key, value, line, m_log.nodes);
        if (key == "UnixStartTime") number(key, value, line, m_log.unixStart);
        if (key == "TimeZone") number(key, value, line, m_log.timeZone);
    }

  private:
    template <class T>
    void number(std::string_view key, std::string_view value, std::size_t line, T& into) {
        // Sizes of partitions may follow in parentheses.
        if (!readNumber(value.substr(0, value.find_first_of(" \t(")), into))
            m_warnings.add(
                Message(messages::kSwfHeader, {line, std::string(value), std::string(key)}), line);
    }

    JobLog& m_log;
    WarningList& m_warnings;
};

}  // namespace

bool looksLikeSwf(std::string_view bytes) {
    const std::size_t begin = bytes.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return false;
    if (bytes[begin] == ';') return true;
    const std::string_view line =
        bytes.substr(begin, std::min(bytes.find('\n', begin), bytes.size()) - begin);
    const Fields fields = fieldsOf(line);
    return fields.count > 4 && fields.wrong == 0;
}

JobLog parseSwf(std::string_view bytes, const std::string& name, const RunContext& context) {
    JobLog log;
    log.name = name;
    WarningList warnings;
    Header header(log, warnings);
    SwfIds ids;
    std::size_t number = 0;
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        const std::string_view line = trimmed(bytes.substr(begin, end - begin));
        begin = end + 1;
        if (++number % 16384 == 0) context.checkCancelled();
        if (line.empty()) continue;
        if (line.front() == ';') {
            header.read(line.substr(1), number);
            continue;
        }
        const Fields fields = fieldsOf(line);
        if (fields.count != kFields)
            warnings.add(Message(messages::kSwfFields, {number, fields.count}), number);
        else if (fields.wrong)
            warnings.add(Message(messages::kSwfNotANumber,
                                 {number, fields.wrong, std::string(fields.wrongText)}),
                         number, fields.wrong);
        else
            log.jobs.push_back(jobOf(fields, number, ids));
    }
    log.warnings = warnings.finish();
    if (log.processors <= 0) log.processors = std::max(log.nodes, 0);
    return log;
}

}  // namespace footbridge
