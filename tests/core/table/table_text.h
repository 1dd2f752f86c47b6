// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "core/run/error.h"
#include "core/table/csv_reader.h"

namespace footbridge {

inline Table parsed(std::string_view text, const CsvOptions& options = {}) {
    return parseCsv(text, "runs", options);
}

inline std::shared_ptr<const Table> shared(std::string_view text, const CsvOptions& options = {}) {
    return std::make_shared<const Table>(parsed(text, options));
}

/// "code@line:column" of every warning.
inline std::vector<std::string> warningsOf(const Table& table) {
    std::vector<std::string> all;
    for (const ImportWarning& warning : table.warnings)
        all.push_back(std::string(warning.message.code()) + "@" + std::to_string(warning.line) +
                      ":" + std::to_string(warning.column));
    return all;
}

inline std::vector<std::string> namesOf(const Table& table) {
    std::vector<std::string> names;
    for (const Column& column : table.columns) names.push_back(column.name);
    return names;
}

/// The cells of a row as text.
inline std::vector<std::string> rowOf(const Table& table, Index row) {
    std::vector<std::string> cells;
    for (const Column& column : table.columns) cells.push_back(column.text(row));
    return cells;
}

/// The code of the Error that `call` throws, "" when it throws none.
template <class Call>
std::string errorCode(Call call) {
    try {
        call();
    } catch (const Error& error) {
        return error.message().code();
    }
    return {};
}

template <class Call>
std::string errorText(Call call) {
    try {
        call();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

}  // namespace footbridge
