// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <string>

namespace footbridge {

/// A Unix socket that listens at a path and that its owner alone may open (mode 0600, and whoever
/// connects is asked who it is). It is removed in the end.
class OwnerSocket {
  public:
    /// A socket there that nobody listens to any more is replaced when it is the owner's own.
    /// Throws Error when anything else is there, the path is too long or its folder cannot be
    /// written.
    explicit OwnerSocket(const std::string& path);
    ~OwnerSocket();
    OwnerSocket(const OwnerSocket&) = delete;
    OwnerSocket& operator=(const OwnerSocket&) = delete;

    int descriptor() const { return m_descriptor; }
    /// A connection that does not block; -1 when there is none or it is another user's.
    int accept() const;

  private:
    std::string m_path;
    int m_descriptor = -1;
    dev_t m_device = 0;
    ino_t m_node = 0;
};

}  // namespace footbridge
