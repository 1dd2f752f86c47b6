// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>

#include "include_rules.h"
#include "source_tree.h"

namespace footbridge::tests {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

bool isCode(const std::string& path) {
    return path.ends_with(".h") || path.ends_with(".cpp");
}

TEST(Layers, NoFileOfTheProgramIncludesUpwards) {
    std::size_t includes = 0;
    for (const SourceFile& file : readTree({"core", "widgets", "app"})) {
        if (!isCode(file.path)) continue;
        includes += includesOf(file.text).size();
        EXPECT_THAT(forbiddenIncludes(file.path, file.text), IsEmpty());
    }
    EXPECT_GT(includes, 200u) << "the test has not read the program";
}

TEST(Layers, EveryFolderHasItsPlace) {
    for (const SourceFile& file : readTree({"core", "widgets", "app"})) {
        if (!isCode(file.path)) continue;
        const bool allowed = file.path.starts_with("core/run/");
        EXPECT_THAT(forbiddenIncludes("core/run/x.cpp", "#include \"" + file.path + "\"\n"),
                    SizeIs(allowed ? 0 : 1))
            << file.path;
    }
}

struct Case {
    const char* name;
    const char* path;
    const char* line;
};

void PrintTo(const Case& one, std::ostream* out) {
    *out << one.name;
}

class ForbiddenInclude : public ::testing::TestWithParam<Case> {};

TEST_P(ForbiddenInclude, IsFound) {
    EXPECT_THAT(forbiddenIncludes(GetParam().path, GetParam().line), SizeIs(1));
}

INSTANTIATE_TEST_SUITE_P(
    Layers, ForbiddenInclude,
    ::testing::Values(
        Case{"run_to_table", "core/run/file.cpp", "#include \"core/table/table.h\""},
        Case{"graph_to_table", "core/graph/check.h",
             "int x;\n  # include \"core/table/table.h\"\n"},
        Case{"metrics_to_graph", "core/metrics/errors.cpp",
             "#include \"core/graph/model_graph.h\""},
        Case{"matching_to_learners", "core/matching/a.cpp", "#include \"core/learners/ridge.h\""},
        Case{"severity_to_transfer", "core/severity/a.cpp", "#include \"core/transfer/adapter.h\""},
        Case{"studies_to_bundle", "core/studies/a.cpp", "#include \"core/bundle/bundle.h\""},
        Case{"core_to_widgets", "core/session/a.cpp", "#include \"widgets/jobs/job.h\""},
        Case{"models_to_jobs", "widgets/models/a.h", "#include \"widgets/jobs/job.h\""},
        Case{"jobs_to_workspace", "widgets/jobs/a.cpp",
             "#include \"widgets/workspace/document.h\""},
        Case{"charts_to_workspace", "widgets/charts/a.cpp",
             "#include \"widgets/workspace/document.h\""},
        Case{"workspace_to_pages", "widgets/workspace/a.cpp", "#include \"widgets/pages/page.h\""},
        Case{"workspace_to_dialogs", "widgets/workspace/a.cpp",
             "#include \"widgets/dialogs/row_dialog.h\""},
        Case{"dialogs_to_pages", "widgets/dialogs/a.cpp", "#include \"widgets/pages/page.h\""},
        Case{"pages_to_another_group", "widgets/pages/use/a.cpp",
             "#include \"widgets/pages/model/adapt_page.h\""},
        Case{"shared_pages_to_a_group", "widgets/pages/page.cpp",
             "#include \"widgets/pages/model/adapt_page.h\""},
        Case{"folder_without_place", "app/gui/a.cpp", "#include \"widgets/misc/a.h\""},
        Case{"gui_to_cli", "app/gui/a.cpp", "#include \"app/cli/command.h\""},
        Case{"widgets_to_app", "widgets/pages/a.cpp", "#include \"app/gui/main_window.h\""},
        Case{"cli_to_gui", "app/cli/a.cpp", "#include \"app/gui/main_window.h\""},
        Case{"leaves_folder", "widgets/pages/a.cpp", "#include \"../charts/plot_view.h\""},
        Case{"qt_in_core", "core/table/a.cpp", "#include <QString>"},
        Case{"widgets_in_archive", "core/bundle/archive.cpp", "#include <QWidget>"},
        Case{"gui_module_in_archive", "core/bundle/archive.cpp", "#include <QtGui/QImage>"},
        Case{"quazip_in_manifest", "core/bundle/manifest.cpp", "#include <quazip/quazip.h>"},
        Case{"torch_in_header", "core/learners/network.h", "#include <torch/torch.h>"},
        Case{"aten_in_header", "widgets/models/a.h", "#include <ATen/ATen.h>"},
        Case{"charts_in_pages", "widgets/pages/a.cpp", "#include <QtCharts/QChartView>"},
        Case{"series_in_app", "app/cli/pictures.cpp", "#include <QLineSeries>"}),
    [](const auto& chosen) { return std::string(chosen.param.name); });

TEST(Layers, EveryFileIsCompiledByTheListOfItsOwnFolderAlone) {
    const auto files = readTree({"core", "widgets", "app"});
    std::map<std::string, std::string> lists;  // by their folder, with a slash at its end
    for (const SourceFile& file : files)
        if (file.path.ends_with("/CMakeLists.txt"))
            lists[file.path.substr(0, file.path.rfind('/') + 1)] = file.text;
    ASSERT_GT(lists.size(), 20u);
    static const std::regex elsewhere(R"((\.\.|\$\{\w*SOURCE_DIR\})/[^ )]*\.cpp)");
    for (const auto& [folder, text] : lists) {
        EXPECT_EQ(text.find("OPTIONAL"), std::string::npos) << folder;
        EXPECT_FALSE(std::regex_search(text, elsewhere)) << folder;
    }
    for (const SourceFile& file : files) {
        if (!file.path.ends_with(".cpp")) continue;
        std::string folder = file.path.substr(0, file.path.rfind('/') + 1);
        while (!lists.contains(folder) && folder.find('/') + 1 != folder.size())
            folder = folder.substr(0, folder.rfind('/', folder.size() - 2) + 1);
        ASSERT_TRUE(lists.contains(folder)) << file.path;
        EXPECT_NE(lists[folder].find(file.path.substr(folder.size())), std::string::npos)
            << file.path;
    }
}

/// The types and constants that a file names outside of functions, also the second of one line.
std::vector<std::string> namedIn(const std::string& text) {
    static const std::regex type(R"(\n(?:struct|class|enum class|enum) (\w+)[^;()]*\{)");
    static const std::regex constants(R"(\n(?:inline |static )?const(?:expr)? [^;({]*)");
    static const std::regex valued(R"(\b(k[A-Z]\w*)(?:\[\w*\])?\s*=)");
    static const std::regex braced(R"([^=]*\b(k[A-Z]\w*)(?:\[\w*\])?\s*)");
    std::vector<std::string> names;
    const auto addAll = [&](const std::string& part, const std::regex& name) {
        const std::sregex_iterator end;
        for (std::sregex_iterator at(part.begin(), part.end(), name); at != end; ++at)
            names.push_back((*at)[1]);
    };
    addAll(text, type);
    const std::sregex_iterator end;
    for (std::sregex_iterator at(text.begin(), text.end(), constants); at != end; ++at) {
        const std::string declared = at->str();
        addAll(declared, valued);
        if (std::smatch name; std::regex_match(declared, name, braced)) names.push_back(name[1]);
    }
    return names;
}

TEST(Layers, FindsEveryConstantAndTypeOfAFile) {
    EXPECT_THAT(namedIn("\nstruct A {\nconstexpr int kB = 1, kC = kOther;\nenum class D : int {\n"
                        "const QSize kE{1, 2};\nclass F;\n    constexpr int kInside = 1;\n"
                        "constexpr const char* kG[] = {"),
                ::testing::UnorderedElementsAre("A", "kB", "kC", "D", "kE", "kG"));
}

/// Two types of one name in one namespace link without a word and then take each other's place.
TEST(Layers, NoTwoHeadersNameAConstantOrATypeAlike) {
    static const std::regex space(R"((?:^|\n)namespace ([\w:]+) \{)");
    std::map<std::string, std::string> headers;  // by the full name
    for (const SourceFile& file : readTree({"core", "widgets", "app"})) {
        if (!file.path.ends_with(".h")) continue;
        std::smatch found;
        const std::string inside =
            std::regex_search(file.text, found, space) ? found[1].str() : std::string();
        for (const std::string& name : namedIn(file.text)) {
            const auto [other, isNew] = headers.emplace(inside + "::" + name, file.path);
            EXPECT_TRUE(isNew) << other->first << " in " << other->second << " and " << file.path;
        }
    }
    EXPECT_GT(headers.size(), 1500u);
}

/// The functions that a file defines outside of classes, as "name(types)".
std::vector<std::string> functionsIn(const std::string& text) {
    static const std::regex function(
        R"(\n[\w:][\w:<>,&* \n]*[ &*](\w+)\(([^;{}]*)\)(?: noexcept)? \{)");
    static const std::regex parameter(R"(([&*>\w]) ?\b\w+(,|$))"), spaces(R"(\s+)");
    std::vector<std::string> functions;
    const std::sregex_iterator end;
    for (std::sregex_iterator at(text.begin(), text.end(), function); at != end; ++at) {
        const std::string types = std::regex_replace((*at)[2].str(), spaces, " ");
        functions.push_back((*at)[1].str() + "(" + std::regex_replace(types, parameter, "$1$2") +
                            ")");
    }
    return functions;
}

TEST(Layers, FindsEveryFunctionOfAFile) {
    EXPECT_THAT(functionsIn("\nint a() {\nstd::vector<int> b(const A& x, int y) {\n"
                            "void C::d(int x) {\nbool e(double limit,\n       F* f) noexcept {\n"
                            "    int g() {\nstruct H {\nint i(int x);\n"),
                ::testing::ElementsAre("a()", "b(const A&, int)", "e(double, F*)"));
}

/// packaging/build.sh compiles several files of a library as one.
TEST(Layers, NoTwoFilesOfALibraryNameAnythingAlike) {
    static const std::regex library(R"((\w+/\w+)/.*\.cpp)");
    std::map<std::string, std::string> files;  // by library and name
    for (const SourceFile& file : readTree({"core", "widgets", "app"})) {
        std::smatch folder;
        if (!std::regex_match(file.path, folder, library)) continue;
        std::vector<std::string> names = functionsIn(file.text);
        for (std::string& name : namedIn(file.text)) names.push_back(std::move(name));
        for (const std::string& name : names) {
            const auto [other, isNew] = files.emplace(folder[1].str() + " " + name, file.path);
            EXPECT_TRUE(isNew || other->second == file.path)
                << other->first << " in " << other->second << " and " << file.path;
        }
    }
    EXPECT_GT(files.size(), 2000u);
}

TEST(Layers, WhatGoesDownIsAllowed) {
    EXPECT_THAT(forbiddenIncludes("core/transfer/adapter.cpp",
                                  "#include \"core/learners/ridge.h\"\n#include <ATen/ATen.h>\n"
                                  "#include \"core/transfer/strategy.h\"\n#include <vector>\n"),
                IsEmpty());
    EXPECT_THAT(forbiddenIncludes("core/bundle/archive.cpp",
                                  "#include <QFile>\n#include <quazip/quazip.h>"),
                IsEmpty());
    EXPECT_THAT(forbiddenIncludes("widgets/charts/plot_view.cpp", "#include <QtCharts/QChart>"),
                IsEmpty());
    EXPECT_THAT(forbiddenIncludes("widgets/pages/page_registry.cpp",
                                  "#include \"widgets/pages/model/adapt_page.h\""),
                IsEmpty());
    EXPECT_THAT(forbiddenIncludes("widgets/pages/model/adapt_page.cpp",
                                  "#include \"widgets/pages/page.h\"\n"
                                  "#include \"widgets/pages/model/adapt_settings.h\"\n"
                                  "#include \"widgets/workspace/workspace.h\"\n"),
                IsEmpty());
    EXPECT_THAT(
        forbiddenIncludes("app/cli/pictures.cpp", "#include \"widgets/charts/plot_view.h\""),
        IsEmpty());
}

}  // namespace
}  // namespace footbridge::tests
