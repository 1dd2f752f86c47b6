// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <filesystem>
#include <list>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "core/source/source_model.h"

namespace footbridge {

struct SourceSamples;

/// Trained source models by the digest of what they were trained on, so that none is trained twice
/// and none is used for other data, roles, units, columns, options or seeds. Keeps the models that
/// were asked for last. All members may be called from several threads.
class SourceCache {
  public:
    /// Models are also kept in the folder `shared`, where one is named and is there, so that other
    /// programs that name it need not train them.
    explicit SourceCache(std::size_t capacity = 8, std::filesystem::path shared = {})
        : m_capacity(capacity), m_shared(std::move(shared)) {}

    /// The model that trainSource() gives for the same arguments: a kept one, or a new one. Who
    /// asks for a model that is being trained waits for it, and trains it where that was cancelled
    /// or failed. Errors as of trainSource(); Cancelled also while waiting.
    std::shared_ptr<const SourceModel> get(std::span<const Dataset> sources,
                                           const std::vector<std::string>& common,
                                           ResponseTransform::Kind kind,
                                           const SourceOptions& options, const RunContext& context);

    std::size_t size() const;  ///< models kept

    /// Takes away what caches put into a folder that they shared, and nothing else.
    static void removeShared(const std::filesystem::path& folder);

  private:
    struct Slot {
        std::string digest;
        std::shared_ptr<const SourceModel> model;  // null while it is being trained
    };
    using Slots = std::list<Slot>;  // asked for last first

    Slots::iterator find(const std::string& digest);
    void dropOldest();

    std::shared_ptr<const SourceModel> sharedModel(const SourceSamples& samples,
                                                   const std::string& digest,
                                                   const RunContext& context) const;

    const std::size_t m_capacity;
    const std::filesystem::path m_shared;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_changed;
    Slots m_slots;
};

}  // namespace footbridge
