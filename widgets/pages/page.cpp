// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/page.h"

#include <QEvent>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/pages/label.h"
#include "widgets/pages/whole_text.h"

namespace footbridge {

namespace {

/// Characters that stand beside a page's actions at least; else these go below.
constexpr int kLeastTitle = 36;

/// Puts a page's actions beside its title, or below it where that would have too little room.
class HeadArranger : public QObject {
  public:
    HeadArranger(QWidget& page, QBoxLayout& head, QHBoxLayout& actions)
        : QObject(&page), m_page(page), m_head(head), m_actions(actions) {}

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::Resize && event->type() != QEvent::LayoutRequest) return false;
        const int actions = m_actions.sizeHint().width();
        const int room = m_page.width() - 2 * kPageMargin - kRowSpacing - actions;
        const bool below =
            actions > 0 &&
            room < kLeastTitle * m_page.fontMetrics().horizontalAdvance(QLatin1Char('x'));
        m_head.setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        m_actions.setAlignment(below ? Qt::AlignTop | Qt::AlignLeft : Qt::AlignTop);
        return false;
    }

  private:
    QWidget& m_page;
    QBoxLayout& m_head;
    QHBoxLayout& m_actions;
};

/// The contents of a page, which shrink to what they need at least before they scroll: a scroll
/// area gives what has height for width its preferred height.
class ContentsLayout : public QVBoxLayout {
  public:
    using QVBoxLayout::QVBoxLayout;
    bool hasHeightForWidth() const override { return false; }
};

}  // namespace

Page::Page(const QString& title, Workspace& workspace, QWidget* parent)
    : QWidget(parent), m_workspace(workspace) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(kPageMargin, 20, kPageMargin, kCardSpacing);
    outer->setSpacing(kCardSpacing);

    auto* head = new QBoxLayout(QBoxLayout::LeftToRight);
    head->setSpacing(kRowSpacing);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(makeLabel(title, "title", this));
    m_subtitle = makeLabel({}, "subtitle", this);
    m_subtitle->setWordWrap(true);
    words->addWidget(m_subtitle);
    head->addLayout(words, 1);
    m_actions = new QHBoxLayout;
    m_actions->setSpacing(kRowSpacing);
    m_actions->setAlignment(Qt::AlignTop);
    head->addLayout(m_actions);
    outer->addLayout(head);
    installEventFilter(new HeadArranger(*this, *head, *m_actions));

    // A page that needs more room than a small screen has scrolls instead of being cut.
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget(scroll);
    m_contents = new ContentsLayout(body);
    m_contents->setContentsMargins(0, 0, 0, 0);
    m_contents->setSpacing(kCardSpacing);
    scroll->setWidget(body);
    outer->addWidget(scroll, 1);
    setAccessibleName(title);
}

void Page::setSubtitle(const QString& text) {
    m_subtitle->setText(text);
}

QFrame* makeCard(QWidget* parent, QVBoxLayout*& layout) {
    auto* card = new QFrame(parent);
    layout = makeCard(*card);
    return card;
}

QVBoxLayout* makeCard(QFrame& frame) {
    frame.setProperty("card", true);
    auto* layout = new QVBoxLayout(&frame);
    layout->setContentsMargins(16, 14, 16, 16);
    layout->setSpacing(kRowSpacing);
    return layout;
}

CardHead addHead(QVBoxLayout& card, const QString& title, const QString& caption) {
    auto* row = new QHBoxLayout;
    row->addWidget(makeLabel(title, "heading", card.parentWidget()));
    QLabel* label = makeLabel(caption, "subtitle", card.parentWidget());
    label->setWordWrap(true);  // a card need not be as wide as what is said of it
    row->addWidget(label, 1);
    card.addLayout(row);
    return {row, label};
}

QFrame* makeBannerFrame(QWidget* parent, QVBoxLayout*& layout) {
    auto* banner = new QFrame(parent);
    banner->setProperty("banner", true);
    layout = new QVBoxLayout(banner);
    layout->setContentsMargins(16, 14, 16, 14);
    return banner;
}

QLabel* makeLabel(const QString& text, const char* role, QWidget* parent) {
    auto* label = new Label(text, parent);
    label->setProperty("role", QString::fromLatin1(role));
    return label;
}

QLabel* makeText(const QString& text, const char* role, QWidget* parent) {
    auto* label = new WholeText(role, parent);
    label->setText(text);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

void setTextRole(QLabel* label, const char* role) {
    label->setProperty("role", QString::fromLatin1(role));
    label->style()->unpolish(label);
    label->style()->polish(label);
}

QPushButton* makeButton(const QString& text, const char* name, QWidget* parent) {
    auto* made = new QPushButton(text, parent);
    made->setObjectName(QLatin1String(name));
    return made;
}

void setPrimary(QPushButton* button, bool primary) {
    if (button->property("primary").toBool() == primary) return;
    button->setProperty("primary", primary);
    button->style()->unpolish(button);
    button->style()->polish(button);
}

void widenSection(QHeaderView* header, int section, int least) {
    header->resizeSection(section, least);
    // Later, because the style sheet that makes titles bold comes after the pages.
    QTimer::singleShot(0, header, [header, section, least] {
        header->resizeSection(section, std::max(least, header->sectionSizeHint(section)));
    });
}

}  // namespace footbridge
