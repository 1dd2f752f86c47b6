// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/signature.h"

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <nlohmann/json.hpp>

#include "core/bundle/bundle_messages.h"
#include "core/bundle/json_text.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/json_fields.h"

namespace footbridge {
namespace {

using Json = nlohmann::json;
using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
using Memory = std::unique_ptr<BIO, decltype(&BIO_free)>;
using Digest = std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)>;

constexpr const char* kSignatureFormat = "footbridge-signature/1";
/// How every signature file begins.
constexpr const char* kSignatureHead = "{\n  \"format\": \"footbridge-signature/";
constexpr const char* kKeyFolderVariable = "FOOTBRIDGE_TRUSTED_KEYS";
constexpr std::size_t kSignatureSize = 64;
constexpr std::uint64_t kMostBytes = 1 << 16;  ///< of a key or a signature file

const unsigned char* unsignedBytes(const std::string& bytes) {
    return reinterpret_cast<const unsigned char*>(bytes.data());
}

Memory memoryOf(const std::string& text) {
    return {BIO_new_mem_buf(text.data(), static_cast<int>(text.size())), BIO_free};
}

template <class Write>
std::string written(const Write& write) {
    const Memory memory(BIO_new(BIO_s_mem()), BIO_free);
    if (!memory || write(memory.get()) != 1) throw Error(messages::kKeyNotMade);
    char* data = nullptr;
    const long size = BIO_get_mem_data(memory.get(), &data);
    return {data, static_cast<std::size_t>(size)};
}

/// An encrypted key is refused instead of asking the terminal for its password.
int noPassword(char*, int, int, void*) {
    return -1;
}

std::string toBase64(const std::string& bytes) {
    std::string text(4 * ((bytes.size() + 2) / 3) + 1, '\0');
    const int size = EVP_EncodeBlock(reinterpret_cast<unsigned char*>(text.data()),
                                     unsignedBytes(bytes), static_cast<int>(bytes.size()));
    text.resize(static_cast<std::size_t>(size));
    return text;
}

/// Nothing unless the text is exactly what toBase64() makes of `size` bytes.
std::optional<std::string> fromBase64(const std::string& text, std::size_t size) {
    if (text.size() != 4 * ((size + 2) / 3)) return std::nullopt;
    std::string bytes(3 * (text.size() / 4), '\0');
    if (EVP_DecodeBlock(reinterpret_cast<unsigned char*>(bytes.data()), unsignedBytes(text),
                        static_cast<int>(text.size())) < 0)
        return std::nullopt;
    bytes.resize(size);
    return toBase64(bytes) == text ? std::optional(bytes) : std::nullopt;
}

Key keyOf(const PublicKey& key) {
    return {
        EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, key.bytes.data(), key.bytes.size()),
        EVP_PKEY_free};
}

PublicKey publicPart(EVP_PKEY* key) {
    PublicKey result;
    std::size_t size = result.bytes.size();
    if (EVP_PKEY_get_raw_public_key(key, result.bytes.data(), &size) != 1)
        throw Error(messages::kKeyNotMade);
    return result;
}

std::string pemOf(EVP_PKEY* key) {
    return written([&](BIO* out) { return PEM_write_bio_PUBKEY(out, key); });
}

/// What a signature file says.
struct Signature {
    PublicKey key;
    std::string bytes;
};

Signature readSignature(const std::filesystem::path& path) {
    const Error damaged(messages::kSignatureDamaged, {path.string()});
    if (isPipeOrDevice(path)) throw damaged;
    const auto text = readFileAtMost(path, kMostBytes);
    if (!text) throw damaged;
    const auto json = parseJson(*text);
    if (!json) throw damaged;
    const JsonFields fields(*json, {[&](const FieldFault&) { return Error(damaged); }});
    if (fields.text("format") != kSignatureFormat) throw damaged;
    const auto bytes = fromBase64(fields.text("signature"), kSignatureSize);
    if (!bytes) throw damaged;
    return {readPublicKey(fields.text("public_key"), path.string()), *bytes};
}

