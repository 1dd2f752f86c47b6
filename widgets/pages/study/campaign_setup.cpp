// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/study/campaign_setup.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/studies/campaign_shots.h"
#include "widgets/pages/page.h"
#include "widgets/words/folder_keys.h"
#include "widgets/words/plot_names.h"
#include "widgets/words/tool_tip.h"
#include "widgets/words/wording.h"
#include "widgets/workspace/campaign_desk.h"

namespace footbridge {

namespace {

constexpr int kColumnWidth = 96, kRowWidth = 170;

std::vector<std::string> shotsOf(const QString& text, bool& right) {
    std::vector<std::string> shots;
    right = true;
    for (QString part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        part = part.simplified().remove(QLatin1Char(' '));
        const auto plain = plainShots(part.toStdString());
        right &= plain.has_value();
        shots.push_back(plain.value_or(part.toStdString()));
    }
    right &= !shots.empty();
    return shots;
}

/// Names of tables often differ only at their ends.
void shorten(QLabel& label, const QString& text, int width) {
    label.setText(label.fontMetrics().elidedText(text, Qt::ElideMiddle, width));
    label.setToolTip(toolTipText(text));
}

QLabel* narrow(const QString& text, QWidget* parent) {
    auto* label = makeLabel(text, "caption", parent);
    label->setAlignment(Qt::AlignCenter);
    shorten(*label, text, kColumnWidth);
    return label;
}

}  // namespace

CampaignSetup::CampaignSetup(CampaignDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kCardSpacing);
    QVBoxLayout* words = nullptr;
    QFrame* banner = makeBannerFrame(this, words);
    words->setContentsMargins(16, 12, 16, 12);
    m_sentence = makeLabel({}, "heading", banner);
    m_sentence->setObjectName(QStringLiteral("campaignSize"));
    m_sentence->setWordWrap(true);
    words->addWidget(m_sentence);
    auto* promise = makeLabel(tr("Every strategy sees the same shots. A campaign that is "
                                 "interrupted goes on where it stopped, and no finished cell is "
                                 "lost or run twice."),
                              "subtitle", banner);
    promise->setWordWrap(true);
    words->addWidget(promise);
    layout->addWidget(banner);
    auto* cards = new QHBoxLayout;
    cards->setSpacing(kCardSpacing);
    cards->addWidget(makePairs(), 10);
    auto* right = new QVBoxLayout;
    right->setSpacing(kCardSpacing);
    right->addWidget(makeStrategies());
    right->addWidget(makePlace(), 1);
    cards->addLayout(right, 9);
    layout->addLayout(cards, 1);
    for (const auto signal : {&CampaignDesk::draftChanged, &CampaignDesk::shownChanged})
        connect(&m_desk, signal, this, &CampaignSetup::showDraft);
    showDraft();
}

