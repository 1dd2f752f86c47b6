// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/run/matrix.h"
#include "core/table/csv_options.h"
#include "core/table/dataset.h"
#include "widgets/pages/page.h"
#include "widgets/pages/page_entry.h"

class QHBoxLayout;
class QPushButton;
class QStackedWidget;

namespace footbridge {

class AnalysisRunner;
class DatasetCard;
class DatasetPanel;
class Document;
class DropZone;
class StartPanel;
class TablesNotice;

/// Sources and target as cards, the columns and rows of the selected one below.
class DataPage : public Page {
    Q_OBJECT
  public:
    static constexpr auto kKey = "data";

    explicit DataPage(Workspace& workspace, QWidget* parent = nullptr);
    static QString title();
    static QString help();
    static PageStatus status(const Workspace& workspace);

    void openSources();  ///< asks for files
    void openTarget();
    void setRecentFiles(const QStringList& paths);

  Q_SIGNALS:
    void openWanted();                           ///< files of any kind
    void filesWanted(const QStringList& paths);  ///< what they are is not known
    void sessionWanted(const QString& path);
    void tourWanted();

  private:
    void buildCards(QWidget* parent);
    void showInput();
    void offerOptions(const QString& path, bool asTarget, const CsvOptions& proposed);
    void layOutCards();
    void select(int index);
    void editOptions(int index);
    void editJoin(int index);
    bool isLoaded(int index, const std::shared_ptr<const Table>& table) const;
    void showWarnings(int index);
    DatasetCard* makeDatasetCard(int index);
    void askFiles(bool asTarget);
    void useAsShots(const Rows& rows);
    void takeDrop(const QStringList& paths, bool asTarget);

    Document& m_document;
    AnalysisRunner& m_runner;
    QStackedWidget* m_stack;
    StartPanel* m_start = nullptr;
    TablesNotice* m_notice = nullptr;
    QHBoxLayout *m_cards = nullptr, *m_cardRow = nullptr;
    QVBoxLayout* m_targetPlace = nullptr;
    std::vector<DatasetCard*> m_sources;
    DatasetCard* m_target = nullptr;
    DropZone* m_sourceZone = nullptr;
    DropZone* m_targetZone = nullptr;
    DatasetPanel* m_panel = nullptr;
    QPushButton* m_addSource;
    QPushButton* m_setTarget;
    int m_selected = 0;  ///< -1 is the target
};

}  // namespace footbridge