bool isRight(const Signature& signature, const std::string& bytes) {
    const Key key = keyOf(signature.key);
    const Digest digest(EVP_MD_CTX_new(), EVP_MD_CTX_free);
    return key && digest &&
           EVP_DigestVerifyInit(digest.get(), nullptr, nullptr, nullptr, key.get()) == 1 &&
           EVP_DigestVerify(digest.get(), unsignedBytes(signature.bytes), signature.bytes.size(),
                            unsignedBytes(bytes), bytes.size()) == 1;
}

/// Whether nothing is there and no link on the way leads nowhere.
bool isMissing(const std::filesystem::path& folder) {
    using std::filesystem::file_type;
    std::error_code ignored;
    auto place = folder;
    while (!place.empty() &&
           std::filesystem::symlink_status(place, ignored).type() == file_type::not_found)
        place = place.parent_path();
    if (place.empty()) return true;
    const file_type end = std::filesystem::status(place, ignored).type();
    return place != folder && end != file_type::not_found && end != file_type::none;
}

/// As the environment says, else as the system does; "" where neither knows.
std::filesystem::path homeFolder() {
    if (const char* home = std::getenv("HOME"); home && *home) return home;
    std::vector<char> texts(std::size_t{1} << 16);
    passwd user{};
    passwd* found = nullptr;
    ::getpwuid_r(::getuid(), &user, texts.data(), texts.size(), &found);
    return found && found->pw_dir ? found->pw_dir : "";
}

}  // namespace

std::string PublicKey::fingerprint() const {
    return sha256({reinterpret_cast<const char*>(bytes.data()), bytes.size()}).substr(0, 16);
}

std::string PublicKey::pem() const {
    return pemOf(keyOf(*this).get());
}

