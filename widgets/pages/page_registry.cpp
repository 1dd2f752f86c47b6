// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pages/page_registry.h"

#include "widgets/pages/model/adapt_page.h"
#include "widgets/pages/model/data_page.h"
#include "widgets/pages/model/divergence_page.h"
#include "widgets/pages/model/export_page.h"
#include "widgets/pages/model/features_page.h"
#include "widgets/pages/model/results_page.h"
#include "widgets/pages/study/campaigns_page.h"
#include "widgets/pages/study/training_page.h"
#include "widgets/pages/use/costs_page.h"
#include "widgets/pages/use/live_page.h"
#include "widgets/pages/use/platforms_page.h"
#include "widgets/pages/use/schedule_page.h"

namespace footbridge {

std::vector<PageEntry> allPages() {
    return {pageEntry<DataPage>(PageGroup::Model),       pageEntry<FeaturesPage>(PageGroup::Model),
            pageEntry<DivergencePage>(PageGroup::Model), pageEntry<AdaptPage>(PageGroup::Model),
            pageEntry<ResultsPage>(PageGroup::Model),    pageEntry<ExportPage>(PageGroup::Model),
            pageEntry<PlatformsPage>(PageGroup::Use),    pageEntry<CostsPage>(PageGroup::Use),
            pageEntry<SchedulePage>(PageGroup::Use),     pageEntry<LivePage>(PageGroup::Use),
            pageEntry<CampaignsPage>(PageGroup::Study),  pageEntry<TrainingPage>(PageGroup::Study)};
}

}  // namespace footbridge
