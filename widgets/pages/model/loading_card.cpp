// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/model/loading_card.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "core/bundle/examples.h"
#include "widgets/pages/page.h"
#include "widgets/words/wording.h"

namespace footbridge {
namespace {

/// A way to load a bundle.
struct Loader {
    const char *name, *file, *call;
};
constexpr std::array<Loader, 4> kLoaders = {{
    {QT_TRANSLATE_NOOP("footbridge::LoadingCard", "Python with ONNX Runtime"),
     "examples/predict_onnx.py", "# python3 %1/examples/predict_onnx.py rows.csv\n"},
    {QT_TRANSLATE_NOOP("footbridge::LoadingCard", "Python with PyTorch"),
     "examples/predict_torch.py", "# python3 %1/examples/predict_torch.py rows.csv\n"},
    {QT_TRANSLATE_NOOP("footbridge::LoadingCard", "C++ with LibTorch"),
     "examples/predict_torch.cpp",
     "// cmake -S %1/examples -B build && cmake --build build && build/predict_torch %1\n"},
    {QT_TRANSLATE_NOOP("footbridge::LoadingCard", "C without dependencies"), "examples/predict.c",
     "// cc -O3 -I%1 %1/examples/predict.c %1/model.c -lm -o predict && ./predict rows.csv\n"},
}};

QString snippetFor(const Loader& loader, const QString& path) {
    const QString folder = QFileInfo(path).completeBaseName();
    const QString call = QString::fromLatin1(loader.call).arg(folder);
    const QString mark = call.section(QLatin1Char(' '), 0, 0);
    return QStringLiteral("%1 unzip \"%2\" -d %3\n").arg(mark, path, folder) + call +
           QLatin1Char('\n') + QString::fromStdString(bundleExamples().at(loader.file));
}

}  // namespace

LoadingCard::LoadingCard(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("loadingCard"));
    QVBoxLayout* layout = makeCard(*this);
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("How to load it elsewhere"), "heading", this));
    head->addStretch();
    m_loader = new QComboBox(this);
    m_loader->setAccessibleName(tr("How to load it elsewhere"));
    for (const Loader& loader : kLoaders) m_loader->addItem(tr(loader.name));
    head->addWidget(m_loader);
    connect(m_loader, &QComboBox::currentIndexChanged, this, &LoadingCard::showSnippet);
    auto* copy = new QPushButton(tr("Copy"), this);
    head->addWidget(copy);
    layout->addLayout(head);
    m_snippet = new QPlainTextEdit(this);
    m_snippet->setReadOnly(true);
    m_snippet->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_snippet->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_snippet->setAccessibleName(tr("Program that loads the bundle"));
    layout->addWidget(m_snippet, 1);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_snippet->toPlainText()); });
}

void LoadingCard::setPath(const QString& bundle) {
    m_path = bundle;
    showSnippet();
}

void LoadingCard::showSnippet() {
    const auto loader = static_cast<std::size_t>(std::max(m_loader->currentIndex(), 0));
    m_snippet->setPlainText(snippetFor(kLoaders.at(loader), m_path));
}

}  // namespace footbridge
