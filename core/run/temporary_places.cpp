// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/temporary_places.h"

#include <cstdlib>

namespace footbridge {

std::vector<std::string> temporaryPlaces() {
    std::vector<std::string> places{"/var/tmp", "/tmp"};
    const char* const asked = std::getenv("TMPDIR");
    if (asked && *asked) places.insert(places.begin(), asked);
    return places;
}

}  // namespace footbridge
