// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learners/xgboost_booster.h"

#include <xgboost/c_api.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/learners/learners_messages.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

constexpr Index kExactRows = 1000;  // below, every split is tried; above, that takes seconds
// What a round costs above that is the bins of all columns together.
constexpr Index kBins = 2000, kFewestBins = 16, kMostBins = 256;

void check(int status) {
    if (status != 0) throw Error(messages::kBoostingFailed, {XGBGetLastError()});
}

/// A leaf keeps its value where a split keeps its threshold.
void appendTree(graph::TreeEnsemble& ensemble, const nlohmann::json& tree) {
    const auto first = static_cast<std::int32_t>(ensemble.feature.size());
    const auto& left = tree.at("left_children");
    const auto& right = tree.at("right_children");
    const auto& feature = tree.at("split_indices");
    const auto& condition = tree.at("split_conditions");
    const auto& missing = tree.at("default_left");
    ensemble.roots.push_back(first);
    for (std::size_t i = 0; i < left.size(); ++i) {
        const auto leftChild = left[i].get<std::int32_t>();
        const bool leaf = leftChild < 0;
        const double number = condition[i].get<float>();
        const bool missingLeft =
            missing[i].is_boolean() ? missing[i].get<bool>() : missing[i].get<int>() != 0;
        ensemble.feature.push_back(leaf ? -1 : feature[i].get<std::int32_t>());
        ensemble.threshold.push_back(leaf ? 0 : number);
        ensemble.left.push_back(leaf ? -1 : first + leftChild);
        ensemble.right.push_back(leaf ? -1 : first + right[i].get<std::int32_t>());
        ensemble.missingLeft.push_back(!leaf && missingLeft);
        ensemble.value.push_back(leaf ? number : 0);
    }
}

}  // namespace

XgboostBooster::XgboostBooster(const Matrix& X, const Vector& centred,
                               const BoostedTreesOptions& options, std::uint64_t seed)
    : m_loss(options.loss) {
    if (m_loss.leans()) m_targets = centred;
    using RowMatrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const RowMatrix rows = X.cast<float>();
    const Eigen::VectorXf labels = centred.cast<float>();
    const auto n = static_cast<bst_ulong>(X.rows());
    check(XGDMatrixCreateFromMat_omp(rows.data(), n, static_cast<bst_ulong>(X.cols()),
                                     std::numeric_limits<float>::quiet_NaN(), &m_rows, 1));
    try {
        check(XGDMatrixSetFloatInfo(m_rows, "label", labels.data(), n));
        check(XGBoosterCreate(&m_rows, 1, &m_booster));
        const auto set = [&](const char* name, const std::string& value) {
            check(XGBoosterSetParam(m_booster, name, value.c_str()));
        };
        const auto number = [](double value) { return nlohmann::json(value).dump(); };
        set("verbosity", "0");
        set("nthread", "1");
        set("objective", "reg:squarederror");
        set("base_score", "0");
        set("tree_method", X.rows() < kExactRows ? "exact" : "hist");
        set("max_bin", std::to_string(std::clamp(kBins / X.cols(), kFewestBins, kMostBins)));
        set("max_depth", std::to_string(options.depth));
        set("eta", number(options.eta));
        set("subsample", number(options.subsample));
        set("lambda", number(options.lambda));
        set("seed", std::to_string(seed & 0x7fffffff));
    } catch (...) {
        if (m_booster) XGBoosterFree(m_booster);
        XGDMatrixFree(m_rows);
        throw;
    }
}

XgboostBooster::~XgboostBooster() {
    XGBoosterFree(m_booster);
    XGDMatrixFree(m_rows);
}

void XgboostBooster::round(int number) {
    if (!m_loss.leans()) return check(XGBoosterUpdateOneIter(m_booster, number, m_rows));
    // XGBoost's own squares have gradients of half the squared loss; so have these.
    const Vector errors = m_targets - predictTrainingRows();
    std::vector<float> gradient, curvature;
    for (const double error : errors) {
        gradient.push_back(static_cast<float>(-0.5 * m_loss.gradient(error)));
        curvature.push_back(static_cast<float>(0.5 * m_loss.curvature(error)));
    }
    check(XGBoosterBoostOneIter(m_booster, m_rows, gradient.data(), curvature.data(),
                                static_cast<bst_ulong>(gradient.size())));
}

Vector XgboostBooster::predictTrainingRows() const {
    bst_ulong size = 0;
    const float* values = nullptr;
    check(XGBoosterPredict(m_booster, m_rows, 0, 0, 0, &size, &values));
    return Eigen::Map<const Eigen::VectorXf>(values, static_cast<Index>(size)).cast<double>();
}

std::string XgboostBooster::json() const {
    bst_ulong size = 0;
    const char* text = nullptr;
    check(XGBoosterSaveModelToBuffer(m_booster, R"({"format": "json"})", &size, &text));
    return {text, size};
}

std::string xgboostVersion() {
    int major = 0, minor = 0, patch = 0;
    XGBoostVersion(&major, &minor, &patch);
    return std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(patch);
}

graph::TreeEnsemble readXgboostTrees(std::string_view json) {
    const nlohmann::json model = nlohmann::json::parse(json);
    graph::TreeEnsemble ensemble;
    for (const auto& tree : model.at("learner").at("gradient_booster").at("model").at("trees")) {
        appendTree(ensemble, tree);
    }
    return ensemble;
}

}  // namespace footbridge
