// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include "core/run/file.h"

namespace footbridge {

/// A folder of its own for every test.
class FolderTest : public testing::Test {
  protected:
    void SetUp() override {
        const auto* info = testing::UnitTest::GetInstance()->current_test_info();
        m_folder = std::filesystem::temp_directory_path() /
                   ("footbridge-" + std::to_string(::getpid()) + "-" + info->name());
        std::filesystem::create_directories(m_folder);
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    std::filesystem::path write(const std::string& name, std::string_view text) const {
        std::filesystem::create_directories((m_folder / name).parent_path());
        writeFile(m_folder / name, text);
        return m_folder / name;
    }
    std::filesystem::path m_folder;
};

}  // namespace footbridge
