// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/law_base.h"

#include <cmath>

#include "core/graph/interpreter.h"
#include "core/laws/laws_messages.h"
#include "core/laws/scaling_law.h"
#include "core/metrics/errors.h"
#include "core/run/error.h"

namespace footbridge {
namespace {

using graph::Binary, graph::Builder, graph::Unary, graph::Value;

constexpr double kLeast = 1e-9, kMost = 1e300;  // that a logarithm is taken of

/// parameter^power log2(parameter)^logs of `logarithm`, the natural one of the parameter.
Value emitFactor(Builder& builder, const LawFactor& factor, Value logarithm) {
    const double power = static_cast<double>(factor.numerator) / factor.denominator;
    Value value = builder.apply(Unary::Exp, builder.scaled(logarithm, power, 0));
    const Value log2 = builder.scaled(logarithm, 1 / std::log(2.0), 0);
    for (int i = 0; i < factor.logs; ++i) value = builder.combine(Binary::Multiply, value, log2);
    return value;
}

graph::ModelGraph graphOf(const ScalingLaw& law, const FeatureSchema& schema,
                          const std::vector<Index>& columns, const Vector& typical) {
    Builder builder(schema.size());
    std::vector<Value> logarithms;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Value column =
            builder.fillMissing(builder.gather(builder.input(), {columns[i]}),
                                Vector::Constant(1, typical[static_cast<Index>(i)]));
        logarithms.push_back(builder.apply(
            Unary::Log,
            builder.clip(column, Vector::Constant(1, kLeast), Vector::Constant(1, kMost))));
    }
    // The constant as a term of the first parameter times nothing, so that it has a row for each.
    Value sum = builder.scaled(logarithms.front(), 0, law.constant);
    for (const LawTerm& term : law.terms) {
        Value product = builder.scaled(logarithms.front(), 0, term.coefficient);
        for (const LawFactor& factor : term.factors)
            product =
                builder.combine(Binary::Multiply, product,
                                emitFactor(builder, factor,
                                           logarithms[static_cast<std::size_t>(factor.parameter)]));
        sum = builder.add(sum, product);
    }
    return builder.finish(sum);
}

}  // namespace

std::shared_ptr<const StreamBase> lawBase(const StreamFormat& format,
                                          const std::vector<std::string>& parameters,
                                          const RunContext& context) {
    const Dataset& first = format.first();
    const Rows rows = first.labelledRows();
    const FeatureSchema& schema = format.schema();
    const Matrix raw = rawFeatures(*first.table, schema);
    Matrix points(std::ssize(rows), std::ssize(parameters));
    Vector typical(points.cols());
    std::vector<Index> columns;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const std::string& name = parameters[i];
        if (first.table->column(name).type != ColumnType::Number)
            throw Error(messages::kLawColumnIsText, {name, first.label});
        const Index column = schema.indexOf(name);
        if (column < 0) throw Error(messages::kLawColumnIsNoFeature, {name, first.label});
        columns.push_back(column);
        points.col(static_cast<Index>(i)) = raw(rows, column);
        typical[static_cast<Index>(i)] = median(points.col(static_cast<Index>(i)));
    }
    const Vector y = first.response()(rows);
    const ScalingLaw law = findScalingLaw(distinctPoints(points, y), parameters, context);
    auto base = std::make_shared<StreamBase>();
    base->graph = graphOf(law, schema, columns, typical);
    const double usual = median(y.cwiseAbs());
    base->typical = usual > 0 ? usual : 1;
    base->respond = [graph = base->graph](const Vector& run) {
        return graph::runAll(graph, run.transpose()).value[0];
    };
    return base;
}

}  // namespace footbridge
