// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <memory>

#include "widgets/charts/plot_spec.h"
#include "widgets/charts/theme.h"

namespace footbridge {

class PlotScene;

/// A plot drawn into an image, strip after strip, so that no step takes long however large the
/// image is. On the GUI thread.
class PlotPicture {
  public:
    /// `scale` pixels for each unit of `size`. Throws Error where there is no room for the image.
    PlotPicture(const PlotSpec& spec, const Theme& theme, QSize size, double scale,
                int pixelsInStrip = kPixelsInStrip);
    ~PlotPicture();

    bool isDone() const { return m_row >= m_image.height(); }
    void drawStrip();
    const QImage& image() const { return m_image; }  ///< whole once it is done

  private:
    static constexpr int kPixelsInStrip = 400'000;

    std::unique_ptr<PlotScene> m_scene;
    QImage m_image;
    QSize m_size;
    QColor m_ground;
    double m_scale;
    int m_row = 0, m_rowsInStrip;
};

}  // namespace footbridge
