// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace footbridge {

class Document;

/// Asks for a file of names that mean the same, and takes it into the document.
void openAliasTable(Document& document, QWidget* parent);
/// Asks where to write the alias table with the matches made here.
void saveAliasTable(Document& document, QWidget* parent);

}  // namespace footbridge
