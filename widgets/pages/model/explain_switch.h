// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVector>

#include "core/run/matrix.h"

class QPushButton;
class QSplitter;
class QStackedWidget;

namespace footbridge {

class ExplainCard;
class Explainer;
class JobBoard;

/// Puts the explanation in the place of the leaderboard and the rows below the plot, and back; it
/// follows the rows that are selected and the strategy that is shown.
class ExplainSwitch : public QObject {
    Q_OBJECT

  public:
    /// The parts of the page that it moves and listens to.
    struct Parts {
        QSplitter* left = nullptr;   ///< with the plot
        QSplitter* right = nullptr;  ///< with figures and rows
        QStackedWidget* figures = nullptr;
        QWidget* rows = nullptr;
        QPushButton* why = nullptr;     ///< opens it
        QPushButton* report = nullptr;  ///< adds the row to the report, or takes it out
    };
    ExplainSwitch(Explainer& explainer, JobBoard& board, const Parts& parts, QObject* parent);

    bool isOpen() const { return m_open; }
    void open();
    void close();
    void setStrategy(std::size_t position);
    void setSelection(const QVector<qint64>& rows);
    void setFigures(int index);  ///< what stands there while no explanation does

  Q_SIGNALS:
    void rowWanted(qint64 row);

  private:
    void makeCard();
    void follow();
    void showReport();
    void changeReport();

    Explainer& m_explainer;
    JobBoard& m_board;
    Parts m_parts;
    QWidget* m_place;               ///< of the card
    ExplainCard* m_card = nullptr;  ///< made when it is first opened
    bool m_open = false;
    int m_figures = 0;
    std::size_t m_position = 0;
    Index m_row = -1;
};

}  // namespace footbridge
