// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/bundle/forged_bundle.h"

#include <torch/csrc/jit/api/module.h>

#include <sstream>
#include <utility>

namespace footbridge {

std::string ForgedBundle::script(const std::vector<std::string>& methods) const {
    torch::jit::Module module("footbridge");
    for (const std::string& method : methods) module.define(method);
    std::ostringstream out;
    module.save(out, {{"manifest.json", inside}});
    return std::move(out).str();
}

}  // namespace footbridge
