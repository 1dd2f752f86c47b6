// SPDX-License-Identifier: GPL-3.0-or-later
// Predicts the rows of a CSV file with model.pt: predict_torch BUNDLE-FOLDER [ROWS.csv]
//
// Needs LibTorch and nlohmann-json. The file holds the model's features by name, in any order;
// without one the samples of the bundle are predicted. An empty cell is a missing value.
#include <torch/script.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <system_error>

using Record = std::vector<std::string>;

// Cells may stand in quotes, in which "" is a quote.
std::vector<Record> readCsv(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error("cannot read " + path);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::vector<Record> records;
    bool quoted = false, fresh = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (fresh) records.emplace_back(1);
        fresh = false;
        if (quoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"') {
            records.back().back() += text[++i];
        } else if (c == '"') {
            quoted = !quoted;
        } else if (c == ',' && !quoted) {
            records.back().emplace_back();
        } else if (c == '\n' && !quoted) {
            fresh = true;
        } else if (c != '\r' || quoted) {
            records.back().back() += c;
        }
    }
    return records;
}

double numberOf(const nlohmann::json& feature, const std::string& cell) {
    if (cell.empty()) return std::numeric_limits<double>::quiet_NaN();
    if (feature["type"] == "number") {
        double value = 0;
        const char* end = cell.data() + cell.size();
        const auto [stop, error] = std::from_chars(cell.data(), end, value);
        if (stop != end || error != std::errc()) throw std::runtime_error("no number: " + cell);
        return value;
    }
    // A category is the position of its level; -1 stands for one that the model has not seen.
    const auto& levels = feature["levels"];
    const auto level = std::find(levels.begin(), levels.end(), cell);
    return level == levels.end() ? -1.0 : static_cast<double>(level - levels.begin());
}

at::Tensor tableOf(const nlohmann::json& features, const std::vector<Record>& records) {
    const auto rows = static_cast<std::int64_t>(records.size()) - 1;
    at::Tensor x = torch::empty({rows, static_cast<std::int64_t>(features.size())}, torch::kDouble);
    auto cells = x.accessor<double, 2>();
    for (std::size_t i = 0; i < features.size(); ++i) {
        const auto name = features[i]["name"].get<std::string>();
        const auto place = std::find(records[0].begin(), records[0].end(), name);
        if (place == records[0].end()) throw std::runtime_error("no column " + name);
        for (std::int64_t row = 0; row < rows; ++row) {
            const Record& record = records[static_cast<std::size_t>(row) + 1];
            cells[row][static_cast<std::int64_t>(i)] = numberOf(
                features[i], record.at(static_cast<std::size_t>(place - records[0].begin())));
        }
    }
    return x;
}

int main(int argc, char** argv) try {
    if (argc < 2) throw std::runtime_error("usage: predict_torch BUNDLE-FOLDER [ROWS.csv]");
    const std::string bundle = argv[1];
    torch::jit::ExtraFilesMap extra{{"manifest.json", ""}};
    torch::jit::Module model = torch::jit::load(bundle + "/model.pt", torch::kCPU, extra);
    const auto manifest = nlohmann::json::parse(extra["manifest.json"]);
    const auto records = readCsv(argc > 2 ? argv[2] : bundle + "/samples.csv");
    const at::Tensor x = tableOf(manifest["features"], records);

    at::Tensor outputs = model.forward({x}).toTensor().unsqueeze(1);
    if (const auto interval = model.find_method("interval")) {
        outputs = torch::cat({outputs, (*interval)({x}).toTensor()}, 1);
    }
    std::puts(outputs.size(1) == 1 ? "prediction" : "prediction,lower,upper");
    for (std::int64_t row = 0; row < outputs.size(0); ++row) {
        for (std::int64_t i = 0; i < outputs.size(1); ++i) {
            std::printf("%s%.17g", i == 0 ? "" : ",", outputs[row][i].item<double>());
        }
        std::puts("");
    }
} catch (const std::exception& failure) {
    std::cerr << failure.what() << "\n";
    return 1;
}
