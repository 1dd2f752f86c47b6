// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <thread>

#include "cli_process.h"
#include "small_tables.h"

extern char** environ;

namespace footbridge::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

constexpr int kPatience = 20'000;  // milliseconds until a test gives up

/// `predict --serve` in the background, with pipes to talk to it.
class Service {
  public:
    Service(const Folder& folder, const std::vector<std::string>& more) {
        std::vector<std::string> words{FOOTBRIDGE_CLI, "predict", folder / "model.zip", "--serve"};
        words.insert(words.end(), more.begin(), more.end());
        std::vector<char*> arguments;
        for (std::string& word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        std::array<int, 2> in{}, out{};
        if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0)
            throw std::runtime_error("no pipes");
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, in[0], 0);
        posix_spawn_file_actions_adddup2(&actions, out[1], 1);
        posix_spawn_file_actions_addopen(&actions, 2, (folder / "errors").c_str(),
                                         O_WRONLY | O_CREAT | O_TRUNC, 0600);
        if (::posix_spawn(&m_process, words[0].c_str(), &actions, nullptr, arguments.data(),
                          environ) != 0)
            throw std::runtime_error("no service");
        posix_spawn_file_actions_destroy(&actions);
        ::close(in[0]);
        ::close(out[1]);
        m_input = in[1];
        m_output = out[0];
    }
    ~Service() {
        if (m_process > 0) {
            ::kill(m_process, SIGKILL);
            wait();
        }
        endInput();
        endOutput();
    }
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;

    int input() const { return m_input; }
    int output() const { return m_output; }
    void endInput() {
        if (m_input >= 0) ::close(m_input);
        m_input = -1;
    }
    void endOutput() {
        if (m_output >= 0) ::close(m_output);
        m_output = -1;
    }
    void send(int signal) const { ::kill(m_process, signal); }
    int wait() {
        int status = 0;
        ::waitpid(m_process, &status, 0);
        m_process = 0;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    }

  private:
    pid_t m_process = 0;
    int m_input = -1, m_output = -1;
};

void say(int descriptor, const std::string& text) {
    ASSERT_EQ(::write(descriptor, text.data(), text.size()), static_cast<ssize_t>(text.size()));
}

/// The next `count` lines as JSON.
std::vector<json> hear(int descriptor, std::size_t count) {
    std::string text;
    while (static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) < count) {
        pollfd end{descriptor, POLLIN, 0};
        char some[4096];
        const bool there = ::poll(&end, 1, kPatience) > 0;
        const ssize_t got = there ? ::read(descriptor, some, sizeof some) : 0;
        if (got <= 0) {
            ADD_FAILURE() << "only " << text;
            break;
        }
        text.append(some, static_cast<std::size_t>(got));
    }
    std::vector<json> answers;
    for (const std::string& line : linesOf(text)) answers.push_back(json::parse(line));
    return answers;
}

int connectTo(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path.copy(address.sun_path, sizeof address.sun_path - 1);
    for (int i = 0; i < kPatience / 10; ++i) {
        const int connection = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        if (::connect(connection, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0)
            return connection;
        ::close(connection);
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ADD_FAILURE() << "nobody listens at " << path;
    return -1;
}

std::string question(int id, const std::string& features) {
    return "{\"id\":" + std::to_string(id) + ",\"features\":{" + features + "}}\n";
}
const std::string kOrdinary = "\"solver\":\"cg\",\"Size\":150,\"clock\":2.0";

class Serve : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        s_folder = new Folder;
        s_folder->write("source.csv", kSmallSource);
        s_folder->write("target.csv", kSmallTarget);
        const Outcome outcome =
            runCli(*s_folder, {"adapt", "--source", "source.csv", "--target", "target.csv",
                               "--bundle", "model.zip", "--quiet"});
        ASSERT_EQ(outcome.code, 0) << outcome.errors;
    }
    static void TearDownTestSuite() { delete s_folder; }

    static std::vector<json> answersTo(const std::string& lines) {
        s_folder->write("questions", lines);
        const Outcome outcome =
            runShell(*s_folder, "footbridge-cli predict model.zip --serve < questions");
        EXPECT_EQ(outcome.code, 0) << outcome.errors;
        std::vector<json> answers;
        for (const std::string& line : linesOf(outcome.output))
            answers.push_back(json::parse(line));
        return answers;
    }

    static Folder* s_folder;
    std::string socket = *s_folder / "service";
};
Folder* Serve::s_folder = nullptr;

