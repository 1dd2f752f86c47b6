// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/live_steps.h"

namespace footbridge::graph {

std::vector<bool> liveSteps(const ModelGraph& graph, const std::vector<int>& also) {
    std::vector<bool> live(graph.nodes.size());
    live.front() = true;
    for (const int end : graph.outputs()) live[static_cast<std::size_t>(end)] = true;
    for (const int step : also)
        if (step >= 0) live[static_cast<std::size_t>(step)] = true;
    // A step reads earlier ones alone.
    for (std::size_t step = live.size(); step-- > 0;) {
        if (!live[step]) continue;
        for (const int input : graph.nodes[step].inputs)
            live[static_cast<std::size_t>(input)] = true;
    }
    return live;
}

ModelGraph withoutDeadSteps(const ModelGraph& graph, const std::vector<int*>& also) {
    std::vector<int> kept;
    for (const int* step : also) kept.push_back(*step);
    const std::vector<bool> live = liveSteps(graph, kept);
    std::vector<int> number(graph.nodes.size(), -1);
    const auto renumber = [&](int& step) {
        if (step >= 0) step = number[static_cast<std::size_t>(step)];
    };
    ModelGraph rest;
    for (std::size_t step = 0; step < live.size(); ++step) {
        if (!live[step]) continue;
        number[step] = static_cast<int>(rest.nodes.size());
        rest.nodes.push_back(graph.nodes[step]);
        for (int& input : rest.nodes.back().inputs) renumber(input);
    }
    rest.output = graph.output;
    rest.lower = graph.lower;
    rest.upper = graph.upper;
    rest.request = graph.request;
    for (int* end : {&rest.output, &rest.lower, &rest.upper, &rest.request}) renumber(*end);
    for (int* step : also) renumber(*step);
    return rest;
}

}  // namespace footbridge::graph
