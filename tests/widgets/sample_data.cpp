// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/sample_data.h"

#include <cmath>

#include "core/table/csv_reader.h"

namespace footbridge {

Dataset datasetFrom(const char* csv, const char* label) {
    const auto table = std::make_shared<const Table>(parseCsv(csv, label));
    Roles roles;
    if (table->find("time")) roles.response = "time";
    return makeDataset(table, roles, label);
}

Dataset sampleSource() {
    return datasetFrom(
        "n,threads,kernel,time\n"
        "10,1,copy,1.2\n20,1,copy,2.1\n30,2,scale,1.9\n40,2,scale,2.2\n50,4,copy,1.6\n"
        "60,4,triad,2.4\n70,1,triad,7.3\n80,2,copy,4.4\n90,4,scale,2.6\n100,1,copy,9.8\n"
        "110,2,triad,6.2\n120,4,scale,3.5\n",
        "old");
}

Dataset sampleTarget() {
    return datasetFrom(
        "n,cores,kernel,time\n"
        "15,1,copy,0.9\n25,1,copy,1.4\n35,2,scale,1.2\n45,2,scale,1.6\n55,4,copy,\n"
        "65,4,triad,1.3\n75,1,triad,4.3\n85,2,copy,2.4\n95,4,scale,1.6\n105,1,copy,5.8\n",
        "new");
}

Dataset largeDataset(Index rows, int columns) {
    auto table = std::make_shared<Table>();
    table->name = "large";
    for (int c = 0; c <= columns; ++c) {
        Column& column = table->columns.emplace_back();
        column.name = c == columns ? "time" : "x" + std::to_string(c);
        column.numbers.resize(static_cast<std::size_t>(rows));
        for (std::size_t row = 0; row < column.numbers.size(); ++row) {
            const auto mixed =
                static_cast<double>((row * 7919 + static_cast<std::size_t>(c) * 104729) % 100003);
            column.numbers[row] = 1 + mixed / 7;
        }
    }
    Roles roles;
    roles.response = "time";
    return makeDataset(table, roles, "large");
}

}  // namespace footbridge
