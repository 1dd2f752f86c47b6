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

using Json = nlohmann::json;

/// Takes the trees out of a saved model as it is read, since making it whole would take longer than
/// some models take to train.
class TreeReader : public Json::json_sax_t {
  public:
    explicit TreeReader(graph::TreeEnsemble& ensemble) : m_ensemble(ensemble) {}

    bool key(std::string& name) override {
        m_wanted = nullptr;
        for (Column& column : m_columns)
            if (name == column.name) m_wanted = &column.values;
        if (m_wanted) m_tree = m_depth;
        return true;
    }
    bool start_object(std::size_t) override {
        ++m_depth;
        return true;
    }
    bool end_object() override { return m_depth-- != m_tree || appendTree(); }
    bool end_array() override {
        m_wanted = nullptr;
        return true;
    }
    bool boolean(bool value) override { return take(value ? 1 : 0); }
    bool number_integer(Json::number_integer_t value) override {
        return take(static_cast<double>(value));
    }
    bool number_unsigned(Json::number_unsigned_t value) override {
        return take(static_cast<double>(value));
    }
    bool number_float(double value, const std::string&) override { return take(value); }
    bool null() override { return true; }
    bool string(std::string&) override { return true; }
    bool binary(Json::binary_t&) override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool parse_error(std::size_t, const std::string&, const Json::exception&) override {
        return false;
    }

  private:
    struct Column {
        const char* name;
        std::vector<double> values;
    };
    enum Columns { Left, Right, Feature, Condition, Missing };

    bool take(double value) {
        if (m_wanted) m_wanted->push_back(value);
        return true;
    }

    /// A leaf keeps its value where a split keeps its threshold.
    bool appendTree() {
        m_tree = kNoTree;
        const std::size_t nodes = m_columns[Left].values.size();
        for (const Column& column : m_columns)
            if (column.values.size() != nodes) return false;
        const auto first = static_cast<std::int32_t>(m_ensemble.feature.size());
        m_ensemble.roots.push_back(first);
        for (std::size_t i = 0; i < nodes; ++i) {
            const auto at = [&](Columns column) { return m_columns[column].values[i]; };
            const bool leaf = at(Left) < 0;
            const double number = static_cast<float>(at(Condition));
            m_ensemble.feature.push_back(leaf ? -1 : static_cast<std::int32_t>(at(Feature)));
            m_ensemble.threshold.push_back(leaf ? 0 : number);
            m_ensemble.left.push_back(leaf ? -1 : first + static_cast<std::int32_t>(at(Left)));
            m_ensemble.right.push_back(leaf ? -1 : first + static_cast<std::int32_t>(at(Right)));
            m_ensemble.missingLeft.push_back(!leaf && at(Missing) != 0);
            m_ensemble.value.push_back(leaf ? number : 0);
        }
        for (Column& column : m_columns) column.values.clear();
        return true;
    }

    static constexpr int kNoTree = -1;
    graph::TreeEnsemble& m_ensemble;
    Column m_columns[5] = {{"left_children", {}},
                           {"right_children", {}},
                           {"split_indices", {}},
                           {"split_conditions", {}},
                           {"default_left", {}}};
    std::vector<double>* m_wanted = nullptr;
    int m_depth = 0, m_tree = kNoTree;  ///< objects around, and of the tree that is read
};

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

std::string XgboostBooster::saved() const {
    bst_ulong size = 0;
    const char* text = nullptr;
    check(XGBoosterSaveModelToBuffer(m_booster, R"({"format": "ubj"})", &size, &text));
    return {text, size};
}

std::string xgboostVersion() {
    int major = 0, minor = 0, patch = 0;
    XGBoostVersion(&major, &minor, &patch);
    return std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(patch);
}

graph::TreeEnsemble readXgboostTrees(std::string_view saved) {
    graph::TreeEnsemble ensemble;
    TreeReader reader(ensemble);
    if (!Json::sax_parse(saved.begin(), saved.end(), &reader, Json::input_format_t::ubjson))
        throw Error(messages::kBoostingFailed, {"UBJSON"});
    return ensemble;
}

}  // namespace footbridge
