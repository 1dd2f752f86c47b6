// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_cache.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <thread>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/source/source_samples.h"
#include "core/source/source_state.h"
#include "core/source/source_training.h"

namespace footbridge {
namespace {

constexpr std::size_t kDigestDigits = 64;  ///< of SHA-256

/// Only one program at a time holds it. Where a file system has no locks, everybody holds it.
class TurnLock {
  public:
    TurnLock(const std::filesystem::path& file, const RunContext& context)
        : m_file(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666)) {
        while (m_file >= 0 && ::flock(m_file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
            if (context.cancelled()) break;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    }
    ~TurnLock() {
        if (m_file >= 0) ::close(m_file);
    }
    TurnLock(const TurnLock&) = delete;
    TurnLock& operator=(const TurnLock&) = delete;

  private:
    int m_file;
};

}  // namespace

std::shared_ptr<const SourceModel> SourceCache::get(std::span<const Dataset> sources,
                                                    const std::vector<std::string>& common,
                                                    ResponseTransform::Kind kind,
                                                    const SourceOptions& options,
                                                    const RunContext& context) {
    const SourceSamples samples = drawSamples(sources, common, kind, options, context);
    const std::string digest = samples.digest();
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, context.stop, [&] {
        const auto slot = find(digest);
        return slot == m_slots.end() || slot->model;
    });
    context.checkCancelled();
    if (const auto slot = find(digest); slot != m_slots.end()) {
        m_slots.splice(m_slots.begin(), m_slots, slot);
        return slot->model;
    }
    m_slots.push_front({digest, nullptr});
    lock.unlock();
    std::shared_ptr<const SourceModel> model;
    try {
        model = m_shared.empty() ? trainSource(samples, context)
                                 : sharedModel(samples, digest, context);
    } catch (...) {
        lock.lock();
        m_slots.erase(find(digest));
        m_changed.notify_all();
        throw;
    }
    lock.lock();
    find(digest)->model = model;
    dropOldest();
    m_changed.notify_all();
    return model;
}

/// The model of the shared folder; trained under a lock where it is not there yet, so that others
/// that ask for it wait instead of training it too.
std::shared_ptr<const SourceModel> SourceCache::sharedModel(const SourceSamples& samples,
                                                            const std::string& digest,
                                                            const RunContext& context) const {
    const std::filesystem::path file = m_shared / (digest + ".model");
    const auto stored = [&]() -> std::shared_ptr<const SourceModel> {
        std::error_code problem;
        if (!std::filesystem::exists(file, problem)) return nullptr;
        try {
            auto model = readSourceModel(readFile(file), file.string());
            if (model->digest == digest) return model;
        } catch (const Error&) {
            // Damaged, or taken away just now.
        }
        return nullptr;  // train it
    };
    if (auto model = stored()) return model;
    const TurnLock turn(m_shared / (digest + ".lock"), context);
    if (auto model = stored()) return model;
    auto model = trainSource(samples, context);
    try {
        writeFile(file, writeSourceModel(*model));
    } catch (const Error&) {
        // Others train it themselves.
    }
    return model;
}

std::size_t SourceCache::size() const {
    const std::lock_guard lock(m_mutex);
    return static_cast<std::size_t>(
        std::ranges::count_if(m_slots, [](const Slot& slot) { return slot.model != nullptr; }));
}

void SourceCache::removeShared(const std::filesystem::path& folder) {
    std::error_code problem, ignored;
    for (std::filesystem::directory_iterator entry(folder, problem), end; !problem && entry != end;
         entry.increment(problem)) {
        const std::string name = entry->path().filename().string();
        if (name.find_first_not_of("0123456789abcdef") == kDigestDigits &&
            name[kDigestDigits] == '.' && entry->is_regular_file(ignored))
            std::filesystem::remove(entry->path(), ignored);
    }
}

SourceCache::Slots::iterator SourceCache::find(const std::string& digest) {
    return std::ranges::find(m_slots, digest, &Slot::digest);
}

void SourceCache::dropOldest() {
    auto kept = std::ranges::count_if(m_slots, [](const Slot& s) { return s.model != nullptr; });
    for (auto slot = m_slots.end(); slot != m_slots.begin();) {
        --slot;
        if (kept <= static_cast<std::ptrdiff_t>(m_capacity)) return;
        if (!slot->model) continue;
        slot = m_slots.erase(slot);
        --kept;
    }
}

}  // namespace footbridge
