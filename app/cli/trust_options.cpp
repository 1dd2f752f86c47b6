// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trust_options.h"

#include "core/bundle/contents_check.h"
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

namespace {

/// The sentences about a bundle are said here.
RunContext withoutNotes(const Console& console) {
    RunContext context = console.context();
    context.log = nullptr;
    return context;
}

void sayDoubts(const Console& console, const std::optional<Message>& uncompared,
               const std::vector<std::string>& foreign, const std::string& path) {
    for (const auto& doubt : {uncompared, foreignParts(foreign, path)})
        if (doubt) console.doubt(*doubt);
}

}  // namespace

Bundle bundleFrom(const std::string& path, const TrustOptions& trust, const Console& console) {
    Bundle bundle = readBundle(path, trust.load(), withoutNotes(console));
    sayDoubts(console, bundle.uncompared, bundle.foreign, path);
    return bundle;
}

PlatformBundle platformBundleFrom(const std::string& path, const TrustOptions& trust,
                                  const Console& console) {
    PlatformBundle bundle = readPlatformBundle(path, trust.load(), withoutNotes(console));
    sayDoubts(console, bundle.uncompared, bundle.foreign, path);
    return bundle;
}

std::string signatureText(const std::optional<SignatureReport>& signature) {
    if (!signature) return "not signed";
    return "signed with the key " + signature->key.fingerprint() +
           (signature->trusted ? ", which is trusted" : ", about which nothing is known here");
}

}  // namespace footbridge
