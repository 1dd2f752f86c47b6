// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/example.h"

#include <QFile>

#include "core/run/error.h"
#include "core/run/run_messages.h"
#include "core/table/csv_reader.h"

// A static library's resources need a call by name, and the macro works outside namespaces only.
static void initResources() {
    Q_INIT_RESOURCE(footbridge);
}

namespace footbridge {

namespace {

Dataset readExample(const char* file, const char* label, const RunContext& context) {
    const auto table =
        std::make_shared<const Table>(parseCsv(exampleFile(file), file, {}, context));
    return makeDataset(table, proposeRoles(*table).roles, label);
}

}  // namespace

void loadResources() {
    initResources();
}

std::string exampleFile(const char* name) {
    loadResources();
    QFile file(QStringLiteral(":/example/%1").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly)) throw Error(messages::kFileMissing, {name});
    return file.readAll().toStdString();
}

ExampleData exampleData(const RunContext& context) {
    return {readExample("source.csv", "Plain code, one core", context.part(0, 0.5)),
            readExample("target.csv", "Vector code, two cores", context.part(0.5, 1))};
}

}  // namespace footbridge
