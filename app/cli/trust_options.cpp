// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trust_options.h"

#include "core/run/file.h"

namespace footbridge {
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
    Trust trust = configuredTrust();
    for (const std::string& file : files) trust.keys.push_back(readPublicKey(readFile(file), file));
    return trust;
}

std::string signatureText(const std::optional<SignatureReport>& signature) {
    if (!signature) return "not signed";
    return "signed with the key " + signature->key.fingerprint() +
           (signature->trusted ? ", which is trusted" : ", about which nothing is known here");
}

}  // namespace footbridge
