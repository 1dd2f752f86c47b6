// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/analysis/analysis.h"
#include "core/platforms/platform_columns.h"

namespace footbridge {

/// A table as a session remembers it: where it lies, what it held, how it was read.
struct SessionTable {
    std::string path;      ///< absolute, or as it was opened
    std::string relative;  ///< from the folder of the session's file; "" where there is no way
    std::string checksum;  ///< SHA-256 of its bytes; "" unknown
    std::string label;
    CsvOptions options;
    Roles roles;

    bool operator==(const SessionTable&) const = default;
};

/// An error of the results that the session was saved with. They are computed again when it is
/// opened, and this says whether they are still the same.
struct SessionScore {
    Strategy strategy = Strategy::Auto;
    double outOfFoldNmse = 0;  ///< NaN unknown
    double testNmse = 0;       ///< NaN without test rows
};

/// A job log as the Schedule page has it open.
struct SessionLog {
    std::string path;
    int processors = 0;     ///< of the machine; 0: as the log says
    std::string estimates;  ///< file; "" none
    double load = 0.9, slowdown = 4, nodeSeconds = 1.5, share = 1;
    bool linearSizes = false;  ///< a bundle is asked for the processors that jobs asked for alone

    bool operator==(const SessionLog&) const = default;
};

/// A stream as it was followed, to be followed again.
struct SessionStream {
    std::string path, response;
    std::string start;    ///< a bundle; "adapted": the model of the session; "": its first runs
    Index initial = 50;   ///< measured runs before the first prediction
    bool replay = false;  ///< to its end, where it would be waited for more

    bool operator==(const SessionStream&) const = default;
};

/// Two fields of scientific data that a study of training time compresses.
struct SessionFields {
    std::string source, target;
    std::string shape, type;   ///< of plain values, such as 512x256 and float32; "": .npy
    int block = 0;             ///< edge of a block; 0: as its dimensions ask for
    int latent = 8;            ///< numbers that stand for a block
    double errorBound = 1e-3;  ///< over the range of the values

    bool operator==(const SessionFields&) const = default;
};

/// The study of training time as it was set up.
struct SessionTraining {
    int seeds = 5;
    int epochs = 100;                       ///< budget of every training
    std::optional<SessionFields> fields{};  ///< nothing: of the open tables

    bool operator==(const SessionTraining&) const = default;
};

/// Tables with run times on several platforms, and how they are asked.
struct SessionPlatforms {
    std::vector<SessionTable> tables;
    PlatformColumns columns;
    std::string aliases;    ///< the table that names counters; empty: the built-in one
    std::string reference;  ///< what times are relative to
    std::string today;      ///< the platform that gains are counted from; "" the first
    bool trained = false;   ///< a model was trained, and is to be again

    bool operator==(const SessionPlatforms&) const = default;
};

/// The analyst's document as a file holds it.
struct Session {
    std::vector<SessionTable> sources;
    std::optional<SessionTable> target;
    AnalysisInput settings;  ///< without datasets
    std::string page;        ///< key of the page that was shown
    std::string file;        ///< of a copy for recovery: the file it was saved in, "" none
    std::vector<SessionScore> scores;
    std::optional<Costing> costs;  ///< how requests are asked for
    std::optional<SessionLog> jobLog;
    std::optional<SessionStream> stream;
    std::optional<SessionTraining> training;
    std::optional<SessionPlatforms> platforms;
    std::vector<Index> explained;  ///< target rows that the report explains, ascending
    bool tablesCompared = false;   ///< severity of all pairs was measured, and is to be again
};

Session sessionOf(const AnalysisInput& input);
/// The scores of the strategies that could run, best first.
std::vector<SessionScore> scoresOf(const Adaptation& adaptation);

/// What a session was read from: its tables, what is joined to them, logs, streams, fields and
/// bundles, as they were named; nothing may be written over them, see checkOutputs().
std::vector<std::string> inputFiles(const Session& session);

/// The roles that the table still allows: columns it lacks are left out.
Roles possibleRoles(const Table& table, Roles roles);

}  // namespace footbridge
