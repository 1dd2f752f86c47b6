// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/c_source.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/graph/c_constants.h"
#include "core/graph/c_steps.h"
#include "core/graph/graph_messages.h"
#include "core/graph/live_steps.h"
#include "core/run/error.h"

namespace footbridge::graph {
namespace {

// C99 promises no more in one string.
constexpr std::size_t kLongestLiteral = 1000;

constexpr const char* kHeader =
    R"(/* A performance model that was exported by Footbridge. C99; link with -lm. Compile with
   -O3 -march=native -fno-math-errno where speed matters, never with -ffast-math.

   Everything here may be called from any number of threads at once; nothing is allocated. A
   prediction takes about @STACK@ bytes of stack. */
#ifndef @PREFIX@_h
#define @PREFIX@_h

#ifdef __cplusplus
extern "C" {
#endif

enum { @PREFIX@_feature_count = @COUNT@, @PREFIX@_response_count = @RESPONSES@ };

/* What is odd about a row. */
enum {
    @PREFIX@_missing = 1,       /* a feature is NAN */
    @PREFIX@_unseen_level = 2,  /* a level that the model does not know */
    @PREFIX@_outside_range = 4, /* a number outside of what the model knows */
    @PREFIX@_refused = @REFUSED@        /* the model is not meant for rows with any of these bits */
};

/* Predicts one row. `features` are as many numbers as @PREFIX@_features has entries, in that order:
   a number in its unit, NAN when missing; of a category what @PREFIX@_level gives. `lower` and
   `upper` are the ends of the interval, @INTERVAL@; each may be a null pointer. @EACH@Returns what is odd
   about the row, which is predicted all the same: 0 for an ordinary one; -1 without features or
   response. */
int @PREFIX@_predict(const double *features, double *response, double *lower, double *upper);

/* The same under a plain name. Where models are linked together, compile all but one of them with
   -DFOOTBRIDGE_NO_PLAIN_NAME. */
#ifndef FOOTBRIDGE_NO_PLAIN_NAME
int predict(const double *features, double *response, double *lower, double *upper);
#define FOOTBRIDGE_MODEL(name) @PREFIX@_##name /* for programs that any model is to fit */
#endif
@REQUEST@
typedef struct {
    const char *name, *unit;   /* UTF-8; the unit is "" when it is not known */
    int level_count;           /* 0 for a number */
    const char *const *levels; /* of a category, by their codes */
    double low, high;          /* of a number: what the model knows; NAN when that is not known */
} @PREFIX@_feature;

extern const @PREFIX@_feature @PREFIX@_features[@ARRAY@];
extern const char @PREFIX@_response_name[], @PREFIX@_response_unit[];
extern const char *const @PREFIX@_responses[@RESPONSES@]; /* how each response is called */

/* The place of a feature in a row by its name, -1 when there is none. */
int @PREFIX@_find(const char *name);

/* The code of a category's level: its place among the levels, -1 when it is not among them, NAN for
   an empty text, which is a missing one. */
double @PREFIX@_level(int feature, const char *text);

#ifdef __cplusplus
}
#endif
#endif
)";

constexpr const char* kAttributes = R"(
/* An encoded feature is compared with thresholds to its last bit, so none of its sums is fused with
   a product. Loops of many numbers are compiled for several processors; a program takes what its own can. */
#define EXACT
#define FAST
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#elif defined(__GNUC__)
#undef EXACT
#define EXACT __attribute__((optimize("fp-contract=off")))
#if __GNUC__ >= 12 && defined(__x86_64__) && defined(__GLIBC__) && defined(__OPTIMIZE__) && \
    !defined(__OPTIMIZE_SIZE__) && !defined(__AVX2__) && !defined(__SANITIZE_THREAD__)
#undef FAST
#define FAST                       \
    __attribute__((optimize("O3"), \
                   target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#endif
#endif

)";

constexpr const char* kRequest = R"(
/* What to request for the run, not rounded; returns as the prediction does. */
int @PREFIX@_request(const double *features, double *request);
)";

constexpr const char* kPredict = R"(
static int same(const char *a, const char *b)
{
    while (*a != '\0' && *a == *b) ++a, ++b;
    return *a == *b;
}

int @PREFIX@_find(const char *name)
{
    for (int i = 0; i < @PREFIX@_feature_count; ++i)
        if (same(@PREFIX@_features[i].name, name)) return i;
    return -1;
}

double @PREFIX@_level(int feature, const char *text)
{
    if (feature < 0 || feature >= @PREFIX@_feature_count || text[0] == '\0') return NAN;
    for (int i = 0; i < @PREFIX@_features[feature].level_count; ++i)
        if (same(@PREFIX@_features[feature].levels[i], text)) return i;
    return -1;
}

static int oddities(const double *features)
{
    int odd = 0;
    for (int i = 0; i < @PREFIX@_feature_count; ++i) {
        const @PREFIX@_feature *feature = &@PREFIX@_features[i];
        const double value = features[i];
        if (value != value)
            odd |= @PREFIX@_missing;
        else if (feature->level_count > 0)
            odd |= value < 0 || value >= feature->level_count ? @PREFIX@_unseen_level : 0;
        else if (value < feature->low || value > feature->high)
            odd |= @PREFIX@_outside_range;
    }
    return odd;
}

int @PREFIX@_predict(const double *features, double *response, double *lower, double *upper)
{
    double out[@OUTPUTS@];
    if (!features || !response) return -1;
    evaluate(features, out);
@ASSIGN@    return oddities(features);
}

#ifndef FOOTBRIDGE_NO_PLAIN_NAME
int predict(const double *features, double *response, double *lower, double *upper)
{
    return @PREFIX@_predict(features, response, lower, upper);
}
#endif
)";

