// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <string>

class QTextDocument;

namespace footbridge {

/// Breaks pages so that no heading ends one, and no picture leaves its heading or its caption. The
/// document has a page size.
void keepHeadingsWithText(QTextDocument& document);

/// A report's page as a PDF on A4, with its pictures and page numbers. `html` is what htmlReport
/// gives.
QByteArray reportPdf(const std::string& html);

}  // namespace footbridge
