// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/owner_socket.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "app/cli/cli_messages.h"
#include "app/cli/command.h"

namespace footbridge {
namespace {

constexpr int kWaiting = 64;  // connections that are not accepted yet

sockaddr_un addressOf(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.empty() || path.size() >= sizeof address.sun_path)
        throw UsageError(messages::kCliSocketLong, {path, sizeof address.sun_path - 1});
    std::memcpy(address.sun_path, path.data(), path.size());
    return address;
}

int openSocket(int flags) {
    return ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | flags, 0);
}

/// Removes what a service left that was killed.
void makeWay(const std::string& path, const sockaddr_un& address) {
    struct stat there {};
    if (::lstat(path.c_str(), &there) != 0) return;
    if (!S_ISSOCK(there.st_mode) || there.st_uid != ::geteuid())
        throw Error(messages::kCliSocketInTheWay, {path});
    const int probe = openSocket(SOCK_NONBLOCK);
    const bool answered =
        ::connect(probe, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 ||
        errno != ECONNREFUSED;
    ::close(probe);
    if (answered) throw Error(messages::kCliSocketInUse, {path});
    ::unlink(path.c_str());
}

}  // namespace

OwnerSocket::OwnerSocket(const std::string& path) : m_path(path) {
    const sockaddr_un address = addressOf(path);
    makeWay(path, address);
    m_descriptor = openSocket(SOCK_NONBLOCK);
    // Nobody else may open it from its first moment on.
    const mode_t before = ::umask(0177);
    const bool bound =
        m_descriptor >= 0 &&
        ::bind(m_descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    const int reason = errno;
    ::umask(before);
    struct stat made {};
    if (!bound || ::lstat(path.c_str(), &made) != 0 || ::listen(m_descriptor, kWaiting) != 0) {
        if (m_descriptor >= 0) ::close(m_descriptor);
        throw Error(messages::kCliSocketFailed, {path, std::strerror(reason)});
    }
    m_device = made.st_dev;
    m_node = made.st_ino;
}

OwnerSocket::~OwnerSocket() {
    struct stat there {};
    if (::lstat(m_path.c_str(), &there) == 0 && there.st_dev == m_device && there.st_ino == m_node)
        ::unlink(m_path.c_str());
    ::close(m_descriptor);
}

int OwnerSocket::accept() const {
    const int connection = ::accept4(m_descriptor, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (connection < 0) return -1;
    ucred who{};
    socklen_t size = sizeof who;
    if (::getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &who, &size) == 0 &&
        who.uid == ::geteuid())
        return connection;
    ::close(connection);
    return -1;
}

}  // namespace footbridge
