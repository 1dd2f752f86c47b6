// SPDX-License-Identifier: GPL-3.0-or-later
// Extra-P's own test inputs, from the folder that FOOTBRIDGE_REFERENCE names.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/laws/scaling_law.h"
#include "core/run/file.h"
#include "core/table/table_reader.h"
#include "tests/core/reference_data.h"

namespace footbridge {
namespace {

std::string fileOf(const std::string& name) {
    return tests::referencePath("laws/" + name).string();
}

/// Parameters and repetitions of one region and metric.
struct Measured {
    std::vector<std::vector<double>> points;
    std::vector<double> values;

    LawPoints distinct() const {
        Matrix X(std::ssize(points), std::ssize(points.front()));
        for (Index i = 0; i < X.rows(); ++i)
            X.row(i) =
                Eigen::Map<const Vector>(points[static_cast<std::size_t>(i)].data(), X.cols());
        return distinctPoints(X, Eigen::Map<const Vector>(values.data(), std::ssize(values)));
    }
};

Measured readText(const std::string& path, const std::string& region, const std::string& metric) {
    std::istringstream lines(readFile(path));
    std::string line, word, nowRegion, nowMetric;
    std::vector<std::vector<double>> points;
    std::size_t parameters = 0, at = 0;
    Measured measured;
    while (std::getline(lines, line)) {
        std::istringstream words(line);
        if (!(words >> word)) continue;
        if (word == "PARAMETER")
            for (std::string name; words >> name;) ++parameters;
        if (word == "REGION") words >> nowRegion, at = 0;
        if (word == "METRIC") nowMetric.clear(), words >> nowMetric, at = 0;
        std::vector<double> numbers;
        while (word != "REGION" && word != "METRIC" && words >> word)
            if (word.find_first_of("0123456789") != std::string::npos)
                numbers.push_back(std::strtod(word.c_str() + (word.front() == '('), nullptr));
        if (line.starts_with("POINTS"))
            for (std::size_t i = 0; i + parameters <= numbers.size(); i += parameters)
                points.emplace_back(numbers.begin() + static_cast<std::ptrdiff_t>(i),
                                    numbers.begin() + static_cast<std::ptrdiff_t>(i + parameters));
        if (!line.starts_with("DATA")) continue;
        if (nowRegion == region && nowMetric == metric)
            for (const double value : numbers) {
                measured.points.push_back(points.at(at));
                measured.values.push_back(value);
            }
        ++at;
    }
    return measured;
}

Measured readLines(const std::string& path, const std::vector<std::string>& names,
                   const std::string& region) {
    std::istringstream lines(readFile(path));
    std::string line;
    Measured measured;
    while (std::getline(lines, line)) {
        if (line.find('{') == std::string::npos) continue;
        const auto json = nlohmann::json::parse(line);
        if (json.contains("callpath") && region != "<root>" && json["callpath"] != region) continue;
        std::vector<double> point;
        for (const std::string& name : names) point.push_back(json["params"][name]);
        measured.points.push_back(point);
        measured.values.push_back(json["value"]);
    }
    return measured;
}

/// "c0 + c1 * x^(3/2) * log2(x)^(2) + …": the term that is largest far out, as termText() has it.
std::string leadingOf(const std::string& model, const std::vector<std::string>& names,
                      const Vector& largest) {
    ScalingLaw law;
    std::istringstream words(model);
    std::string word;
    LawTerm term;
    const auto finish = [&] {
        if (!term.factors.empty()) law.terms.push_back(term);
        term = {};
    };
    while (words >> word) {
        if (word == "+") finish();
        if (word == "+" || word == "*") continue;
        const bool logarithm = word.starts_with("log2(");
        const std::string name =
            logarithm ? word.substr(5, word.find(')') - 5) : word.substr(0, word.find('^'));
        const auto found = std::find(names.begin(), names.end(), name);
        if (found == names.end()) {
            term.coefficient = std::strtod(word.c_str(), nullptr);
            continue;
        }
        const std::string power = word.substr(word.rfind('(') + 1);
        const auto slash = power.find('/');
        LawFactor* factor = nullptr;
        for (LawFactor& one : term.factors)
            if (one.parameter == found - names.begin()) factor = &one;
        if (!factor) factor = &term.factors.emplace_back(LawFactor{found - names.begin(), 0, 1, 0});
        if (logarithm) {
            factor->logs = std::atoi(power.c_str());
        } else {
            factor->numerator = std::atoi(power.c_str());
            factor->denominator =
                slash == std::string::npos ? 1 : std::atoi(power.c_str() + slash + 1);
        }
    }
    finish();
    const auto leading = law.leading(largest);
    return leading ? termText(*leading, names) : "";
}

std::string nameOf(const testing::TestParamInfo<std::string>& file) {
    std::string name = file.param.substr(0, file.param.find('.'));
    std::ranges::replace(name, '-', '_');
    return name;
}

/// A table with a law and its values in each row.
class ExtraPsLaws : public testing::TestWithParam<std::string> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(ExtraPsLaws);

TEST_P(ExtraPsLaws, AreRecovered) {
    const Table table = readTable(fileOf(GetParam()));
    ASSERT_GT(table.rows(), 40);
    const bool recover = GetParam() == "recover.csv";
    const std::vector<double> x =
        recover ? std::vector<double>{2, 4, 8, 16, 32} : std::vector<double>{4, 8, 16, 32, 64, 128};
    for (Index row = 0; row < table.rows(); ++row) {
        LawPoints points{Matrix(std::ssize(x), 1), Vector(std::ssize(x))};
        for (Index i = 0; i < std::ssize(x); ++i) {
            const double at = x[static_cast<std::size_t>(i)];
            points.points(i, 0) = at;
            points.values[i] = table.column("value_at_" + std::to_string(static_cast<int>(at)))
                                   .numbers[static_cast<std::size_t>(row)];
        }
        const ScalingLaw law = findScalingLaw(points, {"x"});
        const std::string where = table.column("case").text(row);
        const double tolerance = recover ? 1e-6 : 1e-3;
        const double constant = table.column("constant").numbers[static_cast<std::size_t>(row)];
        EXPECT_NEAR(law.constant, constant, tolerance * std::abs(constant)) << where;
        const double coefficient =
            table.column("coefficient").numbers[static_cast<std::size_t>(row)];
        EXPECT_NEAR(law.terms.empty() ? 0 : law.terms[0].coefficient, coefficient,
                    tolerance * std::abs(coefficient))
            << where << " " << lawText(law, {"x"});
    }
}

INSTANTIATE_TEST_SUITE_P(
    Reference, ExtraPsLaws,
    testing::ValuesIn(tests::whereReferenceIs<std::string>({"recover.csv", "noise-free.csv"})),
    nameOf);

/// A table with what Extra-P found in its measurements.
class ExtraPsModels : public testing::TestWithParam<std::string> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(ExtraPsModels);

TEST_P(ExtraPsModels, HaveTheSameLeadingTerms) {
    const Table table = readTable(fileOf(GetParam()));
    int compared = 0;
    for (Index row = 0; row < table.rows(); ++row) {
        const std::string file = table.column("file").text(row);
        if (table.column("modeler").text(row) != "default" || file.ends_with(".json")) continue;
        std::istringstream words(table.column("parameters").text(row));
        std::vector<std::string> names;
        for (std::string word; words >> word;) names.push_back(word);
        const std::string region = table.column("region").text(row);
        const Measured measured =
            file.ends_with(".jsonl")
                ? readLines(fileOf("inputs/" + file), names, region)
                : readText(fileOf("inputs/" + file), region, table.column("metric").text(row));
        ASSERT_FALSE(measured.points.empty()) << file << " " << region;
        const LawPoints points = measured.distinct();
        const ScalingLaw law = findScalingLaw(points, names);
        const Vector largest = points.points.colwise().maxCoeff();
        // More than one law fits these (see the README there): what counts is how well.
        if (file == "three_parameter_1.txt" || file == "cross_matrix_2p.jsonl") {
            EXPECT_LE(100 * law.error,
                      1.05 * table.column("smape").numbers[static_cast<std::size_t>(row)])
                << file << ": " << lawText(law, names);
            continue;
        }
        const auto leading = law.leading(largest);
        EXPECT_EQ(leading ? termText(*leading, names) : "",
                  leadingOf(table.column("model").text(row), names, largest))
            << file << " " << region << ": " << lawText(law, names) << " against "
            << table.column("model").text(row);
        ++compared;
    }
    EXPECT_GT(compared, 20);
}

INSTANTIATE_TEST_SUITE_P(Reference, ExtraPsModels,
                         testing::ValuesIn(tests::whereReferenceIs<std::string>({"expected.csv"})),
                         nameOf);

}  // namespace
}  // namespace footbridge
