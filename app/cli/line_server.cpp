// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/line_server.h"

#include <poll.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <list>
#include <optional>

#include "app/cli/cli_messages.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

constexpr std::size_t kReadAtOnce = std::size_t{1} << 18;
constexpr std::size_t kWriteAtOnce = 4096;  // never blocks when poll() has said that there is room
constexpr std::size_t kMostUnread = std::size_t{1} << 22;  // of answers; then no more is asked
constexpr std::size_t kMostPartners = 256;
constexpr std::chrono::milliseconds kLastWords{500};

/// Wakes a poll() when the program is asked to stop.
class StopSignal {
  public:
    explicit StopSignal(const std::stop_token& stop)
        : m_descriptor(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
        m_wake.emplace(stop, Wake{m_descriptor});
    }
    ~StopSignal() {
        m_wake.reset();  // nothing is written to a descriptor that may be another's by then
        ::close(m_descriptor);
    }
    StopSignal(const StopSignal&) = delete;
    StopSignal& operator=(const StopSignal&) = delete;
    int descriptor() const { return m_descriptor; }

  private:
    struct Wake {
        int descriptor;
        void operator()() const {
            const std::uint64_t one = 1;
            [[maybe_unused]] const auto written = ::write(descriptor, &one, sizeof one);
        }
    };
    int m_descriptor;
    std::optional<std::stop_callback<Wake>> m_wake;
};

/// Somebody who asks, and what has not been said yet.
class Partner {
  public:
    Partner(int input, int output) : m_input(input), m_output(output) {}

    bool wantsToRead() const { return !m_ended && m_answers.size() < kMostUnread; }
    bool wantsToWrite() const { return !m_answers.empty(); }
    bool isDone() const { return m_gone || (m_ended && m_answers.empty()); }
    /// Why answers were not taken, 0 where they were or nobody listens any more.
    int refusal() const { return m_refusal == EPIPE || m_refusal == ECONNRESET ? 0 : m_refusal; }
    int input() const { return m_input; }
    int output() const { return m_output; }
    void close() const { ::close(m_input); }

    void read(const LineServer& server) {
        std::string& some = m_asked;
        const std::size_t before = some.size();
        some.resize(before + kReadAtOnce);
        const ssize_t got = ::read(m_input, some.data() + before, kReadAtOnce);
        some.resize(before + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
        if (got < 0) m_gone = true;
        if (got <= 0) m_ended = true;
        answerLines(server, before);
    }

    void write() {
        const std::size_t size = std::min(m_answers.size() - m_said, kWriteAtOnce);
        const ssize_t put = ::write(m_output, m_answers.data() + m_said, size);
        if (put < 0 && (errno == EAGAIN || errno == EINTR)) return;
        if (put < 0) {
            m_refusal = errno;
            m_gone = true;
            return;
        }
        m_said += static_cast<std::size_t>(put);
        if (m_said < m_answers.size()) return;
        m_answers.clear();
        m_said = 0;
    }

  private:
    /// A last line may lack its end.
    void answerLines(const LineServer& server, std::size_t fresh) {
        std::vector<std::string_view> lines;
        const std::string_view asked = m_asked;
        std::size_t begin = 0;
        for (std::size_t end = asked.find('\n', fresh); end != std::string_view::npos;
             end = asked.find('\n', begin)) {
            take(asked.substr(begin, end - begin), lines, server);
            begin = end + 1;
        }
        if (m_ended) {
            take(asked.substr(begin), lines, server);
            begin = asked.size();
        }
        if (!lines.empty()) m_answers += server.answer(lines);
        m_asked.erase(0, begin);
        if (m_asked.size() <= kLongestLine) return;
        m_tooLong = true;
        m_asked.clear();
    }

    void take(std::string_view line, std::vector<std::string_view>& lines,
              const LineServer& server) {
        if (m_tooLong || line.size() > kLongestLine) {
            if (!lines.empty()) m_answers += server.answer(lines);
            lines.clear();
            m_answers += server.tooLong();
            m_tooLong = false;
        } else if (line.find_first_not_of(" \t\r") != std::string_view::npos) {
            lines.push_back(line);
        }
    }

    int m_input, m_output;
    std::string m_asked, m_answers;
    std::size_t m_said = 0;  // of the answers
    bool m_tooLong = false;  // the line that is being read
    bool m_ended = false, m_gone = false;
    int m_refusal = 0;
};

/// Waits for what the partners can do and does it; false when the program is to stop.
bool step(std::list<Partner>& partners, const OwnerSocket* socket, const StopSignal& stop,
          const LineServer& server, int milliseconds) {
    const bool full = partners.size() >= kMostPartners;
    std::vector<pollfd> waiting{{stop.descriptor(), POLLIN, 0},
                                {socket && !full ? socket->descriptor() : -1, POLLIN, 0}};
    for (const Partner& partner : partners) {
        waiting.push_back({partner.wantsToRead() ? partner.input() : -1, POLLIN, 0});
        waiting.push_back({partner.wantsToWrite() ? partner.output() : -1, POLLOUT, 0});
    }
    if (::poll(waiting.data(), waiting.size(), milliseconds) < 0) return errno == EINTR;
    std::size_t at = 2;
    for (Partner& partner : partners) {
        if (waiting[at++].revents != 0) partner.read(server);
        if (waiting[at++].revents != 0) partner.write();
    }
    if (waiting[1].revents != 0)
        if (const int connection = socket->accept(); connection >= 0)
            partners.emplace_back(connection, connection);
    return waiting[0].revents == 0;
}

/// What has been answered is said, as far as anybody listens.
void sayLastWords(std::list<Partner>& partners) {
    const auto until = std::chrono::steady_clock::now() + kLastWords;
    for (Partner& partner : partners)
        while (partner.wantsToWrite() && !partner.isDone() &&
               std::chrono::steady_clock::now() < until) {
            pollfd end{partner.output(), POLLOUT, 0};
            if (::poll(&end, 1, 50) > 0) partner.write();
        }
}

/// Somebody who stops listening is no reason to die.
void ignoreClosedPipes() {
    ::signal(SIGPIPE, SIG_IGN);
}

}  // namespace

void LineServer::serveStreams(int input, int output) {
    ignoreClosedPipes();
    const StopSignal signal(stop);
    std::list<Partner> partner;
    partner.emplace_back(input, output);
    while (!partner.front().isDone())
        if (!step(partner, nullptr, signal, *this, -1)) break;
    sayLastWords(partner);
    if (const int code = partner.front().refusal())
        throw Error(messages::kCliNoTerminal, {std::strerror(code)});
}

void LineServer::serveSocket(const OwnerSocket& socket) {
    ignoreClosedPipes();
    const StopSignal signal(stop);
    std::list<Partner> partners;
    while (step(partners, &socket, signal, *this, -1))
        partners.remove_if([](const Partner& partner) {
            if (partner.isDone()) partner.close();
            return partner.isDone();
        });
    sayLastWords(partners);
    for (const Partner& partner : partners) partner.close();
}

}  // namespace footbridge
