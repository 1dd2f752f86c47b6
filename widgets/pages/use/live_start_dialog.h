// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "core/session/session.h"
#include "core/table/table.h"

class QCheckBox;
class QComboBox;
class QRadioButton;
class QSpinBox;

namespace footbridge {

class LiveDesk;

/// Asks how a stream is to be followed.
class LiveStartDialog : public QDialog {
    Q_OBJECT
  public:
    /// `first`: the table that the stream begins with; `known`: what was chosen before, or empty.
    LiveStartDialog(const LiveDesk& desk, const Table& first, const SessionStream& known,
                    const QString& wantedResponse, QWidget* parent);
    SessionStream stream() const;
    bool anew() const;

  private:
    void askForBundle();
    void showState();

    const LiveDesk& m_desk;
    SessionStream m_known;
    QComboBox *m_response, *m_start;
    QSpinBox* m_initial;
    QRadioButton *m_follow, *m_replay;
    QCheckBox* m_goOn;
};

}  // namespace footbridge
