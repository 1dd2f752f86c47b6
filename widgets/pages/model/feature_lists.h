// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace footbridge {

class FeatureSide;

/// The three lists side by side: either the matched one or the two others have a selection. Each is
/// as wide as its names need where there is room for all, until a person moves them.
class FeatureLists : public QSplitter {
    Q_OBJECT
  public:
    explicit FeatureLists(QWidget* parent);

    FeatureSide& source() { return *m_source; }
    FeatureSide& matched() { return *m_matched; }
    FeatureSide& target() { return *m_target; }
    void fit();  ///< after their contents changed

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    FeatureSide *m_source, *m_matched, *m_target;
    bool m_moved = false;
};

}  // namespace footbridge
