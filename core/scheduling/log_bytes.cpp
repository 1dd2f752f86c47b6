// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheduling/log_bytes.h"

#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

#include "core/run/error.h"
#include "core/scheduling/scheduling_messages.h"

namespace footbridge {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 18;

bool isGzip(std::string_view bytes) {
    return bytes.starts_with("\x1f\x8b");
}
bool isZstd(std::string_view bytes) {
    return bytes.starts_with("\x28\xb5\x2f\xfd");
}

/// Collects what is unpacked and stops where it would be too much.
class Sink {
  public:
    Sink(const std::string& name, std::size_t most) : m_name(name), m_most(most) {}
    void add(const char* bytes, std::size_t count) {
        if (count > m_most - m_bytes.size())
            throw Error(messages::kLogTooLarge, {m_name, m_most >> 30});
        m_bytes.append(bytes, count);
    }
    std::string take() { return std::move(m_bytes); }

  private:
    const std::string& m_name;
    std::size_t m_most;
    std::string m_bytes;
};

std::string gunzip(std::string_view bytes, const std::string& name, std::size_t most) {
    z_stream stream{};
    if (inflateInit2(&stream, 16 + MAX_WBITS) != Z_OK) throw std::bad_alloc();
    const std::unique_ptr<z_stream, int (*)(z_stream*)> guard(&stream, inflateEnd);
    std::vector<char> piece(kPiece);
    Sink sink(name, most);
    std::size_t given = 0;
    for (int state = Z_OK; state != Z_STREAM_END || given < bytes.size() || stream.avail_in > 0;) {
        if (state == Z_STREAM_END) {  // another member follows, or padding does
            const std::string_view rest = bytes.substr(given - stream.avail_in);
            if (rest.find_first_not_of('\0') == std::string_view::npos) break;
            if (inflateReset(&stream) != Z_OK) throw Error(messages::kLogDamaged, {name});
        }
        if (stream.avail_in == 0) {
            if (given == bytes.size()) throw Error(messages::kLogDamaged, {name});
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
        if (state != Z_OK && state != Z_STREAM_END) throw Error(messages::kLogDamaged, {name});
        sink.add(piece.data(), piece.size() - stream.avail_out);
    }
    return sink.take();
}

std::string unzstd(std::string_view bytes, const std::string& name, std::size_t most) {
    const std::unique_ptr<ZSTD_DCtx, std::size_t (*)(ZSTD_DCtx*)> context(ZSTD_createDCtx(),
                                                                          ZSTD_freeDCtx);
    if (!context) throw std::bad_alloc();
    std::vector<char> piece(kPiece);
    Sink sink(name, most);
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    std::size_t state = 1;
    while (in.pos < in.size || state != 0) {
        ZSTD_outBuffer out{piece.data(), piece.size(), 0};
        const std::size_t before = in.pos;
        state = ZSTD_decompressStream(context.get(), &out, &in);
        const bool stuck = in.pos == before && out.pos == 0;
        if (ZSTD_isError(state) || (stuck && state != 0))
            throw Error(messages::kLogDamaged, {name});
        sink.add(piece.data(), out.pos);
    }
    return sink.take();
}

}  // namespace

bool isCompressed(std::string_view bytes) {
    return isGzip(bytes) || isZstd(bytes);
}

std::string unpacked(std::string_view bytes, const std::string& name, std::size_t most) {
    return isGzip(bytes) ? gunzip(bytes, name, most) : unzstd(bytes, name, most);
}

}  // namespace footbridge
