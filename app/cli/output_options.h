// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/run/output_check.h"

namespace footbridge {

/// A file or folder to write to, where somebody named one. All that a command writes where it is
/// told to is named by these: every other value that may be a path counts as read.
struct OutputOption {
    std::optional<std::string> asked;
    CLI::App* command = nullptr;  ///< whose option it is, once it is added

    /// `type` says what --help calls it: a word with FOLDER for a folder.
    CLI::Option* addTo(CLI::App& on, const std::string& name, const std::string& text,
                       const std::string& type);
    explicit operator bool() const { return asked.has_value(); }
    const std::string& path() const { return *asked; }
};

/// What a command line names to be read: the values of all options that take a file and are no
/// OutputOption, the signatures beside them, as any may be a bundle, and the trusted keys.
std::vector<std::string> inputsOf(CLI::App& command);

/// The files besides for checkOutputsOf() where a command writes a bundle: its signature, which is
/// removed. Throws Error where the bundle would go into a device or pipe, or the environment gives
/// no date to write into one, so that nobody hears it after hours of training.
std::vector<OutputFile> besidesBundle(const OutputOption& bundle);

/// checkOutputs() of the files that a command line names to be written, and of those that the
/// command makes of them besides: what lies in folders, or beside other files. Nothing of
/// inputsOf() may be among them, nor of `named`, which is what those inputs name in turn, such as
/// the tables of a campaign. The first part is done for every command before it works; files in a
/// folder that is named too and not there yet are left to the command, which makes it.
void checkOutputsOf(CLI::App& command, const std::vector<OutputFile>& besides = {},
                    const std::vector<std::string>& named = {});

}  // namespace footbridge