QWidget* CampaignSetup::makePairs() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    addHead(*layout, tr("Pairs"), tr("source in the row, target in the column"));
    auto* area = new QScrollArea(card);
    area->setWidgetResizable(true);
    m_matrix = new QWidget(area);
    m_grid = new QGridLayout(m_matrix);
    m_grid->setSpacing(6);
    area->setWidget(m_matrix);
    layout->addWidget(area, 1);
    auto* buttons = new QHBoxLayout;
    const auto add = [&](const QString& text, auto act) {
        auto* button = new QPushButton(text, card);
        connect(button, &QPushButton::clicked, this, act);
        buttons->addWidget(button);
    };
    add(tr("All"), [this] { m_desk.chooseAll(true); });
    add(tr("None"), [this] { m_desk.chooseAll(false); });
    add(tr("Same features only"), [this] { m_desk.chooseSameColumns(); });
    add(tr("Folder of tables…"), [this] { askForFolder(); });
    buttons->addStretch(1);
    layout->addLayout(buttons);
    m_about = makeLabel({}, "subtitle", card);
    m_about->setWordWrap(true);
    layout->addWidget(m_about);
    layout->addWidget(makeLabel(tr("Draws"), "heading", card));
    auto* form = new QGridLayout;
    form->setHorizontalSpacing(kRowSpacing);
    m_shots = new QLineEdit(QStringLiteral("5, 10, 20, 50"), card);
    m_shots->setObjectName(QStringLiteral("campaignShots"));
    m_repeats = new QSpinBox(card);
    m_repeats->setRange(1, 1000);
    m_repeats->setValue(m_desk.draft().repeats);
    m_seed = new QSpinBox(card);
    m_seed->setRange(0, 1'000'000'000);
    m_seed->setValue(static_cast<int>(m_desk.draft().seed));
    const auto row = [&](int at, const QString& title, QWidget* field, const QString& note) {
        auto* label = new QLabel(title, card);
        label->setBuddy(field);
        field->setFixedWidth(160);
        form->addWidget(label, at, 0);
        form->addWidget(field, at, 1);
        form->addWidget(makeLabel(note, "caption", card), at, 2);
    };
    row(0, tr("S&hots"), m_shots, tr("numbers, or shares such as 5 %"));
    row(1, tr("&Repeats"), m_repeats, tr("draws of shots for each pair and count"));
    row(2, tr("See&d"), m_seed, {});
    form->setColumnStretch(2, 1);
    layout->addLayout(form);
    m_wrong = makeLabel({}, "bad", card);
    m_wrong->setWordWrap(true);
    layout->addWidget(m_wrong);
    connect(m_shots, &QLineEdit::textChanged, this, &CampaignSetup::takeDraws);
    connect(m_repeats, &QSpinBox::valueChanged, this, &CampaignSetup::takeDraws);
    connect(m_seed, &QSpinBox::valueChanged, this, &CampaignSetup::takeDraws);
    return card;
}

QWidget* CampaignSetup::makeStrategies() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    card->setObjectName(QStringLiteral("campaignStrategies"));
    layout->addWidget(makeLabel(tr("Strategies"), "heading", card));
    auto* grid = new QGridLayout;
    int at = 0;
    for (const Strategy strategy : allStrategies()) {
        auto* box = new QCheckBox(strategyLabel(strategy), card);
        box->setChecked(true);
        grid->addWidget(box, at / 2, at % 2);
        ++at;
        m_strategies.emplace(strategy, box);
        connect(box, &QCheckBox::toggled, this, [this] {
            std::vector<Strategy> chosen;
            for (const auto& [one, its] : m_strategies)
                if (its->isChecked()) chosen.push_back(one);
            m_desk.setStrategies(chosen);
        });
    }
    layout->addLayout(grid);
    return card;
}

