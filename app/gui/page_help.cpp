// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/page_help.h"

#include <QCoreApplication>

namespace footbridge {

namespace {

struct PageHelp {
    Q_DECLARE_TR_FUNCTIONS(PageHelp)
};

}  // namespace

QString pageHelp(Stage stage) {
    switch (stage) {
        case Stage::Data:
            return PageHelp::tr(
                "<p><b>Data</b></p><p>Open the table of a platform you know, the source, and the "
                "one with a few measured runs of the new platform, the target. Rows are runs, "
                "columns are features, and one column is the response, for example a runtime.</p>"
                "<p>Select a card to see its columns. Give columns that only number the runs the "
                "role Ignored; mark columns whose equal rows belong together as Group. Select rows "
                "of the target and press “Use as shots” to choose what the adaptation learns "
                "from.</p>");
        case Stage::Features:
            return PageHelp::tr(
                "<p><b>Features</b></p><p>What the source knows is carried over by the features "
                "that both sides share. On the left stands what only the source has, on the right "
                "what only the target has, in the middle what corresponds.</p><p>A suggestion is "
                "used only once you accept it: press Return to accept, Delete to reject. Drag a "
                "feature onto another, or select both and press Return, to match them yourself. "
                "The plot compares the values of the selected pair.</p>");
        case Stage::Divergence:
            return PageHelp::tr(
                "<p><b>Divergence</b></p><p>How far the target is from the source, from 0 (as the "
                "source itself) to 1 (nothing in common), with a band for what the few shots leave "
                "open. The components say what differs, and the sentence what that means for the "
                "transfer.</p>");
        case Stage::Adapt:
            return PageHelp::tr(
                "<p><b>Adapt</b></p><p>Choose how many measured rows of the target the adaptation "
                "may learn from, the shots, and press Start. The source model is trained once; "
                "every strategy is then fitted on the same shots.</p><p>The list on the right says "
                "which runs to measure next: those that differ most from what is measured "
                "already.</p>");
        case Stage::Results:
            return PageHelp::tr(
                "<p><b>Results</b></p><p>Every point is a run: what was measured against what is "
                "predicted. Hollow points are shots, which the model has seen; all errors are of "
                "the others. The leaderboard ranks the strategies by their error on shots held "
                "out.</p><p>Click a point to see its row, Shift-drag to select several; the table "
                "follows, and the other way round. Choose another strategy beside it, colour the "
                "points by a column, or see the error against the number of shots.</p>");
        case Stage::Export:
            return PageHelp::tr(
                "<p><b>Export</b></p><p>The adapted model as one file that runs without "
                "Footbridge, with a description of where it comes from and rows to check it with. "
                "It is opened again and compared before the export counts as done.</p>");
    }
    return {};
}

}  // namespace footbridge
