// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/signature.h"

#include <gtest/gtest.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/bundle/bundle_reader.h"
#include "core/run/error.h"
#include "core/run/file.h"
#include "sample_bundle.h"

namespace footbridge {
namespace {

class SignedBundle : public testing::Test {
  protected:
    SignedBundle() { writeBundle(path, sampleModel(), sampleProvenance(), sampleRows(20), "", {}); }
    void sign(const KeyPair& keys) {
        writeFile(signaturePath(path), signBytes(readFile(path), keys.privatePem, "key.pem"));
    }
    static Trust trustIn(const KeyPair& keys) {
        return {{readPublicKey(keys.publicPem, "key.pub.pem")}};
    }
    std::string failure(const Trust& trust = {}) {
        std::string read = "opened", verified = "opened";
        try {
            readBundle(path, trust);
        } catch (const Error& error) {
            read = error.message().code();
        }
        try {
            verifyBundle(path, {}, trust);
        } catch (const Error& error) {
            verified = error.message().code();
        }
        EXPECT_EQ(read, verified);
        return read;
    }

    TemporaryFolder folder;
    std::filesystem::path path = folder / "model.zip";
    const KeyPair mine = makeKeyPair(), other = makeKeyPair();
};

TEST_F(SignedBundle, IsOpenedUnsignedWhereNoKeyIsTrusted) {
    EXPECT_FALSE(readBundle(path).signature);
}

TEST_F(SignedBundle, IsNoPipeAndHasNoneBesideIt) {
    const std::string bytes = readFile(path);
    ASSERT_EQ(::mkfifo(signaturePath(path).c_str(), 0600), 0);
    EXPECT_EQ(failure(), "signature-damaged");
    std::filesystem::remove(signaturePath(path));
    std::filesystem::remove(path);
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    EXPECT_EQ(failure(), "bundle-pipe");
    std::filesystem::remove(path);
    writeFile(path, bytes);
    std::filesystem::create_symlink(path, folder / "link.zip");
    path = folder / "link.zip";
    EXPECT_EQ(failure(), "opened") << "a link leads to a file";
}

TEST_F(SignedBundle, TellsItsKeyAndWhetherItIsTrusted) {
    sign(mine);
    const auto stranger = readBundle(path).signature;
    ASSERT_TRUE(stranger);
    EXPECT_FALSE(stranger->trusted);
    EXPECT_EQ(stranger->key.pem(), mine.publicPem);
    const auto trusted = readBundle(path, trustIn(mine)).signature;
    ASSERT_TRUE(trusted);
    EXPECT_TRUE(trusted->trusted);
}

TEST_F(SignedBundle, IsRefusedUnsignedWhereAKeyIsTrusted) {
    EXPECT_EQ(failure(trustIn(mine)), "bundle-unsigned");
}

TEST_F(SignedBundle, IsRefusedWithTheKeyOfSomebodyElse) {
    sign(other);
    EXPECT_EQ(failure(trustIn(mine)), "bundle-untrusted");
    Trust both = trustIn(mine);
    both.keys.push_back(trustIn(other).keys.front());
    EXPECT_EQ(failure(both), "opened");
}

TEST_F(SignedBundle, IsRefusedWhenTheSignatureIsOfAnotherFile) {
    const std::string first = readFile(path);
    sign(mine);
    const std::string signature = readFile(signaturePath(path));
    writeBundle(path, sampleModel(), sampleProvenance(), sampleRows(21), "", {});
    writeFile(signaturePath(path), signature);
    EXPECT_EQ(failure(), "bundle-forged");
    EXPECT_EQ(failure(trustIn(mine)), "bundle-forged");
    writeFile(path, first);
    EXPECT_EQ(failure(trustIn(mine)), "opened");
}

TEST_F(SignedBundle, ANewExportRemovesTheSignatureOfTheOldOne) {
    sign(mine);
    writeBundle(path, sampleModel(), sampleProvenance(), sampleRows(21), "", {});
    EXPECT_FALSE(std::filesystem::exists(signaturePath(path)));
}

TEST_F(SignedBundle, RefusesEveryDamagedSignature) {
    sign(mine);
    const std::string sound = readFile(signaturePath(path));
    int refused = 0;
    for (std::size_t i = 0; i < sound.size(); ++i) {
        std::string damaged = sound;
        damaged[i] = static_cast<char>(damaged[i] ^ 1);
        writeFile(signaturePath(path), damaged);
        try {
            checkSignature(path, readFile(path), trustIn(mine));
        } catch (const Error&) {
            ++refused;
        }
    }
    // Spaces of the JSON and letter case of nothing else may change.
    EXPECT_GT(refused, static_cast<int>(sound.size()) - 20);
    for (const char* nothing : {"", "{}", "[1]", "not json"}) {
        writeFile(signaturePath(path), nothing);
        EXPECT_EQ(failure(), "signature-damaged") << nothing;
    }
}

TEST(Keys, AreOrdinaryPem) {
    const KeyPair keys = makeKeyPair();
    EXPECT_EQ(keys.privatePem.find("-----BEGIN PRIVATE KEY-----\n"), 0u);
    EXPECT_EQ(keys.publicPem.find("-----BEGIN PUBLIC KEY-----\n"), 0u);
    EXPECT_EQ(readPublicKey(keys.publicPem, "k").pem(), keys.publicPem);
    EXPECT_EQ(readPublicKey(keys.publicPem, "k").fingerprint().size(), 16u);
}

TEST(Keys, AreWrittenOverNoOthersAndBothOrNeither) {
    const TemporaryFolder folder;
    const KeyPair first = makeKeyPair(), second = makeKeyPair();
    const auto secret = folder / "me.pem", open = folder / "me.pub.pem";
    EXPECT_FALSE(writeKeyPair(first, secret, open));
    EXPECT_EQ(writeKeyPair(second, secret, folder / "other.pub.pem"), secret);
    EXPECT_FALSE(std::filesystem::exists(folder / "other.pub.pem"));
    EXPECT_EQ(writeKeyPair(second, folder / "other.pem", open), open);
    EXPECT_FALSE(std::filesystem::exists(folder / "other.pem"));
    EXPECT_EQ(readFile(secret), first.privatePem);
    EXPECT_EQ(readFile(open), first.publicPem);
}

TEST(Keys, OfAnotherKindAreRefused) {
    const KeyPair keys = makeKeyPair();
    EXPECT_THROW(readPublicKey(keys.privatePem, "k"), Error);
    EXPECT_THROW(readPublicKey("", "k"), Error);
    EXPECT_THROW(signBytes("x", keys.publicPem, "k"), Error);
    // A key on the curve P-256, made by openssl.
    EXPECT_THROW(readPublicKey("-----BEGIN PUBLIC KEY-----\n"
                               "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEqK0unX6evQwCbyxhQ5s/f/obuGuC\n"
                               "HGx0YdwRCLx3HxceHP018jSF23sr3e8BTb5EfHRUKq7yyt1eFDZTpFTKWg==\n"
                               "-----END PUBLIC KEY-----\n",
                               "k"),
                 Error);
}

TEST(Keys, OfAFolderAreReadTogether) {
    const TemporaryFolder folder;
    EXPECT_TRUE(readPublicKeys(folder / "missing").empty());
    writeFile(folder / "a.pem", makeKeyPair().publicPem);
    writeFile(folder / "b.pem", makeKeyPair().publicPem);
    writeFile(folder / "notes.txt", "no key");
    EXPECT_EQ(readPublicKeys(folder / "").size(), 2u);
    writeFile(folder / "c.pem", "no key");
    EXPECT_THROW(readPublicKeys(folder / ""), Error);
}

/// Sets a variable of the environment for as long as it lives.
class SetVariable {
  public:
    SetVariable(const char* name, const std::string& value) : m_name(name) {
        if (const char* before = std::getenv(name)) m_before = before;
        ::setenv(name, value.c_str(), 1);
    }
    ~SetVariable() {
        if (m_before)
            ::setenv(m_name, m_before->c_str(), 1);
        else
            ::unsetenv(m_name);
    }
    SetVariable(const SetVariable&) = delete;
    SetVariable& operator=(const SetVariable&) = delete;

