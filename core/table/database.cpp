// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/database.h"

#include <sqlite3.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include "core/run/error.h"
#include "core/run/number_text.h"
#include "core/run/unpack.h"
#include "core/table/contents_file.h"
#include "core/table/csv_writer.h"
#include "core/table/table_messages.h"

namespace footbridge {
namespace {

constexpr std::size_t kDatabasePiece = std::size_t{64} << 10;
/// Of everything that SQLite keeps for all queries together; more is none about runs.
constexpr sqlite3_int64 kMostMemory = sqlite3_int64{2} << 30;
constexpr int kLongestCell = 64 << 20;
// Of the header: where it says whether writing and reading it go by a log, and how it says that.
constexpr std::size_t kWriteVersion = 18, kReadVersion = 19;
constexpr char kUnlogged = 1, kLogged = 2;

using Connection = std::unique_ptr<sqlite3, int (*)(sqlite3*)>;
using Statement = std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)>;

/// A query may come from a session that somebody else wrote.
int onlySelect(void*, int action, const char*, const char*, const char*, const char*) {
    switch (action) {
        case SQLITE_SELECT:
        case SQLITE_READ:
        case SQLITE_FUNCTION:
        case SQLITE_RECURSIVE:
            return SQLITE_OK;
        default:
            return SQLITE_DENY;
    }
}

int stopWhenCancelled(void* context) {
    return static_cast<const RunContext*>(context)->cancelled();
}

/// Whether what is written to it goes into a log of its own beside it first.
bool isLogged(std::string_view bytes) {
    return bytes.size() > kReadVersion && bytes[kReadVersion] == kLogged;
}

/// The database without its log, which SQLite looks for even where there is no file.
std::string_view withoutLog(SpilledBytes& copy, std::string_view bytes) {
    std::string versions(bytes.substr(0, kReadVersion + 1));
    versions[kWriteVersion] = versions[kReadVersion] = kUnlogged;
    copy.add(versions);
    for (std::size_t at = versions.size(); at < bytes.size(); at += kDatabasePiece)
        copy.add(bytes.substr(at, kDatabasePiece));
    return copy.whole();
}

/// Of a file as SQLite takes it. One with a log of its own beside it would get that log, and an
/// index of it, where nobody else has it open: then it is read as one that nobody changes.
std::string placeOf(const std::string& path, std::string_view bytes) {
    std::error_code none;
    const auto size = std::filesystem::file_size(path + "-wal", none);
    const bool quiet = isLogged(bytes) && (none || size == 0);
    std::string place = "file:";
    for (const char c : std::filesystem::absolute(path).string()) {
        constexpr std::string_view kHexDigits = "0123456789ABCDEF";
        const auto byte = static_cast<unsigned char>(c);
        if (c == '%' || c == '?' || c == '#')
            place += {'%', kHexDigits[byte >> 4U], kHexDigits[byte & 15U]};
        else
            place += c;
    }
    return quiet ? place + "?immutable=1" : place;
}

class Database {
  public:
    Database(const std::string& path, std::string_view bytes, const std::string& name,
             const RunContext& context)
        : m_name(name), m_context(context), m_unlogged(name) {
        sqlite3* opened = nullptr;
        sqlite3_hard_heap_limit64(kMostMemory);
        const std::string place = path.empty() ? ":memory:" : placeOf(path, bytes);
        const int code = sqlite3_open_v2(place.c_str(), &opened,
                                         SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr);
        m_connection.reset(opened);
        if (code != SQLITE_OK) fail();
        if (path.empty() && isLogged(bytes)) bytes = withoutLog(m_unlogged, bytes);
        auto* const data =
            reinterpret_cast<unsigned char*>(const_cast<char*>(bytes.data()));  // only read
        const auto size = static_cast<sqlite3_int64>(bytes.size());
        if (path.empty() && sqlite3_deserialize(opened, "main", data, size, size,
                                                SQLITE_DESERIALIZE_READONLY) != SQLITE_OK)
            fail();
        sqlite3_db_config(opened, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
        sqlite3_db_config(opened, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
        sqlite3_busy_timeout(opened, 2000);
        sqlite3_limit(opened, SQLITE_LIMIT_LENGTH, kLongestCell);
        // What a query sorts would else fill the disk.
        if (sqlite3_exec(opened, "PRAGMA temp_store = MEMORY", nullptr, nullptr, nullptr) !=
            SQLITE_OK)
            fail();
        sqlite3_set_authorizer(opened, onlySelect, nullptr);
        sqlite3_progress_handler(opened, 10000, stopWhenCancelled,
                                 const_cast<RunContext*>(&m_context));  // only read
    }

    [[noreturn]] void fail() const {
        m_context.checkCancelled();
        throw Error(messages::kDatabaseFailed, {m_name, sqlite3_errmsg(m_connection.get())});
    }

    Statement prepare(const std::string& query) const {
        sqlite3_stmt* prepared = nullptr;
        const char* rest = nullptr;
        const int code =
            sqlite3_prepare_v2(m_connection.get(), query.c_str(), -1, &prepared, &rest);
        Statement statement(prepared, sqlite3_finalize);
        if (code != SQLITE_OK) fail();
        const bool more =
            std::string_view(rest).find_first_not_of(" \t\r\n;") != std::string_view::npos;
        if (!prepared || more || sqlite3_column_count(prepared) == 0)
            throw Error(messages::kDatabaseQuery, {m_name});
        return statement;
    }

    /// False behind the last row.
    bool step(sqlite3_stmt* statement) const {
        const int code = sqlite3_step(statement);
        if (code != SQLITE_ROW && code != SQLITE_DONE) fail();
        return code == SQLITE_ROW;
    }

    std::string onlyTable() const {
        const Statement names = prepare(
            "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT "
            "LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name");
        std::vector<std::string> found;
        while (step(names.get()))
            found.emplace_back(reinterpret_cast<const char*>(sqlite3_column_text(names.get(), 0)));
        if (found.empty()) throw Error(messages::kDatabaseEmpty, {m_name});
        std::string list, quoted;
        for (const std::string& each : found) list += (list.empty() ? "" : ", ") + each;
        if (found.size() > 1)
            throw Error(messages::kDatabaseTables, {m_name, found.size(), list, found.front()});
        for (const char c : found.front()) quoted += c == '"' ? "\"\"" : std::string(1, c);
        return "SELECT * FROM \"" + quoted + "\"";
    }

    std::string cell(sqlite3_stmt* statement, int column) const {
        switch (sqlite3_column_type(statement, column)) {
            case SQLITE_NULL:
                return {};
            case SQLITE_FLOAT:
                return formatNumber(sqlite3_column_double(statement, column));
            case SQLITE_BLOB:
                throw Error(messages::kDatabaseBinary,
                            {m_name, sqlite3_column_name(statement, column)});
            default:
                const auto* text = sqlite3_column_text(statement, column);
                const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, column));
                return {reinterpret_cast<const char*>(text), size};
        }
    }

