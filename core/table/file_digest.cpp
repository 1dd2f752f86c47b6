// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/file_digest.h"

#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <memory>

#include "core/run/error.h"
#include "core/run/run_messages.h"

namespace footbridge {

std::string digestUnlessCancelled(std::string_view bytes, const RunContext& context) {
    constexpr std::size_t kBytesAtOnce = std::size_t{1} << 20;
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> state(EVP_MD_CTX_new(),
                                                                        &EVP_MD_CTX_free);
    if (!state || EVP_DigestInit_ex(state.get(), EVP_sha256(), nullptr) != 1)
        throw std::bad_alloc();
    PagesBehind pages(bytes);
    while (!bytes.empty()) {
        if (context.cancelled()) return {};
        pages.readTo(bytes.data());
        const std::size_t piece = std::min(kBytesAtOnce, bytes.size());
        EVP_DigestUpdate(state.get(), bytes.data(), piece);
        bytes.remove_prefix(piece);
    }
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned size = 0;
    EVP_DigestFinal_ex(state.get(), digest.data(), &size);
    static constexpr char kHexadecimal[] = "0123456789abcdef";
    std::string text;
    for (unsigned i = 0; i < size; ++i) {
        text += kHexadecimal[digest[i] >> 4];
        text += kHexadecimal[digest[i] & 15];
    }
    return text;
}

std::string readAgainIfGrown(const MappedFile& file, std::string digest, const RunContext& context,
                             const std::function<void(const RunContext&)>& read) {
    if (!file.hasGrown()) return digest;
    RunContext again = context;
    again.sink = nullptr;  // its progress is that of the first reading and never falls
    if (digest.empty()) digest = digestUnlessCancelled(file.bytes(), again);
    read(again);
    const std::string now = digestUnlessCancelled(file.bytes(), again);
    again.checkCancelled();
    file.checkUnchanged();
    if (now != digest) throw Error(messages::kFileChanged, {file.path().string()});
    return digest;
}

}  // namespace footbridge
