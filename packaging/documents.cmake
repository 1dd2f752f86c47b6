# SPDX-License-Identifier: GPL-3.0-or-later
# What a package brings along besides the programs, made of them: icons in all sizes, manual pages,
# completions for shells. Lies in build/.../documents.
set(documents ${CMAKE_BINARY_DIR}/documents)
set(FOOTBRIDGE_ICON_SIZES 16 22 24 32 48 64 128 256 512)
file(MAKE_DIRECTORY ${documents}/icons)

add_executable(footbridge_icons packaging/icons.cpp)
target_link_libraries(footbridge_icons PRIVATE Qt6::Gui Qt6::Svg)
set_target_properties(footbridge_icons PROPERTIES
                      RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/packaging)
list(TRANSFORM FOOTBRIDGE_ICON_SIZES REPLACE "(.+)" "${documents}/icons/\\1.png" OUTPUT_VARIABLE made)
set(icon ${CMAKE_SOURCE_DIR}/resources/icons/footbridge.svg)
add_custom_command(OUTPUT ${made}
    COMMAND footbridge_icons ${icon} ${documents}/icons ${FOOTBRIDGE_ICON_SIZES}
    DEPENDS footbridge_icons ${icon} VERBATIM)

set(words ${CMAKE_SOURCE_DIR}/packaging/window-words.sh)
set(page ${CMAKE_SOURCE_DIR}/packaging/man-page.sh)
foreach(shell bash zsh fish)
    add_custom_command(OUTPUT ${documents}/footbridge-cli.${shell}
        COMMAND footbridge-cli manual ${shell} > ${documents}/footbridge-cli.${shell}
        DEPENDS footbridge-cli VERBATIM)
    add_custom_command(OUTPUT ${documents}/footbridge.${shell}
        COMMAND ${words} $<TARGET_FILE:footbridge> ${shell} > ${documents}/footbridge.${shell}
        DEPENDS footbridge ${words} VERBATIM)
    list(APPEND made ${documents}/footbridge-cli.${shell} ${documents}/footbridge.${shell})
endforeach()
set(template ${CMAKE_SOURCE_DIR}/packaging/footbridge-cli.1.in)
add_custom_command(OUTPUT ${documents}/footbridge-cli.1.gz
    COMMAND ${page} ${template} ${PROJECT_VERSION} ${documents}/footbridge-cli.1.gz
            $<TARGET_FILE:footbridge-cli> manual man
    DEPENDS footbridge-cli ${template} ${page} VERBATIM)
set(template ${CMAKE_SOURCE_DIR}/packaging/footbridge.1.in)
add_custom_command(OUTPUT ${documents}/footbridge.1.gz
    COMMAND ${page} ${template} ${PROJECT_VERSION} ${documents}/footbridge.1.gz
            ${words} $<TARGET_FILE:footbridge> man
    DEPENDS footbridge ${template} ${page} ${words} VERBATIM)
add_custom_target(footbridge_documents ALL
    DEPENDS ${made} ${documents}/footbridge-cli.1.gz ${documents}/footbridge.1.gz)
add_dependencies(footbridge_documents handbook)
