// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QString>
#include <functional>

#include "widgets/workspace/document.h"

class QWidget;

namespace footbridge {

class Page;
class Workspace;

/// Where a page stands in the rail: building the model, what it is good for, studies of it.
enum class PageGroup { Model, Use, Study };

QString groupTitle(PageGroup group);  ///< "" for the model, which comes first and needs no heading

/// How things stand on a page, and in a few words beside its name.
struct PageStatus {
    StageState state = StageState::Empty;
    QString summary;
};

/// `words` with what the state adds to them: that it runs, or that they are out of date.
PageStatus pageStatus(StageState state, const QString& words);

/// All that the window knows of a page.
struct PageEntry {
    PageGroup group = PageGroup::Model;
    QString key;    ///< in sessions and on the command line
    QString title;  ///< translated, as the help is
    QString help;   ///< what it is for and what to do there, in a few sentences of rich text
    std::function<PageStatus(const Workspace&)> status;
    std::function<Page*(Workspace&, QWidget* parent)> make;
};

/// The entry of a page that says the rest about itself: kKey, title(), help() and status().
template <class OnePage>
PageEntry pageEntry(PageGroup group) {
    return {group,
            QLatin1String(OnePage::kKey),
            OnePage::title(),
            OnePage::help(),
            &OnePage::status,
            [](Workspace& workspace, QWidget* parent) -> Page* {
                return new OnePage(workspace, parent);
            }};
}

}  // namespace footbridge
