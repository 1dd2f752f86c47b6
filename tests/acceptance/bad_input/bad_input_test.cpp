// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/bundle/bundle.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/scheduling/job_log.h"
#include "core/session/session_file.h"
#include "core/studies/campaign_reader.h"
#include "core/table/table_reader.h"

namespace footbridge {
namespace {

namespace fs = std::filesystem;

/// A line of table.tsv: a file, what is wrong or odd about it, and what a reader says.
struct Line {
    std::string file, cause, said;
};

std::vector<Line> readLines() {
    std::istringstream text(readFile(fs::path(FOOTBRIDGE_BAD_INPUT) / "table.tsv"));
    std::vector<Line> lines;
    for (std::string line; std::getline(text, line);) {
        const std::size_t first = line.find('\t'), second = line.find('\t', first + 1);
        if (line.empty() || line.front() == '#') continue;
        lines.push_back({line.substr(0, first), line.substr(first + 1, second - first - 1),
                         line.substr(second + 1)});
    }
    return lines;
}

/// All sentences of the import, or what was read where there is nothing to say.
std::string sentences(const std::vector<ImportWarning>& warnings, const std::string& otherwise) {
    std::string said;
    for (const ImportWarning& warning : warnings)
        said += (said.empty() ? "" : " | ") + warning.message.text();
    return said.empty() ? otherwise : said;
}

std::string ofTable(const fs::path& path) {
    const Table table = readTable(path);
    return sentences(table.warnings, "Read: " + std::to_string(table.rows()) + " rows, " +
                                         std::to_string(table.columns.size()) + " columns");
}

std::string ofSession(const fs::path& path) {
    readSession(readFile(path), path.string());
    return "Read";
}

std::string ofCampaign(const fs::path& path) {
    readCampaign(path);
    return "Read";
}

std::string ofBundle(const fs::path& path) {
    return "Read: " + std::to_string(readBundle(path).samples.rows()) + " samples";
}

std::string ofLog(const fs::path& path) {
    const JobLog log = readJobLog(path);
    return sentences(log.warnings, "Read: " + std::to_string(log.jobs.size()) + " jobs");
}

/// What a person reads, in one line and without the folder.
std::string said(const std::string& file) {
    static const std::map<std::string, std::string (*)(const fs::path&)> readers{
        {"bundle", ofBundle},
        {"campaign", ofCampaign},
        {"csv", ofTable},
        {"log", ofLog},
        {"session", ofSession}};
    const fs::path folder = fs::path(FOOTBRIDGE_BAD_INPUT) / "files";
    std::string text;
    try {
        text = readers.at(file.substr(0, file.find('/')))(folder / file);
    } catch (const Error& error) {
        text = error.message().text();
    }
    const std::string whole = (folder / file).parent_path().string() + "/";
    for (auto at = text.find(whole); at != std::string::npos; at = text.find(whole, at))
        text.erase(at, whole.size());
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\t' || c == '\r'; }, ' ');
    return text;
}

TEST(BadInput, IsMetWithTheSentenceOfTheTable) {
    const std::vector<Line> table = readLines();
    std::set<std::string> causes, sentencesSaid;
    for (const Line& line : table) {
        const std::string is = said(line.file);
        std::cout << line.file << "\t" << line.cause << "\t" << is << "\n";
        EXPECT_EQ(is, line.said) << line.file << ": " << line.cause;
        EXPECT_LT(is.size(), 12'000u) << line.file;
        causes.insert(line.cause);
        sentencesSaid.insert(is);
    }
    std::cout << table.size() << " files, " << causes.size() << " causes, " << sentencesSaid.size()
              << " sentences\n";
    EXPECT_GE(table.size(), 120u);
    EXPECT_GE(causes.size(), 60u);
    EXPECT_GE(sentencesSaid.size(), 60u);
}

TEST(BadInput, IsAllInTheTable) {
    std::set<std::string> listed, there;
    for (const Line& line : readLines()) listed.insert(line.file);
    const fs::path folder = fs::path(FOOTBRIDGE_BAD_INPUT) / "files";
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) there.insert(entry.path().lexically_relative(folder).string());
    EXPECT_EQ(there, listed);
}

}  // namespace
}  // namespace footbridge