TEST_F(Serve, AnswersAreThePredictionsOfTheRowsOfACsv) {
    s_folder->write("odd.csv", "solver,Size,clock\ncg,150,2.0\nqr,150,2.0\ncg,,2.0\ncg,9999,2.0\n");
    const json table =
        runCli(*s_folder, {"predict", "model.zip", "odd.csv", "--json", "--quiet"}).json();
    const auto answers =
        answersTo(question(0, kOrdinary) +
                  question(1, "\"Size\":\"150\",\"clock\":2,\"solver\":\"qr\",\"note\":[1]") +
                  "\n" + question(2, "\"solver\":\"cg\",\"Size\":null,\"clock\":2.0") + "\r\n" +
                  question(3, "\"solver\":\"cg\",\"Size\":9999,\"clock\":2.0"));
    ASSERT_EQ(answers.size(), 4u);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(answers[i]["id"], i);
        EXPECT_EQ(answers[i]["response"], table["prediction"][i]) << i;
        EXPECT_EQ(answers[i]["lower"], table["lower"][i]) << i;
        EXPECT_EQ(answers[i]["upper"], table["upper"][i]) << i;
    }
    EXPECT_FALSE(answers[0].contains("warnings"));
    EXPECT_EQ(answers[1]["warnings"], json({"unseen level"}));
    EXPECT_EQ(answers[2]["warnings"], json({"missing"}));
    EXPECT_EQ(answers[3]["warnings"], json({"outside range"}));
}

TEST_F(Serve, FeaturesAreFoundAsColumnsAre) {
    s_folder->write("spelled.csv", "SOLVER,size,clock\ncg,150,2.0\n");
    const json table =
        runCli(*s_folder, {"predict", "model.zip", "spelled.csv", "--json", "--quiet"}).json();
    const auto answers = answersTo(question(1, "\"SOLVER\":\"cg\",\"size\":150,\"clock\":2.0"));
    EXPECT_EQ(answers.at(0)["response"], table["prediction"][0]);
}

