# SPDX-License-Identifier: GPL-3.0-or-later
include(GNUInstallDirs)
include(packaging/documents.cmake)

# Where the program is at home, and who answers for its packages; those who publish it name their own.
set(FOOTBRIDGE_SITE "https://footbridge.github.io" CACHE STRING "Address of the program's site")
set(FOOTBRIDGE_MAINTAINER "Footbridge authors <footbridge@footbridge.github.io>" CACHE STRING
    "Name and address of who answers for the package")
# The same sources make the same bytes: times come from SOURCE_DATE_EPOCH alone, or stand here.
set(FOOTBRIDGE_DATE 2026-11-22)

file(READ /etc/os-release system)
string(REGEX MATCH "VERSION_ID=\"?([0-9]+)" ignored "${system}")
set(CPACK_PACKAGE_CONTACT ${FOOTBRIDGE_MAINTAINER})
# So that the package of a newer Debian is the newer one.
set(CPACK_DEBIAN_PACKAGE_VERSION ${PROJECT_VERSION}~deb${CMAKE_MATCH_1})
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${FOOTBRIDGE_SITE})
execute_process(COMMAND date -u -R -d ${FOOTBRIDGE_DATE} OUTPUT_VARIABLE changelog_date
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
configure_file(packaging/changelog.in ${documents}/changelog @ONLY)
execute_process(COMMAND gzip -9nkf ${documents}/changelog COMMAND_ERROR_IS_FATAL ANY)
configure_file(packaging/footbridge.metainfo.xml.in
               ${documents}/io.github.footbridge.Footbridge.metainfo.xml @ONLY)

foreach(program footbridge-cli footbridge)
    if(TARGET ${program})
        install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    endif()
endforeach()
install(FILES resources/example/source.csv resources/example/target.csv
              resources/example/README.md
        DESTINATION ${CMAKE_INSTALL_DATADIR}/footbridge/example)
install(DIRECTORY ${CMAKE_BINARY_DIR}/share/footbridge/help DESTINATION ${CMAKE_INSTALL_DATADIR}/footbridge)
install(FILES packaging/footbridge.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${documents}/io.github.footbridge.Footbridge.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES packaging/footbridge-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
        RENAME footbridge.xml)
install(FILES ${documents}/footbridge-cli.1.gz ${documents}/footbridge.1.gz
        DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
foreach(size IN LISTS FOOTBRIDGE_ICON_SIZES)
    install(FILES ${documents}/icons/${size}.png RENAME footbridge.png
            DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps)
endforeach()
install(FILES resources/icons/footbridge.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
foreach(program footbridge-cli footbridge)
    install(FILES ${documents}/${program}.bash RENAME ${program}
            DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
    install(FILES ${documents}/${program}.zsh RENAME _${program}
            DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
    install(FILES ${documents}/${program}.fish
            DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endforeach()
install(FILES packaging/copyright CHANGELOG.md METHODS.md SECURITY.md ${documents}/changelog.gz
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/footbridge)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME footbridge)
set(CPACK_PACKAGE_VENDOR "Footbridge")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "performance models carried to a new platform")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
    "Footbridge takes a table of runs from a known platform and a few runs from a\nnew one, whose \
columns differ in name, number and order. It shows what does\nnot match, says how hard the transfer \
is and why, trains and adapts a model,\ncompares it with what the few runs alone would give, and \
exports a model that\nruns without Footbridge.\n\nThe package has the desktop program and its \
command line, footbridge-cli.")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/packaging/folder-modes.cmake)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Without it Torch computes with the reference BLAS, which is seven times slower.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libopenblas0-serial, fonts-dejavu-core")
# The words that Qt itself brings, such as the names of keys, in the user's language, and the
# characters of Japanese and Chinese.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, fonts-noto-cjk")
include(CPack)
