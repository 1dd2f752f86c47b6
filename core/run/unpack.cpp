// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/unpack.h"

#include <lzma.h>
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

#include "core/run/error.h"
#include "core/run/run_messages.h"

namespace footbridge {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 18;
/// What the dictionary of a packer may take, enough for its highest ordinary level.
constexpr std::uint64_t kMostMemory = std::uint64_t{256} << 20;

/// Hands pieces on and stops where they would be too much.
class Outlet {
  public:
    Outlet(const std::string& name, std::size_t packed, const UnpackLimits& limits,
           const std::function<void(std::string_view)>& take)
        : m_name(name), m_limits(limits), m_take(take), m_ratioMost(mostOf(packed, limits)) {}
    void add(const char* bytes, std::size_t count) {
        m_count += count;
        if (m_count > m_limits.bytes)
            throw Error(messages::kPackedTooLarge, {m_name, m_limits.bytes >> 30});
        if (m_count > m_ratioMost) throw Error(messages::kPackedBomb, {m_name, m_limits.ratio});
        if (count > 0) m_take({bytes, count});
    }

  private:
    static std::uint64_t mostOf(std::size_t packed, const UnpackLimits& limits) {
        return std::max(limits.anyRatio, static_cast<std::uint64_t>(packed) * limits.ratio);
    }

    const std::string& m_name;
    const UnpackLimits& m_limits;
    const std::function<void(std::string_view)>& m_take;
    std::uint64_t m_ratioMost;
    std::uint64_t m_count = 0;
};

void gunzip(std::string_view bytes, const std::string& name, Outlet& outlet) {
    z_stream stream{};
    if (inflateInit2(&stream, 16 + MAX_WBITS) != Z_OK) throw std::bad_alloc();
    const std::unique_ptr<z_stream, int (*)(z_stream*)> guard(&stream, inflateEnd);
    std::vector<char> piece(kPiece);
    std::size_t given = 0;
    for (int state = Z_OK; state != Z_STREAM_END || given < bytes.size() || stream.avail_in > 0;) {
        if (state == Z_STREAM_END) {  // another member follows, or padding does
            const std::string_view rest = bytes.substr(given - stream.avail_in);
            if (rest.find_first_not_of('\0') == std::string_view::npos) break;
            if (inflateReset(&stream) != Z_OK) throw Error(messages::kPackedDamaged, {name});
        }
        if (stream.avail_in == 0) {
            if (given == bytes.size()) throw Error(messages::kPackedDamaged, {name});
            const std::size_t next =
                std::min<std::size_t>(bytes.size() - given, std::numeric_limits<int>::max());
            stream.next_in =
                reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data() + given));  // only read
            stream.avail_in = static_cast<uInt>(next);
            given += next;
        }
        stream.next_out = reinterpret_cast<Bytef*>(piece.data());
        stream.avail_out = static_cast<uInt>(piece.size());
        state = inflate(&stream, Z_NO_FLUSH);
        if (state != Z_OK && state != Z_STREAM_END) throw Error(messages::kPackedDamaged, {name});
        outlet.add(piece.data(), piece.size() - stream.avail_out);
    }
}

void unxz(std::string_view bytes, const std::string& name, Outlet& outlet) {
    lzma_stream stream = LZMA_STREAM_INIT;
    if (lzma_stream_decoder(&stream, kMostMemory, LZMA_CONCATENATED) != LZMA_OK)
        throw std::bad_alloc();
    const std::unique_ptr<lzma_stream, void (*)(lzma_stream*)> guard(&stream, lzma_end);
    std::vector<char> piece(kPiece);
    stream.next_in = reinterpret_cast<const std::uint8_t*>(bytes.data());
    stream.avail_in = bytes.size();
    for (lzma_ret state = LZMA_OK; state != LZMA_STREAM_END;) {
        stream.next_out = reinterpret_cast<std::uint8_t*>(piece.data());
        stream.avail_out = piece.size();
        state = lzma_code(&stream, LZMA_FINISH);
        if (state == LZMA_MEMLIMIT_ERROR) throw Error(messages::kPackedMemory, {name});
        if (state != LZMA_OK && state != LZMA_STREAM_END)
            throw Error(messages::kPackedDamaged, {name});
        outlet.add(piece.data(), piece.size() - stream.avail_out);
    }
}

void unzstd(std::string_view bytes, const std::string& name, Outlet& outlet) {
    const std::unique_ptr<ZSTD_DCtx, std::size_t (*)(ZSTD_DCtx*)> context(ZSTD_createDCtx(),
                                                                          ZSTD_freeDCtx);
    if (!context) throw std::bad_alloc();
    std::vector<char> piece(kPiece);
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    std::size_t state = 1;
    while (in.pos < in.size || state != 0) {
        ZSTD_outBuffer out{piece.data(), piece.size(), 0};
        const std::size_t before = in.pos;
        state = ZSTD_decompressStream(context.get(), &out, &in);
        const bool stuck = in.pos == before && out.pos == 0;
        if (ZSTD_isError(state) &&
            ZSTD_getErrorCode(state) == ZSTD_error_frameParameter_windowTooLarge)
            throw Error(messages::kPackedMemory, {name});
        if (ZSTD_isError(state) || (stuck && state != 0))
            throw Error(messages::kPackedDamaged, {name});
        outlet.add(piece.data(), out.pos);
    }
}

/// Thrown through an unpacking by who has all that it wants.
struct Enough {};

}  // namespace

Packing packingOf(std::string_view bytes) {
    using std::string_view_literals::operator""sv;
    if (bytes.starts_with("\x1f\x8b"sv)) return Packing::Gzip;
    if (bytes.starts_with("\xfd"
                          "7zXZ\0"sv))
        return Packing::Xz;
    if (bytes.starts_with("\x28\xb5\x2f\xfd"sv)) return Packing::Zstandard;
    return Packing::None;
}

void unpack(std::string_view packed, const std::string& name, const UnpackLimits& limits,
            const std::function<void(std::string_view)>& take) {
    Outlet outlet(name, packed.size(), limits, take);
    switch (packingOf(packed)) {
        case Packing::Gzip:
            return gunzip(packed, name, outlet);
        case Packing::Xz:
            return unxz(packed, name, outlet);
        case Packing::Zstandard:
            return unzstd(packed, name, outlet);
        case Packing::None:
            throw Error(messages::kPackedDamaged, {name});
    }
}

std::string unpacked(std::string_view packed, const std::string& name, std::uint64_t most) {
    std::string bytes;
    UnpackLimits limits;
    limits.bytes = most;
    unpack(packed, name, limits, [&](std::string_view piece) { bytes += piece; });
    return bytes;
}

std::string unpackedStart(std::string_view packed, const std::string& name, std::size_t most) {
    std::string bytes;
    try {
        unpack(packed, name, {}, [&](std::string_view piece) {
            bytes += piece.substr(0, most - bytes.size());
            if (bytes.size() >= most) throw Enough();
        });
    } catch (const Enough&) {
        // Nobody wants the rest.
    } catch (const Error&) {
        if (bytes.empty()) throw;
    }
    return bytes;
}

}  // namespace footbridge
