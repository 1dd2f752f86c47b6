// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <string>

namespace footbridge {

/// A report's page as a PDF on A4, with its pictures and page numbers. `html` is what htmlReport
/// gives.
QByteArray reportPdf(const std::string& html);

}  // namespace footbridge