  private:
    const std::string& m_name;
    const RunContext& m_context;
    SpilledBytes m_unlogged;  // what the connection reads, where that is no longer the bytes
    Connection m_connection{nullptr, sqlite3_close};
};

/// Hands rows on as long as they are no more than a packed file of this size may become.
class Answer {
  public:
    Answer(std::string_view bytes, const std::string& name,
           const std::function<void(std::string_view)>& take)
        : m_name(name), m_take(take) {
        const UnpackLimits limits;
        m_most = std::min(limits.bytes, std::max(limits.anyRatio, limits.ratio * bytes.size()));
    }
    /// Throws Error where so many bytes more are too much.
    void check(std::size_t bytes) const {
        if (m_count + m_text.size() + bytes > m_most)
            throw Error(messages::kDatabaseTooMuch, {m_name, m_most >> 20});
    }
    void add(const std::vector<std::string>& cells) {
        m_text += csvRecord(cells) + '\n';
        check(0);
        if (m_text.size() >= kDatabasePiece) hand();
    }
    void hand() {
        m_count += m_text.size();
        m_take(m_text);
        m_text.clear();
    }

  private:
    const std::string& m_name;
    const std::function<void(std::string_view)>& m_take;
    std::string m_text;  // not handed on yet
    std::uint64_t m_most = 0, m_count = 0;
};

}  // namespace

bool isDatabase(std::string_view bytes) {
    using std::string_view_literals::operator""sv;
    return bytes.starts_with("SQLite format 3\0"sv);
}

void queryDatabase(const std::string& path, std::string_view bytes, const std::string& name,
                   const std::string& query, const RunContext& context,
                   const std::function<void(std::string_view)>& take) {
    const Database database(path, bytes, name, context);
    const Statement rows = database.prepare(query.empty() ? database.onlyTable() : query);
    std::vector<std::string> cells;
    const int columns = sqlite3_column_count(rows.get());
    for (int c = 0; c < columns; ++c) cells.emplace_back(sqlite3_column_name(rows.get(), c));
    Answer answer(bytes, name, take);
    answer.add(cells);
    answer.hand();
    while (database.step(rows.get())) {
        std::size_t size = 0;
        for (int c = 0; c < columns; ++c) {
            std::string& cell = cells[static_cast<std::size_t>(c)];
            cell = database.cell(rows.get(), c);
            answer.check(size += cell.size());
        }
        answer.add(cells);
    }
    answer.hand();
}

}  // namespace footbridge
