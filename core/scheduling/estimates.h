// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/scheduling/scaling.h"
#include "core/scheduling/workload.h"

namespace footbridge {

/// What the scheduler believes of run times.
enum class EstimateKind {
    Request,  ///< what the user asked for
    Doubled,  ///< twice that
    Actual,   ///< the true run time
    Average,  ///< the mean of the user's last two jobs that ended, at most the request (Tsafrir)
    Linear,   ///< the request, and on fewer processors in proportion to them
    Amdahl,   ///< the request, and on fewer processors by Amdahl's law
    Given     ///< from a file, an adapted model or a bundle
};

std::string estimateName(EstimateKind kind);  ///< "doubled"; "file" for Given

/// Believed run times in seconds of the jobs of a workload.
struct Estimates {
    EstimateKind kind = EstimateKind::Request;
    /// Of Given: one a job on the processors asked for, from kShortestTime to kLongestTime.
    std::vector<double> seconds;
    /// Of Given: what reservations count with, where that is more, no more than kLongestTime;
    /// empty: `seconds`.
    std::vector<double> upper;
    /// Of Given: run time on the asked processors halved 0 … kMostHalvings times over that on those
    /// asked, a row of kMostHalvings + 1 a job, finite and above 0; empty: by `serial`.
    std::vector<double> ratios;
    /// The serial share of every job, in [0, 1]; empty: `commonSerial`.
    std::vector<double> serial;
    double commonSerial = 0;  ///< 0: linear scaling

    /// Run time of a job on halved(asked, times) processors over that on those asked.
    double ratio(std::size_t job, int asked, int times) const;
    /// Those of some of the jobs, in this order.
    Estimates of(const std::vector<std::size_t>& jobs) const;
};

/// Estimates of a kind; of Amdahl with `serial` for all jobs; of Actual the scaling is `truth`'s.
Estimates makeEstimates(EstimateKind kind, double serial, const std::vector<double>& truth);

/// Reads a CSV with the columns job and estimate, and perhaps processors and upper: with processors
/// a job may have a row for every size. Throws Error for a column or a job of the workload that is
/// not there, and for a time that no run time may be or a size that no machine has.
Estimates readEstimates(const std::string& path, const JobLog& log, const Workload& workload);

/// What users' recent jobs took, as the scheduler sees them end.
class RecentAverage {
  public:
    /// Believed run time of a job that is submitted now, on the processors asked for.
    double of(const LoggedJob& job) const;
    void ended(const LoggedJob& job, double runTime);

  private:
    struct Recent {
        double last = 0, before = -1;
    };
    std::unordered_map<int, Recent> m_users;
};

}  // namespace footbridge
