// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_shots.h"

#include <charconv>
#include <cmath>
#include <cstdint>

#include "core/run/number_text.h"

namespace footbridge {

std::optional<ShotRequest> campaignShots(std::string_view text) {
    ShotRequest request;
    request.kind = ShotRequest::Kind::Count;
    if (text.ends_with('%')) {
        request.kind = ShotRequest::Kind::Percent;
        text.remove_suffix(1);
        while (text.ends_with(' ')) text.remove_suffix(1);
    }
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, request.amount);
    const bool whole =
        request.kind == ShotRequest::Kind::Percent || request.amount == std::floor(request.amount);
    if (read.ec != std::errc() || read.ptr != end || !(request.amount > 0) ||
        request.amount > 1e15 || !whole ||
        (request.kind == ShotRequest::Kind::Percent && request.amount > 100))
        return std::nullopt;
    return request;
}

std::optional<std::string> plainShots(std::string_view text) {
    const auto request = campaignShots(text);
    if (!request) return std::nullopt;
    if (request->kind == ShotRequest::Kind::Percent) return formatNumber(request->amount) + "%";
    return std::to_string(static_cast<std::uint64_t>(request->amount));
}

}  // namespace footbridge
