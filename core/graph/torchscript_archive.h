// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace footbridge::graph {

/// A record of a TorchScript archive as it stands there: LibTorch packs code and nothing else.
struct TorchScriptRecord {
    std::string_view bytes;
    bool packed = false;
    std::size_t crc = 0, unpacked = 0;  ///< CRC-32 and size of what it unpacks to
    bool operator==(const TorchScriptRecord&) const = default;
};

/// The records of an archive by their names, "archive/…"; nothing where it is not laid out as
/// LibTorch writes one, to the last byte: another program has to find the same records in it. Looks
/// at bytes alone: nothing of it is unpacked, read as a pickle or run.
using TorchScriptRecords = std::map<std::string, TorchScriptRecord>;
std::optional<TorchScriptRecords> torchScriptRecords(std::string_view archive);

/// The manifest that travels in an archive; "" where there is none that is not packed.
std::string manifestOf(const TorchScriptRecords& records);

/// Whether an archive is the program that `written` is: the same code, constants and manifest, byte
/// for byte. What newer versions of LibTorch add about the archive itself may differ.
bool sameTorchScript(std::string_view archive, std::string_view written);

}  // namespace footbridge::graph
