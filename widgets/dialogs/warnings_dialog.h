// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "core/table/table.h"

namespace footbridge {

/// What the import of a table had to say, with line and column.
class WarningsDialog : public QDialog {
    Q_OBJECT
  public:
    explicit WarningsDialog(const Table& table, QWidget* parent = nullptr);
};

}  // namespace footbridge
