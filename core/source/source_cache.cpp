// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/source_cache.h"

#include <algorithm>

#include "core/source/source_samples.h"
#include "core/source/source_training.h"

namespace footbridge {

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
        model = trainSource(samples, context);
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

std::size_t SourceCache::size() const {
    const std::lock_guard lock(m_mutex);
    return static_cast<std::size_t>(
        std::ranges::count_if(m_slots, [](const Slot& slot) { return slot.model != nullptr; }));
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
