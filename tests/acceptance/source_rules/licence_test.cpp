// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "source_tree.h"

namespace footbridge::tests {
namespace {

/// Sources, scripts and build files; data, pictures and texts carry no line of their own.
bool needsLicence(const SourceFile& file) {
    constexpr std::array<const char*, 7> kEndings{".h",  ".cpp", ".cmake",        ".sh",
                                                  ".py", ".qss", "CMakeLists.txt"};
    return file.text.starts_with("#!") ||
           std::any_of(kEndings.begin(), kEndings.end(),
                       [&](const char* ending) { return file.path.ends_with(ending); });
}

/// The line comes first; after `#!` where there is one.
bool hasLicence(const std::string& text) {
    std::size_t begin = text.starts_with("#!") ? text.find('\n') + 1 : 0;
    return text.substr(begin, text.find('\n', begin) - begin)
               .find("SPDX-License-Identifier: GPL-3.0-or-later") != std::string::npos;
}

TEST(Licence, IsNamedInEverySourceScriptAndBuildFile) {
    std::size_t files = 0;
    for (const SourceFile& file : readTree({"app", "core", "packaging", "resources", "tests",
                                            "translations", "widgets", ".ci", "CMakeLists.txt"})) {
        if (!needsLicence(file)) continue;
        ++files;
        EXPECT_TRUE(hasLicence(file.text)) << file.path;
    }
    EXPECT_GT(files, 100u) << "the test has not read the program";
}

TEST(Licence, IsMissedWhereItIsNotNamed) {
    EXPECT_FALSE(hasLicence("#pragma once\n"));
    EXPECT_FALSE(hasLicence("#!/bin/bash\necho\n# SPDX-License-Identifier: GPL-3.0-or-later\n"));
    EXPECT_TRUE(hasLicence("#!/bin/bash\n# SPDX-License-Identifier: GPL-3.0-or-later\n"));
    EXPECT_TRUE(needsLicence({"packaging/anything", "#!/bin/bash\n"}));
    EXPECT_TRUE(needsLicence({"core/CMakeLists.txt", ""}));
}

TEST(Licence, TextIsTheGplVersion3) {
    const auto licence = readTree({"LICENSE"});
    ASSERT_EQ(licence.size(), 1u);
    EXPECT_NE(licence.front().text.find("GNU GENERAL PUBLIC LICENSE"), std::string::npos);
    EXPECT_NE(licence.front().text.find("Version 3, 29 June 2007"), std::string::npos);
}

}  // namespace
}  // namespace footbridge::tests
