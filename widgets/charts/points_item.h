// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <QImage>
#include <QSet>
#include <optional>
#include <vector>

#include "widgets/charts/plot_frame.h"
#include "widgets/charts/theme.h"

namespace footbridge {

/// One point of a plot under the pointer.
struct PointHit {
    int layer = 0;
    qsizetype index = 0;
    QPointF page;
    qint64 id = -1;  ///< -1 where the layer has none
};

/// All point layers of a plot. Points of a small layer are drawn one by one (and stay vectors in an
/// exported file); those of a layer above kImageAbove are stamped into one image, which keeps a
/// plot of 50 000 points smooth and an exported file small (QScatterSeries takes seconds for that
/// many).
class PointsItem : public QGraphicsItem {
  public:
    static constexpr qsizetype kImageAbove = 2000;
    static constexpr qsizetype kWhiskersUpTo = 200;

    void setLayers(const PlotSpec& spec, const Theme& theme);
    void setFrame(const PlotFrame& frame);
    void setSelection(const QSet<qint64>& ids);
    void setPicked(const std::optional<PointHit>& hit);  ///< the point that the keyboard is at
    /// Pixels of the image for one unit of the page, for files; 0: as the painter's device.
    void setImageScale(double scale) { m_imageScale = scale; }
    /// Only what lies between these heights of the page is asked for next.
    void setImageRows(double top, double bottom);

    qsizetype visibleCount() const;
    std::optional<PointHit> nearest(QPointF page, double radius) const;
    /// The next visible point to the right (step 1) or to the left (-1) of `from`.
    std::optional<PointHit> neighbour(const std::optional<PointHit>& from, int step) const;
    QVector<qint64> idsIn(const QRectF& page) const;
    QVector<qint64> allIds() const;

    QRectF boundingRect() const override { return m_frame.area.adjusted(-12, -12, 12, 12); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    struct Layer {
        int source = 0;         ///< position in the spec
        QVector<QPointF> plot;  ///< plot coordinates; NaN where the axes cannot show the point
        QVector<QPointF> page;
        QVector<double> low, high;  ///< plot coordinates of whiskers
        QVector<qint64> ids;
        QColor colour;
        bool hollow = false, square = false;
        mutable std::vector<QRgb> shades;  ///< by how many points lie on a pixel; empty until drawn
    };
    bool isVisible(QPointF page) const;
    double radius() const;
    float opacity() const;
    void paintWhiskers(QPainter& painter, const Layer& layer) const;
    void paintVectors(QPainter& painter, const Layer& layer) const;
    struct StampedRows {
        QImage image;
        int first = 0;  ///< pixels below the upper edge of the data's area
    };
    StampedRows stamped(const Layer& layer, double scale) const;
    void paintMarked(QPainter& painter) const;

    QVector<Layer> m_layers;
    qsizetype m_count = 0;
    Theme m_theme;
    PlotFrame m_frame;
    QSet<qint64> m_selection;
    std::optional<PointHit> m_picked;
    double m_imageScale = 0;
    double m_rowsTop = -1e9, m_rowsBottom = 1e9;
    mutable QVector<StampedRows> m_images;  ///< cache of the stamped layers, per layer
    mutable double m_imagesScale = 0;
};

}  // namespace footbridge
