// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>
#include <QWidget>

namespace footbridge {

/// Parts of a whole as one bar, and below it what they are and how much of it.
class ShareBar : public QWidget {
    Q_OBJECT

  public:
    struct Share {
        QString name;
        double share = 0;  ///< in [0, 1]
        int series = 0;    ///< position in the palette; -1: muted
    };

    explicit ShareBar(QWidget* parent = nullptr);
    void setShares(QVector<Share> shares);
    const QVector<Share>& shares() const { return m_shares; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString legendOf(const Share& share) const;
    /// Places of the legend's entries at this width.
    QVector<QPoint> places(int width) const;

    QVector<Share> m_shares;
};

}  // namespace footbridge
