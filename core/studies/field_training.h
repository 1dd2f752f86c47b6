// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studies/field_file.h"
#include "core/studies/training_ways.h"

namespace footbridge {

struct FieldTrainingOptions : TrainingBudget {
    int edge = 0;              ///< of a block, in values; 0: 8 in two dimensions, 4 in three
    int latent = 8;            ///< numbers that stand for a block
    double errorBound = 1e-3;  ///< over the range of the target's values

    int edgeFor(const Field& field) const;
};

/// The same as measureTrainingTime(), of an auto-encoder (block, half of it, `latent`, half of it,
/// block) for the blocks of two fields. Each field is standardised by its own mean and deviation;
/// blocks that are not whole, or hold values that are not finite, are left out; of more than 20 000
/// as many are drawn. What the encoders make of the blocks that they have not learned from stands
/// in TrainingWay::compression. Throws Error for fields that differ in dimensions, are too small or
/// constant; Cancelled.
TrainingTime measureFieldTraining(const Field& source, const Field& target,
                                  const FieldTrainingOptions& options, const RunContext& context);

}  // namespace footbridge
