// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/band_words.h"

#include <array>

#include "core/severity/severity_messages.h"
#include "core/metrics/number_text.h"

namespace footbridge {
namespace {

struct Word {
    double upTo = 1;  ///< headline
    const MessageId& sure;
    const MessageId& unsure;
    const MessageId& bandEnd;
};

const std::array<Word, 6>& words() {
    using namespace messages;
    static const std::array<Word, 6> table{{
        {0.05, kSeveritySame, kSeverityMaybeSame, kBandSame},
        {0.20, kSeverityShift, kSeverityMaybeShift, kBandShift},
        {0.35, kSeverityOtherLevel, kSeverityMaybeOtherLevel, kBandOtherLevel},
        {0.50, kSeverityPartly, kSeverityMaybePartly, kBandPartly},
        {0.70, kSeverityCompare, kSeverityMaybeCompare, kBandCompare},
        {1.00, kSeverityLittle, kSeverityMaybeLittle, kBandLittle},
    }};
    return table;
}

const Word& wordOf(double headline) {
    for (const Word& word : words())
        if (headline <= word.upTo) return word;
    return words().back();
}

std::string twoDecimals(double value) {
    const int hundredths = static_cast<int>(100 * value + 0.5);
    const std::string digits = std::to_string(100 + hundredths % 100);
    return std::to_string(hundredths / 100) + "." + digits.substr(1);
}

}  // namespace

void putIntoWords(Severity& severity) {
    const std::string shots = std::to_string(severity.shots);
    if (severity.gate == 0) {
        severity.summary = {messages::kSeverityNothingSeen,
                            {shots, twoDecimals(severity.bandHigh)}};
        return;
    }
    const std::vector<std::string> numbers = {twoDecimals(*severity.headline),
                                              twoDecimals(severity.bandLow),
                                              twoDecimals(severity.bandHigh), shots};
    const Word& point = wordOf(*severity.headline);
    const Word& low = wordOf(severity.bandLow);
    const Word& high = wordOf(severity.bandHigh);
    const bool sure = &low == &point && &high == &point;
    severity.summary = {sure ? point.sure : point.unsure, numbers};
    if (&low != &point) severity.flags.push_back({low.bandEnd, {numbers[1]}});
    if (&high != &point) severity.flags.push_back({high.bandEnd, {numbers[2]}});
}

}  // namespace footbridge
