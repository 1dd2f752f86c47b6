// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "core/transfer/mixture/kernels.h"

namespace footbridge {

/// One Gaussian process of the mixture.
struct ProcessKind {
    enum class Mean { None, Stacks, Networks };  ///< of the sources
    const char* name;
    Mean mean;
    KernelRange kernels;
    enum class Lengths { Never, Possible, Needed, Many };
    Lengths lengths;   ///< with a kernel of learned length-scales, where inputs are few; Needed and
                       ///< Many (up to 400 inputs): else not at all
    bool centred;      ///< the mean residual is taken out
    bool inEvidence;   ///< part of the evidence mixture
    bool alone;        ///< a member by itself, with a weight of its own
    double deviation;  ///< of the priors of the logarithms of the kernels' weights
    NormalPrior noise;         ///< of its logarithm
    double lengthWeight = -2;  ///< prior mean of the logarithm of the length-scale kernel's weight
    /// It compares the source's inputs, and the prior's means are the length-scales of the
    /// source's processes, where there are some.
    bool asksSourceLengths = false;
};
/// Those that need no source first.
std::span<const ProcessKind> processKinds(bool shared);

/// What the processes learn from.
struct ProcessData {
    const TargetFeatures* rows = nullptr;
    const std::vector<Matrix>* kernels = nullptr;  ///< between the rows
    Vector v;
    double scale = 1;        ///< what responses are measured by
    Vector sourceLengths{};  ///< logarithms, of the source's encoded inputs; empty: not known
};

/// v = mean + offset + scale * process.
struct ProcessFit {
    const ProcessKind* kind = nullptr;
    KernelProcess process;
    double offset = 0, scale = 1;
    Vector sources;  ///< what each counts in the mean (sourceWeights); empty without a source
    bool ofSourceInputs = false;  ///< its length-scales are those of the source's encoded inputs

    /// kernels: between the asked rows and the rows it learned from.
    Vector predict(const std::vector<Matrix>& kernels, const TargetFeatures& rows) const;

    /// What the process would say of some of the rows it learned from without them, its parameters
    /// kept, in closed form.
    struct Without {
        Vector values;                    ///< v of these rows
        double negativeLogPosterior = 0;  ///< of the other rows
    };
    Without without(const Rows& rows, const Vector& v) const;
};

/// What the kernel with length-scales compares.
const Matrix& lengthInputs(const ProcessFit& fit, const TargetFeatures& rows);

/// v's part that the sources say, each counting `sources`; zeros for Mean::None.
Vector priorMean(ProcessKind::Mean mean, const TargetFeatures& rows, const Vector& sources);
/// The same as weights of networks and stacks side by side.
Vector priorMeanWeights(ProcessKind::Mean mean, const Vector& sources);

/// All processes in the order of processKinds(), but for those whose length-scales would be too
/// many. Throws Cancelled.
std::vector<ProcessFit> fitProcesses(const ProcessData& data, bool shared,
                                     const RunContext& context);

/// Weights proportional to exp(-NLL / 2) for the processes of the evidence mixture, else 0.
Vector evidenceWeights(std::span<const ProcessFit> fits);
Vector evidenceWeights(std::span<const ProcessFit> fits, const Vector& negativeLogPosteriors);

/// Prior variance of the rows that the fits learned from by family, averaged with the weights.
std::vector<PriorShare> priorShares(std::span<const ProcessFit> fits, const Vector& weights,
                                    const std::vector<Matrix>& kernels);

}  // namespace footbridge
