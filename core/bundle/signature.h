// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "core/run/output_check.h"

namespace footbridge {

/// An Ed25519 public key (RFC 8032).
struct PublicKey {
    std::array<unsigned char, 32> bytes{};

    std::string fingerprint() const;  ///< SHA-256 of the 32 bytes in hexadecimal, first 16 digits
    std::string pem() const;
    bool operator==(const PublicKey&) const = default;
};

/// A new key as PEM: PKCS #8 and SubjectPublicKeyInfo, as openssl reads and writes them.
struct KeyPair {
    std::string privatePem, publicPem;
};
KeyPair makeKeyPair();
/// Writes both, the private one so that only the owner may read it, or neither; what is in the way
/// where there is a file already, which is left alone. Throws Error.
[[nodiscard]] std::optional<std::filesystem::path> writeKeyPair(const KeyPair& keys,
                                                                const std::filesystem::path& secret,
                                                                const std::filesystem::path& open);

/// Reads "PUBLIC KEY" PEM. `source` is what messages call it. Throws Error.
PublicKey readPublicKey(const std::string& pem, const std::string& source);
/// The *.pem of a folder in the order of their names. `problem` says why it cannot be listed.
std::vector<std::filesystem::path> publicKeyFiles(const std::filesystem::path& folder,
                                                  std::error_code& problem);
/// Every *.pem of a folder that holds a public key; none where there is no such folder. Throws
/// Error where it cannot be read, and for a file that holds something else.
std::vector<PublicKey> readPublicKeys(const std::filesystem::path& folder);

/// What stands beside a bundle as BUNDLE.sig: JSON with the public key as PEM and the signature of
/// the bundle's bytes in base64. Throws Error when the key is no Ed25519 private key.
std::string signBytes(const std::string& bytes, const std::string& privatePem,
                      const std::string& keySource);

/// Where the signature of a bundle is written and looked for: beside its file, where a link leads.
std::filesystem::path signaturePath(const std::filesystem::path& bundle);
/// The same for checkOutputs(): writing a bundle removes the signature of the one before it, but
/// nothing else of that name.
OutputFile signatureFile(const std::filesystem::path& bundle);
/// Removes the signature beside a bundle that was just written, as it was of another one.
void removeSignature(const std::filesystem::path& bundle);

/// Whom to believe. Without keys any bundle is opened; with some only those signed by one of them.
struct Trust {
    std::vector<PublicKey> keys;
};

/// Inputs for checkOutputs() with the signatures beside them, as any may be a bundle, and the
/// trusted keys.
std::vector<std::string> withSignatures(std::vector<std::string> inputs);

/// Where trusted keys are kept: the folder that the variable FOOTBRIDGE_TRUSTED_KEYS names, unless
/// it is empty, else footbridge/trusted-keys in the user's configuration; "" where neither the
/// environment nor the system knows the user's home.
std::filesystem::path trustedKeyFolder();
/// Trust in the keys of that folder. Throws Error as readPublicKeys(), where nobody knows the
/// folder, where it is there and has no key, and where the variable names one that is not there:
/// whoever makes or names it wants signatures.
Trust configuredTrust(const std::filesystem::path& folder = trustedKeyFolder());

/// A signature that is right.
struct SignatureReport {
    PublicKey key;
    bool trusted = false;  ///< made with one of the trusted keys
};

/// Checks the bytes of `bundle` against the signature file beside it. Nothing when there is none
/// and none is asked for. Throws Error when it is damaged, not of these bytes, missing although
/// keys are trusted, or made with another key.
std::optional<SignatureReport> checkSignature(const std::filesystem::path& bundle,
                                              const std::string& bytes, const Trust& trust);

}  // namespace footbridge
