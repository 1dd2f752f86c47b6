// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/json_fields.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

namespace footbridge {
namespace {

using Json = nlohmann::json;

constexpr MessageId kWrong{"wrong", "%1 of %2 at %3"};
constexpr auto kAnyCount = std::numeric_limits<std::uint64_t>::max();

JsonFields fieldsOf(const Json& json, bool nullIsMissing = false) {
    const auto complaint = [](const FieldFault& fault) {
        return Error(kWrong, {static_cast<int>(fault.expected), "a.json", fault.path});
    };
    return JsonFields(json, {complaint, nullIsMissing});
}

/// What the reading of a field complained about: its path and what was expected.
std::pair<std::string, FieldKind> refusal(const std::function<void()>& read) {
    try {
        read();
    } catch (const Error& error) {
        const auto& arguments = error.message().arguments();
        EXPECT_STREQ(error.message().code(), "wrong");
        EXPECT_EQ(arguments.at(1), "a.json");
        return {arguments.at(2).text(), FieldKind(std::stoi(arguments.at(0).text()))};
    }
    return {"nothing", FieldKind::Present};
}

using Refusal = std::pair<std::string, FieldKind>;

TEST(JsonFields, ReadEveryKind) {
    const Json json = Json::parse(R"({"flag": true, "text": "a", "texts": ["b", "c"], "number": 2.5,
        "none": null, "numbers": [1, null], "integer": -3, "count": 18446744073709551615,
        "rows": [0, 7], "inner": {"text": "d"}, "list": [{"text": "e"}, {"text": "f"}]})");
    const JsonFields fields = fieldsOf(json);
    EXPECT_TRUE(fields.flag("flag"));
    EXPECT_EQ(fields.text("text"), "a");
    EXPECT_EQ(fields.texts("texts"), (std::vector<std::string>{"b", "c"}));
    EXPECT_EQ(fields.number("number"), 2.5);
    EXPECT_TRUE(std::isnan(fields.number("none")));
    EXPECT_TRUE(std::isnan(fields.numbers("numbers").at(1)));
    EXPECT_EQ(fields.integer("integer", -3, 3), -3);
    EXPECT_EQ(fields.count("count", kAnyCount), kAnyCount);
    EXPECT_EQ(fields.rows("rows"), (Rows{0, 7}));
    EXPECT_EQ(fields.object("inner").text("text"), "d");
    EXPECT_EQ(fields.objects("list").at(1).text("text"), "f");
}

TEST(JsonFields, SayWhatIsWrongAndWhere) {
    const Json json = Json::parse(R"({"text": "a", "texts": ["b", 3], "number": 2.5, "count": -1,
        "large": 18446744073709551615, "inner": {"text": 1}, "list": [{"text": "e"}, {}, 4]})");
    const JsonFields fields = fieldsOf(json);
    const auto refused = [&](const auto& read) { return refusal([&] { read(fields); }); };
    EXPECT_EQ(refused([](auto& f) { f.text("lost"); }), Refusal("lost", FieldKind::Present));
    EXPECT_EQ(refused([](auto& f) { f.text("number"); }), Refusal("number", FieldKind::Text));
    EXPECT_EQ(refused([](auto& f) { f.texts("texts"); }), Refusal("texts", FieldKind::Texts));
    EXPECT_EQ(refused([](auto& f) { f.texts("text"); }), Refusal("text", FieldKind::List));
    EXPECT_EQ(refused([](auto& f) { f.flag("text"); }), Refusal("text", FieldKind::Flag));
    EXPECT_EQ(refused([](auto& f) { f.number("text"); }), Refusal("text", FieldKind::Number));
    EXPECT_EQ(refused([](auto& f) { f.count("count", 9); }),
              Refusal("count", FieldKind::WholeNumber));
    EXPECT_EQ(refused([](auto& f) { f.count("large", 9); }),
              Refusal("large", FieldKind::WholeNumber));
    EXPECT_EQ(refused([](auto& f) { f.integer("large", -9, 9); }),
              Refusal("large", FieldKind::WholeNumber));
    EXPECT_EQ(refused([](auto& f) { f.integer("number", -9, 9); }),
              Refusal("number", FieldKind::WholeNumber));
    EXPECT_EQ(refused([](auto& f) { f.rows("texts"); }), Refusal("texts", FieldKind::WholeNumber));
    EXPECT_EQ(refused([](auto& f) { f.object("inner").text("text"); }),
              Refusal("inner.text", FieldKind::Text));
    EXPECT_EQ(refused([](auto& f) { f.objects("list"); }), Refusal("list[2]", FieldKind::Object));
}

TEST(JsonFields, NameTheElementOfAList) {
    const Json json = Json::parse(R"({"list": [{"text": "e"}, {}]})");
    EXPECT_EQ(refusal([&] { fieldsOf(json).objects("list").at(1).text("text"); }),
              Refusal("list[1].text", FieldKind::Present));
}

TEST(JsonFields, TakeNullForMissingWhereTheFileMeansIt) {
    const Json json = Json::parse(R"({"text": null})");
    EXPECT_EQ(fieldsOf(json, true).textOr("text", "other"), "other");
    EXPECT_EQ(refusal([&] { fieldsOf(json).textOr("text", "other"); }),
              Refusal("text", FieldKind::Text));
    EXPECT_EQ(fieldsOf(json).textOr("lost", "other"), "other");
}

TEST(JsonFields, NameWhatHasNoName) {
    const Json json = Json::parse(R"({"": 1, "inner": {"": 1}})");
    EXPECT_EQ(refusal([&] { fieldsOf(json).text(""); }), Refusal("\"\"", FieldKind::Text));
    EXPECT_EQ(refusal([&] { fieldsOf(json).object("inner").text(""); }),
              Refusal("inner.\"\"", FieldKind::Text));
}

TEST(JsonFields, AreOfAnObject) {
    const Json json = Json::array();
    EXPECT_EQ(refusal([&] { fieldsOf(json); }), Refusal("", FieldKind::Object));
}

}  // namespace
}  // namespace footbridge
