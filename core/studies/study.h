// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/run/error.h"
#include "core/run/run_context.h"

namespace footbridge {

/// What measuring a cell gave: bytes that only its study reads.
struct StudyRecord {
    bool failed = false;  ///< the cell has no score at all, and the bytes say why
    std::string bytes;
};

/// Something that is measured cell by cell: it lists its cells, measures one, and sums them up.
/// Where finished cells lie (cell_store.h) and what runs them (executor.h) are no business of it.
/// Cells of a group share what measuring takes, such as tables. All members may be called from
/// several threads.
class Study {
  public:
    class Group {
      public:
        virtual ~Group() = default;
        /// Throws Cancelled, and what failureInHand() tells of a cell that could not be measured.
        virtual StudyRecord measure(std::size_t cell, const RunContext& context) = 0;
    };

    virtual ~Study() = default;
    /// Tells studies apart whose records must not be mixed.
    virtual std::string fingerprint() const = 0;
    /// What a record's bytes need to be read later, such as the names of columns; goes with every
    /// log of records.
    virtual std::string head() const { return {}; }
    /// The study as text from which a worker makes it again; empty where it cannot.
    virtual std::string document() const { return {}; }
    virtual std::size_t groups() const = 0;
    virtual std::string groupName(std::size_t group) const = 0;
    virtual std::size_t cells(std::size_t group) const = 0;
    /// A name that no other cell has and that stays when the study grows.
    virtual std::string cellName(std::size_t group, std::size_t cell) const = 0;
    /// Ready to measure. Throws what failureInHand() tells; StudyStopped where nothing of the study
    /// may go on; Cancelled.
    virtual std::shared_ptr<Group> open(std::size_t group, const RunContext& context) = 0;
    /// The record of a cell that could not be measured.
    virtual StudyRecord failed(std::size_t group, std::size_t cell, const std::string& why) = 0;
    /// Told of every record in the folder, with the head of its log. False where it lacks something
    /// that is asked for by now, so that the cell is measured again.
    virtual bool recall(const std::string& head, std::string_view bytes) = 0;
};

/// Thrown by Study::open() when the whole study must stop, not this group alone.
class StudyStopped : public Error {
  public:
    using Error::Error;
};

/// The key of a cell in the store.
std::uint64_t cellKey(std::string_view cellName);

}  // namespace footbridge
