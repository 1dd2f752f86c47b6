// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>
#include <QWidget>
#include <optional>

namespace footbridge {

class JobBoard;

/// A share with what nine of ten repetitions lie between.
struct SavedShare {
    double value = 0, low = 0, high = 0;
};

/// A line of a SavingsView.
struct SavingsRow {
    QString name;
    std::optional<SavedShare> time, rows;  ///< nothing: `text` stands in their place
    QString text;
    bool best = false;
};

/// What each way saves in time and in rows, as bars with intervals on one linear axis.
class SavingsView : public QWidget {
    Q_OBJECT
  public:
    explicit SavingsView(JobBoard& board, QWidget* parent = nullptr);
    void setRows(QVector<SavingsRow> rows);
    const QVector<SavingsRow>& rows() const { return m_rows; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    void paintAll(QPainter& painter) const;

    JobBoard& m_board;
    QVector<SavingsRow> m_rows;
};

}  // namespace footbridge
