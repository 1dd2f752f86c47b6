// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/example.h"

#include <QFile>
#include <QFileInfo>
#include <array>

#include "core/analysis/proposal.h"
#include "core/run/checksum.h"
#include "core/run/error.h"
#include "core/run/run_messages.h"
#include "core/table/csv_reader.h"
#include "core/table/table_reader.h"

// A static library's resources need a call by name, and the macro works outside namespaces only.
static void initResources() {
    Q_INIT_RESOURCE(footbridge);
}

namespace footbridge {

namespace {

std::shared_ptr<const Table> readExample(const char* file, const RunContext& context) {
    return readTableAt(QStringLiteral(":/example/%1").arg(QLatin1String(file)), {}, context);
}

}  // namespace

void loadResources() {
    initResources();
}

std::shared_ptr<const Table> readTableAt(const QString& path, const CsvOptions& options,
                                         const RunContext& context) {
    if (!path.startsWith(QLatin1Char(':'))) {
        // A session must find it again, whatever folder the program is started in then.
        return std::make_shared<const Table>(readTable(
            std::filesystem::absolute(path.toStdString()).lexically_normal(), options, context));
    }
    loadResources();
    QFile file(path);
    const std::string name = QFileInfo(path).fileName().toStdString();
    if (!file.open(QIODevice::ReadOnly)) throw Error(messages::kFileMissing, {name});
    const std::string bytes = file.readAll().toStdString();
    Table table = parseCsv(bytes, name, options, context);
    table.path = path.toStdString();
    table.name = QFileInfo(path).completeBaseName().toStdString();
    table.checksum = sha256(bytes);
    return std::make_shared<const Table>(std::move(table));
}

std::string exampleFile(const char* name) {
    loadResources();
    QFile file(QStringLiteral(":/example/%1").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly)) throw Error(messages::kFileMissing, {name});
    return file.readAll().toStdString();
}

ExampleData exampleData(const RunContext& context) {
    const auto source = readExample("source.csv", context.part(0, 0.5));
    const auto target = readExample("target.csv", context.part(0.5, 1));
    ExampleData example{makeDataset(source, proposedSourceRoles(*source), "Plain code, one core"),
                        {}};
    example.target = makeDataset(target, proposedTargetRoles(*target, std::array{example.source}),
                                 "Vector code, two cores");
    return example;
}

}  // namespace footbridge
