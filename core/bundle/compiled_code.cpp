// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/compiled_code.h"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "core/bundle/bundle.h"
#include "core/bundle/bundle_messages.h"
#include "core/bundle/conformance.h"
#include "core/bundle/model_code.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/run_messages.h"
#include "core/run/temporary_places.h"
#include "core/studies/program.h"

namespace footbridge {
namespace {

namespace fs = std::filesystem;

constexpr int kNotStarted = 127;  // as of a shell, and of env
constexpr std::size_t kMore = 2;  // request and flags, after response, lower and upper

/// Reads rows of numbers as they lie in memory and writes what is predicted of them likewise.
constexpr const char* kDriver = R"(#include "model.h"
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    enum { N = FOOTBRIDGE_MODEL(feature_count), R = FOOTBRIDGE_MODEL(response_count) };
    FILE *in = count == 4 ? fopen(arguments[1], "rb") : NULL;
    FILE *out = in ? fopen(arguments[2], "wb") : NULL;
    double x[N + 1], y[3 * R + 2] = {0};
    if (!out) return 1;
    for (long row = atol(arguments[3]); row > 0; --row) {
        if (fread(x, sizeof x[0], N, in) != N) return 1;
        y[3 * R + 1] = predict(x, y, y + R, y + 2 * R);
        REQUEST
        if (fwrite(y, sizeof y, 1, out) != 1) return 1;
    }
    return fclose(out) == 0 && fclose(in) == 0 ? 0 : 1;
}
)";

/// A folder that goes with the program, or with the next that needs one where it was killed.
class OwnFolder {
  public:
    explicit OwnFolder(const fs::path& place) {
        const std::string start = "footbridge-code-";
        removeDebris(place, start);
        int code = EEXIST;  // may be left of a program that had our number
        while (code == EEXIST) {
            m_path = place / ownName(start);
            code = ::mkdir(m_path.c_str(), 0700) == 0 ? 0 : errno;
        }
        if (code != 0)
            throw Error(messages::kFileUnwritable, {m_path.string(), std::strerror(code)});
    }
    ~OwnFolder() {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }
    OwnFolder(const OwnFolder&) = delete;
    OwnFolder& operator=(const OwnFolder&) = delete;
    std::string operator/(const char* name) const { return (m_path / name).string(); }

  private:
    fs::path m_path;
};

std::string bytesOf(const Matrix& rows) {
    std::string bytes(static_cast<std::size_t>(rows.size()) * sizeof(double), '\0');
    std::size_t at = 0;
    for (Index r = 0; r < rows.rows(); ++r)
        for (Index c = 0; c < rows.cols(); ++c, at += sizeof(double))
            std::memcpy(bytes.data() + at, &rows(r, c), sizeof(double));
    return bytes;
}

CompiledPrediction predictionOf(const Matrix& outputs, bool interval, bool request) {
    CompiledPrediction result;
    Prediction& is = result.prediction;
    is.value = outputs.col(0);
    if (interval) {
        is.lower = outputs.col(1);
        is.upper = outputs.col(2);
    }
    if (request) is.request = outputs.col(3);
    for (const double flags : outputs.col(4)) result.flags.push_back(static_cast<int>(flags));
    return result;
}

/// How it went to compile or run in one place.
enum class Ended { Well, Badly, Late, NotThere };

/// What it said where it ended otherwise than well.
Ended runs(const std::vector<std::string>& command, std::string& said, const RunContext& context,
           std::chrono::milliseconds limit) {
    const ProgramResult result = runProgram(command, limit, context.stop);
    context.checkCancelled();
    said = result.errors;
    if (result.code == 0) return Ended::Well;
    if (!result.code) {
        said.clear();
        return Ended::Late;
    }
    if (said.empty()) said = command.front() + ": " + std::to_string(*result.code);
    return result.code == kNotStarted ? Ended::NotThere : Ended::Badly;
}

/// What is compiled, and what is to be predicted.
struct Task {
    const graph::CSource& code;
    const Matrix& rows;
    std::size_t responses;
    bool request;
    const std::vector<std::string>& compiler;
};

/// Tries it in one place; `outputs` where that went well. Throws Error where nothing can be
/// written.
Ended tryIn(const fs::path& place, const Task& task, Matrix& outputs, std::string& said,
            const RunContext& context, std::chrono::milliseconds limit) {
    const OwnFolder folder(place);
    std::string driver = kDriver;
    driver.replace(
        driver.find("REQUEST"), 7,
        task.request ? "if (FOOTBRIDGE_MODEL(request)(x, &y[3 * R]) < 0) return 1;" : "");
    writeFile(folder / kCodeFile, task.code.source);
    writeFile(folder / kCodeHeaderFile, task.code.header);
    writeFile(folder / "driver.c", driver);
    writeFile(folder / "rows", bytesOf(task.rows));
    // What a compiler that is stopped leaves behind goes with the folder.
    std::vector<std::string> command{"env", std::string("TMPDIR=") + (folder / "")};
    command.insert(command.end(), task.compiler.begin(), task.compiler.end());
    command.insert(command.end(),
                   {folder / "driver.c", folder / kCodeFile, "-o", folder / "program", "-lm"});
    if (const Ended ended = runs(command, said, context, limit); ended != Ended::Well) return ended;
    const std::vector<std::string> run{folder / "program", folder / "rows", folder / "predictions",
                                       std::to_string(task.rows.rows())};
    const Ended ended = runs(run, said, context, limit);
    if (ended != Ended::Well) return ended == Ended::NotThere ? Ended::Badly : ended;
    const std::string bytes = readFile(folder / "predictions");
    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> read(
        task.rows.rows(), static_cast<Index>(3 * task.responses + kMore));
    if (bytes.size() != static_cast<std::size_t>(read.size()) * sizeof(double)) {
        said = folder / "predictions";
        return Ended::Badly;
    }
    std::memcpy(read.data(), bytes.data(), bytes.size());
    outputs = read;
    return Ended::Well;
}