KeyPair makeKeyPair() {
    const Key key(EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519"), EVP_PKEY_free);
    if (!key) throw Error(messages::kKeyNotMade);
    return {written([&](BIO* out) {
                return PEM_write_bio_PrivateKey(out, key.get(), nullptr, nullptr, 0, nullptr,
                                                nullptr);
            }),
            pemOf(key.get())};
}

std::optional<std::filesystem::path> writeKeyPair(const KeyPair& keys,
                                                  const std::filesystem::path& secret,
                                                  const std::filesystem::path& open) {
    if (!writeNewFile(secret, keys.privatePem, Readers::Owner)) return secret;
    std::error_code ignored;
    try {
        if (writeNewFile(open, keys.publicPem)) return std::nullopt;
    } catch (...) {
        std::filesystem::remove(secret, ignored);
        throw;
    }
    std::filesystem::remove(secret, ignored);
    return open;
}

PublicKey readPublicKey(const std::string& pem, const std::string& source) {
    const Memory memory = memoryOf(pem);
    const Key key(PEM_read_bio_PUBKEY(memory.get(), nullptr, noPassword, nullptr), EVP_PKEY_free);
    if (!key || EVP_PKEY_get_id(key.get()) != EVP_PKEY_ED25519)
        throw Error(messages::kKeyNotPublic, {source});
    return publicPart(key.get());
}

std::vector<std::filesystem::path> publicKeyFiles(const std::filesystem::path& folder,
                                                  std::error_code& problem) {
    std::vector<std::filesystem::path> files;
    for (std::filesystem::directory_iterator entry(folder, problem), end; !problem && entry != end;
         entry.increment(problem))
        if (entry->path().extension() == ".pem") files.push_back(entry->path());
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<PublicKey> readPublicKeys(const std::filesystem::path& folder) {
    if (isMissing(folder)) return {};
    std::error_code problem;
    const auto files = publicKeyFiles(folder, problem);
    if (problem) throw Error(messages::kKeyFolderUnreadable, {folder.string(), problem.message()});
    std::vector<PublicKey> keys;
    for (const auto& file : files)
        keys.push_back(readPublicKey(readFileAtMost(file, kMostBytes).value_or(""), file.string()));
    return keys;
}

std::filesystem::path trustedKeyFolder() {
    if (const char* named = std::getenv(kKeyFolderVariable); named && *named) return named;
    const char* config = std::getenv("XDG_CONFIG_HOME");
    if (config && *config) return std::filesystem::path(config) / "footbridge" / "trusted-keys";
    const std::filesystem::path home = homeFolder();
    return home.empty() ? home : home / ".config" / "footbridge" / "trusted-keys";
}

std::vector<std::string> withSignatures(std::vector<std::string> inputs) {
    const std::size_t count = inputs.size();
    for (std::size_t i = 0; i < count; ++i)
        if (!inputs[i].empty()) inputs.push_back(signaturePath(inputs[i]).string());
    std::error_code ignored;  // keys that nobody can list cannot be written over either
    for (const auto& file : publicKeyFiles(trustedKeyFolder(), ignored)) inputs.push_back(file);
    return inputs;
}

Trust configuredTrust(const std::filesystem::path& folder) {
    if (folder.empty()) throw Error(messages::kKeyFolderUnknown);
    const Trust trust{readPublicKeys(folder)};
    if (!trust.keys.empty()) return trust;
    if (const char* named = std::getenv(kKeyFolderVariable); named && *named)
        throw Error(messages::kKeyFolderEmpty, {folder.string(), kKeyFolderVariable});
    if (!isMissing(folder)) throw Error(messages::kKeyFolderWithoutKeys, {folder.string()});
    return trust;
}

std::string signBytes(const std::string& bytes, const std::string& privatePem,
                      const std::string& keySource) {
    const Memory memory = memoryOf(privatePem);
    const Key key(PEM_read_bio_PrivateKey(memory.get(), nullptr, noPassword, nullptr),
                  EVP_PKEY_free);
    if (!key || EVP_PKEY_get_id(key.get()) != EVP_PKEY_ED25519)
        throw Error(messages::kKeyNotPrivate, {keySource});
    const Digest digest(EVP_MD_CTX_new(), EVP_MD_CTX_free);
    std::string signature(kSignatureSize, '\0');
    std::size_t size = signature.size();
    if (!digest || EVP_DigestSignInit(digest.get(), nullptr, nullptr, nullptr, key.get()) != 1 ||
        EVP_DigestSign(digest.get(), reinterpret_cast<unsigned char*>(signature.data()), &size,
                       unsignedBytes(bytes), bytes.size()) != 1)
        throw Error(messages::kKeyNotPrivate, {keySource});
    return Json{{"format", kSignatureFormat},
                {"public_key", publicPart(key.get()).pem()},
                {"signature", toBase64(signature)}}
               .dump(2) +
           "\n";
}

std::filesystem::path signaturePath(const std::filesystem::path& bundle) {
    return writtenPlace(bundle).string() + ".sig";
}

OutputFile signatureFile(const std::filesystem::path& bundle) {
    return {signaturePath(bundle).string(), kSignatureHead};
}

void removeSignature(const std::filesystem::path& bundle) {
    const OutputFile signature = signatureFile(bundle);
    std::error_code ignored;
    if (isWrittenByUs(signature)) std::filesystem::remove(signature.path, ignored);
}

std::optional<SignatureReport> checkSignature(const std::filesystem::path& bundle,
                                              const std::string& bytes, const Trust& trust) {
    const std::filesystem::path path = signaturePath(bundle);
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) {
        if (trust.keys.empty()) return std::nullopt;
        throw Error(messages::kBundleUnsigned, {bundle.string(), path.string()});
    }
    const Signature signature = readSignature(path);
    if (!isRight(signature, bytes))
        throw Error(messages::kBundleForged, {bundle.string(), path.string()});
    const bool trusted =
        std::find(trust.keys.begin(), trust.keys.end(), signature.key) != trust.keys.end();
    if (!trusted && !trust.keys.empty())
        throw Error(messages::kBundleUntrusted, {bundle.string(), signature.key.fingerprint()});
    return SignatureReport{signature.key, trusted};
}

}  // namespace footbridge