TEST_F(Serve, BadLinesGetAnErrorAndTheOthersTheirAnswers) {
    const std::string deep(100'000, '[');
    const std::vector<std::pair<std::string, std::string>> bad{
        {"not json", "no JSON"},
        {"[1,2]", "no JSON"},
        {"{\"id\":1,\"features\":{\"a\":" + deep + "}}", "nested too deeply"},
        {"{\"id\":{\"a\":[1]}}", "features"},
        {"{\"features\":7}", "features"},
        {"{\"features\":{\"Size\":1}}", "solver, clock"},
        {"{\"features\":{\"solver\":\"cg\",\"Size\":\"many\",\"clock\":2}}", "Size"},
        {"{\"features\":{\"solver\":\"cg\",\"Size\":[1],\"clock\":2}}", "Size"},
        {"{\"features\":{\"solver\":{},\"Size\":1,\"clock\":2}}", "solver"},
        {"{\"features\":{\"solver\":\"cg\",\"Size\":1e999,\"clock\":2}}", "too large"},
        {"{\"features\":{\"solver\":\"cg\",\"Size\":1e308,\"clock\":2}}", "at most 10¹⁰⁰"},
        {"{\"features\":{\"solver\":\"cg\",\"Size\":1,\"Size\":2,\"clock\":2}}", "twice"},
        {"{\"features\":{\"Size\":1,\"size\":2,\"SIZE\":3,\"solver\":\"cg\",\"clock\":2}} x",
         "no JSON"},
        {std::string(3'000'000, 'x'), "more than 1048576 bytes"},
        {"\xff\xfe{}", "no JSON"}};
    std::string lines;
    for (const auto& [line, reason] : bad) lines += line + "\n" + question(7, kOrdinary);
    lines += "{\"id\":1,\"features\"";  // and no end
    const auto answers = answersTo(lines);
    ASSERT_EQ(answers.size(), 2 * bad.size() + 1);
    for (std::size_t i = 0; i < bad.size(); ++i) {
        EXPECT_THAT(answers[2 * i].value("error", ""), HasSubstr(bad[i].second)) << i;
        EXPECT_EQ(answers[2 * i + 1]["id"], 7);
        EXPECT_TRUE(answers[2 * i + 1]["response"].is_number()) << i;
    }
    EXPECT_EQ(answers[6]["id"], json::parse("{\"a\":[1]}"));
    EXPECT_THAT(answers.back().value("error", ""), HasSubstr("no JSON"));
}

TEST_F(Serve, AnswersComeWithoutWaitingForMoreQuestions) {
    Service service(*s_folder, {});
    for (int i = 0; i < 3; ++i) {
        say(service.input(), question(i, kOrdinary));
        EXPECT_EQ(hear(service.output(), 1).at(0)["id"], i);
    }
    service.endInput();
    EXPECT_EQ(service.wait(), 0);
}

TEST_F(Serve, SaysWhenItsAnswersAreNotTaken) {
    s_folder->write("questions", question(1, kOrdinary));
    const std::string serve = "footbridge-cli predict model.zip --serve --quiet < questions";
    for (const char* closed : {" > /dev/full", " >&-"}) {
        const Outcome outcome = runShell(*s_folder, serve + closed);
        EXPECT_EQ(outcome.code, 1) << closed;
        EXPECT_THAT(outcome.errors, HasSubstr("cannot be written to the standard output"))
            << closed;
    }
    Service alone(*s_folder, {"--quiet"});
    alone.endOutput();
    say(alone.input(), question(1, kOrdinary));
    EXPECT_EQ(alone.wait(), 0) << "nobody listens any more";
    EXPECT_EQ(readText(*s_folder / "errors"), "");
}

TEST_F(Serve, EndsWhenItIsTold) {
    for (const int signal : {SIGTERM, SIGINT}) {
        Service service(*s_folder, {});
        say(service.input(), question(1, kOrdinary));
        hear(service.output(), 1);
        service.send(signal);
        EXPECT_EQ(service.wait(), 0);
        EXPECT_EQ(readText(*s_folder / "errors"), "");
    }
}

TEST_F(Serve, NobodyElseMayOpenTheSocketAndItIsGoneInTheEnd) {
    Service service(*s_folder, {"--socket", socket});
    const int connection = connectTo(socket);
    struct stat is {};
    ASSERT_EQ(::lstat(socket.c_str(), &is), 0);
    EXPECT_TRUE(S_ISSOCK(is.st_mode));
    EXPECT_EQ(is.st_mode & 0777, 0600u);
    say(connection, question(5, kOrdinary));
    EXPECT_EQ(hear(connection, 1).at(0)["id"], 5);
    service.send(SIGTERM);
    EXPECT_EQ(service.wait(), 0);
    EXPECT_FALSE(fs::exists(fs::symlink_status(socket)));
    ::close(connection);
}

TEST_F(Serve, PartnersComeAndGoEachWithTheirAnswers) {
    Service service(*s_folder, {"--socket", socket});
    const int first = connectTo(socket), second = connectTo(socket), third = connectTo(socket);
    const std::string half = question(1, kOrdinary);
    say(first, half.substr(0, 10));
    say(third, half.substr(0, 20));
    ::close(third);  // in the middle of a line
    for (int i = 0; i < 5; ++i) say(second, question(20 + i, kOrdinary));
    const auto answers = hear(second, 5);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(answers.at(static_cast<std::size_t>(i))["id"], 20 + i);
    say(first, half.substr(10));
    EXPECT_EQ(hear(first, 1).at(0)["id"], 1);
    // One who never reads stops nobody.
    std::string many;
    for (int i = 0; i < 1000; ++i) many += question(i, kOrdinary);
    std::thread flood([&] {
        for (int i = 0;
             i < 100 && ::send(second, many.data(), many.size(), MSG_DONTWAIT | MSG_NOSIGNAL) >= 0;
             ++i) {
        }
    });
    flood.join();
    say(first, question(2, kOrdinary));
    EXPECT_EQ(hear(first, 1).at(0)["id"], 2);
    service.send(SIGTERM);
    EXPECT_EQ(service.wait(), 0);
    ::close(first);
    ::close(second);
}

TEST_F(Serve, OnlyADeadSocketOfOnesOwnIsReplaced) {
    const std::vector<std::string> words{"predict",  "model.zip", "--serve",
                                         "--socket", socket,      "--quiet"};
    s_folder->write("service", "mine");
    const Outcome taken = runCli(*s_folder, words);
    EXPECT_EQ(taken.code, 1);
    EXPECT_THAT(taken.errors, HasSubstr("left alone"));
    EXPECT_EQ(readText(socket), "mine");
    fs::remove(socket);
    {
        Service service(*s_folder, {"--socket", socket});
        ::close(connectTo(socket));
        EXPECT_THAT(runCli(*s_folder, words).errors, HasSubstr("answers on"));
        service.send(SIGKILL);
        service.wait();
    }
    EXPECT_TRUE(fs::exists(fs::symlink_status(socket)));
    Service again(*s_folder, {"--socket", socket});
    ::close(connectTo(socket));
    again.send(SIGTERM);
    EXPECT_EQ(again.wait(), 0);
    const Outcome nowhere =
        runCli(*s_folder, {"predict", "model.zip", "--serve", "--socket", "no/such", "--quiet"});
    EXPECT_EQ(nowhere.code, 1);
    const Outcome longer = runCli(*s_folder, {"predict", "model.zip", "--serve", "--socket",
                                              std::string(200, 'x'), "--quiet"});
    EXPECT_EQ(longer.code, 2);
}

TEST_F(Serve, TheExampleClientPredictsATable) {
    const Outcome outcome = runShell(
        *s_folder,
        "footbridge-cli bundle code model.zip --out code --quiet > /dev/null\n"
        "footbridge-cli predict model.zip --serve --socket service --quiet &\n"
        "service=$!\n"
        "for i in $(seq 500); do [ -S service ] && break; sleep 0.02; done\n"
        "python3 code/predict_client.py service target.csv\nkill -TERM $service\nwait $service");
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    const auto lines = linesOf(outcome.output);
    const json table =
        runCli(*s_folder, {"predict", "model.zip", "target.csv", "--json", "--quiet"}).json();
    ASSERT_EQ(lines.size(), 9u);
    for (std::size_t i = 0; i < 8; ++i)
        EXPECT_EQ(std::stod(lines[i + 1]), table["prediction"][i].get<double>()) << i;
}

TEST_F(Serve, ServingAndPredictingAFileAreTwoThings) {
    EXPECT_EQ(runCli(*s_folder, {"predict", "model.zip"}).code, 2);
    EXPECT_EQ(runCli(*s_folder, {"predict", "model.zip", "target.csv", "--serve"}).code, 2);
    EXPECT_EQ(runCli(*s_folder, {"predict", "model.zip", "target.csv", "--socket", "x"}).code, 2);
    EXPECT_EQ(runCli(*s_folder, {"predict", "model.zip", "--serve", "--out", "x"}).code, 2);
}

TEST_F(Serve, CodeIsTakenOutOfABundleAndCompared) {
    const Outcome outcome =
        runCli(*s_folder, {"bundle", "code", "model.zip", "--out", "taken", "--json", "--quiet"});
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_LT(outcome.json()["difference"].get<double>(), 1e-9);
    const fs::path folder = s_folder->path() / "taken";
    for (const char* name : {"model.c", "model.h", "samples.csv", "predict.c", "cli_filter.lua"})
        EXPECT_TRUE(fs::exists(folder / name)) << name;
    // Again over its own files, but not over those of others.
    EXPECT_EQ(runCli(*s_folder, {"bundle", "code", "model.zip", "--out", "taken", "--quiet"}).code,
              0);
    const std::string samples = readText(folder / "samples.csv");
    const std::string features = samples.substr(0, samples.find(",prediction"));
    const std::vector<std::pair<std::string, std::string>> own{
        {"model.c", "mine"},
        {"samples.csv", features + ",runtime_s\n"},
        {"predict.c", "/* SPDX-License-Identifier: GPL-3.0-or-later */\nint main() {}\n"},
        {"cli_filter.lua", readText(folder / "cli_filter.lua") + "-- margin of our cluster\n"}};
    for (const auto& [name, mine] : own) {
        const std::string before = readText(folder / name);
        s_folder->write("taken/" + name, mine);
        const Outcome refused =
            runCli(*s_folder, {"bundle", "code", "model.zip", "--out", "taken", "--quiet"});
        EXPECT_EQ(refused.code, 1) << name;
        EXPECT_THAT(refused.errors, HasSubstr(name + " exists with other contents"));
        EXPECT_EQ(readText(folder / name), mine);
        s_folder->write("taken/" + name, before);
    }
}

}  // namespace
}  // namespace footbridge::tests
