// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <filesystem>
#include <vector>

namespace footbridge::tests {

/// A file or folder of the results that others computed; FOOTBRIDGE_REFERENCE names where they are.
inline std::filesystem::path referencePath(const std::filesystem::path& name) {
    return std::filesystem::path(std::getenv("FOOTBRIDGE_REFERENCE")) / name;
}

/// Parameters of a test that reads such results: without FOOTBRIDGE_REFERENCE it is not there. What
/// the folder lacks is for the test to miss.
template <class Parameter>
std::vector<Parameter> whereReferenceIs(std::vector<Parameter> parameters) {
    if (!std::getenv("FOOTBRIDGE_REFERENCE")) return {};
    return parameters;
}

}  // namespace footbridge::tests
