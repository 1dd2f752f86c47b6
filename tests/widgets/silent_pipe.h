// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>
#include <QString>

namespace footbridge {

/// A pipe whose writer says nothing: who reads it waits.
class SilentPipe {
  public:
    explicit SilentPipe(const QString& path) : m_path(path) {
        EXPECT_EQ(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    }
    ~SilentPipe() {
        if (m_writer >= 0) ::close(m_writer);
    }
    SilentPipe(const SilentPipe&) = delete;
    SilentPipe& operator=(const SilentPipe&) = delete;

    const QString& path() const { return m_path; }
    bool isRead() {
        if (m_writer < 0)
            m_writer =
                ::open(QFile::encodeName(m_path).constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        pollfd writer{m_writer, POLLOUT, 0};
        return m_writer >= 0 && ::poll(&writer, 1, 0) >= 0 && !(writer.revents & POLLERR);
    }

  private:
    QString m_path;
    int m_writer = -1;
};

}  // namespace footbridge
