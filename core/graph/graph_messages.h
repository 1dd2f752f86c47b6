// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kGraphNoInput{
    "graph-no-input",
    FB_TEXT("The model does not start from a table's columns. Export it again from its session.")};
inline constexpr MessageId kGraphOrder{
    "graph-order", FB_TEXT("Step %1 (%2) of the model uses a step that does not come before it. "
                           "Export the model again from its session.")};
inline constexpr MessageId kGraphInputCount{
    "graph-input-count", FB_TEXT("Step %1 (%2) of the model has %3 {input|inputs} and needs %4. "
                                 "Export the model again from its session.")};
inline constexpr MessageId kGraphShape{
    "graph-shape",
    FB_TEXT("Step %1 (%2) of the model has %3 {column|columns} where %4 {is|are} needed. "
            "Export the model again from its session.")};
inline constexpr MessageId kGraphColumn{
    "graph-column", FB_TEXT("Step %1 (%2) of the model uses column %3 of only %4. Export the model "
                            "again from its session.")};
inline constexpr MessageId kGraphTooWide{
    "graph-too-wide", FB_TEXT("Step %1 (%2) of the model has %3 columns; at most %4 are supported. "
                              "Use fewer features or categories.")};
inline constexpr MessageId kGraphNumbers{
    "graph-numbers", FB_TEXT("Step %1 (%2) of the model holds numbers that contradict each other. "
                             "Export the model again from its session.")};
inline constexpr MessageId kGraphTrees{
    "graph-trees", FB_TEXT("The trees in step %1 of the model are broken at node %2. Export the "
                           "model again from its session.")};
inline constexpr MessageId kGraphOutput{
    "graph-output", FB_TEXT("The model has to give one number a row and gives %1. Export it again "
                            "from its session.")};
inline constexpr MessageId kGraphInterval{
    "graph-interval", FB_TEXT("The ends of the model's interval have to be one number a row each. "
                              "Export the model again from its session.")};
inline constexpr MessageId kGraphRequest{
    "graph-request", FB_TEXT("What the model says to request has to be one number a row. Export "
                             "the model again from its session.")};
inline constexpr MessageId kGraphFeatures{
    "graph-features",
    FB_TEXT(
        "The model needs %1 {column|columns} and was given %2. Choose a table with its columns.")};
inline constexpr MessageId kGraphNotAModel{
    "graph-not-a-model",
    FB_TEXT("The model's description is damaged (%1). Export the model again from its session.")};
inline constexpr MessageId kTorchScriptWrite{
    "torchscript-write",
    FB_TEXT("The model cannot be written as TorchScript: %1. Please report this.")};
inline constexpr MessageId kTorchScriptTooLong{
    "torchscript-too-long",
    FB_TEXT(
        "The model has more steps than can be written as TorchScript in reasonable time. Choose "
        "a simpler strategy.")};
inline constexpr MessageId kTorchScriptLoad{
    "torchscript-load",
    FB_TEXT("The TorchScript model cannot be loaded. The file is damaged; export it again.")};
inline constexpr MessageId kTorchScriptRun{
    "torchscript-run",
    FB_TEXT("The TorchScript model loads but does not run on these rows. Export it again.")};
inline constexpr MessageId kOnnxLoad{
    "onnx-load", FB_TEXT("The ONNX model cannot be loaded. The file is damaged; export it again.")};
inline constexpr MessageId kOnnxRun{
    "onnx-run", FB_TEXT("The ONNX model loads but does not run on these rows. Export it again.")};

}  // namespace footbridge::messages
