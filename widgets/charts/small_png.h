// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

namespace footbridge {

/// A third of the bytes: 256 colours, the frequent ones exactly. For opaque images; needs no
/// application; may run on any thread.
QByteArray encodeSmallPng(const QImage& image);

}  // namespace footbridge
