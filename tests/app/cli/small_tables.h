// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace footbridge::tests {

/// Twelve runs of a program on one platform …
inline constexpr char kSmallSource[] =
    "size,threads,solver,time [s]\n"
    "100,1,cg,1.02\n100,2,cg,0.55\n100,4,cg,0.31\n200,1,cg,4.1\n200,2,cg,2.2\n200,4,cg,1.2\n"
    "100,1,lu,2.1\n100,2,lu,1.1\n100,4,lu,0.62\n200,1,lu,8.3\n200,2,lu,4.3\n200,4,lu,2.4\n";

/// … and eight on another, six of them measured.
inline constexpr char kSmallTarget[] =
    "solver,Size,clock,time [s]\n"
    "cg,100,2.0,0.8\ncg,150,2.0,1.7\ncg,200,2.4,2.6\nlu,100,2.0,1.5\nlu,150,2.4,2.9\n"
    "lu,200,2.4,5.1\ncg,250,2.4,\nlu,250,2.0,\n";

}  // namespace footbridge::tests
