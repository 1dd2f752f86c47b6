// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/json_document.h"

#include <gtest/gtest.h>

namespace footbridge {
namespace {

using Json = nlohmann::json;

/// The code of what is said of a text, and the arguments after the file's name.
std::string refusal(const std::string& text, std::size_t line = 1) {
    try {
        jsonDocument(text, "a.json", line);
    } catch (const Error& error) {
        const auto& arguments = error.message().arguments();
        EXPECT_EQ(arguments.at(0), "a.json");
        std::string said = error.message().code();
        for (std::size_t i = 1; i < arguments.size(); ++i) said += " " + arguments[i].text();
        return said;
    }
    return "nothing";
}

TEST(JsonDocument, IsWhatTheTextSays) {
    const char* const text = R"({"a": [1, -2, 2.5, 1e300, true, null, "é\"}"], "b": {"a": {}}})";
    EXPECT_EQ(jsonDocument(text, "a.json"), Json::parse(text));
    EXPECT_EQ(jsonDocument(" 5\n", "a.json"), 5);
    EXPECT_EQ(jsonDocument(R"([{"a": 1}, {"a": 2}])", "a.json").size(), 2u);
}

TEST(JsonDocument, SaysInWhichLineItIsNoJson) {
    EXPECT_EQ(refusal(""), "not-json 1");
    EXPECT_EQ(refusal("{\"a\": 1,\n\"b\" 2}"), "not-json 2");
    EXPECT_EQ(refusal("{\n\n  \"a\": [1,\n 2", 10), "not-json 13");
    EXPECT_EQ(refusal("{}\n{}"), "not-json 2");
    EXPECT_EQ(refusal("[\"\xff\"]"), "not-json 1");
    EXPECT_THROW(jsonDocument("time,size\n1,2\n", "a.csv"), NotJson);
}

TEST(JsonDocument, RefusesNumbersThatNoDoubleHolds) {
    EXPECT_EQ(refusal("{\"a\":\n1e400}"), "json-number 2");
    EXPECT_EQ(refusal("[1,\n-1e999\n,2]"), "json-number 2");
    EXPECT_EQ(refusal("1e999", 7), "json-number 7");
    EXPECT_EQ(refusal("[123456789012345678901234567890, 1e-400, \"1e999\"]"), "nothing");
}

TEST(JsonDocument, RefusesAMemberThatStandsTwice) {
    EXPECT_EQ(refusal("{\"a\": 1,\n \"b\": 2,\n \"a\":\n 1}"), "json-twice a 3");
    EXPECT_EQ(refusal("[{\"x\": {}},\n {\"x\": {\"time\": 1, \"t\\u0069me\": 2}}]"),
              "json-twice time 2");
    EXPECT_EQ(refusal(R"({"a": {"a": {"a": 1}}, "b": {"a": 1}})"), "nothing");
}

}  // namespace
}  // namespace footbridge
