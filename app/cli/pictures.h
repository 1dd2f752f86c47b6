// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "core/analysis/analysis.h"
#include "core/bundle/report.h"

class QApplication;

namespace footbridge {

/// A picture with the file name it gets in a folder of plots.
struct NamedPicture {
    std::string fileName;
    ReportPicture picture;
    bool showsRuns = false;  ///< points of single runs, shots among them
};

/// Draws plots without a display; make one only when pictures are asked for, on the main thread.
class Pictures {
  public:
    /// Of those that draw() may give.
    static constexpr std::array<const char*, 4> kFileNames{
        "predicted-against-measured.png", "residuals.png", "leaderboard.png", "severity.png"};

    Pictures();
    ~Pictures();
    /// PNGs of the plots of the Results and Divergence pages.
    std::vector<NamedPicture> draw(const Analysis& analysis, const StrategyResult& result,
                                   const Prediction& prediction) const;

  private:
    std::unique_ptr<QApplication> m_application;
};

}  // namespace footbridge
