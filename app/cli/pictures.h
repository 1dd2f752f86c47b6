// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/bundle/report.h"
#include "core/analysis/analysis.h"

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
    Pictures();
    ~Pictures();
    /// PNGs of the plots of the Results and Divergence pages.
    std::vector<NamedPicture> draw(const Analysis& analysis, const StrategyResult& result,
                                   const Prediction& prediction) const;

  private:
    std::unique_ptr<QApplication> m_application;
};

}  // namespace footbridge
