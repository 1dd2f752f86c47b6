// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBuffer>
#include <QPainter>
#include <memory>

#include "widgets/charts/points_item.h"

class QPaintDevice;

namespace footbridge {

/// A plot as SVG or PDF. Words, lines and frame are drawn where it is made, on the GUI thread; its
/// points, which take long where there are many, where it is finished, on any thread.
class VectorPicture {
  public:
    enum class Kind { Svg, Pdf };

    /// The page has `zoom` times `size`, and so has all that is drawn.
    VectorPicture(const PlotSpec& spec, const Theme& theme, QSize size, Kind kind, double zoom = 1);
    ~VectorPicture();
    VectorPicture(const VectorPicture&) = delete;
    VectorPicture& operator=(const VectorPicture&) = delete;

    QByteArray finish();  ///< the file's bytes; once

  private:
    Kind m_kind;
    QByteArray m_bytes;
    QBuffer m_buffer{&m_bytes};
    std::unique_ptr<QPaintDevice> m_device;
    QPainter m_painter;
    PointsItem m_points;
};

}  // namespace footbridge
