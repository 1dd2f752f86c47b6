// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "core/table/table.h"

namespace footbridge {

/// Collects warnings, the first few of each kind in full and the others as a number.
class WarningList {
  public:
    static constexpr std::size_t kInFull = 5;

    void add(Message message, std::size_t line = 0, std::size_t column = 0);
    /// Appends what a later piece of the file gave.
    void append(const WarningList& later);
    /// All of them in order, then one sentence for every kind that was cut short.
    std::vector<ImportWarning> finish() const;

  private:
    struct Kind {
        std::size_t count = 0;
        ImportWarning first;
    };
    std::vector<ImportWarning> m_warnings;
    std::map<std::string, Kind> m_kinds;
};

}  // namespace footbridge
