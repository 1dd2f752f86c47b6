// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "app/cli/console.h"
#include "core/bundle/bundle.h"
#include "core/bundle/platform_bundle.h"
#include "core/bundle/signature.h"

namespace footbridge {

/// Whose bundles a command opens: those signed with the keys named by --trusted-key and those in
/// the folder FOOTBRIDGE_TRUSTED_KEYS, else ~/.config/footbridge/trusted-keys; any where there are
/// none.
struct TrustOptions {
    std::vector<std::string> files;

    void addTo(CLI::App& command);
    Trust load() const;
};

/// Opens a bundle and says what of it nobody can vouch for, --quiet or not.
Bundle bundleFrom(const std::string& path, const TrustOptions& trust, const Console& console);
PlatformBundle platformBundleFrom(const std::string& path, const TrustOptions& trust,
                                  const Console& console);

/// "signed with the key 0123456789abcdef, which is trusted", for people.
std::string signatureText(const std::optional<SignatureReport>& signature);

}  // namespace footbridge
