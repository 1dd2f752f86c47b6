// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/checkpoints.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/output_check.h"

namespace footbridge {
namespace {

namespace fs = std::filesystem;
constexpr std::string_view kHead = "footbridge-checkpoint/1\n", kEnding = ".checkpoint";
constexpr std::size_t kNameLength = 24, kSumLength = 64;

std::string nameOf(const std::string& training) {
    return sha256(training).substr(0, kNameLength);
}

/// The files of a training with their steps, newest first.
std::vector<std::pair<int, fs::path>> filesOf(const fs::path& folder, const std::string& training) {
    std::vector<std::pair<int, fs::path>> files;
    const std::string name = nameOf(training) + "-";
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string file = entry.path().filename().string();
        if (!file.starts_with(name) || !file.ends_with(kEnding)) continue;
        int step = 0;
        const char *begin = file.data() + name.size(), *end = file.data() + file.size();
        if (std::from_chars(begin, end - kEnding.size(), step).ec == std::errc())
            files.emplace_back(step, entry.path());
    }
    std::ranges::sort(files, std::greater<>());
    return files;
}

}  // namespace

Checkpoints::Checkpoints(fs::path folder, std::chrono::milliseconds every)
    : m_folder(std::move(folder)), m_every(every), m_last(std::chrono::steady_clock::now()) {
    makeOutputFolder(m_folder.string());
}

std::optional<Checkpoints::State> Checkpoints::newest(const std::string& training) const {
    for (const auto& [step, path] : filesOf(m_folder, training)) {
        try {
            std::string bytes = readFile(path);
            // One that the disk has damaged is passed over for the one before it.
            const std::size_t head = kHead.size() + kSumLength + 1;
            if (bytes.size() < head || !bytes.starts_with(kHead)) continue;
            const std::string sum = bytes.substr(kHead.size(), kSumLength);
            bytes.erase(0, head);
            if (sha256(training + bytes) != sum) continue;
            ++m_resumed;
            return State{step, std::move(bytes)};
        } catch (const Error&) {
            continue;
        }
    }
    return std::nullopt;
}

void Checkpoints::add(const std::string& training, State state, bool finished) {
    m_last = std::chrono::steady_clock::now();
    Task task{training, std::move(state), finished};
    std::unique_lock lock(m_mutex);
    if (!m_serving) {
        lock.unlock();
        write(task);
        return;
    }
    if (finished) {
        m_changed.wait(lock, [&] { return !m_finished; });
        m_waiting.reset();
        m_finished = std::move(task);
    } else {
        m_waiting = std::move(task);
    }
    m_changed.notify_all();
}

void Checkpoints::serve() {
    std::unique_lock lock(m_mutex);
    m_serving = !m_stopped;
    while (true) {
        m_changed.wait(lock, [&] { return m_stopped || m_waiting || m_finished; });
        auto& next = m_finished ? m_finished : m_waiting;
        if (!next) break;
        const Task task = *std::exchange(next, std::nullopt);
        lock.unlock();
        m_changed.notify_all();
        std::exception_ptr failure;
        try {
            write(task);
        } catch (...) {
            failure = std::current_exception();
        }
        lock.lock();
        if (failure && !m_failure) m_failure = failure;
    }
    m_serving = false;
}

void Checkpoints::beside(const RunContext& context, const std::function<void()>& work) {
    m_stopped = false;
    context.threads.parallel(2, [&](std::size_t which) {
        if (which == 1) return serve();
        struct Stop {
            Checkpoints& all;
            ~Stop() {
                const std::scoped_lock lock(all.m_mutex);
                all.m_stopped = true;
                all.m_changed.notify_all();
            }
        } const stop{*this};
        work();
    });
    if (m_failure) std::rethrow_exception(std::exchange(m_failure, nullptr));
}

void Checkpoints::write(const Task& task) {
    const std::string name = nameOf(task.training) + "-";
    std::string bytes(kHead);
    bytes += sha256(task.training + task.state.bytes) + "\n" + task.state.bytes;
    writeFile(m_folder / (name + std::to_string(task.state.step) + std::string(kEnding)), bytes);
    ++m_written;
    const auto files = filesOf(m_folder, task.training);
    const std::size_t kept = task.finished ? 1 : kKept;
    for (std::size_t i = kept; i < files.size(); ++i) {
        std::error_code ignored;  // what cannot be removed is only passed over
        fs::remove(files[i].second, ignored);
    }
}

}  // namespace footbridge
