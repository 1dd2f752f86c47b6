// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/severity/band_words.h"

#include <array>

#include "core/severity/severity_messages.h"

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

MessageArgument hundredths(double value) {
    return {value, Digits::Hundredths};
}

}  // namespace

void putIntoWords(Severity& severity) {
    const std::int64_t shots = severity.shots;
    if (severity.gate == 0) {
        severity.summary = {messages::kSeverityNothingSeen, {shots, hundredths(severity.bandHigh)}};
        return;
    }
    const std::vector<MessageArgument> numbers = {hundredths(*severity.headline),
                                                  hundredths(severity.bandLow),
                                                  hundredths(severity.bandHigh), shots};
    const Word& point = wordOf(*severity.headline);
    const Word& low = wordOf(severity.bandLow);
    const Word& high = wordOf(severity.bandHigh);
    const bool sure = &low == &point && &high == &point;
    severity.summary = {sure ? point.sure : point.unsure, numbers};
    if (&low != &point) severity.flags.push_back({low.bandEnd, {numbers[1]}});
    if (&high != &point) severity.flags.push_back({high.bandEnd, {numbers[2]}});
}

}  // namespace footbridge
