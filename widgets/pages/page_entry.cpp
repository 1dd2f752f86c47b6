// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/page_entry.h"

#include <QCoreApplication>

namespace footbridge {

namespace {

struct Pages {
    Q_DECLARE_TR_FUNCTIONS(Pages)
};

}  // namespace

QString groupTitle(PageGroup group) {
    switch (group) {
        case PageGroup::Model:
            return {};
        case PageGroup::Use:
            return Pages::tr("Use", "heading of pages that use the model");
        case PageGroup::Study:
            return Pages::tr("Study", "heading of pages with studies of the model");
    }
    return {};
}

PageStatus pageStatus(StageState state, const QString& words) {
    if (state == StageState::Running) return {state, Pages::tr("running")};
    if (state == StageState::Stale && !words.isEmpty())
        return {state, words + Pages::tr(", out of date")};
    return {state, words};
}

}  // namespace footbridge
