// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>

#include "cli_process.h"
#include "small_tables.h"

namespace footbridge::tests {
namespace {

using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

class CliTrust : public ::testing::Test {
  protected:
    void SetUp() override {
        folder.write("source.csv", kSmallSource);
        folder.write("target.csv", kSmallTarget);
        ASSERT_EQ(adapt({"--bundle", "model.zip"}).code, 0);
    }
    Outcome run(std::vector<std::string> arguments) { return runCli(folder, arguments); }
    Outcome adapt(std::vector<std::string> more) {
        more.insert(more.begin(), {"adapt", "--source", "source.csv", "--target", "target.csv",
                                   "--strategy", "output map", "--quiet"});
        return runCli(folder, more);
    }
    Folder folder;
};

TEST_F(CliTrust, TheSameInputsGiveTheSameBytes) {
    const std::string again =
        "footbridge-cli adapt --source source.csv --target target.csv --strategy 'output map' "
        "--quiet --bundle ";
    const std::string at = "SOURCE_DATE_EPOCH=1700000000 ";
    ASSERT_EQ(runShell(folder, at + again + "a.zip").code, 0);
    ASSERT_EQ(runShell(folder, at + again + "b.zip").code, 0);
    EXPECT_TRUE(readText(folder / "a.zip") == readText(folder / "b.zip"));
    const Outcome shown = run({"bundle", "inspect", "a.zip", "--json"});
    EXPECT_THAT(shown.output, HasSubstr("2023-11-14T22:13:20Z"));

    const Outcome wrong = runShell(folder, "SOURCE_DATE_EPOCH=today " + again + "c.zip");
    EXPECT_EQ(wrong.code, 1);
    EXPECT_THAT(wrong.errors, HasSubstr("SOURCE_DATE_EPOCH to “today”"));
    EXPECT_FALSE(fs::exists(folder / "c.zip"));
}

TEST_F(CliTrust, AWrongDateIsRefusedBeforeAnythingIsRead) {
    for (const std::string command :
         {"adapt --source none.csv --target none.csv --bundle c.zip",
          "adapt --from none.zip --target none.csv --shots 3 --bundle c.zip",
          "watch none.csv --response y --replay --out log.csv --bundle c.zip",
          "platforms train none.csv --out c.zip"}) {
        const Outcome wrong = runShell(folder, "SOURCE_DATE_EPOCH=today footbridge-cli " + command);
        EXPECT_EQ(wrong.code, 1) << command;
        EXPECT_THAT(wrong.errors, HasSubstr("SOURCE_DATE_EPOCH to “today”")) << command;
        const Outcome dated = runShell(folder, "SOURCE_DATE_EPOCH=1 footbridge-cli " + command);
        EXPECT_THAT(dated.errors, HasSubstr("none.")) << command;
    }
    EXPECT_FALSE(fs::exists(folder / "log.csv"));
}

TEST_F(CliTrust, SignedBundlesAreOpenedByThoseWhoTrustTheKey) {
    const Outcome keys = run({"bundle", "keygen", "me", "--json"});
    ASSERT_EQ(keys.code, 0) << keys.errors;
    struct stat info {};
    ASSERT_EQ(::stat((folder / "me.pem").c_str(), &info), 0);
    EXPECT_EQ(info.st_mode & 077, 0u);
    const std::string fingerprint = keys.json()["fingerprint"];

    const Outcome unsignedOne =
        run({"predict", "model.zip", "target.csv", "--trusted-key", "me.pub.pem", "--quiet"});
    EXPECT_EQ(unsignedOne.code, 1);
    EXPECT_THAT(unsignedOne.errors, HasSubstr("is not signed"));

    ASSERT_EQ(run({"bundle", "sign", "model.zip", "--key", "me.pem", "--quiet"}).code, 0);
    EXPECT_EQ(
        run({"predict", "model.zip", "target.csv", "--trusted-key", "me.pub.pem", "--quiet"}).code,
        0);
    const auto shown = run({"bundle", "inspect", "model.zip", "--json"}).json();
    EXPECT_EQ(shown["signature"]["fingerprint"], fingerprint);
    EXPECT_EQ(shown["signature"]["trusted"], false);
    EXPECT_THAT(run({"bundle", "verify", "model.zip", "--trusted-key", "me.pub.pem"}).output,
                AllOf(HasSubstr(fingerprint), HasSubstr("trusted")));
}

TEST_F(CliTrust, NoSignatureVouchesForWhatFootbridgeDoesNotWrite) {
    ASSERT_EQ(run({"bundle", "keygen", "me", "--quiet"}).code, 0);
    const fs::path old = fs::path(FOOTBRIDGE_FIXTURES) / "format-3-with-state.zip";
    fs::copy_file(old, folder / "old.zip");
    const Outcome outcome = run({"bundle", "sign", "old.zip", "--key", "me.pem"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors,
                ContainsRegex("state/source.bin.*A signature would vouch for them"));
    EXPECT_FALSE(fs::exists(folder / "old.zip.sig"));
    for (const char* command : {"inspect", "verify"}) {
        const Outcome shown = run({"bundle", command, "old.zip"});
        EXPECT_EQ(shown.code, 0) << shown.errors;
        EXPECT_THAT(shown.output + shown.errors, HasSubstr("state/source.bin"));
        const auto json =
            nlohmann::json::parse(run({"bundle", command, "old.zip", "--json", "--quiet"}).output);
        EXPECT_THAT(json["foreign"].dump(), HasSubstr("state/source.bin"));
    }
    const Outcome quiet = run({"bundle", "inspect", "old.zip", "--quiet"});
    EXPECT_THAT(quiet.errors, ContainsRegex("state/source.bin.*only if you trust"));
}

TEST_F(CliTrust, KeysOfTheFolderAreTrustedToo) {
    ASSERT_EQ(run({"bundle", "keygen", "me"}).code, 0);
    ASSERT_EQ(run({"bundle", "keygen", "other"}).code, 0);
    ASSERT_EQ(run({"bundle", "sign", "model.zip", "--key", "other.pem", "--quiet"}).code, 0);
    const std::string trust = "mkdir keys; cp me.pub.pem keys; FOOTBRIDGE_TRUSTED_KEYS=keys ";
    const Outcome stranger =
        runShell(folder, trust + "footbridge-cli bundle inspect model.zip --quiet");
    EXPECT_EQ(stranger.code, 1);
    EXPECT_THAT(stranger.errors, HasSubstr("not among the trusted ones"));
    EXPECT_EQ(runShell(folder,
                       "cp other.pub.pem keys; FOOTBRIDGE_TRUSTED_KEYS=keys "
                       "footbridge-cli bundle inspect model.zip --quiet")
                  .code,
              0);
}

TEST_F(CliTrust, OpensslChecksTheSignatureAsWell) {
    ASSERT_EQ(run({"bundle", "keygen", "me"}).code, 0);
    ASSERT_EQ(run({"bundle", "sign", "model.zip", "--key", "me.pem", "--quiet"}).code, 0);
    const auto signature = nlohmann::json::parse(readText(folder / "model.zip.sig"));
    EXPECT_EQ(signature["public_key"], readText(folder / "me.pub.pem"));
    folder.write("s.base64", signature["signature"].get<std::string>() + "\n");
    const Outcome outcome =
        runShell(folder,
                 "command -v openssl > /dev/null || { echo Verified; exit 0; }; "
                 "base64 -d s.base64 > s && openssl pkeyutl -verify -pubin -inkey "
                 "me.pub.pem -rawin -in model.zip -sigfile s");
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("Verified"));
}

/// Nobody writes to it: whoever waited for it would wait for ever.
TEST_F(CliTrust, APipeIsRefusedAtOnce) {
    ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
    ASSERT_EQ(run({"bundle", "keygen", "me", "--quiet"}).code, 0);
    for (const std::string command :
         {"bundle verify pipe", "bundle inspect pipe", "bundle sign pipe --key me.pem",
          "bundle diff pipe model.zip", "bundle code pipe --out code",
          "predict pipe target.csv --out out.csv", "explain pipe target.csv --row 0",
          "adapt --from pipe --target target.csv --shots 3 --bundle b.zip"}) {
        const Outcome outcome = runShell(folder, "timeout 60 footbridge-cli " + command);
        EXPECT_EQ(outcome.code, 1) << command;
        EXPECT_THAT(outcome.errors, HasSubstr("pipe is a pipe or device")) << command;
    }
}

TEST_F(CliTrust, KeysAreNeverOverwritten) {
    ASSERT_EQ(run({"bundle", "keygen", "me"}).code, 0);
    const std::string key = readText(folder / "me.pem");
    EXPECT_EQ(run({"bundle", "keygen", "me"}).code, 1);
    EXPECT_EQ(readText(folder / "me.pem"), key);
    for (const char* half : {"one.pem", "two.pub.pem"}) {
        folder.write(half, key);
        const Outcome outcome = run({"bundle", "keygen", std::string(half).substr(0, 3)});
        EXPECT_EQ(outcome.code, 1);
        EXPECT_THAT(outcome.errors, HasSubstr(std::string(half) + " exists and was left alone"));
        EXPECT_EQ(readText(folder / half), key);
    }
    EXPECT_FALSE(fs::exists(folder / "one.pub.pem"));
    EXPECT_FALSE(fs::exists(folder / "two.pem"));
}

TEST_F(CliTrust, OfKeysOfOneNameThatAreMadeAtOnceOnePairStays) {
    const Outcome outcome = runShell(
        folder,
        "for i in 1 2 3 4; do footbridge-cli bundle keygen r > $i.out 2> $i.txt & done; wait\n"
        "cat ?.txt | grep -c 'exists and was left alone'\n"
        "footbridge-cli bundle sign model.zip --key r.pem > /dev/null\n"
        "footbridge-cli bundle verify model.zip --trusted-key r.pub.pem > /dev/null");
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(outcome.output, "3\n");
}

TEST_F(CliTrust, KeysHaveANameOfTheirOwn) {
    fs::create_directory(folder / "runs");
    for (const char* name : {"runs", "runs/", "none/", "."}) {
        const Outcome outcome = run({"bundle", "keygen", name});
        EXPECT_EQ(outcome.code, 2) << name;
        EXPECT_THAT(outcome.errors, HasSubstr("names a folder, not a pair of keys")) << name;
    }
    EXPECT_EQ(run({"bundle", "keygen", ""}).code, 2);
    EXPECT_TRUE(fs::is_empty(folder / "runs"));
    EXPECT_FALSE(fs::exists(folder / "runs.pem"));
}

TEST_F(CliTrust, AFolderForTrustedKeysWithoutOneOpensNothing) {
    const std::string ask =
        "XDG_CONFIG_HOME=. FOOTBRIDGE_TRUSTED_KEYS= footbridge-cli bundle inspect model.zip "
        "--quiet";
    EXPECT_EQ(runShell(folder, ask).code, 0);
    const Outcome outcome = runShell(folder, "mkdir -p footbridge/trusted-keys; " + ask);
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors,
                HasSubstr("There is no key in the folder of trusted keys ./footbridge/"));
    EXPECT_EQ(outcome.output, "");
}

TEST_F(CliTrust, OnlyAWholeBundleIsSigned) {
    ASSERT_EQ(run({"bundle", "keygen", "me"}).code, 0);
    std::string bytes = readText(folder / "model.zip");
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    folder.write("model.zip", bytes);
    EXPECT_EQ(run({"bundle", "sign", "model.zip", "--key", "me.pem", "--quiet"}).code, 1);
    EXPECT_FALSE(fs::exists(folder / "model.zip.sig"));
}

TEST_F(CliTrust, DiffTellsWhatDiffers) {
    const Outcome same = run({"bundle", "diff", "model.zip", "model.zip"});
    EXPECT_EQ(same.code, 0) << same.errors << same.output;
    EXPECT_THAT(same.output, HasSubstr("Both predict the same on 16 samples"));

    ASSERT_EQ(adapt({"--bundle", "other.zip", "--seed", "2", "--refuse", "outside-range"}).code, 0);
    const Outcome text = run({"bundle", "diff", "model.zip", "other.zip"});
    EXPECT_THAT(text.output, HasSubstr("out-of-fold MAPE"));
    EXPECT_THAT(text.output, Not(ContainsRegex("[.][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]")));
    const Outcome outcome = run({"bundle", "diff", "model.zip", "other.zip", "--json"});
    EXPECT_EQ(outcome.code, 3) << outcome.errors;
    const auto json = outcome.json();
    EXPECT_EQ(json["same"], false);
    EXPECT_EQ(json["predictions"]["samples"], 16);
    std::string changed;
    for (const auto& change : json["changes"])
        changed +=
            change["section"].get<std::string>() + " " + change["what"].get<std::string>() + "\n";
    EXPECT_THAT(changed, AllOf(HasSubstr("provenance seed"), HasSubstr("input: outside range"),
                               Not(HasSubstr("feature solver"))));
    EXPECT_EQ(run({"bundle", "diff", "model.zip", "target.csv"}).code, 1);
    EXPECT_EQ(run({"bundle", "diff", "model.zip"}).code, 2);
}

TEST_F(CliTrust, RefusesTheRowsThatTheBundleRefuses) {
    ASSERT_EQ(adapt({"--bundle", "strict.zip", "--refuse", "outside-range", "--refuse",
                     "unseen-level", "--refuse", "missing-value", "--refuse", "other-unit"})
                  .code,
              0);
    const std::vector<std::pair<std::string, std::string>> odd{{"cg,9999,2.0", "outside the range"},
                                                               {"qr,150,2.0", "has not seen"},
                                                               {"cg,,2.0", "has no value"}};
    for (const auto& [row, words] : odd) {
        folder.write("odd.csv", "solver,Size,clock\ncg,150,2.0\n" + row + "\n");
        const Outcome outcome = run({"predict", "strict.zip", "odd.csv", "--quiet"});
        EXPECT_EQ(outcome.code, 1) << row;
        EXPECT_THAT(outcome.errors,
                    AllOf(HasSubstr("Data row 1 of odd, counted from 0"), HasSubstr(words)));
        EXPECT_EQ(run({"predict", "model.zip", "odd.csv", "--quiet"}).code, 0) << row;
    }
    EXPECT_EQ(run({"bundle", "inspect", "strict.zip", "--json"}).json()["input"]["outside_range"],
              "refuse");
}

TEST_F(CliTrust, ConvertsUnitsAndFindsOtherSpellings) {
    folder.write("source.csv",
                 "data [KiB],threads,time [s]\n1,1,1\n2,1,2.1\n3,1,3\n4,1,4.2\n"
                 "5,1,5.1\n6,1,6\n7,2,3.4\n8,2,4.1\n9,2,4.4\n");
    folder.write("target.csv",
                 "data [KiB],threads,time [s]\n1024,1,2\n2048,1,4.1\n3072,1,6\n"
                 "4096,2,4.3\n5120,2,5\n6144,2,6.2\n");
    ASSERT_EQ(adapt({"--bundle", "units.zip"}).code, 0);
    ASSERT_EQ(adapt({"--bundle", "strict.zip", "--refuse", "other-unit"}).code, 0);
    folder.write("same.csv", "data [KiB],threads\n2048,1\n");
    folder.write("mib.csv", "Threads,data [MiB]\n1,2\n");
    folder.write("time.csv", "data [s],threads\n2,1\n");
    const auto plain = run({"predict", "units.zip", "same.csv", "--json"}).json();
    const auto converted = run({"predict", "units.zip", "mib.csv", "--json"}).json();
    EXPECT_EQ(plain["prediction"], converted["prediction"]);
    EXPECT_EQ(converted["notes"].size(), 2u);
    EXPECT_EQ(run({"predict", "strict.zip", "mib.csv", "--quiet"}).code, 1);
    const Outcome wrong = run({"predict", "units.zip", "time.csv", "--quiet"});
    EXPECT_EQ(wrong.code, 1);
    EXPECT_THAT(wrong.errors, AllOf(HasSubstr("data [s]"), HasSubstr("KiB")));
}

TEST_F(CliTrust, GoesOnFromABundleWithMoreShots) {
    folder.write("more.csv",
                 "solver,size,clock,time [s]\ncg,250,2.4,4.1\nlu,250,2.0,8.2\n"
                 "lu,300,2.0,\n");
    const Outcome outcome =
        run({"adapt", "--from", "model.zip", "--target", "more.csv", "--strategy", "output map",
             "--bundle", "better.zip", "--predictions", "better.csv", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(outcome.json()["shots"], 8);
    EXPECT_EQ(outcome.json()["target"]["file"], "more");
    EXPECT_THAT(outcome.errors, HasSubstr("The column “size” was read as the feature “Size”"));
    EXPECT_EQ(linesOf(readText(folder / "better.csv")).size(), 10u);

    std::string all = kSmallTarget;
    all = all.substr(0, all.find("cg,250")) + "cg,250,2.4,4.1\nlu,250,2.0,8.2\nlu,300,2.0,\n";
    folder.write("target.csv", all);
    const Outcome anew = adapt({"--bundle", "anew.zip", "--predictions", "anew.csv"});
    ASSERT_EQ(anew.code, 0) << anew.errors;
    // The rows of the bundle are written anew, 2 for 2.0; what is predicted agrees to the bit.
    const auto tail = [](const std::string& line) {
        return line.substr(line.size() - std::min<std::size_t>(line.size(), 45));
    };
    const auto more = linesOf(readText(folder / "better.csv"));
    const auto wanted = linesOf(readText(folder / "anew.csv"));
    ASSERT_EQ(more.size(), wanted.size());
    for (std::size_t i = 0; i < more.size(); ++i) EXPECT_EQ(tail(more[i]), tail(wanted[i]));
    EXPECT_EQ(run({"bundle", "verify", "better.zip"}).code, 0);
    EXPECT_EQ(run({"bundle", "inspect", "better.zip", "--json"}).json()["shots"], 8);
}

TEST_F(CliTrust, GoesOnFromABundleWithASingleShotMore) {
    folder.write("more.csv",
                 "solver,Size,clock,time [s]\ncg,250,2.4,4.1\nlu,250,2.0,8.2\ncg,300,2.0,7\n");
    folder.write("rows.txt",
                 "\xEF\xBB\xBF"
                 "1\r\n");
    const auto from = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"adapt", "--from", "model.zip", "--target", "more.csv",
                                   "--strategy", "output map", "--quiet"});
        return run(more);
    };
    const Outcome one = from({"--shots", "1", "--json"});
    ASSERT_EQ(one.code, 0) << one.errors;
    EXPECT_EQ(one.json()["shots"], 7);
    EXPECT_EQ(one.json()["test_rows"].size(), 2u);
    EXPECT_EQ(from({"--shots", "33%", "--json"}).json()["shots"], 7);
    EXPECT_EQ(from({"--shots", "0", "--json"}).json()["shots"], 6);
    const auto named = from({"--shot-rows", "rows.txt", "--json"}).json();
    EXPECT_EQ(named["shot_rows"], nlohmann::json({0, 1, 2, 3, 4, 5, 7}));
    EXPECT_EQ(named["shots_of_bundle"], 6);
    EXPECT_EQ(named["rows_before_target"], 6);
    EXPECT_THAT(from({"--shots", "1"}).output,
                AllOf(HasSubstr("Source model and 6 shots of model.zip"),
                      HasSubstr("6 of these are not in more.csv. Row numbers count such shots "
                                "first: its data row 0 is row 6")));
    EXPECT_EQ(from({"--shots", "4"}).code, 1);
    EXPECT_EQ(adapt({"--shots", "2"}).code, 2) << "of tables alone";
}

