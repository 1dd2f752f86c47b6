// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studies/study_folder.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstring>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <thread>

#include "core/run/error.h"
#include "core/run/file.h"
#include "core/run/json_document.h"
#include "core/run/run_messages.h"
#include "core/studies/studies_messages.h"

namespace footbridge {
namespace {

constexpr std::size_t kKeyDigits = 16;

std::string hexKey(std::uint64_t key) {
    std::string text(kKeyDigits, '0');
    for (std::size_t at = kKeyDigits; at-- > 0; key >>= 4) text[at] = "0123456789abcdef"[key & 15];
    return text;
}

/// When a process of this machine began, as the kernel counts it; "" when there is none.
std::string startOf(long process) {
    try {
        const std::string stat = readFile("/proc/" + std::to_string(process) + "/stat");
        std::istringstream rest(stat.substr(stat.rfind(')') + 1));
        std::string field, state;
        for (int at = 3; at <= 22 && rest >> field; ++at)
            if (at == 3) state = field;
        return state == "Z" ? std::string() : field;
    } catch (const Error&) {
        return {};
    }
}

std::string hostName() {
    char name[256] = {};
    ::gethostname(name, sizeof name - 1);
    std::string host(name);
    for (char& letter : host)
        if (letter == '/' || letter == ' ' || letter == '\n') letter = '_';
    return host.empty() ? "host" : host;
}

bool isFile(const std::filesystem::path& file) {
    std::error_code problem;
    return std::filesystem::is_regular_file(file, problem);
}

/// Nothing of what is no file, which a study never wrote and which may never end.
std::string textOf(const std::filesystem::path& file) {
    try {
        return isFile(file) ? readFile(file) : std::string();
    } catch (const Error&) {
        return {};
    }
}

std::string linkText(const std::filesystem::path& link) {
    std::error_code problem;
    return std::filesystem::read_symlink(link, problem).string();
}

template <typename Use>
void forEachIn(const std::filesystem::path& folder, const Use& use) {
    std::error_code problem;
    for (std::filesystem::directory_iterator entry(folder, problem), end; !problem && entry != end;
         entry.increment(problem))
        use(entry->path());
}

bool isDigits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// A name of one file, which is not hidden, and with an ending no longer than names may be.
bool isPlainName(std::string_view name) {
    constexpr std::size_t kLongest = 200;
    const auto odd = [](unsigned char letter) { return letter <= ' ' || letter == '/'; };
    return !name.empty() && name.size() <= kLongest && name.front() != '.' &&
           std::ranges::none_of(name, odd);
}

bool isClaim(const std::filesystem::path& file) {
    const std::string name = file.filename().string();
    const std::size_t dash = name.find('-');
    std::error_code problem;
    return dash != std::string::npos && isDigits(name.substr(0, dash)) &&
           isDigits(name.substr(dash + 1)) && std::filesystem::is_symlink(file, problem) &&
           isPlainName(linkText(file));
}

/// Nothing for a file that no worker wrote.
std::optional<WorkerState> workerOf(const std::filesystem::path& file) {
    const std::string text = textOf(file);
    const auto process = ProcessName::parse(text);
    if (!process) return std::nullopt;
    WorkerState worker{file.filename().string(), *process, 0, 0};
    const std::string begin = process->text();
    if (text.size() != begin.size() + kKeyDigits + 1 || !text.starts_with(begin) ||
        text.back() != '\n')
        return std::nullopt;
    const char* const end = &text.back();
    const auto key = std::from_chars(text.data() + begin.size(), end, worker.inHand, 16);
    if (key.ec != std::errc() || key.ptr != end) return std::nullopt;
    struct stat info {};
    if (::stat(file.c_str(), &info) == 0)
        worker.heartbeat = info.st_mtim.tv_sec * 1'000'000'000 + info.st_mtim.tv_nsec;
    return worker;
}

/// Whether a study puts such a file or folder there before its document.
bool isOfAStart(const StudyFolder& folder, const std::filesystem::path& entry) {
    std::error_code problem;
    if (entry == folder.driver()) {
        const std::string text = textOf(entry);
        return isFile(entry) &&
               (text.empty() || text == ProcessName::parse(text).value_or(ProcessName{}).text());
    }
    bool ours = entry == folder.workers() || entry == folder.claims() || entry == folder.models();
    ours = ours && std::filesystem::is_directory(entry, problem);
    if (!ours) return false;
    forEachIn(entry, [&](const std::filesystem::path& file) {
        ours = ours && ((entry == folder.workers() && workerOf(file)) ||
                        (entry == folder.claims() && isClaim(file)));
    });
    return ours;
}

}  // namespace

void StudyFolder::refuseForeign() const {
    std::error_code problem;
    if (std::filesystem::exists(document(), problem)) {
        documentOf(*this);
        for (const auto& file : {driver(), attempts(), fatal()})
            if (std::filesystem::exists(file, problem) && !isFile(file))
                throw Error(messages::kCampaignFolderDamaged, {file.string()});
        return;
    }
    forEachIn(m_cells, [&](const std::filesystem::path& entry) {
        // Hidden is what is being written, and what network disks keep.
        if (!entry.filename().native().starts_with('.') && !isOfAStart(*this, entry))
            throw Error(messages::kCampaignFolderDamaged, {m_cells.string()});
    });
}

void StudyFolder::make() const {
    refuseForeign();
    for (const auto& folder : {workers(), claims(), models()}) {
        std::error_code error;
        std::filesystem::create_directories(folder, error);
        if (error)
            throw Error(messages::kCampaignFolderUnusable, {m_folder.string(), error.message()});
    }
}

nlohmann::json documentOf(const StudyFolder& folder) {
    const std::string name = folder.document().string();
    if (!isFile(folder.document())) throw Error(messages::kCampaignFolderDamaged, {name});
    try {
        nlohmann::json json = jsonDocument(readFile(folder.document()), name);
        if (json.is_object()) return json;
    } catch (const NotJson&) {
        // Said below.
    }
    throw Error(messages::kCampaignFolderDamaged, {name});
}

ProcessName ProcessName::own() {
    static const std::string host = hostName();
    const long process = ::getpid();
    return {host, process, startOf(process)};
}

bool ProcessName::here() const {
    return host == own().host;
}

bool ProcessName::lives() const {
    const std::string now = startOf(process);
    return !now.empty() && now == start;
}

std::string ProcessName::text() const {
    return host + " " + std::to_string(process) + " " + start + "\n";
}

std::optional<ProcessName> ProcessName::parse(const std::string& text) {
    std::istringstream words(text);
    ProcessName name;
    if (!(words >> name.host >> name.process >> name.start)) return std::nullopt;
    return name;
}

std::string freshName() {
    static std::atomic<unsigned> count{0};
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto time = std::chrono::duration_cast<std::chrono::microseconds>(now).count();
    std::ostringstream name;
    name.imbue(std::locale::classic());
    name << hostName() << '-' << ::getpid() << '-' << std::hex << time << '-' << count++;
    return name.str();
}

namespace {

/// Throws Error where another process holds it. That names itself only after it has the lock, and
/// takes its name away before it gives it back.
void waitForLock(int descriptor, const std::filesystem::path& file, const std::string& folder) {
    constexpr int kLooks = 50;
    constexpr std::chrono::milliseconds kBetween{20};
    for (int look = 0; look < kLooks; ++look) {
        if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return;
        // Who was killed left its name, and another may only look at the lock.
        const auto holder = ProcessName::parse(textOf(file));
        if (holder && (!holder->here() || holder->lives()))
            throw Error(messages::kStudyHeld,
                        {folder, std::to_string(holder->process), holder->host});
        std::this_thread::sleep_for(kBetween);
    }
    throw Error(messages::kStudyHeldByUnknown, {folder});
}

}  // namespace

DriverLock::DriverLock(const StudyFolder& folder)
    : m_file(folder.driver()),
      m_descriptor(::open(m_file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666)) {
    if (m_descriptor < 0)
        throw Error(messages::kFileUnwritable, {m_file.string(), std::strerror(errno)});
    try {
        waitForLock(m_descriptor, m_file, folder.path().string());
    } catch (const Error&) {
        ::close(m_descriptor);
        throw;
    }
    const std::string own = ProcessName::own().text();
    if (::ftruncate(m_descriptor, 0) != 0 ||
        ::pwrite(m_descriptor, own.data(), own.size(), 0) != static_cast<ssize_t>(own.size())) {
        const int code = errno;
        ::close(m_descriptor);
        throw Error(messages::kFileUnwritable, {m_file.string(), std::strerror(code)});
    }
}

DriverLock::~DriverLock() {
    if (::ftruncate(m_descriptor, 0) != 0) {
        // Whose lock it was then stays in the file, which is not locked any more.
    }
    ::close(m_descriptor);
}

std::optional<ProcessName> currentDriver(const StudyFolder& folder) {
    if (!isFile(folder.driver())) return std::nullopt;
    const int file = ::open(folder.driver().c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return std::nullopt;
    const bool held = ::flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(file);
    if (!held) return std::nullopt;
    return ProcessName::parse(textOf(folder.driver()));
}

std::vector<WorkerState> listWorkers(const StudyFolder& folder) {
    std::vector<WorkerState> workers;
    forEachIn(folder.workers(), [&](const std::filesystem::path& file) {
        if (auto worker = workerOf(file)) workers.push_back(std::move(*worker));
    });
    return workers;
}

WorkerPlace::WorkerPlace(const StudyFolder& folder, const std::string& name)
    : m_folder(folder), m_name(name) {
    const auto file = folder.workers() / name;
    if (!isPlainName(name) || std::filesystem::exists(file) ||
        std::filesystem::exists(folder.log(name)))
        throw Error(messages::kWorkerName, {name});
    // The whole text at once under its final name, so that nobody ever reads half of it.
    const std::string process = ProcessName::own().text();
    m_keyAt = process.size();
    writeFile(file, process + hexKey(0) + "\n");
    m_descriptor = ::open(file.c_str(), O_WRONLY | O_CLOEXEC);
    if (m_descriptor < 0)
        throw Error(messages::kFileUnwritable, {file.string(), std::strerror(errno)});
}

WorkerPlace::~WorkerPlace() {
    ::close(m_descriptor);
    std::error_code ignored;
    std::filesystem::remove(m_folder.workers() / m_name, ignored);
}

bool WorkerPlace::claim(const std::string& unit) {
    const auto link = m_folder.claims() / unit;
    if (::symlink(m_name.c_str(), link.c_str()) == 0) return true;
    const int code = errno;
    if (code == EEXIST) return linkText(link) == m_name;  // NFS may say so of our own
    throw Error(messages::kFileUnwritable, {link.string(), std::strerror(code)});
}

void WorkerPlace::release(const std::string& unit) {
    std::error_code ignored;
    std::filesystem::remove(m_folder.claims() / unit, ignored);
}

void WorkerPlace::setInHand(std::uint64_t key) {
    const std::string text = hexKey(key);
    if (::pwrite(m_descriptor, text.data(), text.size(), static_cast<off_t>(m_keyAt)) < 0) {
        // It only says what a worker died of.
    }
}

void WorkerPlace::beat() {
    ::futimens(m_descriptor, nullptr);
}

void removeWorker(const StudyFolder& folder, const std::string& name) {
    std::error_code ignored;
    forEachIn(folder.claims(), [&](const std::filesystem::path& link) {
        if (isClaim(link) && linkText(link) == name) std::filesystem::remove(link, ignored);
    });
    std::filesystem::remove(folder.workers() / name, ignored);
}

void removeOldClaims(const StudyFolder& folder, const std::vector<std::string>& living) {
    const std::set<std::string> kept(living.begin(), living.end());
    std::error_code ignored;
    forEachIn(folder.claims(), [&](const std::filesystem::path& link) {
        if (isClaim(link) && !kept.contains(linkText(link))) std::filesystem::remove(link, ignored);
    });
}

}  // namespace footbridge