  private:
    const char* m_name;
    std::optional<std::string> m_before;
};

std::string refusalOfTrust() {
    try {
        configuredTrust();
        return "";
    } catch (const Error& error) {
        return error.message().code();
    }
}

TEST(Keys, WhoeverNamesAFolderOfThemWantsSignatures) {
    const TemporaryFolder folder;
    writeFile(folder / "file", "");
    std::filesystem::create_directories(folder / "empty");
    std::filesystem::create_symlink("loop", folder / "loop");
    std::filesystem::create_symlink("nowhere", folder / "dangling");
    const std::pair<const char*, const char*> named[] = {{"missing", "key-folder-empty"},
                                                         {"empty", "key-folder-empty"},
                                                         {"file", "key-folder-unreadable"},
                                                         {"loop", "key-folder-unreadable"},
                                                         {"dangling", "key-folder-unreadable"}};
    for (const auto& [name, code] : named) {
        const SetVariable variable("FOOTBRIDGE_TRUSTED_KEYS", (folder / name).string());
        EXPECT_EQ(refusalOfTrust(), code) << name;
    }
    writeFile(folder / "empty" / "a.pem", makeKeyPair().publicPem);
    const SetVariable variable("FOOTBRIDGE_TRUSTED_KEYS", (folder / "empty").string());
    EXPECT_EQ(configuredTrust().keys.size(), 1u);
}

TEST(Keys, AreNotAskedForWhereNobodyNamesThem) {
    const TemporaryFolder folder;
    const SetVariable variable("FOOTBRIDGE_TRUSTED_KEYS", "");
    const SetVariable configuration("XDG_CONFIG_HOME", (folder / "").string());
    EXPECT_TRUE(configuredTrust().keys.empty());
    std::filesystem::create_directories(folder / "footbridge");
    EXPECT_TRUE(configuredTrust().keys.empty());
    const SetVariable nowhere("XDG_CONFIG_HOME", "/dev/null");
    EXPECT_TRUE(configuredTrust().keys.empty()) << "of a user without a home";
}

TEST(Keys, AreFoundWithoutTheEnvironmentOrNoBundleIsOpened) {
    const SetVariable variable("FOOTBRIDGE_TRUSTED_KEYS", ""), configuration("XDG_CONFIG_HOME", ""),
        home("HOME", "");
    const passwd* user = ::getpwuid(::getuid());
    const std::filesystem::path known = user ? user->pw_dir : "";
    EXPECT_EQ(trustedKeyFolder(),
              known.empty() ? known : known / ".config" / "footbridge" / "trusted-keys");
    try {
        configuredTrust({});
        ADD_FAILURE() << "nobody knows whether keys are trusted";
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "key-folder-unknown");
    }
}

TEST(Keys, AreAskedForWhereTheirFolderIsThere) {
    const TemporaryFolder folder;
    const SetVariable variable("FOOTBRIDGE_TRUSTED_KEYS", "");
    const SetVariable configuration("XDG_CONFIG_HOME", (folder / "").string());
    const std::filesystem::path keys = folder / "footbridge" / "trusted-keys";
    std::filesystem::create_directories(keys);
    EXPECT_EQ(refusalOfTrust(), "key-folder-without-keys");
    writeFile(keys / "me.pub", makeKeyPair().publicPem);
    EXPECT_EQ(refusalOfTrust(), "key-folder-without-keys");
    writeFile(keys / "me.pem", makeKeyPair().publicPem);
    EXPECT_EQ(configuredTrust().keys.size(), 1u);
    std::filesystem::remove_all(keys);
    writeFile(keys, "");
    EXPECT_EQ(refusalOfTrust(), "key-folder-unreadable") << "somebody wanted to name some";
    std::filesystem::remove(keys);
    std::filesystem::create_symlink("nowhere", keys);
    EXPECT_EQ(refusalOfTrust(), "key-folder-unreadable") << "a link to nothing";
    std::filesystem::remove_all(folder / "footbridge");
    std::filesystem::create_symlink("nowhere", folder / "footbridge");
    EXPECT_EQ(refusalOfTrust(), "key-folder-unreadable") << "below a link to nothing";
    std::filesystem::create_directories(folder / "nowhere");
    EXPECT_TRUE(configuredTrust().keys.empty()) << "below a link to a folder";
}

TEST(Keys, AreWrittenAsAPairOrNotAtAll) {
    const TemporaryFolder folder;
    const KeyPair keys = makeKeyPair();
    EXPECT_THROW(writeKeyPair(keys, folder / "me.pem", folder / "missing" / "me.pub.pem"), Error);
    EXPECT_FALSE(std::filesystem::exists(folder / "me.pem"));
    EXPECT_FALSE(writeKeyPair(keys, folder / "me.pem", folder / "me.pub.pem"));
    EXPECT_EQ(readFile(folder / "me.pem"), keys.privatePem);
    EXPECT_EQ(readFile(folder / "me.pub.pem"), keys.publicPem);
    EXPECT_EQ(std::filesystem::status(folder / "me.pem").permissions() &
                  (std::filesystem::perms::group_all | std::filesystem::perms::others_all),
              std::filesystem::perms::none);
}

TEST(Signature, GoesWithTheBundleThatItWasOfAndNothingElseDoes) {
    const TemporaryFolder folder;
    const std::filesystem::path bundle = folder / "model.zip", beside = folder / "model.zip.sig";
    writeFile(beside, signBytes("old", makeKeyPair().privatePem, "k"));
    EXPECT_TRUE(isWrittenByUs(signatureFile(bundle)));
    writeBundleBytes(bundle, "new");
    EXPECT_FALSE(std::filesystem::exists(beside));
    writeFile(beside, "size,time\n");
    EXPECT_THROW(checkOutputs({{bundle}, signatureFile(bundle)}, {}), Error);
    writeBundleBytes(bundle, "newer");
    EXPECT_EQ(readFile(beside), "size,time\n");
}

TEST(Signature, OfALinkIsThatOfTheFileWhereItLeads) {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder / "store");
    const std::filesystem::path file = folder / "store" / "v1.zip", link = folder / "model.zip";
    const std::filesystem::path beside = folder / "store" / "v1.zip.sig";
    const auto sign = [&](const std::string& bytes) {
        writeFile(signatureFile(link).path, signBytes(bytes, makeKeyPair().privatePem, "k"));
    };
    writeFile(file, "old");
    std::filesystem::create_symlink("store/v1.zip", link);
    sign("old");
    EXPECT_TRUE(std::filesystem::equivalent(signaturePath(link), beside));
    EXPECT_TRUE(checkSignature(file, "old", {}));
    EXPECT_TRUE(checkSignature(link, "old", {}));
    EXPECT_THROW(checkOutputs({{beside.string()}}, withSignatures({link.string()})), WrongOutput);
    writeBundleBytes(link, "new");
    EXPECT_EQ(readFile(file), "new");
    EXPECT_FALSE(std::filesystem::exists(beside)) << "it was of the file before";
    writeFile(beside, "size,time\n");
    EXPECT_THROW(checkOutputs({{link.string()}, signatureFile(link)}, {}), Error);
}

TEST(Signature, IsReadWithEveryInput) {
    const TemporaryFolder folder;
    writeFile(folder / "me.pem", makeKeyPair().publicPem);
    const SetVariable variable("FOOTBRIDGE_TRUSTED_KEYS", (folder / "").string());
    const auto inputs = withSignatures({"model.zip", ""});
    EXPECT_NE(std::ranges::find(inputs, "model.zip.sig"), inputs.end());
    EXPECT_NE(std::ranges::find(inputs, (folder / "me.pem").string()), inputs.end());
    EXPECT_EQ(inputs.size(), 4u);
}

}  // namespace
}  // namespace footbridge