/// All that a compiled model says of rows: as many columns as three of each response and kMore.
/// Another place for temporary files is tried where one is full or lets no program run; what is
/// said then is that of the first.
std::optional<Matrix> outputsOf(const Task& task, std::string& said, const RunContext& context,
                                std::chrono::milliseconds limit) {
    std::string first;
    for (const std::string& place : temporaryPlaces()) {
        Matrix outputs;
        Ended ended = Ended::Badly;
        try {
            ended = tryIn(place, task, outputs, said, context, limit);
        } catch (const Error& error) {
            said.clear();
            for (const MessageArgument& part : error.message().arguments())
                said += (said.empty() ? "" : ": ") + part.text();
        }
        if (ended == Ended::Well) return outputs;
        if (ended != Ended::Badly) return std::nullopt;
        if (first.empty()) first = said;
    }
    said = first;
    return std::nullopt;
}

}  // namespace

std::vector<std::string> systemCompiler() {
    return {"cc", "-std=c99", "-O0"};
}

std::optional<CompiledPrediction> predictCompiled(const graph::CSource& code, const Matrix& rows,
                                                  bool interval, bool request,
                                                  const std::vector<std::string>& compiler,
                                                  std::string& said, const RunContext& context,
                                                  std::chrono::milliseconds limit) {
    const auto outputs = outputsOf({code, rows, 1, request, compiler}, said, context, limit);
    if (!outputs) return std::nullopt;
    return predictionOf(*outputs, interval, request);
}

std::optional<Matrix> predictCompiled(const graph::CSource& code, const Matrix& rows,
                                      std::size_t platforms,
                                      const std::vector<std::string>& compiler, std::string& said,
                                      const RunContext& context, std::chrono::milliseconds limit) {
    const auto outputs = outputsOf({code, rows, platforms, false, compiler}, said, context, limit);
    if (!outputs) return std::nullopt;
    return outputs->leftCols(static_cast<Index>(3 * platforms));
}

namespace {

/// The rows that an export is compared on.
Matrix comparedRows(const AdaptedModel& model, const Matrix& samples, std::uint64_t seed) {
    const Matrix random = conformanceRows(model, kConformanceRows, seed);
    Matrix rows(samples.rows() + random.rows(), random.cols());
    rows << samples, random;
    return rows;
}

void noteNotCompiled(const std::string& said, const RunContext& context) {
    constexpr std::size_t kMost = 300;
    if (said.empty()) return context.note(Message(messages::kCodeTooLate, {kCompileLimit.count()}));
    std::string line = said.substr(0, said.find('\n')).substr(0, kMost);
    if (line.ends_with('.')) line.pop_back();
    context.note(Message(messages::kCodeNotCompiled, {systemCompiler().front(), line}));
}

double checked(double difference, double tolerance) {
    if (!(difference < tolerance))
        throw Error(messages::kCodeDiffers, {{difference, Digits::All}, {tolerance, Digits::All}});
    return difference;
}

}  // namespace

std::optional<double> compareCompiled(const AdaptedModel& model, const graph::CSource& code,
                                      const Matrix& samples, std::uint64_t seed, double tolerance,
                                      const RunContext& context) {
    context.report(messages::kCompilingCode, 0.8);
    const Matrix rows = comparedRows(model, samples, seed);
    const Prediction wanted = model.predict(rows, context);
    std::string said;
    const auto is = predictCompiled(code, rows, wanted.lower.size() > 0, wanted.request.size() > 0,
                                    systemCompiler(), said, context);
    if (!is) {
        noteNotCompiled(said, context);
        return std::nullopt;
    }
    return checked(largestDifference(is->prediction, wanted, model.typicalResponse), tolerance);
}

std::optional<double> compareCompiled(const PlatformModel& model, const graph::CSource& code,
                                      const Matrix& samples, double tolerance,
                                      const RunContext& context) {
    context.report(messages::kCompilingCode, 0.8);
    AdaptedModel ranges;
    ranges.schema = model.schema;
    ranges.low = model.low;
    ranges.high = model.high;
    const Matrix rows = comparedRows(ranges, samples, 1);
    const VectorPrediction prediction = model.predict(rows, context);
    const Matrix wanted = sideBySide({prediction.value, prediction.lower, prediction.upper});
    std::string said;
    const auto is =
        predictCompiled(code, rows, model.platforms.size(), systemCompiler(), said, context);
    if (!is) {
        noteNotCompiled(said, context);
        return std::nullopt;
    }
    double most = 0;
    for (Index c = 0; c < wanted.cols(); ++c)
        most = std::max(most, largestDifference(Prediction{is->col(c), {}, {}},
                                                Prediction{wanted.col(c), {}, {}}, 1));
    return checked(most, tolerance);
}

}  // namespace footbridge