TEST_F(CliTrust, GoesOnWithTheCostsOfTheBundleUnlessOthersAreAskedFor) {
    ASSERT_EQ(adapt({"--bundle", "leaning.zip", "--loss", "expectile", "--cost-ratio", "5"}).code,
              0);
    const auto from = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"adapt", "--from", "leaning.zip", "--target", "target.csv",
                                   "--strategy", "output map", "--quiet", "--json"});
        return run(more).json();
    };
    const auto site = from({"--granularity", "0.5"}), ratio = from({"--cost-ratio", "2"});
    EXPECT_EQ(site["loss"], "expectile");
    EXPECT_EQ(site["cost_ratio"], 5);
    EXPECT_EQ(ratio["loss"], "expectile");
    EXPECT_EQ(ratio["cost_ratio"], 2);
    EXPECT_EQ(from({"--loss", "pinball"})["cost_ratio"], 5);
}

TEST_F(CliTrust, WithoutShotsOnlyPredictionIsLeft) {
    ASSERT_EQ(adapt({"--bundle", "bare.zip", "--without-shots"}).code, 0);
    const auto shown = run({"bundle", "inspect", "bare.zip", "--json"}).json();
    EXPECT_EQ(shown["adaptable"], false);
    EXPECT_EQ(shown["shots"], 6);
    EXPECT_EQ(shown["shots_left_out"], true);
    EXPECT_EQ(run({"predict", "bare.zip", "target.csv", "--quiet"}).output,
              run({"predict", "model.zip", "target.csv", "--quiet"}).output);
    const Outcome outcome = run({"adapt", "--from", "bare.zip", "--target", "target.csv"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("cannot be adapted further"));
}

TEST_F(CliTrust, StartsFromTablesOrABundleAndNotBoth) {
    EXPECT_EQ(run({"adapt", "--target", "target.csv"}).code, 2);
    EXPECT_EQ(
        run({"adapt", "--from", "model.zip", "--source", "source.csv", "--target", "target.csv"})
            .code,
        2);
    EXPECT_EQ(run({"adapt", "--from", "model.zip", "--target", "target.csv", "--seed", "2"}).code,
              2);
}

}  // namespace
}  // namespace footbridge::tests
