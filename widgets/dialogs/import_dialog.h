// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <optional>
#include <string>

#include "core/table/dataset.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace footbridge {

class ImportPreview;

/// How a file is read, with a preview of its first rows that follows every choice.
class ImportDialog : public QDialog {
    Q_OBJECT
  public:
    /// Starts from how the dataset was read and what its columns are for.
    explicit ImportDialog(const Dataset& dataset, QWidget* parent = nullptr);

    CsvOptions options() const;
    /// The roles as chosen here; nothing when the columns have other names now.
    std::optional<Roles> roles() const;

  private:
    void readSample(const std::string& path);
    QFormLayout* makeForm(const CsvOptions& options);
    void preview();
    void showTable(const Table& table);
    void letRead(bool possible);

    Dataset m_dataset;
    std::string m_sample;  ///< the beginning of the file
    bool m_sampleIsWhole = false;
    bool m_sameColumns = true;
    QComboBox* m_delimiter = nullptr;
    QComboBox* m_decimal = nullptr;
    QComboBox* m_encoding = nullptr;
    QLineEdit* m_comment = nullptr;
    QSpinBox* m_skip = nullptr;
    QCheckBox* m_header = nullptr;
    QLineEdit* m_missing = nullptr;
    QComboBox* m_response = nullptr;
    ImportPreview* m_preview = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

}  // namespace footbridge