constexpr const char* kAssignOne = R"(    *response = out[0];
    if (lower) *lower = @LOWER@;
    if (upper) *upper = @UPPER@;
)";

constexpr const char* kAssignAll =
    R"(    for (int i = 0; i < @PREFIX@_response_count; ++i) {
        response[i] = out[i];
        if (lower) lower[i] = out[@PREFIX@_response_count + i];
        if (upper) upper[i] = out[2 * @PREFIX@_response_count + i];
    }
)";

constexpr const char* kPredictRequest = R"(
int @PREFIX@_request(const double *features, double *request)
{
    double out[@OUTPUTS@];
    if (!features || !request) return -1;
    evaluate(features, out);
    *request = out[@OUTPUTS@ - 1];
    return oddities(features);
}
)";

void replace(std::string& text, const std::string& what, const std::string& with) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
}

/// An array of characters, which unlike a literal may be of any length.
std::string longText(const std::string& text) {
    std::string values = "{";
    for (const char c : text) {
        const std::string literal = cString(std::string_view(&c, 1));
        values += (values.size() % 100 < 6 ? "\n'" : "'") +
                  (c == '"'    ? std::string("\"")
                   : c == '\'' ? std::string("\\'")
                               : literal.substr(1, literal.size() - 2)) +
                  "',";
    }
    return values + "'\\0'}";
}

/// The features' names, units and levels.
class TableWriter {
  public:
    explicit TableWriter(std::string prefix) : m_prefix(std::move(prefix)) {}

