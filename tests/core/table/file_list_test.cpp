// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/file_list.h"

#include <gmock/gmock.h>

#include "core/run/error.h"
#include "core/run/path_expansion.h"
#include "folder_fixture.h"

namespace footbridge {
namespace {

using ::testing::ElementsAre;

using FileList = FolderTest;

NameParts parts(const std::vector<std::string>& names) {
    return partsOfNames({names.begin(), names.end()});
}

TEST(NameParts, SplitsNamesIntoParameters) {
    const NameParts found = parts({"runs/n4_t8.csv", "runs/n8_t8.csv", "runs/n8_t16.csv"});
    EXPECT_THAT(found.columns, ElementsAre("n", "t"));
    EXPECT_THAT(found.texts[0], ElementsAre("4", "8"));
    EXPECT_THAT(found.texts[2], ElementsAre("8", "16"));
}

TEST(NameParts, LeavesOutWhatAllNamesShare) {
    const NameParts found = parts({"perf-gemm-n4.txt.gz", "perf-gemm-n8.txt.gz"});
    EXPECT_THAT(found.columns, ElementsAre("n"));
    EXPECT_THAT(found.texts[1], ElementsAre("8"));
}

TEST(NameParts, ReadsEverySpellingOfANumberWithItsName) {
    const NameParts found =
        parts({"nodes=2_16threads_size_64MB_x0.5.csv", "nodes=4_32threads_size_128MB_x1.5.csv"});
    EXPECT_THAT(found.columns, ElementsAre("nodes", "threads", "size", "x"));
    EXPECT_THAT(found.texts[1], ElementsAre("4", "32", "128MB", "1.5"));
}

TEST(NameParts, CallsWordsByTheFile) {
    const NameParts found = parts({"gemm_a.csv", "lu_a.csv"});
    EXPECT_THAT(found.columns, ElementsAre("file"));
    EXPECT_THAT(found.texts[1], ElementsAre("lu"));
    EXPECT_THAT(parts({"a/gemm.csv", "b/lu.csv"}).columns, ElementsAre("file", "file 2"));
}

TEST(NameParts, KeepsWhatDiffersOfNamesBuiltInDifferentWays) {
    const NameParts found = parts({"d/run_gemm_n4_out.csv", "d/run_lu_out.csv"});
    EXPECT_THAT(found.columns, ElementsAre("file"));
    EXPECT_THAT(found.texts[0], ElementsAre("gemm_n4"));
    EXPECT_THAT(found.texts[1], ElementsAre("lu"));
}

TEST(NameParts, TellsFilesApartThatDifferByTheirEnding) {
    const NameParts found = parts({"runs.csv", "runs.tsv"});
    EXPECT_THAT(found.columns, ElementsAre("file"));
    EXPECT_THAT(found.texts[1], ElementsAre("tsv"));
}

TEST(NameParts, KeepsTheRanksOfProfiles) {
    const NameParts found = parts({"profile.0.0.0", "profile.10.0.0"});
    ASSERT_EQ(found.columns.size(), 1u);
    EXPECT_NE(found.texts[0], found.texts[1]);
}

TEST_F(FileList, OrdersTheFilesOfAFolderByTheirNumbers) {
    for (const char* name : {"n10.csv", "n9.csv", "n2.csv", ".hidden"}) write(name, "x");
    write("deeper/n1.csv", "x");
    std::vector<std::string> names;
    for (const auto& file : filesOf(m_folder)) names.push_back(file.filename());
    EXPECT_THAT(names, ElementsAre("n2.csv", "n9.csv", "n10.csv"));
}

TEST_F(FileList, ExpandsAPattern) {
    write("a/x.csv", "x");
    write("b/x.csv", "x");
    write("b/y.txt", "x");
    const auto files = filesOf(m_folder / "*" / "*.csv");
    ASSERT_EQ(files.size(), 2u);
    EXPECT_EQ(files[1], m_folder / "b" / "x.csv");
    EXPECT_THROW(filesOf(m_folder / "*.none"), Error);
    EXPECT_THROW(filesOf(m_folder), Error) << "folders only";
}

TEST_F(FileList, TakesAFileThatIsCalledLikeAPattern) {
    const auto path = write("odd[1].csv", "x");
    EXPECT_FALSE(isPattern(path));
    EXPECT_THAT(filesOf(path), ElementsAre(path));
}

}  // namespace
}  // namespace footbridge
