// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace footbridge {

enum class Packing { None, Gzip, Xz, Zstandard };

/// By the first bytes, whatever the file is called.
Packing packingOf(std::string_view bytes);

/// How much packed bytes may become: what a small file unpacks to without end is a bomb.
struct UnpackLimits {
    std::uint64_t bytes = std::uint64_t{64} << 30;
    std::uint64_t ratio = 200;  ///< unpacked to packed bytes, looked at beyond `anyRatio`
    std::uint64_t anyRatio = std::uint64_t{256} << 20;
};

/// Hands the unpacked bytes of any number of members to `take`, piece by piece, each of at most
/// 256 KiB. `name` stands for the file in messages. Throws Error where the bytes are damaged, cut
/// short or become more than the limits allow, and what `take` throws.
void unpack(std::string_view packed, const std::string& name, const UnpackLimits& limits,
            const std::function<void(std::string_view)>& take);

/// The same into memory.
std::string unpacked(std::string_view packed, const std::string& name,
                     std::uint64_t most = std::uint64_t{4} << 30);

/// The first bytes, up to `most` of them, of what may be cut short or damaged behind them.
std::string unpackedStart(std::string_view packed, const std::string& name, std::size_t most);

}  // namespace footbridge
