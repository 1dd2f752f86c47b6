// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <map>
#include <vector>

#include "core/studies/summary/pair_table.h"

namespace footbridge {

/// A map from every source (rows) to every target (columns) at one number of shots. A click, or the
/// arrows and Enter, choose a cell.
class CampaignMap : public QWidget {
    Q_OBJECT
  public:
    enum class What { Gain, Error, Severity, Winner };

    explicit CampaignMap(QWidget* parent = nullptr);
    void setRows(const std::vector<PairRow>& rows);  ///< of one number of shots
    void setWhat(What what);
    void setChosen(const std::string& pair);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void chosen(const std::string& pair);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    QRectF cellRect(int row, int column) const;
    const PairRow* at(int row, int column) const;
    const PairRow* under(QPointF place) const;
    void paintCell(QPainter& painter, const QRectF& rect, const PairRow* row) const;
    QColor fillOf(const PairRow& row) const;
    QString textOf(const PairRow& row) const;

    What m_what = What::Gain;
    std::vector<PairRow> m_rows;
    QStringList m_sources, m_targets;
    std::map<std::pair<int, int>, std::size_t> m_places;
    std::string m_chosen;
    double m_worst = 1, m_least = 0.1;  ///< errors shown, for the colours
};

}  // namespace footbridge
