// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trust_options.h"

#include <cstdlib>
#include <filesystem>

#include "core/run/file.h"

namespace footbridge {
namespace {

std::filesystem::path keyFolder() {
    if (const char* named = std::getenv("FOOTBRIDGE_TRUSTED_KEYS"); named && *named) return named;
    const char* config = std::getenv("XDG_CONFIG_HOME");
    if (config && *config) return std::filesystem::path(config) / "footbridge" / "trusted-keys";
    const char* home = std::getenv("HOME");
    if (!home || !*home) return {};
    return std::filesystem::path(home) / ".config" / "footbridge" / "trusted-keys";
}

}  // namespace

void TrustOptions::addTo(CLI::App& command) {
    command
        .add_option("--trusted-key", files,
                    "Open only bundles signed with this public key (PEM); repeatable. Keys in the "
                    "folder FOOTBRIDGE_TRUSTED_KEYS or ~/.config/footbridge/trusted-keys count too")
        ->expected(1)
        ->take_all()
        ->type_name("FILE");
}

Trust TrustOptions::load() const {
    Trust trust;
    const std::filesystem::path folder = keyFolder();
    if (!folder.empty()) trust.keys = readPublicKeys(folder);
    for (const std::string& file : files) trust.keys.push_back(readPublicKey(readFile(file), file));
    return trust;
}

std::string signatureText(const std::optional<SignatureReport>& signature) {
    if (!signature) return "not signed";
    return "signed with the key " + signature->key.fingerprint() +
           (signature->trusted ? ", which is trusted" : ", about which nothing is known here");
}

}  // namespace footbridge
