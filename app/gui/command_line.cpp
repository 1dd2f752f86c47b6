// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/command_line.h"

#include <QCommandLineParser>
#include <cstdio>
#include <cstdlib>

#include "core/run/terminal_text.h"
#include "widgets/pages/page_registry.h"
#include "widgets/workspace/file_kinds.h"

namespace footbridge {

namespace {

constexpr int kWrongUsage = 2;

QStringList pageKeys() {
    QStringList keys;
    for (const PageEntry& page : allPages()) keys << page.key;
    return keys;
}

QString say(const char* text) {
    return QCoreApplication::translate("CommandLine", text);
}

/// The sentence may repeat what somebody else wrote into the arguments.
[[noreturn]] void refuse(const QString& sentence) {
    std::fprintf(stderr, "%s\n", forTerminal(sentence.toStdString()).c_str());
    std::exit(kWrongUsage);
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
        say(QT_TRANSLATE_NOOP("CommandLine", "Page to show, one of %1."))
            .arg(pageKeys().join(say(QT_TRANSLATE_NOOP("CommandLine", ", ")))),
        QStringLiteral("name"));
    parser.addOptions({target, response, example, page});
    if (!parser.parse(arguments)) refuse(parser.errorText());
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
    if (!command.page.isEmpty() && !pageKeys().contains(command.page)) {
        const QString sentence =
            say(QT_TRANSLATE_NOOP("CommandLine", "There is no page named %1. Use one of %2."));
        const QString keys = pageKeys().join(say(QT_TRANSLATE_NOOP("CommandLine", ", ")));
        refuse(sentence.arg(command.page, keys));
    }
    const bool tablesToo = !command.sources.isEmpty() || parser.isSet(target) || command.example;
    if (!command.session.isEmpty() && tablesToo) {
        refuse(say(QT_TRANSLATE_NOOP("CommandLine",
                                     "A session is opened alone: it names its tables itself.")));
    }
    return command;
}

}  // namespace footbridge