    std::string write(const CModel& model) {
        std::string rows;
        for (const CFeature& feature : model.features) {
            std::string levels = "NULL";
            if (feature.category && !feature.levels.empty()) {
                std::string texts;
                for (const std::string& level : feature.levels)
                    texts += "    " + text(level) + ",\n";
                levels = "levels" + std::to_string(m_next++);
                m_text += "static const char *const " + levels + "[] = {\n";
                m_text += texts + "};\n";
            }
            const std::size_t count = feature.category ? feature.levels.size() : 0;
            // Of a category without levels every value is an unseen one, as beyond an empty range.
            const bool bare = feature.category && count == 0;
            rows += "    {" + text(feature.name) + ", " + text(feature.unit) + ", " +
                    std::to_string(count) + ", " + levels + ", " +
                    cNumber(bare ? INFINITY : feature.low) + ", " +
                    cNumber(bare ? -INFINITY : feature.high) + "},\n";
        }
        if (rows.empty()) rows = "    {\"\", \"\", 0, NULL, NAN, NAN},\n";
        m_text += "const " + m_prefix + "_feature " + m_prefix + "_features[" +
                  std::to_string(std::max<std::size_t>(model.features.size(), 1)) + "] = {\n" +
                  rows + "};\n";
        std::string names;
        for (const std::string& name : model.responses) names += "    " + text(name) + ",\n";
        if (names.empty()) names = "    \"prediction\",\n";
        m_text += "const char *const " + m_prefix + "_responses[" +
                  std::to_string(std::max<std::size_t>(model.responses.size(), 1)) + "] = {\n" +
                  names + "};\n";
        named("response_name", model.response);
        named("response_unit", model.responseUnit);
        return std::move(m_text);
    }

  private:
    std::string text(const std::string& text) {
        if (text.size() <= kLongestLiteral) return cString(text);
        std::string name = "text" + std::to_string(m_next++);
        m_text += "static const char " + name + "[] = " + longText(text) + ";\n";
        return name;
    }
    void named(const std::string& name, const std::string& text) {
        m_text += "const char " + m_prefix + "_" + name +
                  "[] = " + (text.size() <= kLongestLiteral ? cString(text) : longText(text)) +
                  ";\n";
    }

    std::string m_prefix, m_text;
    int m_next = 0;
};

}  // namespace

CSource writeCSource(const ModelGraph& whole, const CModel& model) {
    if (static_cast<Index>(model.features.size()) != whole.inputColumns())
        throw Error(messages::kGraphFeatures,
                    {whole.inputColumns(), static_cast<Index>(model.features.size())});
    const bool several = !model.responses.empty();
    const std::size_t responses = std::max<std::size_t>(model.responses.size(), 1);
    int outputs = model.outputs;
    const ModelGraph graph = withoutDeadSteps(whole, {&outputs});
    const std::vector<int> ends = several ? std::vector<int>{outputs} : graph.outputs();
    const CSteps steps = cSteps(graph, ends);
    CSource code;
    code.stackBytes = steps.stackBytes + 4096;
    code.header = kHeader;
    replace(code.header, "@REQUEST@", !several && graph.hasRequest() ? kRequest : "");
    replace(code.header, "@COUNT@", std::to_string(model.features.size()));
    replace(code.header, "@ARRAY@",
            std::to_string(std::max<std::size_t>(model.features.size(), 1)));
    replace(code.header, "@REFUSED@", std::to_string(model.refused));
    replace(code.header, "@STACK@", std::to_string(code.stackBytes));
    replace(code.header, "@RESPONSES@", std::to_string(responses));
    replace(code.header, "@EACH@",
            several ? "All three have a\n   number for each of @PREFIX@_responses. " : "");
    replace(code.header, "@INTERVAL@",
            several || graph.hasInterval() ? "in the response's unit"
                                           : "which this model has not: NAN");
    std::string predict = kPredict;
    if (!several && graph.hasRequest()) predict += kPredictRequest;
    replace(predict, "@ASSIGN@", several ? kAssignAll : kAssignOne);
    replace(predict, "@OUTPUTS@", std::to_string(several ? 3 * responses : ends.size()));
    replace(predict, "@LOWER@", graph.hasInterval() ? "out[1]" : "NAN");
    replace(predict, "@UPPER@", graph.hasInterval() ? "out[2]" : "NAN");
    for (std::string* text : {&code.header, &predict}) replace(*text, "@PREFIX@", model.prefix);
    code.source =
        "/* A performance model that was exported by Footbridge; its header says how to "
        "use it. */\n#include \"" +
        model.headerName + "\"\n\n#include <math.h>\n#include <stddef.h>\n#include <stdint.h>\n" +
        kAttributes + TableWriter(model.prefix).write(model) + steps.functions + "\n" +
        steps.constants + "\n" + steps.evaluate + predict;
    return code;
}

}  // namespace footbridge::graph
