// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <memory>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"
#include "core/bundle/bundle.h"
#include "core/bundle/bundle_messages.h"
#include "core/bundle/platform_bundle.h"
#include "core/run/checksum.h"
#include "core/run/file.h"
#include "core/run/output_check.h"

namespace footbridge {
namespace {

constexpr const char* kMakeKeys =
    "  footbridge-cli bundle keygen me\n"
    "  footbridge-cli example runs\n"
    "  footbridge-cli adapt --source runs/source.csv --target runs/target.csv --shots 20 "
    "--bundle model.zip\n"
    "  footbridge-cli bundle sign model.zip --key me.pem\n"
    "  footbridge-cli bundle verify model.zip --trusted-key me.pub.pem";

void makeKeys(const std::string& name, const Console& console) {
    const std::filesystem::path whole(name);
    std::error_code ignored;
    if (!whole.has_filename() || std::filesystem::is_directory(whole, ignored))
        throw UsageError(messages::kCliKeyName, {name, (whole / "me").string()});
    const std::string secret = name + ".pem", open = name + ".pub.pem";
    const auto refuse = [](const std::string& path) {
        throw Error(messages::kCliKeyInTheWay, {path});
    };
    for (const std::string& path : {secret, open})
        if (std::filesystem::exists(path)) refuse(path);
    checkOutputs({{secret}, {open}}, {});
    const KeyPair keys = makeKeyPair();
    if (const auto taken = writeKeyPair(keys, secret, open)) refuse(taken->string());
    const std::string fingerprint = readPublicKey(keys.publicPem, open).fingerprint();
    console.line("Key " + fingerprint + ": sign with " + secret + ", which nobody else may see; " +
                 "give " + open + " to those who shall trust you");
    console.json({{"private", secret}, {"public", open}, {"fingerprint", fingerprint}});
}

/// What was found out of a bundle of either kind.
struct Verified {
    std::string checksum;
    std::optional<SignatureReport> signature;
    std::vector<std::string> foreign;
};

Verified verified(const std::string& path, const RunContext& context) {
    if (isPlatformBundle(path)) {
        const PlatformBundleReport report = verifyPlatformBundle(path, context);
        return {report.checksum, report.signature, report.foreign};
    }
    const VerifyReport report = verifyBundle(path, context);
    return {report.checksum, report.signature, report.contents.foreign};
}

void sign(const std::string& path, const std::string& key, const Console& console) {
    const OutputFile file = signatureFile(path);
    const std::string& beside = file.path;
    checkOutputs({file}, {path, key});
    const Verified report = verified(path, console.context());
    if (!report.foreign.empty())
        throw Error(messages::kBundleForeignUnsigned, {path, joined(report.foreign)});
    const std::string bytes = readFile(path);
    if (sha256(bytes) != report.checksum) throw Error(messages::kBundleReplaced, {path});
    const std::string signature = signBytes(bytes, readFile(key), key);
    const bool again = report.signature.has_value();
    writeFile(beside, signature);
    const auto written = checkSignature(path, bytes, {});
    console.line(path + " is whole and now signed with the key " + written->key.fingerprint() +
                 (again ? " instead of " + report.signature->key.fingerprint() : "") + ": " +
                 beside);
    console.json(
        {{"file", path}, {"signature", beside}, {"fingerprint", written->key.fingerprint()}});
}

}  // namespace

void addBundleKeys(CLI::App& bundle, Commands& commands) {
    CLI::App* keygen = addCommand(bundle, commands, "keygen",
                                  "Makes a pair of Ed25519 keys to sign bundles with", kMakeKeys);
    const auto name = std::make_shared<std::string>();
    keygen->add_option("name", *name, "Writes NAME.pem (private) and NAME.pub.pem")
        ->required()
        ->type_name("NAME");
    whenAsked(*keygen, commands, name, makeKeys);

    CLI::App* command = addCommand(
        bundle, commands, "sign",
        "Verifies a bundle and writes its signature beside it, as BUNDLE.sig", kMakeKeys);
    const auto path = std::make_shared<std::string>(), key = std::make_shared<std::string>();
    command->add_option("bundle", *path, "Exported model")->required()->type_name("BUNDLE");
    command->add_option("--key", *key, "Private key that bundle keygen wrote (PEM)")
        ->required()
        ->type_name("FILE");
    command->callback([path, key, &commands] {
        commands.readsOnly = true;
        commands.work = [path, key](Console& console) { sign(*path, *key, console); };
    });
}

}  // namespace footbridge
