// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <fstream>

#include "core/online/online_messages.h"
#include "tests/core/online/live_follow_test.h"

namespace footbridge {
namespace {

using LiveFiles = LiveFollowTest;

TEST_F(LiveFiles, RefusesAFileThatIsNoLongerTheOneItLearned) {
    write(m_csv.size() / 2);
    follow(60);
    const std::size_t digit = m_csv.find('\n', 200) - 1;
    m_csv[digit] = m_csv[digit] == '1' ? '2' : '1';
    write(m_csv.size());
    EXPECT_THROW(follow(160), Error);
}

TEST_F(LiveFiles, RefusesTheJournalOfOtherSettings) {
    write(m_csv.size());
    follow(60);
    m_task.options.initial = 30;
    EXPECT_THROW(follow(60), Error);
}

TEST_F(LiveFiles, LeavesItsFilesAloneUntilEveryCheckIsPassed) {
    write(m_csv.size());
    writeFile(m_task.log, "precious\n");
    m_task.response = "tyypo";
    EXPECT_EQ(refusal(), "column-unknown");
    m_task.response = "time";
    m_task.base = [](StreamFormat&, const RunContext&) -> std::shared_ptr<const StreamBase> {
        throw Error(messages::kStreamColumnMissing, {"stream", "c"});
    };
    EXPECT_EQ(refusal(), "stream-column-missing");
    m_task.base = {};
    EXPECT_EQ(log(), "precious\n");
    EXPECT_FALSE(fs::exists(journalPath(m_task.log)));

    follow(60);
    const std::string kept = journal(), lines = log();
    m_task.options.initial = 30;
    EXPECT_EQ(refusal(), "journal-other");
    m_task.options.initial = 20;
    for (const char* other : {"of somebody else", "of somebody\nelse\n"}) {
        writeFile(journalPath(m_task.log), other);
        EXPECT_EQ(refusal(), "journal-other");
        EXPECT_EQ(journal(), other);
    }
    writeFile(journalPath(m_task.log), kept);
    m_task.stream += ".none";
    EXPECT_EQ(refusal(), "stream-not-opened");
    EXPECT_EQ(journal(), kept);
    EXPECT_EQ(log(), lines);
}

TEST_F(LiveFiles, HasItsFilesForItselfAlone) {
    write(m_csv.size());
    follow(60);
    const std::string kept = journal(), lines = log();
    {
        const AppendedFile other(journalPath(m_task.log));
        EXPECT_EQ(refusal(), "log-held");
        m_task.anew = true;
        EXPECT_EQ(refusal(), "log-held");
        m_task.anew = false;
    }
    {
        const AppendedFile other(m_task.log);
        m_task.replay = true;
        EXPECT_EQ(refusal(), "log-held");
        m_task.replay = false;
    }
    EXPECT_EQ(journal(), kept);
    EXPECT_EQ(log(), lines);
    follow(60, [&](const LiveRun&) { EXPECT_THROW(AppendedFile{m_task.log}, Error); });
}

TEST_F(LiveFiles, LearnsNoHalfWrittenRecordOfAFileThatIsGone) {
    write(m_csv.size());
    follow(160);
    const std::string whole = log();
    const fs::path stream = m_task.stream, old = m_folder / "old.csv";
    const std::size_t end = m_csv.find('\n', m_csv.size() / 2) + 1,
                      half = m_csv.find('\n', end) - 1;
    const Index rows =
        std::count(m_csv.begin(), m_csv.begin() + static_cast<std::ptrdiff_t>(end), '\n') - 1;
    fs::remove(m_task.log);
    fs::remove(journalPath(m_task.log));
    write(end);
    const FollowResult result = follow(1000, [&](const LiveRun& run) {
        if (run.row + 1 != rows) return;
        std::ofstream(stream, std::ios::app) << m_csv.substr(end, half - end);
        fs::rename(stream, old);
    });
    ASSERT_TRUE(result.lost);
    EXPECT_TRUE(whole.starts_with(log()));
    fs::rename(old, stream);
    std::ofstream(stream, std::ios::app) << m_csv.substr(half);
    follow(160);
    EXPECT_EQ(log(), whole);
}

TEST_F(LiveFiles, LearnsWhatWasWrittenBeforeAFileIsGoneAndThenEnds) {
    write(m_csv.size());
    follow(160);
    const std::string whole = log();
    const fs::path stream = m_task.stream, old = m_folder / "old.csv";
    const std::size_t end = m_csv.find('\n', m_csv.size() / 2) + 1;
    const Index rows =
        std::count(m_csv.begin(), m_csv.begin() + static_cast<std::ptrdiff_t>(end), '\n') - 1;
    const std::function<void()> ways[] = {
        [&] { fs::remove(stream); }, [&] { fs::rename(stream, old); },
        [&] { writeFile(stream, "a,b,time\n1,2,3\n"); },  // renames its file over
        [&] {
            fs::remove_all(old);
            fs::rename(stream, old);
            fs::create_directory(stream);
        }};
    for (const std::function<void()>& lose : ways) {
        fs::remove_all(stream);
        fs::remove(m_task.log);
        fs::remove(journalPath(m_task.log));
        write(end);
        const FollowResult result = follow(1000, [&](const LiveRun& run) {
            if (run.row + 1 != rows) return;
            std::ofstream(stream, std::ios::app) << m_csv.substr(end);
            lose();
        });
        ASSERT_TRUE(result.lost);
        EXPECT_STREQ(result.lost->code(), "stream-gone");
        EXPECT_FALSE(result.stopped);
        EXPECT_EQ(result.stream->score().runs(), 140);
        EXPECT_EQ(log(), whole);
    }
    fs::remove_all(stream);
    write(m_csv.size());
    const FollowResult again = follow(160);
    EXPECT_EQ(again.resumed, 160) << "once the file is back";
    EXPECT_EQ(log(), whole);
}

TEST_F(LiveFiles, EndsWhereAFileBecomesShorter) {
    write(m_csv.size());
    const FollowResult result = follow(1000, [&](const LiveRun& run) {
        if (run.row + 1 == 160) fs::resize_file(m_task.stream, 500);
    });
    ASSERT_TRUE(result.lost);
    EXPECT_STREQ(result.lost->code(), "stream-cut");
    EXPECT_EQ(result.stream->score().runs(), 140);
    const std::string whole = log(), kept = journal();
    const FollowResult again = follow(1000);
    ASSERT_TRUE(again.lost) << "shorter than what the journal holds of it";
    EXPECT_STREQ(again.lost->code(), "stream-cut");
    EXPECT_EQ(again.resumed, 160);
    EXPECT_EQ(log(), whole);
    EXPECT_EQ(journal(), kept);
}

TEST_F(LiveFiles, EndsWhereItsLogOrJournalIsLost) {
    write(m_csv.size());
    follow(160);
    const std::string whole = log(), journalled = journal();
    const std::string other = (m_folder / "other").string();
    const std::string path = journalPath(m_task.log);
    const auto loses = [&](const std::string& file, const std::function<void()>& lose) {
        fs::remove(m_task.log);
        fs::remove(path);
        try {
            follow(160, [&](const LiveRun& run) {
                if (run.row == 60) lose();
            });
        } catch (const Error& error) {
            return error.message() == Message(messages::kLogLost, {file});
        }
        return false;
    };
    for (const std::string& file : {m_task.log, path}) {
        EXPECT_TRUE(loses(file, [&] { fs::remove(file); }));
        EXPECT_TRUE(loses(file, [&] { fs::rename(file, other); }));
        EXPECT_TRUE(loses(file, [&] { fs::resize_file(file, 0); }));
        EXPECT_EQ(follow(160).resumed, file == path ? 0 : 62);
        EXPECT_EQ(log(), whole);
        EXPECT_EQ(journal(), journalled);
        EXPECT_TRUE(loses(file, [&] { writeFile(file, "of somebody else\n"); }));
        EXPECT_EQ(readFile(file), "of somebody else\n");
    }
}

TEST_F(LiveFiles, KeepsNoJournalBesideADevice) {
    write(m_csv.size());
    m_task.log = "/dev/null";
    EXPECT_EQ(journalPath(m_task.log), "");
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    std::vector<std::string> news;
    FollowEvents events;
    events.onNews = [&](const Message& message) { news.emplace_back(message.code()); };
    events.onRun = [&](const LiveRun& run, const LiveStream&) {
        if (run.row + 1 == 160) stop.request_stop();
    };
    EXPECT_EQ(followStream(m_task, events, context).stream->score().runs(), 140);
    EXPECT_EQ(std::ranges::count(news, "log-without-journal"), 1);
    EXPECT_FALSE(fs::exists("/dev/null.journal"));
}

TEST_F(LiveFiles, BeginsAgainWhereTheDiskWasFull) {
    write(m_csv.size());
    follow(60);
    const std::string whole = journal(), lines = log();
    for (const std::size_t left : {0, 4, 400}) {
        writeFile(journalPath(m_task.log), whole.substr(0, left));
        follow(60);
        EXPECT_EQ(journal(), whole) << left;
        EXPECT_EQ(log(), lines) << left;
    }
}

TEST_F(LiveFiles, LeavesItsLogAloneWhereItIsStoppedWhileItResumes) {
    write(m_csv.size());
    follow(120);
    const std::string lines = log();
    EXPECT_THROW(follow(60), Cancelled);
    EXPECT_EQ(log(), lines);
    follow(160);
    EXPECT_EQ(log().substr(0, lines.size()), lines);
    EXPECT_GT(log().size(), lines.size());
}

TEST_F(LiveFiles, BeginsAnewWhereItIsAsked) {
    write(m_csv.size());
    follow(60);
    m_task.options.initial = 30;
    m_task.anew = true;
    EXPECT_EQ(follow(60).resumed, 0);
    EXPECT_NE(journal().find("\"initial\":30"), std::string::npos);
    m_task.anew = false;
    EXPECT_EQ(follow(60).resumed, 60);
}

TEST_F(LiveFiles, SaysWhichLineOfAJournalIsDamaged) {
    write(m_csv.size());
    follow(60);
    const std::string whole = journal(), lines = log();
    const std::size_t at = whole.find('\n', whole.size() / 2) + 1;
    const auto before =
        std::count(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    for (const char* damaged : {"B ", "B 99999999999999999999", "B 0", "B -1", "B 1x", "B 900", "",
                                "R", "X 1,2,3", "R 1,2", "D 1", "R 1,2,\\x", "R 1,2,3\\"}) {
        writeFile(journalPath(m_task.log), whole.substr(0, at) + damaged + "\n" + whole.substr(at));
        try {
            follow(160);
            FAIL() << damaged;
        } catch (const Error& error) {
            EXPECT_STREQ(error.message().code(), "journal-damaged") << damaged;
            EXPECT_EQ(error.message().arguments()[1], before + 1) << damaged;
        }
        EXPECT_EQ(log(), lines) << "what cannot be learned again stays: " << damaged;
    }
    writeFile(journalPath(m_task.log), whole);
    follow(60);
    EXPECT_EQ(log(), lines);
}

}  // namespace
}  // namespace footbridge