QWidget* CampaignSetup::makePlace() {
    QVBoxLayout* layout = nullptr;
    QFrame* card = makeCard(this, layout);
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Where to run"), "heading", card), 1);
    m_place = new QButtonGroup(this);
    for (const auto& [number, title] :
         {std::pair(0, tr("This machine")), std::pair(1, tr("Slurm"))}) {
        auto* button = new QPushButton(title, card);
        button->setCheckable(true);
        button->setChecked(number == 0);
        m_place->addButton(button, number);
        head->addWidget(button);
    }
    layout->addLayout(head);
    const SlurmOptions defaults;
    auto* form = new QFormLayout;
    m_folder = new QLineEdit(card);
    m_folder->setObjectName(QStringLiteral("campaignFolder"));
    m_folder->setPlaceholderText(tr("a folder of its own"));
    auto* browse = new QPushButton(tr("Choose…"), card);
    auto* line = new QHBoxLayout;
    line->addWidget(m_folder, 1);
    line->addWidget(browse);
    auto* where = new QLabel(tr("Results &in"), card);
    where->setBuddy(m_folder);
    form->addRow(where, line);
    layout->addLayout(form);
    m_slurm = new QWidget(card);
    auto* fields = new QFormLayout(m_slurm);
    fields->setContentsMargins(0, 0, 0, 0);
    const auto text = [&](const QString& title, const QString& value) {
        auto* field = new QLineEdit(value, m_slurm);
        fields->addRow(title, field);
        connect(field, &QLineEdit::textChanged, this, &CampaignSetup::takeSlurm);
        return field;
    };
    const auto count = [&](const QString& title, int value, const QString& suffix) {
        auto* field = new QSpinBox(m_slurm);
        field->setRange(1, 100'000);
        field->setValue(value);
        field->setSuffix(suffix);
        fields->addRow(title, field);
        connect(field, &QSpinBox::valueChanged, this, &CampaignSetup::takeSlurm);
        return field;
    };
    m_partition = text(tr("Partition"), {});
    m_partition->setPlaceholderText(tr("the site's own"));
    m_account = text(tr("Account"), {});
    m_account->setPlaceholderText(tr("the site's own"));
    m_workers = count(tr("Workers"), defaults.workers, {});
    m_processors = count(tr("Cores each"), defaults.processors, {});
    m_memory = text(tr("Memory each"), QString::fromStdString(defaults.memory));
    m_time = text(tr("Time limit"), QString::fromStdString(defaults.time));
    m_time->setToolTip(tr("A worker ends cleanly before it."));
    m_setup = text(tr("Set-up line"), {});
    m_setup->setPlaceholderText(QStringLiteral("module load …"));
    m_slurm->setVisible(false);
    layout->addWidget(m_slurm);
    layout->addStretch(1);
    connect(m_place, &QButtonGroup::idClicked, this, [this](int number) {
        m_slurm->setVisible(number == 1);
        showDraft();
    });
    connect(m_folder, &QLineEdit::textChanged, this, &CampaignSetup::changed);
    connect(browse, &QPushButton::clicked, this, [this] {
        auto* dialog = new QFileDialog(this, tr("Folder for the results"), m_folder->text());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::Directory);
        connect(dialog, &QFileDialog::fileSelected, m_folder, &QLineEdit::setText);
        dialog->open();
    });
    return card;
}

QString CampaignSetup::folder() const {
    return m_folder->text().trimmed();
}

bool CampaignSetup::slurm() const {
    return m_place->checkedId() == 1;
}

bool CampaignSetup::isReady() const {
    bool right = false;
    shotsOf(m_shots->text(), right);
    return right && m_desk.cells() > 0 && !m_desk.draft().strategies.empty() &&
           !folder().isEmpty() && (!slurm() || slurmSeconds(m_time->text().toStdString()));
}

void CampaignSetup::askForFolder() {
    const QString start =
        QSettings().value(QLatin1String(kCampaignsFolder), QDir::homePath()).toString();
    auto* dialog = new QFileDialog(this, tr("Folder of CSV files"), start);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
        QSettings().setValue(QLatin1String(kCampaignsFolder), folder);
        if (m_folder->text().isEmpty())
            m_folder->setText(QDir(folder).filePath(QStringLiteral("campaign")));
        m_desk.takeFolder(folder);
    });
    dialog->open();
}

void CampaignSetup::takeDraws() {
    bool right = false;
    const auto shots = shotsOf(m_shots->text(), right);
    m_wrong->setText(right ? QString()
                           : tr("Shots are whole numbers such as 20 or shares such as 5%, "
                                "separated by commas."));
    if (right)
        m_desk.setDraws(shots, m_repeats->value(), static_cast<quint64>(m_seed->value()));
    else
        Q_EMIT changed();
}

void CampaignSetup::takeSlurm() {
    SlurmOptions slurm = m_desk.draft().slurm;
    slurm.partition = m_partition->text().trimmed().toStdString();
    slurm.account = m_account->text().trimmed().toStdString();
    slurm.workers = m_workers->value();
    slurm.processors = m_processors->value();
    slurm.memory = m_memory->text().trimmed().toStdString();
    slurm.time = m_time->text().trimmed().toStdString();
    slurm.setup = m_setup->text().toStdString();
    m_desk.setSlurm(slurm);
    showDraft();
}

