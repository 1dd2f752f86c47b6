// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <cstdlib>
#include <new>
#include <thread>

#include "core/run/file.h"
#include "core/table/joined_file.h"
#include "widgets/dialogs/import_dialog.h"

// While it is set, no thread but that of the window gets much memory at once.
static std::atomic<bool> s_scarce = false;
static const std::thread::id s_window = std::this_thread::get_id();
static constexpr std::size_t kMuch = 1 << 17;

__attribute__((noinline)) void* operator new(std::size_t size) {
    if (size >= kMuch && s_scarce && std::this_thread::get_id() != s_window) throw std::bad_alloc();
    void* memory = std::malloc(size > 0 ? size : 1);
    if (!memory) throw std::bad_alloc();
    return memory;
}

// Not the library's own: a sanitizer has another, whose memory free() may not be given.
__attribute__((noinline)) void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    try {
        return operator new(size);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

__attribute__((noinline)) void operator delete(void* memory) noexcept {
    std::free(memory);
}

__attribute__((noinline)) void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace footbridge {
namespace {

TEST(ImportDialog, SaysWhereThereIsTooLittleMemory) {
    const QTemporaryDir folder;
    const std::string runs = folder.filePath(QStringLiteral("runs.csv")).toStdString(),
                      counters = folder.filePath(QStringLiteral("counters.csv")).toStdString();
    writeFile(runs, "n,time\n1,2\n2,3\n");
    std::string many = "n,misses\n";
    for (int row = 0; row < 200'000; ++row) {
        const std::string number = std::to_string(row);
        many += number + "," + number + "\n";
    }
    writeFile(counters, many);
    Table unread;
    unread.path = runs;
    unread.options = withJoin({}, {counters, {"n"}, false});

    s_scarce = true;
    ImportDialog dialog(Dataset{std::make_shared<const Table>(unread), {}, "runs", {}});
    dialog.show();
    auto* warnings = dialog.findChild<QListWidget*>(QStringLiteral("importWarnings"));
    const bool said = QTest::qWaitFor(
        [&] {
            return warnings->count() > 0 &&
                   warnings->item(0)->text().contains(QStringLiteral("not enough memory"));
        },
        20000);
    s_scarce = false;

    EXPECT_TRUE(said);
}

}  // namespace
}  // namespace footbridge
