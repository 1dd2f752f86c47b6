// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/command_line.h"

#include <QCommandLineParser>
#include <cstdio>
#include <cstdlib>

#include "app/gui/rail_model.h"
#include "widgets/workspace/file_kinds.h"

namespace footbridge {

namespace {

constexpr int kWrongUsage = 2;

bool isPage(const QString& key) {
    for (int stage = 0; stage < kStageCount; ++stage) {
        if (RailModel::pageKey(static_cast<Stage>(stage)) == key) return true;
    }
    return false;
}

QString say(const char* text) {
    return QCoreApplication::translate("CommandLine", text);
}

}  // namespace

CommandLine readCommandLine(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        say(QT_TRANSLATE_NOOP("CommandLine", "Carries a performance model to a new platform.")));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        QStringLiteral("files"),
        say(QT_TRANSLATE_NOOP("CommandLine",
                              "Tables of platforms you know, as CSV, folders of "
                              "such tables, a session, or a bundle.")),
        QStringLiteral("[file…]"));
    const QCommandLineOption target(
        QStringLiteral("target"),
        say(QT_TRANSLATE_NOOP("CommandLine", "Table of the new platform.")),
        QStringLiteral("file"));
    const QCommandLineOption response(QStringLiteral("response"),
                                      say(QT_TRANSLATE_NOOP("CommandLine", "Column to predict.")),
                                      QStringLiteral("name"));
    const QCommandLineOption example(
        QStringLiteral("example"),
        say(QT_TRANSLATE_NOOP("CommandLine", "Open the built-in example.")));
    const QCommandLineOption page(
        QStringLiteral("page"),
        say(QT_TRANSLATE_NOOP("CommandLine",
                              "Page to show: data, features, divergence, adapt, "
                              "results or export.")),
        QStringLiteral("name"));
    parser.addOptions({target, response, example, page});
    parser.process(arguments);
    CommandLine command;
    for (const QString& path : withFoldersOpened(parser.positionalArguments())) {
        if (isSession(path) && command.session.isEmpty()) {
            command.session = path;
        } else if (isBundle(path) && command.bundle.isEmpty()) {
            command.bundle = path;
        } else {
            command.sources << path;
        }
    }
    command.target = parser.value(target);
    command.response = parser.value(response);
    command.page = parser.value(page);
    command.example = parser.isSet(example);
    if (!command.page.isEmpty() && !isPage(command.page)) {
        const QString sentence = say(
            QT_TRANSLATE_NOOP("CommandLine",
                              "There is no page named %1. Use data, features, divergence, adapt, "
                              "results or export."));
        std::fprintf(stderr, "%s\n", qPrintable(sentence.arg(command.page)));
        std::exit(kWrongUsage);
    }
    const bool tablesToo = !command.sources.isEmpty() || parser.isSet(target) || command.example;
    if (!command.session.isEmpty() && tablesToo) {
        const QString sentence = say(QT_TRANSLATE_NOOP(
            "CommandLine", "A session is opened alone: it names its tables itself."));
        std::fprintf(stderr, "%s\n", qPrintable(sentence));
        std::exit(kWrongUsage);
    }
    return command;
}

}  // namespace footbridge
