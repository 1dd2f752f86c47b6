// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace footbridge {

/// The remaining time that a person is told of one run: it falls or is not told, but never rises.
class RemainingTime {
  public:
    /// Seconds left after `elapsed` seconds with `fraction` in [0, 1] done; -1 while too little is
    /// done to tell, or while the run turns out clearly slower than was told.
    double told(double fraction, double elapsed);

  private:
    double m_told = -1;  ///< what was told last; -1: nothing yet
    double m_since = 0;  ///< seconds into the run when that was
};

}  // namespace footbridge
