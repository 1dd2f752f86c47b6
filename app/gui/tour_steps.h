// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "widgets/workspace/document.h"

namespace footbridge {

/// One stop of the tour: what to look at on which page, and what to do there.
struct TourStep {
    const char* page = "";  ///< its key
    QStringList controls;   ///< object names; a frame is drawn around all of them
    QString title, text;
    bool (*done)(const Document&) = nullptr;  ///< what the person is asked to do, where anything
    bool needed = false;  ///< later stops show what it brings: going on does it for the person
    void (*act)(Document&) = nullptr;  ///< how; null: a click on the first control
};

/// The way through the built-in example, from the data to the bundle.
std::vector<TourStep> tourSteps();

}  // namespace footbridge
