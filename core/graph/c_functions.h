// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

namespace footbridge::graph {

/// The functions of C that the steps of a model call, for example "matern_sum" or
/// "weigh_float"; only those that are used are written, since an unused one is a warning.
class CFunctions {
  public:
    /// Returns the name. Those that it calls are used too.
    std::string use(const std::string& name);
    std::string text() const;  ///< of all that are used, in the order that C needs

  private:
    std::set<std::string> m_used;
};

}  // namespace footbridge::graph
