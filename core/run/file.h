// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace footbridge {

/// A file's bytes. Throws Error when it is missing, a folder, or unreadable, and when a pipe or
/// device gives more than 4 GB; Cancelled where one that gives nothing is waited for and WaitScope
/// says to stop.
std::string readFile(const std::filesystem::path& path);

/// The same, but a file (or pipe) of more than `most` bytes is refused: nullopt.
std::optional<std::string> readFileAtMost(const std::filesystem::path& path, std::uint64_t most);

/// Whether it is there and gives or takes bytes as they come: a look at it may wait for its other
/// end, and takes what it gives.
bool isPipeOrDevice(const std::filesystem::path& path);

/// The text of a file without the byte order mark of UTF-8, which some editors begin it with.
std::string_view withoutMark(std::string_view bytes);

/// The file that is written where `path` is named: itself, or where a link leads.
std::filesystem::path writtenPlace(const std::filesystem::path& path);

/// Writes a file whole or not at all: beside its writtenPlace(), flushed, then renamed over it, and
/// the folder flushed; a device or pipe gets the bytes as they come. A program that is killed
/// meanwhile leaves what was there; the hidden file that it may leave beside it goes with the next
/// write, or after 30 days where that comes from another machine or after a restart.
/// Throws Error and leaves what was there when the folder is missing, unwritable or full; Cancelled
/// where a pipe is waited for that nobody reads.
void writeFile(const std::filesystem::path& path, std::string_view bytes);

/// A name that nothing else has, from which others see whose it is:
/// START SPACE-PROCESS-COUNT ENDING, without the blanks.
std::string ownName(std::string_view start, std::string_view ending = {});
/// Removes the files and folders with such names that programs left there which were killed: those
/// of no live process, and from another machine or before a restart what is 30 days old.
void removeDebris(const std::filesystem::path& folder, std::string_view start,
                  std::string_view ending = {});

/// Who may read a new file.
enum class Readers { All, Owner };
/// Writes a file where nothing is, and says whether nothing was: of several programs that do so at
/// once, one alone makes it. Throws Error and leaves nothing where it cannot be written.
[[nodiscard]] bool writeNewFile(const std::filesystem::path& path, std::string_view bytes,
                                Readers readers = Readers::All);

}  // namespace footbridge
