// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/message.h"

namespace footbridge::messages {

inline constexpr MessageId kFieldIsNoNpy{
    "field-is-no-npy",
    FB_TEXT("%1 is no .npy file. Say its shape and type if it holds plain values.")};
inline constexpr MessageId kFieldBadHeader{
    "field-bad-header",
    FB_TEXT("The header of %1 is damaged, or its values are no plain numbers. Save it again with "
            "numpy.save, as float32 or float64.")};
inline constexpr MessageId kFieldDimensions{
    "field-dimensions",
    FB_TEXT("%1 has %2 {dimension|dimensions}, but a field has two or three. Save a slice of it.")};
inline constexpr MessageId kFieldTooLarge{
    "field-too-large", FB_TEXT("%1 says that it has more values than any memory holds. Check its "
                               "shape.")};
inline constexpr MessageId kFieldSize{
    "field-size",
    FB_TEXT("%1 holds %2 {byte|bytes} of values, but %3 {value|values} of %4 {byte|bytes} each "
            "should be there. Check its shape and type.")};
inline constexpr MessageId kFieldNumber{
    "field-number",
    FB_TEXT("%1 holds the value %2, which cannot be computed with. Values may be at most 10¹⁰⁰ in "
            "size; divide them by a number first.")};
inline constexpr MessageId kFieldOtherDimensions{
    "field-other-dimensions",
    FB_TEXT("%1 and %2 have different numbers of dimensions. Choose two fields of one kind.")};
inline constexpr MessageId kFieldTooSmall{
    "field-too-small",
    FB_TEXT("%1 has %2 whole {block|blocks} of finite values, but training needs at least %3. Open "
            "a larger field, or take smaller blocks.")};
inline constexpr MessageId kFieldConstant{
    "field-constant",
    FB_TEXT("%1 has the same value everywhere, so that there is nothing to learn. Choose another "
            "field.")};

}  // namespace footbridge::messages
