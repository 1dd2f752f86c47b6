// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bundle/signature.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace footbridge
