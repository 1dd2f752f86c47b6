// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/table/csv_cell.h"
#include "core/table/dataset.h"

namespace footbridge {

/// Cuts bytes that arrive bit by bit into the records of a CSV. A record ends with its line (LF, CR
/// LF or CR); one that is not whole yet stays until its line end comes. It goes on over line ends
/// where a cell begins with a quotation mark that is closed at the end of a cell, at most 32 lines
/// and 64 KiB further on. Any other mark is one of the text, so that it costs no later run.
class RecordCutter {
  public:
    /// Throws Error when one record grows beyond all sense.
    void feed(std::string_view bytes);
    /// The next whole record, without its line end; blank lines are left out.
    std::optional<std::string> next() { return cut(false); }
    /// What is left when nothing more comes, record by record: the last may lack its line end.
    std::optional<std::string> rest();

  private:
    std::optional<std::string> cut(bool over);
    std::optional<std::size_t> quotedEnd(std::size_t open, bool over) const;
    bool endsCell(char c) const;

    std::string m_bytes;
    std::size_t m_at = 0, m_seen = 0;  // m_seen: looked at for the end of the record
    bool m_cellBegins = true;          // at m_seen
    char m_delimiter = 0;              // 0 until the header is there
};

/// One run as it stands in a stream.
struct StreamCells {
    Vector raw;
    std::optional<double> response;       ///< nothing where it is not measured
    std::vector<std::string> unreadable;  ///< columns whose text is no number
    std::vector<std::string> oddQuotes;   ///< columns whose quotation mark is part of the text
    std::vector<std::string> beyond;      ///< columns whose number cannot be computed with
};

/// How the records of a stream are read; found from its header and first rows.
class StreamFormat {
  public:
    /// `header` and `records` are the first ones. Every column is a feature but the response and
    /// what is ignored. Throws Error when the response is missing or no number.
    StreamFormat(const std::string& name, const std::string& header,
                 const std::vector<std::string>& records, const std::string& response,
                 const std::vector<std::string>& ignored);

    const Dataset& first() const { return m_first; }  ///< the first rows
    const FeatureSchema& schema() const { return m_schema; }
    char delimiter() const { return m_delimiter; }
    /// Other features, or in another order, for example those of a bundle's model. Throws Error
    /// when a column lacks.
    void use(FeatureSchema schema);
    /// Levels not met before are appended to the schema. Throws Error when the record has another
    /// number of cells than the header.
    StreamCells read(const std::string& record, Index row);

  private:
    std::string m_name;
    Dataset m_first;
    FeatureSchema m_schema;
    std::vector<Index> m_columns;  // of each feature
    Index m_response = -1;
    std::size_t m_width = 0;
    CellReader m_reader;
    char m_delimiter;
};

}  // namespace footbridge
