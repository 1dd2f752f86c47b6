// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/table/dataset.h"
#include "core/table/table_reader.h"

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
    /// `propose` gives the roles of a table for which nobody has chosen any.
    using Proposal = std::function<Roles(const Table&)>;
    explicit ImportDialog(const Dataset& dataset, QWidget* parent = nullptr, Proposal propose = {});

    CsvOptions options() const;
    /// Nothing where they are as proposed: then the whole file is to be asked, not its beginning.
    std::optional<Roles> chosenRoles() const;
    const Roles& roles() const;  ///< as they are shown
    /// The column whose platforms are to be read as tables of their own; "" none.
    QString platformColumn() const;
    QString newPlatform() const;  ///< the one of them that is the target; "" none

  private:
    void readSample();
    void takeSample(const TableSample& sample, Table joined = {});
    void addKind(QFormLayout& form, const CsvOptions& options);
    void addPlatforms(QFormLayout& form);
    void offerPlatforms(const Table& table);
    void letChoose(bool csv);
    void connectRoles();
    void showLines();
    QFormLayout* makeForm(const CsvOptions& options);
    void preview();
    void showTable(const Table& table);
    void letRead(bool possible);

    Dataset m_dataset;
    Proposal m_propose;
    std::string m_sample;  ///< the beginning of the table as text
    std::string m_kind;    ///< of the file, as found or chosen; "" while nothing is known
    std::vector<Message> m_notes;
    std::size_t m_files = 1;
    Table m_joined;          ///< rows of the table to join that belong to the sample
    std::jthread m_reading;  ///< of what takes long, such as a tool's file
    quint64 m_readings = 0;
    bool m_sameColumns = true;
    bool m_rolesChosen = false;  ///< by a person, here or before
    QComboBox* m_kindBox = nullptr;
    QLineEdit* m_query = nullptr;
    QComboBox* m_thousands = nullptr;
    QComboBox *m_platformColumn = nullptr, *m_newPlatform = nullptr;
    QFormLayout* m_form = nullptr;
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
