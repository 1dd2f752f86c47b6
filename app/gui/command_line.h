// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

namespace footbridge {

/// What the program was asked to open.
struct CommandLine {
    QStringList sources;
    QString target, response, page;
    bool example = false;
    QString session, bundle;
};

/// Reads the arguments; prints help, version or what is wrong and exits where that is asked for.
CommandLine readCommandLine(const QStringList& arguments);

}  // namespace footbridge
