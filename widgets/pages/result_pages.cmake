# SPDX-License-Identifier: GPL-3.0-or-later
add_library(footbridge_result_pages STATIC
    comparison_card.h comparison_card.cpp
    divergence_page.h divergence_page.cpp
    result_tables.h result_tables.cpp
    result_words.h result_words.cpp
    results_page.h results_page.cpp
    results_plot.h results_plot.cpp
    severity_gauge.h severity_gauge.cpp
    severity_map_card.h severity_map_card.cpp
    severity_map_view.h severity_map_view.cpp
    severity_tables.h severity_tables.cpp
    severity_words.h severity_words.cpp
    ${CMAKE_SOURCE_DIR}/widgets/dialogs/row_dialog.h
    ${CMAKE_SOURCE_DIR}/widgets/dialogs/row_dialog.cpp
    ${CMAKE_SOURCE_DIR}/widgets/models/comparison_model.h
    ${CMAKE_SOURCE_DIR}/widgets/models/comparison_model.cpp
    ${CMAKE_SOURCE_DIR}/widgets/models/leaderboard_model.h
    ${CMAKE_SOURCE_DIR}/widgets/models/leaderboard_model.cpp
    ${CMAKE_SOURCE_DIR}/widgets/models/prediction_table_model.h
    ${CMAKE_SOURCE_DIR}/widgets/models/prediction_table_model.cpp
    ${CMAKE_SOURCE_DIR}/widgets/models/severity_map_model.h
    ${CMAKE_SOURCE_DIR}/widgets/models/severity_map_model.cpp)
target_link_libraries(footbridge_result_pages PUBLIC footbridge_pages)
