// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/json_writing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/run/error.h"

namespace footbridge {
namespace {

template <typename Json>
std::string refused(const Json& json) {
    try {
        jsonText(json);
    } catch (const Error& error) {
        EXPECT_STREQ(error.message().code(), "name-not-utf8");
        return error.message().arguments().front().text();
    }
    return "nothing";
}

TEST(JsonWriting, WritesWhatDumpDoes) {
    const nlohmann::ordered_json json{{"b", {1, "größe"}}, {"a", nullptr}};
    EXPECT_EQ(jsonText(json), json.dump());
    EXPECT_EQ(jsonText(json, 1), json.dump(1));
    EXPECT_EQ(jsonText(nlohmann::json(json)), R"({"a":null,"b":[1,"größe"]})");
}

TEST(JsonWriting, NamesTheTextThatIsNotUtf8) {
    EXPECT_EQ(refused(nlohmann::json("caf\xe9.csv")), "caf\xe9.csv");
    EXPECT_EQ(refused(nlohmann::json{{"a", {"fine", "\xff"}}}), "\xff");
    EXPECT_EQ(refused(nlohmann::ordered_json{{"z", 1}, {"b\xc3", 2}}), "b\xc3");
    EXPECT_EQ(refused(nlohmann::json{{"a", "größe"}}), "nothing");
}

}  // namespace
}  // namespace footbridge
