// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/transfer/feature_graph.h"
#include "core/transfer/strategies/output_map.h"

namespace footbridge {

inline constexpr const char* kAlignedSourceName = "aligned source";

/// The sources' place in the mixture where no column is shared: the frozen source model behind
/// columns paired by their shapes and by how they follow the response, then an output map
/// (METHODS.md, "Mixture of Gaussian processes").
struct AlignedMember {
    std::string name;
    const SourceModel* source = nullptr;
    Layer inputs;  ///< target encoding -> source encoding
    OutputMap map;

    Vector predict(const TargetFeatures& rows) const;
    graph::Value emit(FeatureGraph& features) const;
};

/// pool: rows that tell the columns' shapes. Nothing where columns are shared.
std::optional<AlignedMember> fitAlignedMember(const TargetView& view, const TargetFeatures& shots,
                                              const TargetFeatures& pool, const Vector& v);

}  // namespace footbridge
