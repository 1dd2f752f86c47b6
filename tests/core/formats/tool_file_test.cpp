// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/tool_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "core/formats/glimpse.h"
#include "core/run/error.h"
#include "sample_lists.h"

namespace footbridge::tests {

void PrintTo(const ToolSample& sample, std::ostream* out) {
    *out << sample.name;
}

const std::vector<ToolSample>& toolSamples() {
    static const std::vector<ToolSample> samples = [] {
        std::vector<ToolSample> all = jsonSamples();
        for (ToolSample& one : textSamples()) all.push_back(std::move(one));
        return all;
    }();
    return samples;
}

namespace {

using ::testing::ElementsAreArray;
using ::testing::HasSubstr;

std::string errorOf(const std::string& kind, const std::string& text) {
    try {
        return "a table:\n" + csvText(readTool(kind, text, "the-file"));
    } catch (const Error& error) {
        return error.what();
    }
}

class ToolFile : public ::testing::TestWithParam<ToolSample> {};

TEST_P(ToolFile, IsRecognisedByItsContent) {
    EXPECT_EQ(recogniseTool(GetParam().text), GetParam().kind);
}

TEST_P(ToolFile, IsTheTableThatItShouldBe) {
    const ToolTable table = readTool(GetParam().kind, GetParam().text, "the-file");
    EXPECT_EQ(csvText(table), GetParam().csv);
    std::vector<std::string> codes;
    for (const Message& note : table.notes) codes.push_back(note.code());
    EXPECT_THAT(codes, ElementsAreArray(GetParam().notes));
}

TEST_P(ToolFile, IsTheSameWithAByteOrderMarkAndEndsOfWindows) {
    std::string text = "\xEF\xBB\xBF";
    for (const char one : GetParam().text) text += one == '\n' ? "\r\n" : std::string(1, one);
    EXPECT_EQ(recogniseTool(text), GetParam().kind);
    EXPECT_EQ(csvText(readTool(GetParam().kind, text, "the-file")), GetParam().csv);
}

TEST_P(ToolFile, DamagedIsReadOrRefused) {
    for (const auto& [how, text] : damaged(GetParam().text)) {
        SCOPED_TRACE(how);
        expectReadOrRefused(GetParam().kind, text);
    }
    EXPECT_THAT(errorOf(GetParam().kind, ""), HasSubstr("the-file"));
    EXPECT_THAT(errorOf(GetParam().kind, GetParam().text + "\xE9"), HasSubstr("not UTF-8"));
}

TEST_P(ToolFile, CutOffAnywhereIsReadOrRefused) {
    for (std::size_t length = 0; length < GetParam().text.size(); length += 7)
        expectReadOrRefused(GetParam().kind, GetParam().text.substr(0, length));
}

INSTANTIATE_TEST_SUITE_P(Samples, ToolFile, ::testing::ValuesIn(toolSamples()),
                         [](const auto& chosen) { return chosen.param.name; });

TEST(ToolKinds, EachHasASampleButTheOneThatIsRefused) {
    std::set<std::string> kinds, sampled;
    for (const ToolKind& kind : toolKinds()) EXPECT_TRUE(kinds.insert(kind.key).second) << kind.key;
    for (const ToolSample& sample : toolSamples()) sampled.insert(sample.kind);
    sampled.insert("hpctoolkit");
    EXPECT_EQ(sampled, kinds);
}

TEST(ToolKinds, PlainTablesAreNone) {
    for (const char* text : {"",
                             "\n\n",
                             "a,b\n1,2\n",
                             "threads,time,objective\n4,1.5,2\n",
                             "p0,p1,objective\n1,2,3\n",
                             "objective,elapsed_sec\n1,2\n",
                             "size,objective,elapsed_sec\n4,1,2\n",
                             "job_id,objective\n1,2\n",
                             "number,value,state\n1,2,COMPLETE\n",
                             "params_x,value\n1,2\n",
                             "ID,Kernel Name,time\n1,f,2\n",
                             "Device,Kernel,Avg\nGPU,f,1\n",
                             "Start,Duration,Name\n1,2,f\n",
                             "Kernel_Name,time\nf,1\n",
                             "Index,KernelName\n0,f\n",
                             "JobID|time\n1|2\n",
                             "a|b|c\n1|2|3\n",
                             "info|time\na|1\n",
                             "1,2,3,4,5\n6,7,8,9,10\n",
                             "10,,name,5,7,8\n10,,name,5,700,8\nx\n",
                             "TABLE,a\n1,2\n",
                             "PARAMETER,x\n1,2\n",
                             "{not json",
                             "[1, 2, 3]",
                             "{\"a\": 1,\n\"b\": 2}\n",
                             "\"quoted\n1,2\n",
                             "<?xml version=\"1.0\"?><a/>",
                             "12 functions\na b\n"})
        EXPECT_EQ(recogniseTool(text), "") << text;
}

TEST(ToolKinds, AnUnknownOneIsRefusedWithThoseThereAre) {
    EXPECT_THAT(errorOf("excel", "a"), HasSubstr("hyperfine, kernel-tuner"));
}

TEST(ToolErrors, SayWhereTheJsonEnds) {
    EXPECT_THAT(errorOf("hyperfine", "{\"results\": [\n{\"command\": \"a\",\n]}"),
                HasSubstr("the-file is not valid JSON from line 3 on"));
    EXPECT_THAT(errorOf("extrap-lines",
                        "{\"params\":{\"p\":1},\"metric\":\"t\",\"value\":1}\n\n{\"params\":\n"),
                HasSubstr("from line 3 on"));
}

TEST(ToolErrors, NameTheFieldThatIsMissingOrWrong) {
    EXPECT_THAT(errorOf("hyperfine", "{\"results\": [{\"command\": \"a\"}]}"),
                HasSubstr("lacks “results[0].times”"));
    EXPECT_THAT(errorOf("hyperfine", "{\"results\": [{\"command\": 3, \"times\": []}]}"),
                HasSubstr("“results[0].command” of the-file"));
    EXPECT_THAT(errorOf("deephyper", "a,b\n1,2\n"), HasSubstr("lacks “objective”"));
}

TEST(ToolErrors, EndAFileThatSaysMuchForEveryRun) {
    std::string times = "1";
    for (int run = 1; run < 400; ++run) times += ",1";
    const std::string text = "{\"results\": [{\"command\": \"" + std::string(1 << 20, 'c') +
                             "\", \"times\": [" + times + "]}]}";
    EXPECT_THAT(errorOf("hyperfine", text), HasSubstr("more than 256 MiB of text"));
}

TEST(ToolErrors, EndNamesThatGrowFromLevelToLevel) {
    const std::string name(40'000, 'n'), deep = "{\"" + name + "\": {\"" + name + "\": 1}}";
    EXPECT_THAT(errorOf("json", "[" + deep + "]"), HasSubstr("more than 64 KiB"));
    EXPECT_THAT(errorOf("caliper-split",
                        "{\"data\": [[1]], \"columns\": [\"path\"], \"column_metadata\": "
                        "[{\"is_value\": false}], \"nodes\": [{\"label\": \"" +
                            name + "\"}, {\"parent\": 0, \"label\": \"" + name + "\"}]}"),
                HasSubstr("more than 64 KiB"));
    EXPECT_THAT(errorOf("hatchet", "{\"graph\": [{\"0\": {\"data\": {\"name\": \"" + name +
                                       "\"}, \"children\": [1]}, \"1\": {\"data\": {\"name\": \"" +
                                       name + "\"}, \"children\": []}}], \"dataframe\": []}"),
                HasSubstr("more than 64 KiB"));
}

TEST(ToolKinds, AreLookedForInShortNamesAlone) {
    std::string text = "{\"" + std::string(1 << 16, 'n') + "\": {";
    for (int i = 0; i < 1000; ++i) text += "\"k" + std::to_string(i) + "\": 1, ";
    text += "\"last\": 1}, \"short\": 1}";
    EXPECT_THAT(glimpseOf(text).members, ::testing::ElementsAre("short"));
}

TEST(ToolErrors, NameTheLine) {
    EXPECT_THAT(errorOf("extrap-text", "PARAMETER p\nPOINTS 1 2\nDATA 1\nDATUM 2\n"),
                HasSubstr("Line 4 of the-file"));
    EXPECT_THAT(errorOf("extrap-text", "PARAMETER p\nPOINTS 1 2\nPARAMETER n\nDATA 1\nDATA 2\n"),
                HasSubstr("Line 3 of the-file"));
    EXPECT_THAT(errorOf("extrap-text", "PARAMETER p\nPOINTS 1 2\nDATA 1\nDATA 1\nDATA 1\n"),
                HasSubstr("Line 5 of the-file holds more data"));
    EXPECT_THAT(errorOf("perf-stat", "1,,cycles,6,100.00\nnonsense\n"),
                HasSubstr("Line 2 of the-file"));
    EXPECT_THAT(errorOf("tau", "2 templated_functions\n\"a\" 1 1 2 3 0\n1 2 3\n"),
                HasSubstr("Line 3 of the-file"));
}

TEST(ToolErrors, WhereEveryRunFailed) {
    EXPECT_THAT(errorOf("hyperfine",
                        "{\"results\": [{\"command\": \"a\", \"times\": [1, 2], \"exit_codes\": "
                        "[1, 1]}]}"),
                HasSubstr("holds 2 runs, and none of them succeeded"));
    EXPECT_THAT(errorOf("hyperfine", "{\"results\": []}"), HasSubstr("holds no run"));
}

TEST(ToolErrors, OfADamagedLineAmongLinesOfObjects) {
    const std::string whole = "{\"a\": 1, \"t\": 1}\n", cut = "{\"a\": 2, \"ti\n";
    EXPECT_EQ(recogniseTool(whole), "") << "one object alone";
    const std::string damaged[] = {whole + cut + whole, cut + whole, whole + "\n 2, \"t\": 1}\n",
                                   whole + whole + cut};
    const char* const lines[] = {"line 2", "line 1", "line 3", "line 3"};
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(recogniseTool(damaged[i]), "json-lines") << damaged[i];
        EXPECT_THAT(errorOf("json-lines", damaged[i]), HasSubstr(lines[i]));
    }
    const std::string twice = "{\"a\": 1, \"a\": 2}\n", large = "{\"a\": 1e999}\n";
    for (const std::string& odd : {twice, large}) {
        EXPECT_EQ(recogniseTool(odd + whole), "json-lines");
        EXPECT_THAT(errorOf("json-lines", odd + whole), HasSubstr("line 1"));
    }
    EXPECT_EQ(recogniseTool("{a},{b}\n1,2\n"), "") << "a CSV may have such names";
}

TEST(ToolErrors, OfAProfileWhoseValuesAreElsewhere) {
    const std::string text = "<?xml version=\"1.0\"?>\n<HPCToolkitExperiment version=\"2.0\">\n";
    EXPECT_EQ(recogniseTool(text), "hpctoolkit");
    EXPECT_THAT(errorOf("hpctoolkit", text), HasSubstr("binary files beside it"));
}

TEST(ToolColumns, ACounterWhoseValuesAreMissingIsAColumnLikeOthers) {
    const ToolTable table =
        readTool("rocprof", "Dispatch_Id,Agent_Id,Kernel_Name,Counter_Name\n1,4,f,WAVES\n", "runs");
    ASSERT_EQ(table.rows.size(), 1u);
    EXPECT_EQ(table.rows[0][0], "1");
}

TEST(ToolLimits, DeepNestingIsRefused) {
    const std::string deep(100'000, '[');
    EXPECT_THAT(errorOf("json", deep), HasSubstr("deeper than 1000 levels"));
    EXPECT_EQ(recogniseTool(deep), "");
    std::string objects;
    for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
    EXPECT_THAT(errorOf("json-lines", objects), HasSubstr("deeper than 1000 levels"));
    recogniseTool(objects);
}

TEST(ToolLimits, APivotThatExplodesIsRefused) {
    // Every launch has a metric of its own: 8,000 rows of up to 8,000 columns.
    std::string text =
        "ID,Process ID,Kernel Name,Context,Stream,Section Name,Metric Name,Metric Unit,Metric "
        "Value\n";
    for (int i = 0; i < 12'000; ++i) {
        const std::string number = std::to_string(i);
        text += number + ",1,f,1,1,s,m" + number + ",,1\n";
    }
    EXPECT_EQ(recogniseTool(text), "ncu-details");
    EXPECT_THAT(errorOf("ncu-details", text), HasSubstr("more than 50000000 cells"));
}

TEST(ToolLimits, CirclesInTreesEnd) {
    EXPECT_THAT(errorOf("caliper-split",
                        R"({"data": [[1, 0]], "columns": ["t", "path"], "column_metadata":
[{"is_value": true}, {"is_value": false}], "nodes": [{"label": "a", "parent": 0}]})"),
                HasSubstr("“nodes” of the-file"));
    const std::string circle = R"({"graph": [{"0": {"data": {"name": "a"}, "children": [1]},
"1": {"data": {"name": "b"}, "children": [0]}}], "dataframe": [{"node": 1, "t": 2}],
"inclusive_metrics": []})";
    EXPECT_EQ(csvText(readTool("hatchet", circle, "the-file")), "path,name,type,t\na/b,b,,2\n");
    const std::string stream =
        "__rec=node,id=20,attr=8,data=function,parent=20\n__rec=node,id=21,attr=20,data=a,parent="
        "21\n__rec=ctx,ref=21,attr=20,data=1\n";
    EXPECT_THAT(errorOf("caliper-stream", stream), HasSubstr("a table"));
}

TEST(ToolLimits, ACancelledReadingStops) {
    std::stop_source source;
    source.request_stop();
    RunContext context;
    context.stop = source.get_token();
    EXPECT_THROW(readTool("json", "[{\"a\": 1}]", "the-file", context), Cancelled);
}

TEST(CsvText, KeepsBlanksAndQuotesWhatNeedsIt) {
    const ToolTable table{
        {"a", "b \"x\"", "c"}, {{" lead", "#no comment", "1;2"}, {"", "x\ny", ""}}, {}};
    EXPECT_EQ(csvText(table),
              "a,\"b \"\"x\"\"\",c\n\" lead\",\"#no comment\",\"1;2\"\n,\"x\ny\",\n");
    ToolTable missing;
    missing.header = {"a"};
    missing.rows.assign(1, std::vector<std::string>(1));
    EXPECT_EQ(csvText(missing), "a\n\"\"\n");
}

}  // namespace
}  // namespace footbridge::tests
