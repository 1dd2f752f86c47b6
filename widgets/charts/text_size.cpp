// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/text_size.h"

#include <QCoreApplication>
#include <QVariant>
#include <algorithm>
#include <cmath>

namespace footbridge {

namespace {

constexpr auto kProperty = "footbridgeTextScale";
constexpr double kSmallest = 0.8, kLargest = 2;

}  // namespace

double textScale() {
    const QVariant scale = QCoreApplication::instance()->property(kProperty);
    return scale.isValid() ? scale.toDouble() : 1;
}

void setTextScale(double scale) {
    QCoreApplication::instance()->setProperty(kProperty, std::clamp(scale, kSmallest, kLargest));
}

int textPixels(int pixels) {
    return static_cast<int>(std::lround(pixels * textScale()));
}

}  // namespace footbridge
