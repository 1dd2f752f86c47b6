// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/campaign_record.h"

#include <charconv>

#include "core/run/checksum.h"
#include "core/studies/campaign_results.h"

namespace footbridge {
namespace {

constexpr std::size_t kMark = 16;

void writeCount(std::string& to, std::uint64_t value) {
    for (; value >= 128; value >>= 7) to += static_cast<char>(value | 128);
    to += static_cast<char>(value);
}

std::optional<std::uint64_t> readCount(std::string_view& from) {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64 && !from.empty(); shift += 7) {
        const auto byte = static_cast<unsigned char>(from.front());
        from.remove_prefix(1);
        value |= static_cast<std::uint64_t>(byte & 127u) << shift;
        if (byte < 128) return value;
    }
    return std::nullopt;
}

/// Steps from row to row, which are small where rows are in order.
void writeRows(std::string& to, const Rows& rows) {
    writeCount(to, rows.size());
    Index last = 0;
    for (const Index row : rows) {
        const auto step = static_cast<std::int64_t>(row - last);
        writeCount(to,
                   static_cast<std::uint64_t>(step << 1) ^ static_cast<std::uint64_t>(step >> 63));
        last = row;
    }
}

std::optional<Rows> readRows(std::string_view& from) {
    const auto count = readCount(from);
    if (!count || *count > from.size()) return std::nullopt;
    Rows rows;
    Index last = 0;
    for (std::uint64_t at = 0; at < *count; ++at) {
        const auto step = readCount(from);
        if (!step) return std::nullopt;
        last += static_cast<Index>(static_cast<std::int64_t>(*step >> 1) ^
                                   -static_cast<std::int64_t>(*step & 1));
        rows.push_back(last);
    }
    return rows;
}

}  // namespace

std::string markOf(std::string_view text) {
    return sha256(text).substr(0, kMark);
}

std::string CampaignRecord::write(const std::string& checksum, const std::string& methods,
                                  const std::string& pair, const std::vector<CampaignScore>& scores,
                                  const Split* split) {
    const std::string lines = campaignResultLines(scores);
    std::string bytes = checksum + methods + pair + std::to_string(lines.size()) + "\n" + lines;
    if (split) {
        writeRows(bytes, split->shots);
        writeRows(bytes, split->test);
    }
    return bytes;
}

std::optional<CampaignRecord> CampaignRecord::read(std::string_view bytes) {
    const std::size_t end = bytes.find('\n');
    if (end == std::string_view::npos || end <= 3 * kMark) return std::nullopt;
    std::size_t size = 0;
    const char* const stop = bytes.data() + end;
    const auto number = std::from_chars(bytes.data() + 3 * kMark, stop, size);
    if (number.ec != std::errc() || number.ptr != stop || size > bytes.size() - end - 1)
        return std::nullopt;
    CampaignRecord record;
    record.checksum = bytes.substr(0, kMark);
    record.methods = bytes.substr(kMark, kMark);
    record.pair = bytes.substr(2 * kMark, kMark);
    record.lines = bytes.substr(end + 1, size);
    record.drawn = bytes.substr(end + 1 + size);
    return record;
}

std::optional<Split> CampaignRecord::split() const {
    std::string_view rest = drawn;
    const auto shots = readRows(rest);
    if (!shots) return std::nullopt;
    const auto test = readRows(rest);
    if (!test) return std::nullopt;
    return Split{*shots, *test, shots->size()};
}

}  // namespace footbridge