void CampaignSetup::showDraft() {
    showPairs();
    const Campaign& draft = m_desk.draft();
    std::size_t pairs = 0;
    for (const CampaignPair& pair : draft.pairs) pairs += m_desk.chosen(pair.name);
    m_sentence->setText(sizeSentence(static_cast<int>(pairs)));
    QString about = tr("%n tables", nullptr, static_cast<int>(m_desk.tables().size()));
    if (!draft.pairs.empty())
        about = tr("%1; the response of the first is %2, proposed from its name.")
                    .arg(about, QString::fromStdString(draft.pairs.front().sourceResponse));
    for (const QString& line : m_desk.leftOut()) about += QLatin1Char('\n') + line;
    m_about->setText(about);
    Q_EMIT changed();
}

/// How much there is to measure; for how long only where cells were measured before.
QString CampaignSetup::sizeSentence(int pairs) const {
    const Campaign& draft = m_desk.draft();
    const auto counted = [](const QString& text, qint64 count) { return countedText(text, count); };
    const int shots = static_cast<int>(draft.shots.size());
    const int cells = static_cast<int>(m_desk.cells());
    const int workers = slurm() ? draft.slurm.workers : m_desk.workers();
    QString size = tr("%1 × %2 × %3 = %4, with %5.")
                       .arg(counted(tr("%n pair(s)", nullptr, pairs), pairs),
                            counted(tr("%n shot count(s)", nullptr, shots), shots),
                            counted(tr("%n repeat(s)", nullptr, draft.repeats), draft.repeats),
                            counted(tr("%n cell(s)", nullptr, cells), cells),
                            counted(tr("%n worker(s)", nullptr, workers), workers));
    const auto pace = m_desk.pace();
    if (!pace || cells == 0) return size;
    return tr("%1 Roughly %2, as the cells of “%3” took.")
        .arg(size, durationText(pace->seconds * cells / workers), pace->campaign);
}

void CampaignSetup::showPairs() {
    const Campaign& draft = m_desk.draft();
    bool same = m_boxes.size() == draft.pairs.size();
    for (const CampaignPair& pair : draft.pairs) same = same && m_boxes.contains(pair.name);
    if (!same) {
        m_boxes.clear();
        while (QLayoutItem* item = m_grid->takeAt(0)) {
            delete item->widget();
            delete item;
        }
        QStringList names;
        for (const CampaignPair& pair : draft.pairs)
            for (const std::string& label : {sourceLabel(pair), targetLabel(pair)})
                if (!names.contains(QString::fromStdString(label)))
                    names += QString::fromStdString(label);
        for (int at = 0; at < names.size(); ++at) {
            m_grid->addWidget(narrow(names[at], m_matrix), 0, at + 1);
            auto* label = new QLabel(m_matrix);
            shorten(*label, names[at], kRowWidth);
            label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_grid->addWidget(label, at + 1, 0);
            m_grid->addWidget(narrow(QStringLiteral("–"), m_matrix), at + 1, at + 1);
        }
        for (const CampaignPair& pair : draft.pairs) {
            auto* box = new QCheckBox(m_matrix);
            const QString name = QString::fromStdString(pair.name);
            box->setAccessibleName(name);
            box->setToolTip(toolTipText(name));
            const auto row = names.indexOf(QString::fromStdString(sourceLabel(pair)));
            const auto column = names.indexOf(QString::fromStdString(targetLabel(pair)));
            m_grid->addWidget(box, static_cast<int>(row) + 1, static_cast<int>(column) + 1,
                              Qt::AlignCenter);
            m_boxes.emplace(pair.name, box);
            connect(box, &QCheckBox::toggled, this,
                    [this, key = pair.name](bool on) { m_desk.choose(key, on); });
        }
        m_grid->setRowStretch(static_cast<int>(names.size()) + 1, 1);
    }
    for (const auto& [name, box] : m_boxes) {
        const QSignalBlocker blocker(box);
        box->setChecked(m_desk.chosen(name));
    }
}

}  // namespace footbridge
