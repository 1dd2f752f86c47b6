// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <mutex>

#include "app/cli/cli_messages.h"
#include "core/run/error.h"
#include "core/run/terminal_text.h"

namespace footbridge {

namespace {

/// As names of files may hold them.
std::string withVisibleLineEnds(std::string_view text) {
    std::string whole;
    for (const char c : text) c == '\n' ? whole += "\\x0a" : whole += c;
    return whole;
}

/// The width of a tab is that of no character, so what stands behind it might wrap.
std::string onOneLine(std::string_view text) {
    std::string whole;
    for (const char c : withVisibleLineEnds(text)) c == '\t' ? whole += "\\x09" : whole += c;
    return whole;
}

}  // namespace

/// One line that is written over on a terminal; elsewhere a line for every new stage.
class Console::Progress : public ProgressSink, public Log {
  public:
    explicit Progress(bool quiet) : m_quiet(quiet), m_terminal(isatty(STDERR_FILENO) != 0) {}
    ~Progress() override { clear(); }

    void progress(const Message& stage, double fraction) override {
        const std::lock_guard lock(m_mutex);
        const std::string text = forTerminal(onOneLine(stage.text()));
        if (m_quiet) {
            m_stage = text;
            return;
        }
        const auto now = std::chrono::steady_clock::now();
        if (m_terminal) {
            if (text == m_stage && now - m_shown < std::chrono::milliseconds(100)) return;
            std::fprintf(stderr, "\r\033[K%3d %% %s", static_cast<int>(100 * fraction),
                         text.c_str());
            m_open = true;
        } else if (text != m_stage) {
            std::fprintf(stderr, "%3d %% %s\n", static_cast<int>(100 * fraction), text.c_str());
        }
        m_stage = text;
        m_shown = now;
    }
    void write(const Message& line) override {
        if (!m_quiet) say(line);
    }
    void say(const Message& line) {
        clear();
        const std::lock_guard lock(m_mutex);
        std::fprintf(stderr, "%s\n", forTerminal(line.text()).c_str());
    }
    std::string stage() {
        const std::lock_guard lock(m_mutex);
        return m_stage;
    }
    void clear() {
        const std::lock_guard lock(m_mutex);
        if (m_open) std::fputs("\r\033[K", stderr);
        m_open = false;
    }

  private:
    bool m_quiet, m_terminal, m_open = false;
    std::mutex m_mutex;
    std::string m_stage;
    std::chrono::steady_clock::time_point m_shown;
};

namespace {

/// Characters and not bytes, so that columns with other letters stay aligned.
std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    }));
}

bool looksNumeric(std::string_view text) {
    return text == "–" || text.find_first_not_of("0123456789.+-e") == std::string_view::npos;
}

std::atomic<int> failedWriting = 0;  // errno of the first writing that failed; 0: none

}  // namespace

void writeOutput(std::string_view bytes) {
    int none = 0;
    if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) != bytes.size())
        failedWriting.compare_exchange_strong(none, errno);
}

void finishOutput() {
    int code = failedWriting;
    if (std::fflush(stdout) != 0 && code == 0) code = errno;
    if (code != 0) throw Error(messages::kCliNoTerminal, {std::strerror(code)});
}

Console::Console(bool json, bool quiet, ThreadBudget threads, std::stop_token stop)
    : m_json(json),
      m_threads(std::move(threads)),
      m_stop(std::move(stop)),
      m_progress(std::make_unique<Progress>(quiet)) {}

Console::~Console() = default;

RunContext Console::context(std::uint64_t seed) const {
    RunContext context;
    context.stop = m_stop;
    context.sink = m_progress.get();
    context.log = m_progress.get();
    context.seed = seed;
    context.threads = m_threads;
    return context;
}

void Console::doubt(const Message& sentence) const {
    m_progress->say(sentence);
}

void Console::line(std::string_view text) const {
    lines(withVisibleLineEnds(text));
}

void Console::lines(std::string_view text) const {
    if (m_json) return;
    m_progress->clear();
    writeOutput(forTerminal(text));
    writeOutput("\n");
}

void Console::table(const std::vector<std::string>& titles,
                    const std::vector<std::vector<std::string>>& rows) const {
    if (m_json) return;
    std::vector<std::size_t> widths(titles.size());
    std::vector<bool> numeric(titles.size(), true);
    for (std::size_t c = 0; c < titles.size(); ++c) {
        widths[c] = width(titles[c]);
        for (const auto& row : rows) {
            widths[c] = std::max(widths[c], width(row[c]));
            numeric[c] = numeric[c] && looksNumeric(row[c]);
        }
    }
    const auto print = [&](const std::vector<std::string>& row) {
        std::string text = " ";
        for (std::size_t c = 0; c < row.size(); ++c) {
            const std::string space(widths[c] - width(row[c]), ' ');
            text += numeric[c] ? " " + space + row[c] : " " + row[c] + space;
            text += ' ';
        }
        text.erase(text.find_last_not_of(' ') + 1);
        line(text);
    };
    print(titles);
    for (const auto& row : rows) print(row);
}

void Console::json(const Json& document) const {
    if (!m_json) return;
    m_progress->clear();
    const std::string text = document.dump(2, ' ', false, Json::error_handler_t::replace);
    writeOutput(isatty(STDOUT_FILENO) != 0 ? forTerminal(text) : text);
    writeOutput("\n");
}

void Console::raw(std::string_view bytes) const {
    m_progress->clear();
    if (isatty(STDOUT_FILENO) != 0) return writeOutput(forTerminal(bytes));
    writeOutput(bytes);
}

std::string Console::stage() const {
    return m_progress->stage();
}

void Console::endProgress() const {
    m_progress->clear();
}

void Console::finish() const {
    m_progress->clear();
    finishOutput();
}

std::string roundedNumber(double value, int digits) {
    if (std::isnan(value)) return "–";
    char text[64];
    const auto end =
        std::to_chars(text, text + sizeof text, value, std::chars_format::general, digits);
    return {text, end.ptr};
}

Json jsonNumber(double value) {
    return std::isfinite(value) ? Json(value) : Json(nullptr);
}

std::string joined(const std::vector<std::string>& texts, std::string_view separator) {
    std::string all;
    for (const std::string& text : texts) {
        if (!all.empty()) all += separator;
        all += text;
    }
    return all;
}

Json textsJson(const std::vector<Message>& messages) {
    Json texts = Json::array();
    for (const Message& message : messages) texts.push_back(message.text());
    return texts;
}

}  // namespace footbridge
