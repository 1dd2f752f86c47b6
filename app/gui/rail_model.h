// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

#include "widgets/workspace/document.h"

namespace footbridge {

/// The pages with their state and a line that sums each up.
class RailModel : public QAbstractListModel {
    Q_OBJECT
  public:
    enum Roles { SummaryRole = Qt::UserRole, StateRole };

    explicit RailModel(Document& document, QObject* parent = nullptr);

    static QString pageName(Stage stage);  ///< translated
    static QString pageKey(Stage stage);   ///< "data", "features", …, for the command line

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    QString summary(Stage stage) const;
    QString stateName(StageState state) const;

    Document& m_document;
};

}  // namespace footbridge
