// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace footbridge {

/// A name of a table, a column or a file as it may stand among other words, in titles and in
/// labels: what would turn their direction around or end the line is made visible.
QString nameText(const std::string& name);
QString nameText(const QString& name);

}  // namespace footbridge
