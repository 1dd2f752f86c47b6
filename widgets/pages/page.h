// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QFrame;
class QHBoxLayout;
class QHeaderView;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace footbridge {

class Workspace;

inline constexpr int kRowSpacing = 8, kCardSpacing = 16, kPageMargin = 24;

/// A page of the main window: title, a line that says how things stand, contents.
class Page : public QWidget {
    Q_OBJECT
  public:
    Page(const QString& title, Workspace& workspace, QWidget* parent = nullptr);

    void setSubtitle(const QString& text);
    QVBoxLayout* contents() { return m_contents; }
    QHBoxLayout* actions() { return m_actions; }  ///< right of the title

  Q_SIGNALS:
    void viewMade();  ///< a view that is made when it is first asked for is there

  protected:
    Workspace& workspace() { return m_workspace; }

  private:
    Workspace& m_workspace;
    QLabel* m_subtitle;
    QHBoxLayout* m_actions;
    QVBoxLayout* m_contents;
};

inline constexpr int kFilterDelayMilliseconds = 150;  ///< rows follow once typing pauses

/// A white frame with its own vertical layout.
QFrame* makeCard(QWidget* parent, QVBoxLayout*& layout);
QVBoxLayout* makeCard(QFrame& frame);  ///< dresses a frame as one
/// What stands on top of a card: its heading, and beside it a caption; more goes to the row's end.
struct CardHead {
    QHBoxLayout* row;
    QLabel* caption;
};
CardHead addHead(QVBoxLayout& card, const QString& title, const QString& caption = {});
/// A frame for what a page says in a sentence, with its own vertical layout.
QFrame* makeBannerFrame(QWidget* parent, QVBoxLayout*& layout);
/// A label in a role of the style sheet: "heading", "subtitle", "caption", "warning", …
QLabel* makeLabel(const QString& text, const char* role, QWidget* parent);
/// The same for sentences, which wrap and can be selected.
QLabel* makeText(const QString& text, const char* role, QWidget* parent);
void setTextRole(QLabel* label, const char* role);
/// A button that is found by its name.
QPushButton* makeButton(const QString& text, const char* name, QWidget* parent);
void setPrimary(QPushButton* button, bool primary);  ///< a page has one such button at a time
/// Makes a section at least this wide, and as wide as its title in any language.
void widenSection(QHeaderView* header, int section, int least);

}  // namespace footbridge
