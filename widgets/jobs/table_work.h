// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace footbridge {

class DatasetModel;
class JobBoard;
class RolesModel;

/// Filters and orders the rows of the model in the background whenever it asks for that.
void orderInBackground(DatasetModel& model, JobBoard& board);

/// Looks through large columns for the model in the background whenever it asks for that.
void summariseInBackground(RolesModel& model, JobBoard& board);

}  // namespace footbridge
